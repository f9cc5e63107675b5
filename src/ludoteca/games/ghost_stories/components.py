"""What is in the box: `components.toml` as numbers, every word of it checked."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from ludoteca.core import BadDocument, Reader
from ludoteca.games.ghost_stories.records import OwnGhost
from ludoteca.games.ghost_stories.rules.box import Box
from ludoteca.games.ghost_stories.rules.steps import HELP_STEPS
from ludoteca.games.ghost_stories.rules.words import (
    ARRIVAL_WORDS,
    CONDITION_WORDS,
    CURSE_DIE,
    POWER_WORDS,
    REWARD_WORDS,
    TURN_WORDS,
)
from ludoteca.games.ghost_stories.space import (
    CARD_NAMES,
    COLOUR_NAMES,
    COLOURS,
    INCARNATION,
    POWER_NAMES,
    VILLAGER_NAMES,
)

FILE: Final = Path(__file__).with_name("components.toml")


def _index(word: object, known: list[str], where: str) -> int:
    if isinstance(word, str) and word in known:
        return known.index(word)
    raise BadDocument(where, f"{word!r} is no word of this game; known are {', '.join(filter(None, known))}")


def _bits(words: list[str], known: dict[str, int], where: str) -> int:
    bits = 0
    for word in words:
        if word not in known:
            raise BadDocument(where, f"{word!r} is no word of this game; known are {', '.join(known)}")
        bits |= known[word]
    return bits


def add_card(box: Box, card: int, row: dict[str, Any], where: str) -> None:
    """Write the row of one card into a box, whatever words it combines."""
    resistance = row["resistance"]
    colour = _index(row["colour"], COLOUR_NAMES, f"{where}.colour")
    needs = [0] * COLOURS
    if isinstance(resistance, int):
        needs[colour] = resistance
    else:
        for name, count in resistance.items():
            needs[_index(name, COLOUR_NAMES, f"{where}.resistance")] = count
    words = _bits(row.get("turn", []), TURN_WORDS, f"{where}.turn")
    words |= _bits(row.get("curse", []), {"curse_die": CURSE_DIE}, f"{where}.curse")
    if row.get("condition"):
        words |= _bits([row["condition"]], CONDITION_WORDS, f"{where}.condition")
    box.colour[card] = colour
    box.needs[card] = needs
    box.words[card] = words
    box.arrives[card] = [_index(word, ARRIVAL_WORDS, f"{where}.arrive") for word in row.get("arrive", [])]
    box.reward[card] = _index(row.get("reward", ""), REWARD_WORDS, f"{where}.reward")


def read_card(box: Box, card: int, row: object, where: str) -> str:
    """Read a card that a document brought along into a box; give its name."""
    reader = Reader(row, where)
    resistance: object = reader.take("resistance", 1)
    if isinstance(resistance, Mapping):
        needs = Reader(resistance, reader.path("resistance"))
        resistance = {name: needs.integer(name, 0, 0, 9) for name in COLOUR_NAMES}
        needs.finish()
    else:
        resistance = Reader.as_integer(resistance, reader.path("resistance"), 1, 9)
    written = {
        "colour": reader.string("colour", "black"),
        "resistance": resistance,
        "arrive": reader.strings("arrive", []),
        "turn": reader.strings("turn", []),
        "curse": reader.strings("curse", []),
        "reward": reader.string("reward", ""),
        "condition": reader.string("condition", ""),
    }
    name = reader.string("name", "")
    reader.finish()
    add_card(box, card, written, where)
    return name


def printed(box: Box, card: int, name: str) -> OwnGhost:
    """Give the words on a card."""
    words = box.words[card]
    needs = zip(COLOUR_NAMES, box.needs[card], strict=True)
    return OwnGhost(
        name=name,
        colour=COLOUR_NAMES[box.colour[card]],
        resistance={colour: count for colour, count in needs if count},
        arrive=tuple(ARRIVAL_WORDS[icon] for icon in box.arrives[card]),
        turn=tuple(word for word, bit in TURN_WORDS.items() if words & bit),
        curse=("curse_die",) if words & CURSE_DIE else (),
        reward=REWARD_WORDS[box.reward[card]],
        condition="".join(word for word, bit in CONDITION_WORDS.items() if words & bit),
    )


def _printed_box() -> Box:
    box = Box.empty()
    for section in ("ghost", "incarnation"):
        for row in _FILE[section]:
            add_card(box, _index(row["name"], CARD_NAMES, section), row, f"components.toml: {row['name']}")
    return box


def _ghosts() -> list[int]:
    cards = [(CARD_NAMES.index(row["name"]), len(row["cards"])) for row in _FILE["ghost"]]
    return [card for card, copies in sorted(cards) for _ in range(copies)]


def _help() -> list[list[int]]:
    words = {row["id"]: row["help"] for row in _FILE["villager"]}
    return [[HELP_STEPS[word] for word in words[name]] for name in VILLAGER_NAMES]


def _powers() -> list[list[int]]:
    words = {row["id"]: row["words"] for row in _FILE["power"]}
    return [[_bits(words[name], POWER_WORDS, name) for name in sides] for sides in POWER_NAMES]


_FILE: Final[dict[str, Any]] = tomllib.loads(FILE.read_text("utf-8"))

BOX: Final = _printed_box()
"""The cards as printed."""
GHOSTS: Final[list[int]] = _ghosts()
"""The 55 ordinary ghosts as a sorted bag (GS-010)."""
UNSEEN: Final[list[int]] = list(range(INCARNATION, len(CARD_NAMES)))
"""The ten incarnations (GS-011)."""
HELP: Final[list[list[int]]] = _help()
"""What each villager's help consists of, step by step."""
POWERS: Final[list[list[int]]] = _powers()
"""The words of both sides of each colour's board."""

LEVEL_NAMES: Final[list[str]] = list(_FILE["levels"])
"""The four levels in ascending order (GS-271)."""
QI_AT_START: Final[list[int]] = [level["qi"] for level in _FILE["levels"].values()]
BLACK_AT_START: Final[list[int]] = [level["black"] for level in _FILE["levels"].values()]
YIN_YANG_AT_START: Final[list[bool]] = [level["yin_yang"] for level in _FILE["levels"].values()]
INCARNATIONS_IN_DECK: Final[list[list[int]]] = [level["incarnations"] for level in _FILE["levels"].values()]
"""By level and number of players less one (GS-274)."""
GHOSTS_IN_DECK: Final[list[int]] = _FILE["players"]["ghosts"]
"""By number of players less one (GS-278)."""
POWER_TOKENS: Final[list[int]] = _FILE["players"]["power_tokens"]
"""By number of players less one (GS-280)."""
NEUTRAL_QI: Final[int] = _FILE["players"]["neutral_qi"]
BELOW_INCARNATION: Final[int] = _FILE["players"]["below_each_incarnation"]
QI: Final[int] = _FILE["supply"]["qi"]
TAO_EACH: Final[int] = _FILE["supply"]["tao_each_colour"]
FIGURES: Final[int] = _FILE["supply"]["haunting_figures"]
BUDDHAS: Final[int] = _FILE["supply"]["buddhas"]
WHITE_DICE: Final[int] = _FILE["supply"]["white_dice"]
ITEMS: Final[dict[str, str]] = _FILE["items"]
