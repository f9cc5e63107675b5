"""Sentences for the terminal: facts, names, lists, and signs that must not get through."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ludoteca.core import BadDocument, Game, Text
from ludoteca.texts import GameTexts, harmless, listed, load, pretty, slug

ROOT = Path(__file__).parent.parent
TEXTS = GameTexts(
    """
name-any-2 = two of any colour
took = { $seat } takes { $card }.
won = { $winner_seats } won { $points ->
    [one] a point
   *[other] { $points } points
}.
lost = Lost: { $cards }.
"""
)


def test_seats_become_names_and_strings_become_components() -> None:
    took = Text("took", {"seat": 1, "card": "any:2"})
    assert TEXTS.say(took, ["Ada", "Bo"]) == "Bo takes two of any colour."
    assert TEXTS.say(Text("took", {"seat": 0, "card": "R5"}), ["Ada"]) == "Ada takes R5."
    assert TEXTS.say(Text("took", {"seat": 4, "card": "R5"}), ["Ada"]) == "seat 4 takes R5."


@pytest.mark.parametrize(
    ("seats", "points", "sentence"),
    [
        ([0], 1, "A won a point."),
        ([0, 2], 3, "A and C won 3 points."),
        ([0, 1, 2], 1000, "A, B, and C won 1,000 points."),
    ],
)
def test_lists_and_numbers_read_as_in_the_browser(seats: list[int], points: int, sentence: str) -> None:
    assert TEXTS.say(Text("won", {"winner_seats": seats, "points": points}), ["A", "B", "C"]) == sentence


def test_a_list_of_components_is_a_list_of_names() -> None:
    assert TEXTS.say(Text("lost", {"cards": ["any:2", "B3"]}), []) == "Lost: two of any colour and B3."
    assert listed([]) == ""


def test_a_message_that_nobody_wrote_is_readable() -> None:
    assert TEXTS.say(Text("discard_pile-empty"), []) == "Discard pile empty"
    assert pretty("swap") == "Swap"


def test_no_isolation_marks_come_through() -> None:
    assert not set("\u2066\u2067\u2068\u2069") & set(
        TEXTS.say(Text("took", {"seat": 0, "card": "x"}), ["Ada"])
    )


@pytest.mark.parametrize(
    "sign", ["\x1b", "\x07", "\x00", "\n", "\r", "\x9b", "\x7f", "\u202e", "\u2067", "\u2028", "\ud800"]
)
def test_signs_that_command_a_terminal_are_replaced(sign: str) -> None:
    assert harmless(f"a{sign}b") == "a\N{REPLACEMENT CHARACTER}b"
    assert sign not in TEXTS.say(Text("took", {"seat": 0, "card": f"x{sign}"}), [f"Ada{sign}"])


@pytest.mark.parametrize("text", ["Zoë Ćirić", "李小龍", "שלום", "👩‍👩‍👧", "naïve — “quoted”"])
def test_names_of_people_stay_as_they_are(text: str) -> None:
    assert harmless(text) == text


def test_slugs_are_message_ids() -> None:
    assert slug("value:3,5,7") == "value-3-5-7"


def test_the_house_has_a_sentence_for_whatever_it_says(any_game: Game) -> None:
    said: set[str] = set()
    for path in (ROOT / "src" / "ludoteca").rglob("*.py"):
        said |= set(re.findall(r'"(house-[a-z-]+)"', path.read_text("utf-8")))
    assert said
    texts = load(any_game.folder)
    assert [message for message in sorted(said) if not texts.has(message)] == []


def test_the_browser_says_the_same_for_the_house() -> None:
    ours, theirs = (
        dict(re.findall(r"^(house-[a-z-]+) = (.+)$", path.read_text("utf-8"), re.MULTILINE))
        for path in (ROOT / "src" / "ludoteca" / "house.en.ftl", ROOT / "web" / "src" / "texts" / "en.ftl")
    )
    assert {name: text for name, text in theirs.items() if ours.get(name) != text} == {}


def test_a_game_without_texts_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadDocument, match=r"texts/en\.ftl: No such file"):
        load(tmp_path)
