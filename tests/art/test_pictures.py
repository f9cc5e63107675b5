"""The pictures are what the generator makes of the data, and every detail of a card is drawn."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from art.album import FOLDER, Picture, digest, pictures, recorded
from art.extract import names
from art.greenville import painters, stage
from art.kit import Stage
from art.palettes import PALETTES
from art.shapes import library
from ludoteca.games.greenville.cards import load

ROOT = Path(__file__).parents[2]


@cache
def painted() -> dict[str, Stage]:
    """Every card on its stage."""
    return {card.id: stage(card) for card in load().card}


def known_pictures() -> list[Picture]:
    return list(pictures())


def test_every_card_has_a_painter_in_its_setting_and_a_palette() -> None:
    for card in load().card:
        setting, _ = painters()[card.id]
        assert setting == card.setting
        assert card.palette in PALETTES
    assert len(painters()) == len(load().card)


def test_every_listed_detail_is_drawn() -> None:
    for card in load().card:
        strokes = painted()[card.id].shown
        missing = [detail.text for number, detail in enumerate(card.details) if not strokes.get(number)]
        assert missing == [], card.id


def test_no_picture_writes_words_that_need_a_font() -> None:
    assert [name for name, s in painted().items() if "<text" in s.svg()] == []


def test_painting_twice_gives_the_same() -> None:
    card = load().card[3]
    assert stage(card).svg() == painted()[card.id].svg()


@pytest.mark.slow
def test_the_pictures_on_disk_were_made_from_these_painters_and_data() -> None:
    made_from = recorded()
    stale = []
    for picture in known_pictures():
        s = painted().get(picture.name) or picture.paint()
        if made_from.get(picture.name) != digest(s.svg()):
            stale.append(picture.name)
    assert stale == [], "run `make art`"
    assert set(made_from) == {picture.name for picture in known_pictures()}


def test_every_picture_lies_there_in_its_sizes_and_all_weigh_less_than_25_megabytes() -> None:
    wanted = {name for picture in known_pictures() for name in picture.files}
    there = {file.relative_to(FOLDER).as_posix() for file in FOLDER.rglob("*.webp")}
    assert there == wanted
    assert sum(file.stat().st_size for file in FOLDER.rglob("*")) < 25_000_000


def test_only_the_shapes_that_are_used_are_copied() -> None:
    wanted = names(ROOT / "art")
    assert set(library()["icons"]) == wanted["icons"]
    assert set(library()["emoji"]) == wanted["emoji"]
