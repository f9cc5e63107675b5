"""Path counts of In a Grove by a second, slow program, written from the rulebook alone.

It shares nothing with the game but the words of a position document: a table is a plain record that
is copied for every act, figures are numbers with None for white, chips are kept one by one.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Any

SUSPECTS = ("A", "B", "C")
WHITE = None
Figure = int | None


@dataclass
class Table:
    """Everything on the table. `laid` is what has been dealt, in order: alibis, A, B, C, victim."""

    players: int
    discoverer: int
    laid: list[Figure]
    phase: str = "look"
    turns_taken: int = 0
    chips: list[list[tuple[int, str]]] = field(default_factory=list)
    below: dict[str, list[int]] = field(default_factory=lambda: {name: [] for name in SUSPECTS})
    lost: bool = False
    closes_all: bool = False
    marker_left: bool = False


def count(position: dict[str, Any], depth: int) -> int:
    """Count the ways to go on for exactly `depth` acts and draws."""
    return _count(_lay(position), depth)


def settled(position: dict[str, Any], last: str) -> tuple[list[tuple[int, int]], bool]:
    """Lay the last chip of a round; give everybody's chips fit to accuse and Liar chips, and if one lost."""
    table = list(_accuse(_lay(position)))[SUSPECTS.index(last)]
    faces = [[face for _, face in hand] for hand in table.chips]
    return [(hand.count("accuse"), hand.count("liar")) for hand in faces], table.lost


def _count(table: Table, depth: int) -> int:
    if depth == 0:
        return 1
    return sum(_count(after, depth - 1) for after in _ways(table))


def _ways(table: Table) -> Iterator[Table]:
    """Every single act, or every single figure or discoverer that chance may bring."""
    if table.lost:
        return iter(())
    return {
        "youngest": _youngest,
        "deal": _deal,
        "look": _look,
        "tamper": _tamper,
        "accuse": _accuse,
    }[table.phase](table)


def _copy(table: Table) -> Table:
    return replace(
        table,
        laid=table.laid[:],
        chips=[hand[:] for hand in table.chips],
        below={name: stack[:] for name, stack in table.below.items()},
    )


def _deck(players: int) -> list[Figure]:
    """Four use all, three lay the 2 aside, two the 8 as well."""
    figures: list[Figure] = [WHITE, 2, 3, 4, 5, 6, 7, 8]
    if players < 4:
        figures.remove(2)
    if players < 3:
        figures.remove(8)
    return figures


def _youngest(table: Table) -> Iterator[Table]:
    for player in range(table.players):
        after = _copy(table)
        after.discoverer, after.phase = player, "deal"
        yield after


def _deal(table: Table) -> Iterator[Table]:
    for figure in _deck(table.players):
        if figure in table.laid:
            continue
        after = _copy(table)
        after.laid.append(figure)
        if len(after.laid) == len(_deck(table.players)):
            after.phase = "look"
        yield after


def _player(table: Table) -> int:
    """Clockwise from the discoverer."""
    return (table.discoverer + table.turns_taken) % table.players


def _look(table: Table) -> Iterator[Table]:
    """Any two of the suspects, but not one with only the previous player's chip."""
    for one, other in (("A", "B"), ("A", "C"), ("B", "C")):
        if not (_may_not_be_touched(table, one) or _may_not_be_touched(table, other)):
            after = _copy(table)
            after.phase = "tamper" if table.turns_taken == 0 else "accuse"
            yield after


def _may_not_be_touched(table: Table, suspect: str) -> bool:
    previous = (_player(table) - 1) % table.players
    stack = table.below[suspect]
    if table.closes_all:
        return bool(stack) and stack[-1] == previous
    return stack == [previous]


def _tamper(table: Table) -> Iterator[Table]:
    """Swap one suspect with the victim, or none."""
    for suspect in (*SUSPECTS, None):
        after = _copy(table)
        after.phase = "accuse"
        if suspect:
            at = table.players + SUSPECTS.index(suspect)
            after.laid[at], after.laid[-1] = after.laid[-1], after.laid[at]
        yield after


def _accuse(table: Table) -> Iterator[Table]:
    """One chip of one's own, coloured side up, on top of the others."""
    for suspect in SUSPECTS:
        after = _copy(table)
        player = _player(table)
        after.chips[player].remove((player, "accuse"))
        after.below[suspect].append(player)
        after.turns_taken += 1
        after.phase = "look"
        if after.turns_taken == after.players:
            _truth(after)
        yield after


def _murderer(three: list[Figure]) -> Figure:
    """The largest number; the smallest if a 5 is there; white never."""
    numbers = [figure for figure in three if figure is not WHITE]
    return min(numbers) if 5 in numbers else max(numbers)


def _truth(table: Table) -> None:
    """Return the chips below the murderer, hand the others to whoever is on top, then judge."""
    three = table.laid[table.players : table.players + 3]
    for suspect, figure in zip(SUSPECTS, three, strict=True):
        stack = table.below[suspect]
        for owner in stack:
            if figure == _murderer(three):
                table.chips[owner].append((owner, "accuse"))
            else:
                table.chips[stack[-1]].append((owner, "liar"))
    order = [(table.discoverer + turn) % table.players for turn in range(table.players)]
    eight = [player for player in order if len(table.chips[player]) >= 8]
    empty = [player for player in order if (player, "accuse") not in table.chips[player]]
    if eight or empty:
        table.lost = True
        return
    table.discoverer = (table.discoverer + (1 if table.marker_left else -1)) % table.players
    table.below = {name: [] for name in SUSPECTS}
    table.laid = []
    table.turns_taken = 0
    table.phase = "deal"


# Laying the positions of perft.yaml, whose notation is that of scenarios


def _lay(position: dict[str, Any]) -> Table:
    """Lay a table; these positions name every figure and every chip that is not the usual five."""
    letters = position["seats"]
    alibis = position.get("alibis", {})
    laid = [alibis[letter] for letter in letters if letter in alibis] + position.get("suspects", [])
    if "victim" in position:
        laid.append(position["victim"])
    table = Table(
        players=len(letters),
        discoverer=letters.index(position.get("discoverer", "A")),
        laid=[WHITE if figure == "white" else int(figure) for figure in laid],
        closes_all=position.get("closed_card") == "last_accused",
        marker_left=position.get("next_discoverer") == "left",
    )
    for suspect, stack in position.get("stacks", {}).items():
        table.below[suspect] = [letters.index(letter) for letter in stack]
    table.turns_taken = sum(map(len, table.below.values()))
    for player, letter in enumerate(letters):
        hand = {"acc": 5, "liar": 0, **position.get("chips", {}).get(letter, {})}
        usable = [(player, "accuse")] * hand["acc"]
        table.chips.append(usable + [(player, "liar")] * hand["liar"])
    step = position.get("step", "look")
    table.phase = {"first_discoverer": "youngest", "swap": "tamper"}.get(step, step)
    return table
