"""What is in the box, and that the rules do not depend on how many of each."""

from __future__ import annotations

import tomllib
from collections import Counter

import pytest

from ludoteca.games.quietville import components
from ludoteca.games.quietville.space import (
    BUILDING_NAMES,
    COLOUR_OF,
    DISASTER_NAMES,
    INTERVENTION_NAMES,
    VALUE_OF,
)
from tests.games.quietville.scene import opened


@pytest.mark.rule("QV-005")
def test_thirty_disasters() -> None:
    """There are 30 disaster cards."""
    assert len(components.DISASTERS) == 30


@pytest.mark.rule("QV-006")
def test_forty_buildings_of_three_colours_from_three_to_eight() -> None:
    """There are 40 buildings; each colour has all values from 3 to 8, and cards repeat."""
    copies = Counter(components.BUILDINGS)
    assert len(components.BUILDINGS) == 40
    assert sorted(copies) == list(range(18))
    assert sorted({(COLOUR_OF[card], VALUE_OF[card]) for card in copies}) == [
        (colour, value) for colour in range(3) for value in range(3, 9)
    ]
    assert min(copies.values()) >= 2


@pytest.mark.rule("QV-007", "QV-016")
def test_five_starting_pairs_of_a_three_and_a_four() -> None:
    """There are five numbered pairs besides the deck, each a 3 and a 4."""
    assert len(components.PAIRS) == 5
    for pair in components.PAIRS:
        assert sorted(VALUE_OF[card] for card in pair) == [3, 4]


@pytest.mark.rule("QV-041", "QV-046", "QV-050")
def test_the_faces_that_the_rulebook_shows_are_in_the_deck() -> None:
    """Two blue and two red, one of each, two green; all of each colour; any one and any two."""
    faces = {DISASTER_NAMES[card] for card in components.DISASTERS}
    assert faces >= {"fixed:R2B2", "fixed:R1B1G1", "fixed:G2"}
    assert faces >= {"all:R", "all:B", "all:G"}
    assert faces >= {"any:1", "any:2"}


@pytest.mark.rule("QV-052")
def test_two_kinds_of_value_disaster() -> None:
    """One kind of value disaster lists 3, 5 and 7, the other 4, 6 and 8."""
    faces = {DISASTER_NAMES[card] for card in components.DISASTERS}
    assert {face for face in faces if face.startswith("value")} == {"value:3,5,7", "value:4,6,8"}


@pytest.mark.rule("QV-099")
def test_fourteen_interventions_of_six_sorts() -> None:
    """There are 14 intervention cards of six sorts."""
    assert len(components.INTERVENTIONS) == 14
    assert {INTERVENTION_NAMES[card] for card in components.INTERVENTIONS} == {
        "drop_disaster",
        "drop_building",
        "money",
        "swap",
        "sweep",
        "right",
    }


@pytest.mark.rule("QV-137")
def test_the_card_without_a_known_rule_joins_only_by_option() -> None:
    """The fifteenth card stays in the box unless the table wants it."""
    assert opened(mode="divine")["actions_pile_count"] == 14 - 6
    assert opened(mode="divine", include_beautiful_day=True)["actions_pile_count"] == 15 - 6


def test_every_list_says_how_sure_it_is() -> None:
    """Reconstructed lists are flagged, with their reasons and sources."""
    box = tomllib.loads(components.FILE.read_text("utf-8"))
    for section in box.values():
        assert section["confidence"] in ("high", "medium", "low")
        assert section["sources"]
    for name in ("buildings", "starting_pairs", "disasters", "interventions", "beautiful_day", "pictures"):
        assert box[name]["reconstructed"] is True


@pytest.mark.rule("QV-133")
def test_six_monsters_stand_on_the_disasters() -> None:
    """Every disaster shows one of six pictures, and all six are used."""
    pictures = {components.picture(card) for card in components.DISASTERS}
    assert pictures == {"dinosaur", "ape", "meteor", "plant", "saucer", "robot"}


def test_names_are_told_apart() -> None:
    """No two cards share a name."""
    names = [*BUILDING_NAMES, *DISASTER_NAMES, *INTERVENTION_NAMES]
    assert len(names) == len(set(names))
