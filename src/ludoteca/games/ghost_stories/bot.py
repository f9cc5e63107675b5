"""Plain advice for bots: fight what threatens most, stay alive, keep the village.

A rating is about so many points as there is harm averted: a ghost that haunts soon is worth a
handful, a haunted tile turned back a little more, a Tao token about one.
"""

from __future__ import annotations

from math import comb
from typing import TYPE_CHECKING, Final

from ludoteca.core import OVER
from ludoteca.games.ghost_stories.rules.ending import VICTORY, haunted_limit, incarnations_left
from ludoteca.games.ghost_stories.rules.turns import living
from ludoteca.games.ghost_stories.rules.words import FIGURE_OUT, HAUNTER, TORMENTOR
from ludoteca.games.ghost_stories.space import (
    ACTIONS,
    BEAT_NAMES,
    BOARD_NAMES,
    COLOUR_NAMES,
    COLOURS,
    FACE_NAMES,
    PLACE_NAMES,
    SEATS,
    SPACE_NAMES,
    SPACES,
    TOKEN,
    WHITE,
    YIN_YANG,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from ludoteca.games.ghost_stories.records import Board, Ghost, GhostStoriesView, Place, Space, Taoist
    from ludoteca.games.ghost_stories.state import GhostStories

TURN_HARM: Final = {"haunter": 3.0, "tormentor": 3.5, "all_lose_tao": 2.0, "no_white": 5.0}
"""Harm of each word of a central stone while it is in play."""
LASTING_HARM: Final = {"power_lock": 1.5, "all_powers_lock": 5.0, "tao_lock": 3.0, "capture_die": 3.5}
REWARDS: Final = {"gain_tao_1": 1.0, "gain_tao_2": 2.0, "qi_or_yinyang": 2.5, "team_qi_and_yinyang": 15.0}
FIGURE_HARM: Final = 4.0
"""A figure that stands on the board haunts next time."""
CROWD_HARM: Final = (0.0, 1.0, 2.5, 5.0)
"""What one ghost less is worth on a board, by the number of its ghosts."""
PRICE_OF_YIN_YANG: Final = 5.0
"""A Yin-Yang is kept for need."""
PRICE_OF_GHOST: Final = 2.0
"""What an extra ghost costs."""


class Table:
    """A view with the few sums that all advice needs."""

    def __init__(self, view: GhostStoriesView) -> None:
        self.view = view
        self.spaces: dict[str, Space] = {one.space: one for board in view.boards for one in board.spaces}
        self.boards: dict[str, Board] = {board.board: board for board in view.boards}
        self.places: dict[str, Place] = {place.tile: place for place in view.village}
        active = [player for player in view.players if player.board == view.active_board]
        self.me: Taoist = active[0] if active else view.players[0]

    def crowd(self, board: str) -> int:
        """Ghosts on a board."""
        return sum(one.ghost is not None for one in self.boards[board].spaces)

    def ghost(self, space: str) -> Ghost | None:
        return self.spaces[space].ghost

    def threat(self, space: str) -> float:
        """How much is won when the ghost on a space goes."""
        ghost = self.ghost(space)
        if ghost is None:
            return 0.0
        harm = 1.0 + CROWD_HARM[self.crowd(space[0])] + sum(TURN_HARM.get(word, 0.0) for word in ghost.turn)
        harm += sum(LASTING_HARM.get(word, 0.0) for word in ghost.locks)
        harm += LASTING_HARM["capture_die"] if ghost.holds_die else 0.0
        harm += FIGURE_HARM if ghost.figure == "board" else 0.0
        return harm

    def prize(self, space: str) -> float:
        """The threat averted and the reward won by an exorcism, less the curse."""
        ghost = self.ghost(space)
        if ghost is None:
            return 0.0
        return self.threat(space) + REWARDS.get(ghost.reward, 0.0) - 1.5 * len(ghost.curse)

    def chance(self, tile: str, space: str) -> float:
        """How likely an attempt from a tile beats the ghost on a space, tokens on the tile included."""
        ghost = self.ghost(space)
        if ghost is None or not ghost.exorcisable:
            return 0.0
        short = sum(max(count - self.tokens(tile, colour), 0) for colour, count in ghost.need.items())
        short = max(short + ghost.needs_any, 0)
        if short == 0:
            return 1.0
        if "dice_immune" in ghost.turn:
            return 0.0
        hit = len(ghost.need) / 6 if self.view.whites_void else (len(ghost.need) + 1) / 6
        return at_least(short, self.view.attempt_dice, hit)

    def tokens(self, tile: str, colour: str) -> int:
        """Tokens of a colour that may be spent from a tile."""
        if self.view.tao_locked:
            return 0
        here = [player for player in self.view.players if player.alive and player.tile == tile]
        if self.me not in here:
            here.append(self.me)
        return sum(player.tao.get(colour, 0) for player in here)

    def fight(self, tile: str) -> float:
        """What an attempt from a tile brings on average."""
        faced = self.places[tile].faces
        return sum(self.chance(tile, space) * self.prize(space) for space in faced)

    def help_of(self, tile: str) -> float:
        """What the villager of a tile brings."""
        place = self.places[tile]
        if not place.helps or place.villager is None:
            return -1.0
        return HELP[place.villager](self)

    def best_act(self, tile: str) -> float:
        return max(self.fight(tile), self.help_of(tile))

    def wanted(self, colour: str) -> float:
        """How much the ghosts in play ask for a colour beyond what the Taoist holds."""
        asked = sum(one.ghost.need.get(colour, 0) for one in self.spaces.values() if one.ghost)
        return asked - 1.5 * self.me.tao.get(colour, 0)


def at_least(count: int, dice: int, hit: float) -> float:
    """The chance that at least so many of the dice hit."""
    return sum(comb(dice, n) * hit**n * (1 - hit) ** (dice - n) for n in range(count, dice + 1))


# The villagers


def _cemetery(table: Table) -> float:
    return 8.0


def _altar(table: Table) -> float:
    return (8.0 if table.view.haunted > 1 else 5.0) - PRICE_OF_GHOST


def _herbalist(table: Table) -> float:
    return 3.0 if sum(table.me.tao.values()) < 4 else 1.5


def _sorcerer(table: Table) -> float:
    worst = max((table.threat(space) for space in SPACE_NAMES if _may_go(table, space)), default=0.0)
    return worst - (3.0 if table.me.qi > 2 else 8.0)


def _may_go(table: Table, space: str) -> bool:
    ghost = table.ghost(space)
    return ghost is not None and not ghost.incarnation


def _pavilion(table: Table) -> float:
    return 2.0 if table.crowd(table.me.board) == 3 else 0.3


def _tea_house(table: Table) -> float:
    return (5.0 if table.me.qi < 3 else 2.5) - PRICE_OF_GHOST


def _circle(table: Table) -> float:
    best = max(_asking(table, colour) for colour in COLOUR_NAMES)
    now = _asking(table, table.view.circle) if table.view.circle else 0
    return 1.2 * (best - now)


def _asking(table: Table, colour: str) -> int:
    return sum(one.ghost is not None and colour in one.ghost.resistance for one in table.spaces.values())


def _temple(table: Table) -> float:
    return 2.5 if table.view.supply.temple_buddhas and not table.me.buddhas else 0.1


def _watchman(table: Table) -> float:
    return 3.0 * max(_figures(table, board) for board in BOARD_NAMES)


def _figures(table: Table, board: str) -> int:
    return sum(one.ghost is not None and one.ghost.figure == "board" for one in table.boards[board].spaces)


HELP: Final[dict[str, Callable[[Table], float]]] = {
    "cemetery": _cemetery,
    "taoist_altar": _altar,
    "herbalist": _herbalist,
    "sorcerer": _sorcerer,
    "pavilion": _pavilion,
    "tea_house": _tea_house,
    "circle_of_prayer": _circle,
    "buddhist_temple": _temple,
    "night_watchman": _watchman,
}


# The Yang phase


def _own_tile(table: Table) -> str:
    return table.me.tile or PLACE_NAMES[4]


def _pockets(table: Table, colour: int) -> float:
    return 20.0 + table.wanted(COLOUR_NAMES[colour])


def _mantra(table: Table, space: int) -> float:
    name = SPACE_NAMES[space]
    near = max(table.chance(tile.tile, name) for tile in table.view.village if name in tile.faces)
    return 10.0 + table.threat(name) * (near < 1.0)


def _wind(table: Table, seat: int) -> float:
    return -1.0


def _borrow(table: Table, board: int) -> float:
    return -1.0


def _move(table: Table, place: int) -> float:
    return table.best_act(PLACE_NAMES[place]) - 0.01


def _help(table: Table, _value: int) -> float:
    return table.help_of(_own_tile(table))


def _exorcise(table: Table, _value: int) -> float:
    return table.fight(_own_tile(table))


def _yin_help(table: Table, place: int) -> float:
    return table.help_of(PLACE_NAMES[place]) - PRICE_OF_YIN_YANG


def _yin_restore(table: Table, place: int) -> float:
    return (9.0 if table.view.haunted > 1 else 5.5) - PRICE_OF_YIN_YANG


def _buddha(table: Table, space: int) -> float:
    return 1.0 + table.crowd(SPACE_NAMES[space][0])


def _end(table: Table, how: int) -> float:
    return 0.05 if how == TOKEN else 0.0


# After a roll


def _reroll(table: Table, face: int) -> float:
    """A die is thrown again when its face helps against nothing here."""
    dice, marked = table.view.moment.dice, table.view.moment.marked
    name = FACE_NAMES[face]
    helps = face == WHITE and not table.view.whites_void
    for space in table.places[_own_tile(table)].faces:
        ghost = table.ghost(space)
        helps = helps or (ghost is not None and name in ghost.need)
    return -1.0 if helps else 1.0 + dice.count(name) - marked.count(name)


def _throw(table: Table, _value: int) -> float:
    return 1.0 if table.view.moment.marked or table.view.moment.curse_face not in (None, "a") else -0.5


def _keep(table: Table, _value: int) -> float:
    return 0.0


def _beat(table: Table, ghosts: int) -> float:
    if ghosts == 0:
        return 0.0
    return sum(table.prize(space) for space in BEAT_NAMES[ghosts].split("+"))


def _pay(table: Table, value: int) -> float:
    owner, colour = divmod(value, COLOURS)
    return float(table.view.players[owner].tao.get(COLOUR_NAMES[colour], 0))


def _next(table: Table, space: int) -> float:
    return table.threat(SPACE_NAMES[space])


# Arrivals, rewards, losses


def _place(table: Table, space: int) -> float:
    """On a Buddha, else where the board is emptiest, best beside another ghost's corner."""
    name = SPACE_NAMES[space]
    if table.spaces[name].buddha:
        return 10.0
    corner = 0.5 if name[1] != "2" else 0.0
    return corner - 2.0 * table.crowd(name[0])


def _take(table: Table, colour: int) -> float:
    return table.wanted(COLOUR_NAMES[colour])


def _reward(table: Table, kind: int) -> float:
    return 1.0 if (kind == YIN_YANG) == (table.me.qi > 2) else 0.0


def _give(table: Table, value: int) -> float:
    return -float(table.view.players[value % SEATS].qi)


def _give_back(table: Table, colour: int) -> float:
    return -table.wanted(COLOUR_NAMES[colour])


def _bear(table: Table, seat: int) -> float:
    return float(table.view.players[seat].qi)


def _revive(table: Table, seat: int) -> float:
    return 0.0


def _restore(table: Table, place: int) -> float:
    return float(len(table.places[PLACE_NAMES[place]].standing_seats))


def _banish(table: Table, space: int) -> float:
    return table.threat(SPACE_NAMES[space])


def _lift(table: Table, space: int) -> float:
    board = SPACE_NAMES[space][0]
    return table.threat(SPACE_NAMES[space]) if table.crowd(board) == 3 else -1.0


def _push(table: Table, seat: int) -> float:
    return -1.0


def _step(table: Table, place: int) -> float:
    return table.fight(PLACE_NAMES[place])


def _skip(table: Table, _value: int) -> float:
    return 0.0


def _circle_colour(table: Table, colour: int) -> float:
    return float(_asking(table, COLOUR_NAMES[colour]))


def _calm(table: Table, board: int) -> float:
    return float(_figures(table, BOARD_NAMES[board]))


RATINGS: Final[dict[str, Callable[[Table, int], float]]] = {
    "pockets": _pockets,
    "mantra": _mantra,
    "wind": _wind,
    "borrow": _borrow,
    "move": _move,
    "help": _help,
    "exorcise": _exorcise,
    "yin_help": _yin_help,
    "yin_restore": _yin_restore,
    "buddha": _buddha,
    "end": _end,
    "reroll": _reroll,
    "throw": _throw,
    "keep": _keep,
    "beat": _beat,
    "pay": _pay,
    "next": _next,
    "place": _place,
    "take": _take,
    "reward": _reward,
    "give": _give,
    "give_back": _give_back,
    "bear": _bear,
    "revive": _revive,
    "restore": _restore,
    "banish": _banish,
    "lift": _lift,
    "drop": _place,
    "push": _push,
    "step": _step,
    "skip": _skip,
    "circle": _circle_colour,
    "calm": _calm,
}


def rate(view: GhostStoriesView, action: int) -> float:
    """Say how good an act looks; higher is better."""
    family = ACTIONS.family(action)
    return RATINGS[family.name](Table(view), action - family.base)


def evaluate(state: GhostStories, seat: int) -> float:
    """Say between -1 and 1 how the group stands; it is the same for every seat."""
    if state.kind == OVER:
        return 1.0 if state.outcome == VICTORY else -1.0
    alive = living(state)
    qi = sum(state.qi[board] for board in alive)
    tokens = sum(sum(state.tao[board * COLOURS : (board + 1) * COLOURS]) for board in alive)
    harm = sum(_harm(state, space) for space in range(SPACES))
    danger = 6.0 * state.haunted.bit_count() ** 2 / haunted_limit(state)
    points = 1.5 * qi + 0.7 * tokens + 1.5 * state.yin_yang.bit_count() - harm - danger
    points -= 6.0 * (len(state.home) - len(alive))
    points += 8.0 * state.beaten if incarnations_left(state) else 20.0
    return points / (abs(points) + 25.0)


def _harm(state: GhostStories, space: int) -> float:
    card = state.ghosts[space]
    if card < 0:
        return 0.0
    words = state.box.words[card]
    harm = 1.5 + 0.3 * sum(state.box.needs[card])
    harm += 1.5 if words & HAUNTER else 0.0
    harm += 2.0 if words & TORMENTOR else 0.0
    harm += 2.0 if state.marks[space] & FIGURE_OUT else 0.0
    return harm + (1.5 if state.marks[space] & ~FIGURE_OUT else 0.0)
