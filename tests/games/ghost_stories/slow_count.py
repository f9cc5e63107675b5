"""A second Ghost Stories, slow and plain, written from the rulebook to count how a position goes on.

It shares nothing with the game but the words of a position document and the component file. A table
is a dict that is copied for every act; what is still to happen is a list of tasks, first one next.
It knows four Taoists without board powers, and every word on the cards.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from copy import deepcopy
from itertools import combinations_with_replacement, product
from pathlib import Path
from typing import Any

Table = dict[str, Any]
Tile = tuple[int, int]
COLOURS = ["yellow", "green", "red", "blue"]
TOKENS = [*COLOURS, "black"]
FACES = [*TOKENS, "white"]
SIDES = dict(zip("NESW", COLOURS, strict=True))
TILES: list[Tile] = [(row, column) for row in (1, 2, 3) for column in (1, 2, 3)]
SPACES = [f"{side}{number}" for side in "NESW" for number in (1, 2, 3)]
BOX = Path(__file__).parents[3] / "src/ludoteca/games/ghost_stories/components.toml"
LAID = ["cemetery", "taoist_altar", "herbalist", "sorcerer", "tea_house", "buddhist_temple"]
VILLAGE = dict(zip(TILES, [*LAID, "circle_of_prayer", "night_watchman", "pavilion"], strict=True))
PLACE_OF = {villager: tile for tile, villager in VILLAGE.items()}


def _cards() -> dict[str, dict[str, Any]]:
    box = tomllib.loads(BOX.read_text("utf-8"))
    cards = {}
    for row in [*box["ghost"], *box["incarnation"]]:
        needs = row["resistance"]
        cards[row["name"]] = {
            **row,
            "needs": needs if isinstance(needs, dict) else {row["colour"]: needs},
            "wufeng": "condition" in row,
        }
    return cards


CARDS = _cards()


def count(document: dict[str, Any], depth: int) -> int:
    """Count the ways to go on for exactly `depth` acts, draws and rolls."""
    return _count(_settle(_lay(document)), depth)


def _count(table: Table, depth: int) -> int:
    if depth == 0:
        return 1
    return sum(_count(after, depth - 1) for after in _ways(table))


def _lay(document: dict[str, Any]) -> Table:
    started = {colour: {colour: 1, "black": 1} for colour in COLOURS}
    table: Table = {
        "active": document["active"],
        "at": {colour: tuple(document.get("at", {}).get(colour, (2, 2))) for colour in COLOURS},
        "qi": {colour: document.get("qi", {}).get(colour, 4) for colour in COLOURS},
        "tao": {colour: Counter(document.get("tao", {}).get(colour, started[colour])) for colour in COLOURS},
        "yin_yang": {colour: document.get("yin_yang", {}).get(colour, True) for colour in COLOURS},
        "buddhas": {colour: document.get("buddhas", {}).get(colour, 0) for colour in COLOURS},
        "fresh": 0,
        "haunted": {tuple(tile) for tile in document.get("haunted", [])},
        "ghosts": {},
        "figures": {},
        "on_buddha": set(document.get("on_buddha", [])),
        "circle": document.get("circle"),
        "bag": Counter(document["bag"]),
        "deck": list(document["blocks"]),
        "unseen": list(document.get("unseen", [])),
        "dice_held": set(),
        "tao_locks": set(),
        "vulnerable": set(),
        "moved": False,
        "acted": False,
        "placed": False,
        "over": False,
        "tasks": [],
    }
    for space, card in document.get("ghosts", {}).items():
        row = card if isinstance(card, dict) else {"card": card}
        table["ghosts"][space] = row["card"]
        table["figures"][space] = row.get("figure", "card")
    for space in SPACES:
        arrives = CARDS[table["ghosts"][space]]["arrive"] if space in table["ghosts"] else []
        if "capture_die" in arrives and len(table["dice_held"]) < 3:
            table["dice_held"].add(space)
        if "tao_lock" in arrives:
            table["tao_locks"].add(space)
    for colour in COLOURS:
        if table["qi"][colour] == 0:
            table["at"][colour] = PLACE_OF["cemetery"]
            table["tao"][colour] = Counter()
            table["yin_yang"][colour] = False
    table["tasks"] = [("turn",)] if document.get("phase") == "yin" else [("menu",)]
    return table


# --- the village by its coordinates


def _line(space: str) -> list[Tile]:
    number = int(space[1])
    ways = {
        "N": [(row, number) for row in (1, 2, 3)],
        "S": [(row, number) for row in (3, 2, 1)],
        "W": [(number, column) for column in (1, 2, 3)],
        "E": [(number, column) for column in (3, 2, 1)],
    }
    return ways[space[0]]


def _faced(tile: Tile) -> list[str]:
    return [space for space in SPACES if _line(space)[0] == tile]


def _near(tile: Tile) -> list[Tile]:
    return [
        other
        for other in TILES
        if other != tile and abs(other[0] - tile[0]) < 2 and abs(other[1] - tile[1]) < 2
    ]


# --- what happens by itself


def _alive(table: Table, colour: str) -> bool:
    return bool(table["qi"][colour] > 0)


def _settle(table: Table) -> Table:
    """Do everything that is neither a choice nor a draw nor a roll."""
    while not table["over"]:
        task = table["tasks"][0]
        if task[0] in AUTOMATIC:
            table["tasks"].pop(0)
            AUTOMATIC[task[0]](table, *task[1:])
        elif _is_idle(table, task):
            table["tasks"].pop(0)
        elif task == ("dice",) and len(table["dice_held"]) == 3:
            table["tasks"][0] = ("aim", ())
        elif task[0] == "menu" and not _alive(table, table["active"]):
            table["tasks"] = [("pass",)]
        else:
            return table
    return table


def _is_idle(table: Table, task: tuple[Any, ...]) -> bool:
    """A question without an answer is not asked."""
    nothing = {
        "take": not any(_left(table, colour) for colour in TOKENS) or not _alive(table, table["active"]),
        "prize": sum(table["qi"].values()) == 20 and table["yin_yang"][table["active"]],
        "give_qi": sum(table["qi"].values()) == 20,
        "give_yin_yang": not _without_token(table),
        "lift": len(table["ghosts"]) in (0, 12),
        "push": not _others(table),
    }
    if task[0] == "give_back":
        return sum(table["tao"][task[1]].values()) == 0 or not _alive(table, task[1])
    return bool(nothing.get(task[0], False))


def _turn(table: Table) -> None:
    """Announce the ghosts of the active board; they alone act."""
    table.update(moved=False, acted=False, placed=False, fresh=0)
    side = _side(table["active"])
    acting = [f"{side}{number}" for number in (1, 2, 3) if f"{side}{number}" in table["ghosts"]]
    haunters = [space for space in acting if "haunter" in CARDS[table["ghosts"][space]]["turn"]]
    tormentors = [space for space in acting if "tormentor" in CARDS[table["ghosts"][space]]["turn"]]
    tasks: list[tuple[Any, ...]] = [("haunter", space) for space in haunters]
    tasks += [("all_lose",) for space in acting if "all_lose_tao" in CARDS[table["ghosts"][space]]["turn"]]
    tasks += [("torment", tuple(tormentors)), ("overrun",), ("step_three",), ("menu",)]
    if not _alive(table, table["active"]):
        tasks = [*tasks[:-2], ("pass",)]
    table["tasks"] = tasks


def _side(colour: str) -> str:
    return next(side for side, name in SIDES.items() if name == colour)


def _haunter(table: Table, space: str) -> None:
    if table["figures"][space] == "card":
        table["figures"][space] = "board"
    else:
        table["figures"][space] = "card"
        _haunt_line(table, space)


def _haunt_line(table: Table, space: str) -> None:
    for tile in _line(space):
        if tile not in table["haunted"]:
            _haunt(table, tile)
            return


def _haunt(table: Table, tile: Tile) -> None:
    table["haunted"].add(tile)
    if VILLAGE[tile] == "circle_of_prayer":
        table["circle"] = None
    if len(table["haunted"]) >= 3:
        table["over"] = True


def _overrun(table: Table) -> None:
    side = _side(table["active"])
    if all(f"{side}{number}" in table["ghosts"] for number in (1, 2, 3)):
        table["tasks"] = [task for task in table["tasks"] if task[0] != "step_three"]
        _lose_qi(table)


def _lose_qi(table: Table) -> None:
    colour = table["active"]
    if not _alive(table, colour):
        table["tasks"].insert(0, ("bear",))
        return
    _pay_qi(table, colour)


def _pay_qi(table: Table, colour: str) -> None:
    table["qi"][colour] -= 1
    if table["qi"][colour] == 0:
        table["tao"][colour] = Counter()
        table["yin_yang"][colour] = False
        table["buddhas"][colour] = 0
        table["at"][colour] = PLACE_OF["cemetery"]
        table["over"] = not any(table["qi"].values())


def _step_three(table: Table) -> None:
    if _alive(table, table["active"]):
        table["tasks"].insert(0, ("summon",))


def _icon(table: Table, word: str, space: str) -> None:
    """One sign of a left stone."""
    if word == "summon":
        table["tasks"].insert(0, ("summon",))
    elif word == "curse_die":
        table["tasks"].insert(0, ("curse", space))
    elif word == "all_lose_tao":
        table["tasks"].insert(0, ("all_lose",))
    elif word == "quick_haunter":
        table["figures"][space] = "board"
    elif word == "haunt_now":
        _haunt_line(table, space)
    elif word == "lose_qi":
        _lose_qi(table)
    elif word == "strip_circle":
        table["circle"] = None
    elif word == "tao_lock":
        table["tao_locks"].add(space)
    elif word == "capture_die" and len(table["dice_held"]) < 3:
        table["dice_held"].add(space)


def _all_lose(table: Table) -> None:
    """Everybody alive, clockwise from the active board, puts back a token."""
    at = COLOURS.index(table["active"])
    order = COLOURS[at:] + COLOURS[:at]
    table["tasks"] = [("give_back", colour) for colour in order] + table["tasks"]


def _in_play(table: Table, word: str) -> bool:
    return any(word in CARDS[card]["turn"] for card in table["ghosts"].values())


def _wufeng_left(table: Table) -> bool:
    return len(table["deck"]) > 1 or any(CARDS[card]["wufeng"] for card in table["ghosts"].values())


def _won(table: Table) -> None:
    table["over"] = not _wufeng_left(table)


def _leave(table: Table, space: str) -> str:
    """Take a card off its space with all that clings to it."""
    for name in ("dice_held", "tao_locks", "vulnerable"):
        table[name].discard(space)
    return str(table["ghosts"].pop(space))


def _summon(table: Table) -> None:
    if len(table["ghosts"]) == 12:
        _lose_qi(table)
    elif table["deck"] != [0]:
        table["tasks"].insert(0, ("draw",))


def _torment(table: Table, waiting: tuple[str, ...]) -> None:
    if len(waiting) == 1:
        table["tasks"].insert(0, ("curse", waiting[0]))
    elif waiting:
        table["tasks"].insert(0, ("order", waiting))


def _pass(table: Table) -> None:
    at = COLOURS.index(table["active"])
    table["active"] = COLOURS[(at + 1) % 4]
    table["tasks"] = [("turn",)]


def _gain_qi(table: Table) -> None:
    if sum(table["qi"].values()) < 20 and _alive(table, table["active"]):
        table["qi"][table["active"]] += 1


def _buddha_taken(table: Table) -> None:
    if sum(table["buddhas"].values()) + len(table["on_buddha"]) < 2:
        table["buddhas"][table["active"]] += 1
        table["fresh"] += 1


def _reward(table: Table, words: tuple[str, ...]) -> None:
    """Rewards of the living exorcist, one after the other."""
    if not _alive(table, table["active"]) or not words:
        return
    table["tasks"].insert(0, ("reward", words[1:]))
    tasks = {"gain_tao_1": [("take",)], "gain_tao_2": [("take",)] * 2, "qi_or_yinyang": [("prize",)]}
    table["tasks"] = tasks[words[0]] + table["tasks"]


AUTOMATIC: dict[str, Any] = {
    "turn": _turn,
    "haunter": _haunter,
    "overrun": _overrun,
    "step_three": _step_three,
    "summon": _summon,
    "torment": _torment,
    "pass": _pass,
    "gain_qi": _gain_qi,
    "lose_qi": _lose_qi,
    "buddha_taken": _buddha_taken,
    "reward": _reward,
    "icon": _icon,
    "all_lose": _all_lose,
    "won": _won,
}


# --- what is chosen, drawn or rolled


def _ways(table: Table) -> list[Table]:
    """Every table that one act, one draw or one roll can lead to."""
    if table["over"]:
        return []
    task = table["tasks"][0]
    return [_settle(after) for after in CHOICES[task[0]](table, *task[1:])]


def _then(table: Table, *tasks: tuple[Any, ...], keep: bool = False) -> Table:
    """A copy with the present task replaced."""
    after = deepcopy(table)
    after["tasks"] = [*tasks, *after["tasks"][0 if keep else 1 :]]
    return after


def _left(table: Table, colour: str) -> int:
    held = sum(hand[colour] for hand in table["tao"].values())
    return int(4 - held - (table["circle"] == colour))


def _can_help(table: Table, tile: Tile) -> bool:
    if tile in table["haunted"]:
        return False
    qi_left = 20 - sum(table["qi"].values())
    needs = {
        "cemetery": 0 in table["qi"].values() and qi_left > 0,
        "taoist_altar": bool(table["haunted"]),
        "sorcerer": any(not CARDS[card]["wufeng"] for card in table["ghosts"].values()),
        "pavilion": 0 < len(table["ghosts"]) < 12 or len(_others(table)) > 0,
        "circle_of_prayer": any(_left(table, colour) for colour in TOKENS),
    }
    return needs.get(VILLAGE[tile], True)


def _others(table: Table) -> list[str]:
    return [colour for colour in COLOURS if colour != table["active"] and _alive(table, colour)]


HELP: dict[str, list[tuple[Any, ...]]] = {
    "cemetery": [("revive",), ("curse", "cemetery")],
    "taoist_altar": [("restore",), ("summon",)],
    "herbalist": [("herbs",)],
    "sorcerer": [("banish",), ("lose_qi",)],
    "pavilion": [("lift",), ("push",)],
    "tea_house": [("take",), ("gain_qi",), ("summon",)],
    "circle_of_prayer": [("circle",)],
    "buddhist_temple": [("buddha_taken",)],
    "night_watchman": [("calm",)],
}


def _menu(table: Table) -> list[Table]:
    me, here = table["active"], table["at"][table["active"]]
    ways = []
    free_to_act = not table["acted"] and not table["placed"]
    if not table["moved"] and free_to_act:
        for tile in _near(here):
            after = _then(table, keep=True)
            after["at"][me], after["moved"] = tile, True
            ways.append(after)
    if free_to_act and _can_help(table, here):
        ways.append(_then(table, *HELP[VILLAGE[here]], keep=True) | {"acted": True})
    if free_to_act and any(space in table["ghosts"] for space in _faced(here)):
        ways.append(_then(table, ("dice",), keep=True) | {"acted": True})
    if table["yin_yang"][me]:
        tasks = [HELP[VILLAGE[tile]] for tile in TILES if _can_help(table, tile)]
        ways += [_without_yin_yang(_then(table, *help_, keep=True)) for help_ in tasks]
        for tile in table["haunted"]:
            after = _without_yin_yang(_then(table, keep=True))
            after["haunted"] = after["haunted"] - {tile}
            ways.append(after)
    if table["buddhas"][me] > table["fresh"]:
        for space in _faced(here):
            if space not in table["ghosts"] and space not in table["on_buddha"]:
                after = _then(table, keep=True)
                after["on_buddha"].add(space)
                after["buddhas"][me] -= 1
                after["placed"] = True
                ways.append(after)
    return [*ways, _then(table, ("pass",))]


def _without_yin_yang(table: Table) -> Table:
    table["yin_yang"][table["active"]] = False
    return table


def _draw(table: Table) -> list[Table]:
    ways = []
    if table["deck"][0] == 0:
        for card in table["unseen"]:
            after = _then(table, ("place", card))
            after["unseen"].remove(card)
            after["deck"].pop(0)
            ways.append(after)
        return ways
    for card, copies in table["bag"].items():
        if copies:
            after = _then(table, ("place", card))
            after["bag"][card] -= 1
            after["deck"][0] -= 1
            ways.append(after)
    return ways


def _deciders(table: Table) -> int:
    """How many seats may give the answer: the active Taoist alone, or all the living."""
    return 1 if _alive(table, table["active"]) else sum(_alive(table, colour) for colour in COLOURS)


def _place(table: Table, card: str) -> list[Table]:
    colour = CARDS[card]["colour"]
    side = _side(table["active"] if colour == "black" else colour)
    free = [space for space in SPACES if space not in table["ghosts"]]
    right = [space for space in free if space[0] == side] or free
    ways = []
    for space in right * _deciders(table):
        after = _then(table)
        if _settles(after, card, space):
            after["figures"][space] = "card"
            after["tasks"] = [("icon", word, space) for word in CARDS[card]["arrive"]] + after["tasks"]
        after["over"] = after["deck"] == [0] and _wufeng_left(after)
        ways.append(after)
    return ways


def _settles(table: Table, card: str, space: str) -> bool:
    """Lay a card down; a Buddha sends all but incarnations back to hell."""
    if space in table["on_buddha"]:
        table["on_buddha"].remove(space)
        if not CARDS[card]["wufeng"]:
            return False
        if CARDS[card]["condition"] == "needs_buddha":
            table["vulnerable"].add(space)
    table["ghosts"][space] = card
    return True


def _curse(table: Table, line: str) -> list[Table]:
    nothing, haunt, ghost, tokens, qi = (_then(table) for _ in range(5))
    if line != "cemetery":
        _haunt_line(haunt, line)
    elif PLACE_OF["cemetery"] not in haunt["haunted"]:
        _haunt(haunt, PLACE_OF["cemetery"])
    ghost["tasks"].insert(0, ("summon",))
    if _alive(tokens, tokens["active"]):
        tokens["tao"][tokens["active"]] = Counter()
    _lose_qi(qi)
    return [nothing, haunt, ghost, tokens, qi]


def _order(table: Table, waiting: tuple[str, ...]) -> list[Table]:
    return [
        _then(table, ("curse", first), ("torment", tuple(space for space in waiting if space != first)))
        for first in waiting
        for _ in range(_deciders(table))
    ]


def _bear(table: Table) -> list[Table]:
    living = [colour for colour in COLOURS if _alive(table, colour)]
    ways = []
    for bearer in living * len(living):
        after = _then(table)
        _pay_qi(after, bearer)
        ways.append(after)
    return ways


# --- exorcism


def _dice(table: Table) -> list[Table]:
    free = 3 - len(table["dice_held"])
    return [_then(table, ("aim", dice)) for dice in combinations_with_replacement(FACES, free)]


def _units(table: Table, targets: tuple[str, ...]) -> list[tuple[str, bool]]:
    """Every single result asked for: its colour, and whether dice may give it."""
    units = []
    for space in targets:
        card = CARDS[table["ghosts"][space]]
        for colour, needed in card["needs"].items():
            less = 1 if table["circle"] == colour else 0
            units += [(colour, "dice_immune" not in card["turn"])] * (needed - less)
    return units


def _covers(units: list[tuple[str, bool]], dice: tuple[str, ...], tokens: list[str]) -> bool:
    """Whether dice and tokens can be dealt out so that every unit has one; tried one by one."""
    if not units:
        return True
    (colour, by_dice), rest = units[0], units[1:]
    for at, token in enumerate(tokens):
        if token == colour and _covers(rest, dice, tokens[:at] + tokens[at + 1 :]):
            return True
    for at, face in enumerate(dice):
        if by_dice and face in (colour, "white") and _covers(rest, dice[:at] + dice[at + 1 :], tokens):
            return True
    return False


def _payments(table: Table, targets: tuple[str, ...], dice: tuple[str, ...]) -> list[Counter[Any]]:
    """All payments that suffice and of which no token could be spared."""
    me = table["active"]
    here = [colour for colour in COLOURS if table["at"][colour] == table["at"][me] and _alive(table, colour)]
    if table["tao_locks"]:
        here = []
    purse = Counter({(owner, colour): table["tao"][owner][colour] for owner in here for colour in TOKENS})
    kinds = [kind for kind, number in purse.items() if number]
    units = _units(table, targets)
    found = []
    for numbers in product(*(range(min(purse[kind], len(units)) + 1) for kind in kinds)):
        payment = Counter({kind: number for kind, number in zip(kinds, numbers, strict=True) if number})
        tokens = [colour for (_, colour), number in payment.items() for _ in range(number)]
        if len(tokens) > len(units) or not _covers(units, dice, tokens):
            continue
        if not any(_covers(units, dice, _less(tokens, token)) for token in set(tokens)):
            found.append(payment)
    return found


def _less(tokens: list[str], token: str) -> list[str]:
    rest = tokens[:]
    rest.remove(token)
    return rest


def _aim(table: Table, dice: tuple[str, ...]) -> list[Table]:
    faced = [space for space in _faced(table["at"][table["active"]]) if _may_fall(table, space)]
    if _in_play(table, "no_white"):
        dice = tuple(face for face in dice if face != "white")
    alone = [space for space in faced if _covers(_units(table, (space,)), dice, [])]
    must: set[str] = set()
    if len(alone) == 1 or (len(alone) == 2 and _covers(_units(table, tuple(alone)), dice, [])):
        must = set(alone)
    ways = [] if alone else [_then(table)]
    sets = [(space,) for space in faced] + ([tuple(faced)] if len(faced) == 2 else [])
    return ways + [
        _pay_or_ask(_then(table), targets, payments)
        for targets in sets
        if must <= set(targets) and (payments := _payments(table, targets, dice))
    ]


def _may_fall(table: Table, space: str) -> bool:
    """A ghost is there and nothing printed on it forbids its exorcism now."""
    if space not in table["ghosts"]:
        return False
    condition = CARDS[table["ghosts"][space]].get("condition", "")
    if condition == "opposite_empty":
        far = _line(space)[-1]
        opposite = next(other for other in _faced(far) if other[0] == "NSEW"["SNWE".index(space[0])])
        return opposite not in table["ghosts"]
    return condition != "needs_buddha" or space in table["vulnerable"]


def _pay_or_ask(table: Table, targets: tuple[str, ...], payments: list[Counter[Any]]) -> Table:
    """Spend what every payment agrees on; ask for the rest token by token."""
    agreed = payments[0]
    for payment in payments:
        agreed = agreed & payment
    for (owner, colour), number in agreed.items():
        table["tao"][owner][colour] -= number
    rest = [payment - agreed for payment in payments]
    if any(rest):
        table["tasks"].insert(0, ("pay", targets, rest))
        return table
    return _fall(table, targets)


def _pay(table: Table, targets: tuple[str, ...], payments: list[Counter[Any]]) -> list[Table]:
    ways = []
    for kind in {kind for payment in payments for kind in payment}:
        after = _then(table)
        after["tao"][kind[0]][kind[1]] -= 1
        rest = [payment - Counter([kind]) for payment in payments if payment[kind]]
        ways.append(_pay_or_ask(after, targets, rest))
    return ways


def _fall(table: Table, targets: tuple[str, ...]) -> Table:
    cards = [CARDS[_leave(table, space)] for space in targets]
    cursed = tuple(space for space, card in zip(targets, cards, strict=True) if card["curse"])
    rewards = tuple(card["reward"] for card in cards if card["reward"] and not card["wufeng"])
    team = sum(card["wufeng"] for card in cards)
    gifts = [("give_qi",), ("give_yin_yang",)] * team + [("won",)] * bool(team)
    table["tasks"] = [("torment", cursed), ("reward", rewards), *gifts, *table["tasks"]]
    return table


def _give(table: Table, to: list[str], give: Any) -> list[Table]:
    """The group gives something to one of these; everybody alive may say to whom."""
    ways = []
    for colour in to * sum(_alive(table, one) for one in COLOURS):
        after = _then(table)
        give(after, colour)
        ways.append(after)
    return ways


def _give_qi(table: Table) -> list[Table]:
    def give(after: Table, colour: str) -> None:
        after["qi"][colour] += 1

    return _give(table, [colour for colour in COLOURS if _alive(table, colour)], give)


def _give_yin_yang(table: Table) -> list[Table]:
    def give(after: Table, colour: str) -> None:
        after["yin_yang"][colour] = True

    return _give(table, _without_token(table), give)


def _without_token(table: Table) -> list[str]:
    return [colour for colour in COLOURS if _alive(table, colour) and not table["yin_yang"][colour]]


def _give_back(table: Table, colour: str) -> list[Table]:
    ways = []
    for token in TOKENS:
        if table["tao"][colour][token]:
            after = _then(table)
            after["tao"][colour][token] -= 1
            ways.append(after)
    return ways


def _prize(table: Table) -> list[Table]:
    me, ways = table["active"], []
    if sum(table["qi"].values()) < 20:
        after = _then(table)
        after["qi"][me] += 1
        ways.append(after)
    if not table["yin_yang"][me]:
        after = _then(table)
        after["yin_yang"][me] = True
        ways.append(after)
    return ways


# --- the villagers


def _take(table: Table) -> list[Table]:
    ways = []
    for colour in TOKENS:
        if _left(table, colour):
            after = _then(table)
            after["tao"][table["active"]][colour] += 1
            ways.append(after)
    return ways


def _herbs(table: Table) -> list[Table]:
    ways = []
    for dice in combinations_with_replacement(FACES, 2):
        whites = 0 if _in_play(table, "no_white") else dice.count("white")
        after = _then(table, *[("take",)] * whites)
        for face in dice:
            if face != "white" and _left(after, face):
                after["tao"][after["active"]][face] += 1
        ways.append(after)
    return ways


def _revive(table: Table) -> list[Table]:
    ways = []
    for colour in COLOURS:
        if not _alive(table, colour):
            after = _then(table)
            after["qi"][colour] = min(2, 20 - sum(after["qi"].values()))
            ways.append(after)
    return ways


def _restore(table: Table) -> list[Table]:
    return [_then(table) | {"haunted": table["haunted"] - {tile}} for tile in table["haunted"]]


def _banish(table: Table) -> list[Table]:
    ways = []
    for space, card in table["ghosts"].items():
        if not CARDS[card]["wufeng"]:
            after = _then(table)
            _leave(after, space)
            ways.append(after)
    return ways


def _lift(table: Table) -> list[Table]:
    return [_then(table), *(_then(table, ("drop", space)) for space in table["ghosts"])]


def _drop(table: Table, here: str) -> list[Table]:
    ways = []
    for there in SPACES:
        if there not in table["ghosts"]:
            after = _then(table)
            kept = [name for name in ("dice_held", "tao_locks", "vulnerable") if here in after[name]]
            card = _leave(after, here)
            if _settles(after, card, there):
                after["figures"][there] = after["figures"][here]
                for name in kept:
                    after[name].add(there)
            ways.append(after)
    return ways


def _push(table: Table) -> list[Table]:
    return [_then(table), *(_then(table, ("step", colour)) for colour in _others(table))]


def _step(table: Table, colour: str) -> list[Table]:
    ways = []
    for tile in _near(table["at"][colour]):
        after = _then(table)
        after["at"][colour] = tile
        ways.append(after)
    return ways


def _circle(table: Table) -> list[Table]:
    return [_then(table) | {"circle": colour} for colour in TOKENS if _left(table, colour)]


def _calm(table: Table) -> list[Table]:
    ways = []
    for side in "NESW":
        after = _then(table)
        after["figures"] = {s: "card" if s[0] == side else where for s, where in after["figures"].items()}
        ways.append(after)
    return ways


CHOICES: dict[str, Any] = {
    "menu": _menu,
    "draw": _draw,
    "place": _place,
    "curse": _curse,
    "order": _order,
    "bear": _bear,
    "dice": _dice,
    "aim": _aim,
    "pay": _pay,
    "prize": _prize,
    "take": _take,
    "herbs": _herbs,
    "revive": _revive,
    "restore": _restore,
    "banish": _banish,
    "lift": _lift,
    "drop": _drop,
    "push": _push,
    "step": _step,
    "circle": _circle,
    "calm": _calm,
    "give_qi": _give_qi,
    "give_yin_yang": _give_yin_yang,
    "give_back": _give_back,
}
