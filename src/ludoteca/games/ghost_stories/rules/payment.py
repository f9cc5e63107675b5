"""Whether a roll, with tokens or without, beats a set of ghosts: faces, whites, Circle and Mantra."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.games.ghost_stories.rules.turns import is_living
from ludoteca.games.ghost_stories.rules.words import DICE_IMMUNE
from ludoteca.games.ghost_stories.space import BOARDS, COLOURS, SPACES, WHITE

if TYPE_CHECKING:
    from ludoteca.games.ghost_stories.state import GhostStories

CANNOT: int = 99
"""More tokens than there are: what is asked cannot be met."""


def need(state: GhostStories, space: int) -> list[int]:
    """What a ghost still needs in each colour after Circle and, on one colour, Mantra (GS-255, GS-260)."""
    needs = state.box.needs[state.ghosts[space]][:]
    if state.circle >= 0 and needs[state.circle] > 0:
        needs[state.circle] -= 1
    if state.mantra == space and has_one_colour(state, space):
        for colour in range(COLOURS):
            if needs[colour] > 0:
                needs[colour] -= 1
    return needs


def has_one_colour(state: GhostStories, space: int) -> bool:
    """A ghost that asks for results of a single colour."""
    printed = state.box.needs[state.ghosts[space]]
    return max(printed) == sum(printed)


def bills(state: GhostStories, targets: int) -> list[list[int]]:
    """The ways to count what a set of ghosts asks: one, or one a colour that the Mantra may lower.

    A bill holds, colour by colour, what dice may pay, and after that what only tokens may pay, for
    dice never count against the dice-immune (GS-147, GS-294, GS-315, GS-316).
    """
    bill = [0] * (2 * COLOURS)
    weakened = -1
    for space in range(SPACES):
        if targets >> space & 1:
            shift = COLOURS if is_immune(state, space) else 0
            for colour, count in enumerate(need(state, space)):
                bill[shift + colour] += count
            if state.mantra == space and not has_one_colour(state, space):
                weakened = space
    if weakened < 0:
        return [bill]
    return _lowered(state, bill, weakened)


def _lowered(state: GhostStories, bill: list[int], space: int) -> list[list[int]]:
    """The Mantra lowers one colour of a multicoloured ghost, whichever is wanted (GS-316)."""
    shift = COLOURS if is_immune(state, space) else 0
    ways: list[list[int]] = []
    for colour, count in enumerate(need(state, space)):
        if count > 0:
            way = bill[:]
            way[shift + colour] -= 1
            ways.append(way)
    return ways or [bill]


def is_immune(state: GhostStories, space: int) -> bool:
    """Dice never count against this ghost (GS-294)."""
    return state.box.words[state.ghosts[space]] & DICE_IMMUNE != 0


def results(state: GhostStories) -> list[int]:
    """The roll counted by face; whites are worth nothing while Nameless is in play (GS-136, GS-314)."""
    counted = [0] * (COLOURS + 1)
    for face in state.dice:
        counted[face] += 1
    if state.whites_void:
        counted[WHITE] = 0
    return counted


def tokens_here(state: GhostStories) -> list[int]:
    """The Tao tokens of all living Taoists on the exorcist's tile (GS-154, GS-155, GS-296)."""
    here = [0] * COLOURS
    if not state.tao_locked:
        place = state.at[state.active]
        for board in range(BOARDS):
            if state.at[board] == place and is_living(state, board):
                for colour in range(COLOURS):
                    here[colour] += state.tao[board * COLOURS + colour]
    return here


def tokens_owed(bill: list[int], counted: list[int], tokens: list[int]) -> int:
    """How many tokens meet a bill, whites used as well as they can be; CANNOT if none do (GS-140, GS-152)."""
    owed = missing = coverable = 0
    for colour in range(COLOURS):
        forced = bill[COLOURS + colour]
        if forced > tokens[colour]:
            return CANNOT
        owed += forced
        short = bill[colour] - counted[colour]
        if short > 0:
            missing += short
            coverable += min(short, tokens[colour] - forced)
    extra = missing - counted[WHITE]
    if extra <= 0:
        return owed
    return owed + extra if extra <= coverable else CANNOT


def price(state: GhostStories, targets: int, counted: list[int], tokens: list[int]) -> int:
    """The fewest tokens that beat a set of ghosts with this roll; CANNOT if they are not enough."""
    best = CANNOT
    for bill in bills(state, targets):
        owed = tokens_owed(bill, counted, tokens)
        best = min(best, owed)
    return best


def strength(state: GhostStories, targets: int) -> tuple[int, int]:
    """How many results a set of ghosts needs, and how many of them dice and tokens give at best."""
    counted = results(state)
    tokens = tokens_here(state)
    need = have = -1
    for bill in bills(state, targets):
        asked = sum(bill)
        met = _met(bill, counted, tokens)
        if need < 0 or asked - met < need - have:
            need, have = asked, met
    return need, have


def _met(bill: list[int], counted: list[int], tokens: list[int]) -> int:
    """How much of a bill dice and tokens pay at best."""
    met = missing = coverable = 0
    for colour in range(COLOURS):
        forced = min(bill[COLOURS + colour], tokens[colour])
        short = max(bill[colour] - counted[colour], 0)
        met += forced + bill[colour] - short
        missing += short
        coverable += min(short, tokens[colour] - forced)
    return met + min(missing, counted[WHITE] + coverable)


def colours_to_pay(state: GhostStories) -> list[list[int]]:
    """The token lists, colour by colour, that meet the aim exactly with what is paid already (GS-144)."""
    counted = results(state)
    tokens = tokens_here(state)
    for colour in range(COLOURS):
        tokens[colour] += state.paid[colour]
    total = price(state, state.aim, counted, tokens)
    ways: list[list[int]] = []
    for bill in bills(state, state.aim):
        if tokens_owed(bill, counted, tokens) == total:
            least = bill[COLOURS:]
            most = [
                least[colour] + min(max(bill[colour] - counted[colour], 0), tokens[colour] - least[colour])
                for colour in range(COLOURS)
            ]
            _spread(least, most, state.paid, total, 0, [0] * COLOURS, ways)
    return ways


def _spread(
    least: list[int],
    most: list[int],
    paid: list[int],
    left: int,
    colour: int,
    way: list[int],
    ways: list[list[int]],
) -> None:
    """Collect every list between least and most, at least what is paid, of the right sum."""
    if colour == COLOURS:
        if left == 0 and way not in ways:
            ways.append(way[:])
        return
    for count in range(max(least[colour], paid[colour]), min(most[colour], left) + 1):
        way[colour] = count
        _spread(least, most, paid, left - count, colour + 1, way, ways)
    way[colour] = 0
