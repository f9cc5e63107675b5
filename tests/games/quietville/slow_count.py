"""A second Quietville, slow and plain, written from the rulebook to count how a position goes on.

It shares nothing with the game but the words of a position document. A table is a dict that is
copied for every act; what is still to happen is a list of tasks, first one next.
"""

from __future__ import annotations

from copy import deepcopy
from itertools import product
from typing import Any

Table = dict[str, Any]
LETTERS = "ABCDE"
KINDS = ["lowest", "highest", "everything", "R", "B", "G"]


def count(document: dict[str, Any], depth: int) -> int:
    """Count the ways to go on for exactly `depth` acts and draws."""
    return _count(_lay(document), depth)


def _lay(document: dict[str, Any]) -> Table:
    seats = document["seats"]
    table: Table = {
        "seats": seats,
        "money": {seat: document["money"].get(seat, 1) for seat in seats},
        "supply": {seat: sorted(document["supply"].get(seat, [])) for seat in seats},
        "hands": {seat: sorted(document["hands"].get(seat, [])) for seat in seats},
        "used": {seat: set(document["sheet"].get(seat, {})) for seat in seats},
        "buildings": list(document["buildings_row"]),
        "disasters": list(document["disasters_row"]),
        "building_pile": _bag(document["buildings_pile"]),
        "depths": list(document["scoring_after"]),
        "disaster_pile": _bag(document["disasters_pile"]),
        "disasters_out": list(document["disasters_out"]),
        "cards": _bag(document["actions_pile"]),
        "cards_out": list(document["actions_out"]),
        "tasks": [("turn", document["to_move"])],
        "lost": 0,
        "scorings": document["scorings_done"],
        "over": False,
    }
    return table


def _bag(copies: dict[str, int]) -> list[str]:
    return [name for name, number in copies.items() for _ in range(number)]


def _count(table: Table, depth: int) -> int:
    if depth == 0:
        return 1
    return sum(_count(after, depth - 1) for after in _ways(table))


def _ways(table: Table) -> list[Table]:
    """Every table that one act or one draw can lead to."""
    table = _settle(deepcopy(table))
    if table["over"]:
        return []
    task = table["tasks"][0]
    return [_settle(after) for after in TASKS[task[0]](table, *task[1:])]


def _settle(table: Table) -> Table:
    """Do everything that is neither a choice nor a draw."""
    while not table["over"]:
        task = table["tasks"][0]
        if task[0] == "refill":
            table["tasks"] = _due(table) + table["tasks"][1:]
        elif task[0] == "bonus" and not table["cards"]:
            table["cards"], table["cards_out"] = table["cards_out"], []
            if not table["cards"]:
                table["tasks"] = table["tasks"][1:]
        elif task[0] == "new_disaster" and not table["disaster_pile"]:
            table["disaster_pile"], table["disasters_out"] = table["disasters_out"], []
        else:
            break
    return table


def _due(table: Table) -> list[tuple[Any, ...]]:
    """What empty rows ask for, in order: disasters, then a scoring or buildings."""
    if not table["disasters"]:
        return [("new_disaster",)] * 5 + [("refill",)]
    if table["buildings"]:
        return []
    if table["depths"][0] == 0:
        table["depths"] = table["depths"][1:]
        return [("score", {}), ("refill",)]
    return [("new_building",)] * 5


def _next(table: Table, tasks: list[tuple[Any, ...]]) -> Table:
    """A copy of the table whose first task is replaced by others."""
    after = deepcopy(table)
    after["tasks"] = tasks + after["tasks"][1:]
    return after


def _neighbour(table: Table, seat: str, step: int) -> str:
    seats = table["seats"]
    return str(seats[(seats.index(seat) + step) % len(seats)])


def _end(table: Table, seat: str, step: int = 1) -> Table:
    """The turn is over: refill what is empty, then the neighbour moves."""
    return _next(table, [("refill",), ("turn", _neighbour(table, seat, step))])


def _turn(table: Table, seat: str) -> list[Table]:
    after: list[Table] = []
    money = table["money"][seat]
    if money >= 1:
        after += [_buy(table, seat, card) for card in sorted(set(table["buildings"]))]
    if money <= 1:
        for card in sorted(set(table["disasters"])):
            after.append(_take(table, seat, card))
    for card in sorted(set(table["hands"][seat])):
        after += _play(table, seat, card)
    return after


def _buy(table: Table, seat: str, card: str) -> Table:
    after = _end(table, seat)
    after["money"][seat] -= 1
    after["buildings"].remove(card)
    after["supply"][seat].append(card)
    return after


def _take(table: Table, seat: str, card: str) -> Table:
    after = _next(table, [("lose", seat, {})])
    after["money"][seat] += 1
    after["disasters"].remove(card)
    after["disasters_out"].append(card)
    town = after["supply"][seat]
    doomed, asked = _effect(card, town)
    for building in doomed:
        town.remove(building)
    after["lost"] = len(doomed)
    return _lose_more(after, seat, asked)


def _effect(card: str, town: list[str]) -> tuple[list[str], dict[str, int]]:
    """What goes at once, and how many of which colours the owner still chooses."""
    kind, face = card.split(":")
    if kind == "all":
        return [building for building in town if building[0] == face], {}
    if kind == "value":
        return [building for building in town if building[1] in face.split(",")], {}
    amounts = {"RBG": int(face)} if kind == "any" else dict(zip(face[::2], map(int, face[1::2]), strict=True))
    doomed: list[str] = []
    asked: dict[str, int] = {}
    for colours, amount in amounts.items():
        owned = [building for building in town if building[0] in colours]
        if len(owned) <= amount:
            doomed += owned
        else:
            asked[colours] = amount
    return doomed, asked


def _lose_more(table: Table, seat: str, asked: dict[str, int]) -> Table:
    """Ask on, or end the turn with a bonus card for two or more lost."""
    if asked:
        return _next(table, [("lose", seat, asked)])
    after = _end(table, seat)
    if table["lost"] >= 2:
        after["tasks"] = [("bonus", seat), *after["tasks"]]
    after["lost"] = 0
    return after


def _lose(table: Table, seat: str, asked: dict[str, int]) -> list[Table]:
    after: list[Table] = []
    for building in sorted(set(table["supply"][seat])):
        for colours in asked:
            if building[0] in colours:
                one = deepcopy(table)
                one["supply"][seat].remove(building)
                one["lost"] += 1
                left = {key: amount - (key == colours) for key, amount in asked.items()}
                after.append(_lose_more(one, seat, {key: amount for key, amount in left.items() if amount}))
    return after


def _play(table: Table, seat: str, card: str) -> list[Table]:
    """The card with its effect, where it has one, and without."""
    spent = deepcopy(table)
    spent["hands"][seat].remove(card)
    spent["cards_out"].append(card)
    return [*_effects(spent, seat, card), _end(spent, seat)]


def _effects(table: Table, seat: str, card: str) -> list[Table]:
    if card in ("drop_disaster", "drop_building"):
        return [_next(table, [(card, seat)])]
    if card == "swap":
        return [_next(table, [("give", seat)])] if table["supply"][seat] else []
    if card == "money":
        after = _end(table, seat)
        after["money"][seat] += 1
        return [after] if after["money"][seat] <= 2 else []
    if card == "right":
        return [_end(table, seat, -1)]
    after = _end(table, seat)
    number = len(after["disasters"])
    after["disasters_out"] += after["disasters"]
    after["disasters"] = []
    after["tasks"] = [("new_disaster",)] * number + after["tasks"]
    return [after]


def _drop_disaster(table: Table, seat: str) -> list[Table]:
    after = []
    for card in sorted(set(table["disasters"])):
        one = _end(table, seat)
        one["disasters"].remove(card)
        one["disasters_out"].append(card)
        after.append(one)
    return after


def _drop_building(table: Table, seat: str) -> list[Table]:
    after = []
    for card in sorted(set(table["buildings"])):
        one = _end(table, seat)
        one["buildings"].remove(card)
        after.append(one)
    return after


def _give(table: Table, seat: str) -> list[Table]:
    return [_next(table, [("get", seat, card)]) for card in sorted(set(table["supply"][seat]))]


def _get(table: Table, seat: str, given: str) -> list[Table]:
    after = []
    for card in sorted(set(table["buildings"])):
        one = _end(table, seat)
        one["buildings"].remove(card)
        one["buildings"].append(given)
        one["supply"][seat].remove(given)
        one["supply"][seat].append(card)
        after.append(one)
    return after


def _score(table: Table, picks: dict[str, str]) -> list[Table]:
    """Any seat that has not picked may pick any kind whose field is free."""
    after = []
    for seat, kind in product(table["seats"], KINDS):
        field = "colour" if kind in "RBG" else kind
        if seat not in picks and field not in table["used"][seat]:
            one = _next(table, [("score", {**picks, seat: field})])
            if len(picks) + 1 == len(table["seats"]):
                one = _reveal(one, {**picks, seat: field})
            after.append(one)
    return after


def _reveal(table: Table, picks: dict[str, str]) -> Table:
    after = _next(table, [])
    for seat, field in picks.items():
        after["used"][seat].add(field)
    after["scorings"] += 1
    after["over"] = after["scorings"] == 4
    return after


def _bonus(table: Table, seat: str) -> list[Table]:
    after = []
    for card in sorted(set(table["cards"])):
        one = _next(table, [])
        one["cards"].remove(card)
        one["hands"][seat].append(card)
        after.append(one)
    return after


def _new_disaster(table: Table) -> list[Table]:
    after = []
    for card in sorted(set(table["disaster_pile"])):
        one = _next(table, [])
        one["disaster_pile"].remove(card)
        one["disasters"].append(card)
        after.append(one)
    return after


def _new_building(table: Table) -> list[Table]:
    after = []
    for card in sorted(set(table["building_pile"])):
        one = _next(table, [])
        one["building_pile"].remove(card)
        one["buildings"].append(card)
        one["depths"][0] -= 1
        after.append(one)
    return after


TASKS: dict[str, Any] = {
    "turn": _turn,
    "lose": _lose,
    "drop_disaster": _drop_disaster,
    "drop_building": _drop_building,
    "give": _give,
    "get": _get,
    "score": _score,
    "bonus": _bonus,
    "new_disaster": _new_disaster,
    "new_building": _new_building,
}
