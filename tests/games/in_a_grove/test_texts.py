"""Every sentence that the game can say is written down, and reads well."""

from __future__ import annotations

import msgspec
import pytest

from ludoteca.core import Facts, Text
from ludoteca.games.in_a_grove import GAME
from ludoteca.games.in_a_grove.records import GroveView, Sight
from ludoteca.texts import load, slug
from tests.games.in_a_grove.scene import Scene, grove, random_game

TEXTS = load(GAME.folder)
NAMES = ["Ann", "Ben", "Cat", "Dan"]


def sentence(sight: Sight) -> str:
    """A sight as its owner reads it: its fields are the facts of its message."""
    facts: Facts = {key: value for key, value in msgspec.to_builtins(sight).items() if value is not None}
    return TEXTS.say(Text(sight.text, facts), NAMES)


def test_what_was_seen_is_said_with_place_and_moment() -> None:
    table = grove().turn("A", leave="B", tamper="A", accuse="C")
    assert [sentence(sight) for sight in table.view("A").sights] == [
        "Your own alibi is 2.",
        "The alibi of Ben is 4.",
        "You saw 3 at A before the swap: it is the victim now.",
        "You saw 6 at C.",
    ]


def labels(table: Scene, letter: str) -> list[str]:
    seen = table.view(letter)
    legal = table.state.legal_actions("ABCD".index(letter))
    return [TEXTS.say(GAME.label(seen, action), NAMES) for action in legal]


def test_choices_read_well() -> None:
    table = grove(chips={"B": {"acc": 5, "liar": 1}})
    assert labels(table, "A") == ["Look at B and C", "Look at A and C", "Look at A and B"]
    table.act("A", "leave", "B")
    assert labels(table, "A") == [
        "Swap A, which is 3, with the victim",
        "Swap B, which you have not seen, with the victim",
        "Swap C, which is 6, with the victim",
        "Leave the victim alone",
    ]
    table.act("A", "let_be").act("A", "accuse", "C").act("B", "leave", "C")
    assert labels(table, "B") == [
        "Accuse A, which is 3",
        "Accuse B, which is 8",
        "Accuse C, unseen, on top of 1 chip: 7 of 8 in all if it is innocent",
    ]


@pytest.mark.rule("IG-045")
def test_a_refusal_says_whose_chip_closes_the_suspect() -> None:
    refusal = grove().turn("A", leave="B", accuse="C").refused("B", "leave", "A")
    said = TEXTS.say(Text(refusal.text, refusal.facts), NAMES)
    assert said == "C is closed to you: the chip of Ann has just been laid there."


def test_a_round_reads_like_a_story() -> None:
    table = grove().turn("A", leave="B", tamper="A", accuse="C").turn("B", leave="C", accuse="B")
    table.turn("C", leave="B", accuse="C").turn("D", leave="A", accuse="A")
    said = [TEXTS.say(text, NAMES) for text in table.told("A")]
    assert said[:6] == [
        "Ann looks at A and C and sees 3 and 6.",
        "Ann swaps A with the victim.",
        "Ann accuses C.",
        "Ben looks at A and B.",
        "Ben accuses B.",
        "Cat looks at A and C.",
    ]
    assert said[9:13] == [
        "The suspects were white, 8, and 6: 8 at B is the murderer.",
        "Dan was wrong about A and takes 1 Liar chip.",
        "Ben was right and takes back the chip at B.",
        "Cat was the last to be wrong about C and takes 2 Liar chips.",
    ]


def words_in(value: object) -> set[str]:
    """All texts in the fields of a view, less message ids."""
    if isinstance(value, str):
        return {value}
    if isinstance(value, dict):
        return {word for key, entry in value.items() if key != "text" for word in words_in(entry)}
    return {word for entry in value for word in words_in(entry)} if isinstance(value, tuple) else set()


@pytest.mark.parametrize("seats", [2, 4])
def test_every_word_of_a_view_has_a_name(seats: int) -> None:
    words: set[str] = set()
    for closed_card, direction in (("sole_chip", "left"), ("last_accused", "right")):
        options = {"closed_card": closed_card, "next_discoverer": direction}
        for state in random_game(seats, 3, options):
            seen = GAME.view(state, 0b11)
            assert isinstance(seen, GroveView)
            shown = msgspec.to_builtins(seen)
            shown.pop("turn")
            words |= words_in(shown)
    assert [word for word in sorted(words) if not TEXTS.has(f"name-{slug(word)}")] == []
    assert len(words) > 20
