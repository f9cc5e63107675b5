"""Positions as documents: the fields and the notation of the game's scenarios.

Taoists, hands and powers are named by colour, ghost spaces N1 to W3, tiles [row, column]. Whatever
a document does not say is as at the start of a game of `players` Taoists at `level`: Yellow at N,
Green at E, Red at S, Blue at W, everybody on the central tile, no ghost in play, and no board with
a power unless `powers` names one.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from ludoteca.core import NOBODY, OVER, BadDocument, BadWords, Document, Position, Reader, Words
from ludoteca.games.ghost_stories import components
from ludoteca.games.ghost_stories.events import card_name
from ludoteca.games.ghost_stories.rules import agenda, arrival, auras, death, ending, setup, steps, supply
from ludoteca.games.ghost_stories.rules.steps import OPERANDS, STEP_NAMES, TURN, YANG, push
from ludoteca.games.ghost_stories.rules.words import (
    ALL_POWERS_LOCK,
    ARRIVAL_WORDS,
    CAPTURE_DIE,
    FIGURE_OUT,
    HOLDS_DIE,
    LOCKS_ALL_POWERS,
    LOCKS_POWER,
    LOCKS_TAO,
    POWER_LOCK,
    POWER_WORDS,
    REWARD_WORDS,
    TAO_LOCK,
    VULNERABLE,
)
from ludoteca.games.ghost_stories.rules.yin import PHASE_NAMES
from ludoteca.games.ghost_stories.space import (
    ACTIONS,
    BOARD_NAMES,
    BOARDS,
    CARD_NAMES,
    CEMETERY,
    CHANCES,
    COLOUR_NAMES,
    COLOURS,
    CURSE_NAMES,
    DRAWN,
    FACE_NAMES,
    GHOST_CHANCE,
    INCARNATION,
    INCARNATION_CHANCE,
    MOST_DICE,
    OWN,
    OWN_GHOSTS,
    PLACES,
    POWER_NAMES,
    SPACE_NAMES,
    SPACES,
    VILLAGER_NAMES,
)
from ludoteca.games.ghost_stories.state import GhostStories

if TYPE_CHECKING:
    from ludoteca.games.ghost_stories.records import OwnGhost
    from ludoteca.games.ghost_stories.rules.box import Box

LAYOUT: Final[list[str]] = [
    "cemetery",
    "taoist_altar",
    "herbalist",
    "sorcerer",
    "tea_house",
    "buddhist_temple",
    "circle_of_prayer",
    "night_watchman",
    "pavilion",
]
"""The village of a document that does not lay one."""
LOCKS: Final[dict[int, int]] = {
    POWER_LOCK: LOCKS_POWER,
    ALL_POWERS_LOCK: LOCKS_ALL_POWERS,
    TAO_LOCK: LOCKS_TAO,
}
STAGES: Final[tuple[str, ...]] = ("unmoved", "moved", "acted", "placed")
OUTCOMES: Final[tuple[str, ...]] = ("none", "incarnations", "dead", "haunted", "last_card")
"""Why a game ended, in the order of the outcomes."""
NONE: Final = "none"
OPTIONS: Final[dict[str, tuple[object, ...]]] = {
    "five_qi": (False, True),
    "haunted_limit": (3, 4),
    "yin_order": ("choose", "left_to_right"),
    "bearer": tuple(death.BEARERS),
    "cemetery_curse": ("haunts", "nothing"),
    "pavilion": ("one_step", "any_tile"),
}
"""The options of a table that a document may name, the default first."""


# Writing


def place_words(place: int) -> list[int]:
    """Write a tile as [row, column]."""
    return [place // 3 + 1, place % 3 + 1]


def by_colour(state: GhostStories, values: dict[int, Any]) -> Document:
    """Write values by board under the boards' colours."""
    return {
        COLOUR_NAMES[state.colour[board]]: value
        for board, value in values.items()
        if state.colour[board] >= 0
    }


def hand(state: GhostStories, board: int) -> Document:
    """The Tao tokens of a Taoist."""
    at = board * COLOURS
    return {COLOUR_NAMES[c]: state.tao[at + c] for c in range(COLOURS) if state.tao[at + c]}


def counted(state: GhostStories, cards: list[int]) -> Document:
    """Cards with their number."""
    return {card_name(state, card): cards.count(card) for card in sorted(set(cards))}


def spaces_of(mask: int) -> list[str]:
    return [SPACE_NAMES[space] for space in range(SPACES) if mask >> space & 1]


def write_position(state: GhostStories) -> Document:
    """Write everything there is to know of a state."""
    return {
        **_write_table(state),
        **_write_taoists(state),
        **_write_ghosts(state),
        **_write_turn(state),
    }


def _write_table(state: GhostStories) -> Document:
    document: Document = {
        "players": len(state.home),
        "level": components.LEVEL_NAMES[state.level],
        **write_options(state),
        "layout": [VILLAGER_NAMES[tile] if tile >= 0 else NONE for tile in state.tile],
        "boards": {
            BOARD_NAMES[board]: COLOUR_NAMES[colour] if colour >= 0 else NONE
            for board, colour in enumerate(state.colour)
        },
        "powers": by_colour(state, {board: _power(state, board) for board in range(BOARDS)}),
        "haunted": [place_words(place) for place in range(PLACES) if state.haunted >> place & 1],
        "circle": COLOUR_NAMES[state.circle] if state.circle >= 0 else NONE,
        "mantra": SPACE_NAMES[state.mantra] if state.mantra >= 0 else NONE,
        "centre_tokens": state.centre_tokens,
    }
    if state.named_first >= 0:
        document["first_player"] = state.named_first
    return document


def write_options(state: GhostStories) -> Document:
    return {
        "five_qi": state.five_qi,
        "haunted_limit": 4 if state.four_haunted else 3,
        "yin_order": "left_to_right" if state.fixed_order else "choose",
        "bearer": death.BEARERS[state.bearer],
        "cemetery_curse": "nothing" if state.cemetery_spared else "haunts",
        "pavilion": "any_tile" if state.far_push else "one_step",
    }


def _power(state: GhostStories, board: int) -> str:
    return POWER_NAMES[state.colour[board]][state.side[board]] if state.side[board] >= 0 else NONE


def _write_taoists(state: GhostStories) -> Document:
    homes = state.home
    standing = {board: place_words(state.at[board]) for board in homes if state.at[board] >= 0}
    return {
        "qi": by_colour(state, dict(enumerate(state.qi))),
        "at": by_colour(state, standing),
        "tao": by_colour(state, {board: hand(state, board) for board in homes}),
        "yin_yang": by_colour(state, {board: bool(state.yin_yang >> board & 1) for board in homes}),
        "buddhas": by_colour(state, {board: state.buddhas[board] for board in homes}),
        "power_tokens": by_colour(state, {board: state.power_tokens[board] for board in homes}),
    }


def _write_ghosts(state: GhostStories) -> Document:
    document: Document = {}
    if state.box.names:
        document["own_ghosts"] = write_own_ghosts(state.box)
    document["ghosts"] = {
        SPACE_NAMES[space]: write_ghost(state, space) for space in range(SPACES) if state.ghosts[space] >= 0
    }
    document["on_buddha"] = spaces_of(state.buddha_spaces)
    document["blocks"] = state.blocks[:]
    document["bag"] = counted(state, state.bag)
    document["unseen"] = [card_name(state, card) for card in state.unseen]
    document["discards"] = [card_name(state, card) for card in state.discards]
    document["beaten"] = state.beaten
    return document


def write_ghost(state: GhostStories, space: int) -> Document:
    """Write one card in play with all that clings to it."""
    marks = state.marks[space]
    return {
        "card": card_name(state, state.ghosts[space]),
        "figure": "board" if marks & FIGURE_OUT else "card",
        "holds_die": bool(marks & HOLDS_DIE),
        "vulnerable": bool(marks & VULNERABLE),
        "locks": [ARRIVAL_WORDS[icon] for icon, mark in LOCKS.items() if marks & mark],
    }


def write_own_ghosts(box: Box) -> list[Document]:
    """Write the rows of the ghosts that a document brought along."""
    own = [card for card in range(OWN, INCARNATION) if box.names[card]]
    return [write_own_ghost(components.printed(box, card, box.names[card])) for card in own]


def write_own_ghost(ghost: OwnGhost) -> Document:
    return {
        "name": ghost.name,
        "colour": ghost.colour,
        "resistance": ghost.resistance,
        "arrive": list(ghost.arrive),
        "turn": list(ghost.turn),
        "curse": list(ghost.curse),
        "reward": ghost.reward,
        "condition": ghost.condition,
    }


def _write_turn(state: GhostStories) -> Document:
    codes = [] if state.kind == OVER else [state.step * OPERANDS + state.operand, *reversed(state.agenda)]
    document: Document = {
        "active": COLOUR_NAMES[state.colour[state.active]] if state.colour[state.active] >= 0 else NONE,
        "phase": PHASE_NAMES[state.phase],
        "stage": STAGES[state.stage],
        "helps": state.helps,
        "attempts": state.attempts,
        "used": [name for name, word in POWER_WORDS.items() if state.used & word],
        "borrowed": [BOARD_NAMES[board] for board in range(BOARDS) if state.borrowed >> board & 1],
        "fresh_buddhas": state.fresh,
        "mantra_rests": state.mantra_rests,
        "waiting_rolls": spaces_of(state.waiting),
        "dice": [FACE_NAMES[face] for face in state.dice],
        "marked": [FACE_NAMES[face] for face in state.marked],
        "curse": CURSE_NAMES[state.face] if state.face >= 0 else NONE,
        "aim": spaces_of(state.aim),
        "paid": {COLOUR_NAMES[colour]: count for colour, count in enumerate(state.paid) if count},
        "arriving": card_name(state, state.arriving) if state.arriving >= 0 else NONE,
        "agenda": [f"{STEP_NAMES[code // OPERANDS]} {code % OPERANDS}" for code in codes],
    }
    if state.last_act >= 0:
        document["last_act"] = write_act(state.last_act)
    if state.acted_at >= 0:
        document["acted_at"] = place_words(state.acted_at)
    if state.kind == OVER:
        document["ended"] = OUTCOMES[state.outcome]
    return document


def write_act(act: int) -> Words:
    """Write what was done, drawn or rolled last."""
    return ACTIONS.to_words(act) if act < DRAWN else CHANCES.to_words(act - DRAWN)


# Reading


def read_position(document: Document) -> Position:
    """Read a position; what it does not say is as at the start of a game."""
    return _Reading(Reader(document)).position()


class _Reading:
    """Reads one document from top to bottom into a state."""

    def __init__(self, reader: Reader) -> None:
        self.reader = reader
        self.state = GhostStories.blank(reader.integer("players", 4, 1, 4))
        self.names = {name: card for card, name in enumerate(CARD_NAMES)}
        self.piles: dict[str, list[int]] = {}
        self.steps = self.listed("agenda") if reader.has("agenda") else None

    def position(self) -> Position:
        self._options()
        self._own_ghosts()
        self._village()
        self._boards()
        self._taoists()
        self._ghosts()
        self._deck()
        self._turn()
        self.reader.finish()
        self._check()
        self._go()
        return Position(self.state, self.piles)

    # words

    def card(self, value: object, path: str) -> int:
        if isinstance(value, str) and value in self.names:
            return self.names[value]
        raise BadDocument(path, f"{str(value)[:40]!r} is no card")

    def colour(self, value: object, path: str, known: int = COLOURS) -> int:
        return _index(value, COLOUR_NAMES[:known], path)

    def board_of(self, colour_name: str, path: str) -> int:
        colour = self.colour(colour_name, path, BOARDS)
        if colour not in self.state.colour:
            raise BadDocument(path, f"no board is {colour_name}")
        return self.state.colour.index(colour)

    def taoist(self, name: str, path: str) -> int:
        board = self.board_of(name, path)
        if self.state.owner[board] < 0:
            raise BadDocument(path, f"the {name} board is neutral")
        return board

    def place(self, value: object, path: str) -> int:
        if isinstance(value, list) and len(value) == 2:
            row = Reader.as_integer(value[0], f"{path}[0]", 1, 3)
            return 3 * (row - 1) + Reader.as_integer(value[1], f"{path}[1]", 1, 3) - 1
        raise BadDocument(path, "a tile is written [row, column]")

    def listed(self, name: str) -> list[object]:
        value = self.reader.take(name, [])
        if not isinstance(value, list):
            raise BadDocument(self.reader.path(name), "a list is needed here")
        return value

    def mask(self, name: str, names: list[str]) -> int:
        mask = 0
        for index, value in enumerate(self.listed(name)):
            mask |= 1 << _index(value, names, f"{self.reader.path(name)}[{index}]")
        return mask

    def faces(self, name: str) -> list[int]:
        path = self.reader.path(name)
        return sorted(_index(face, FACE_NAMES, path) for face in self.listed(name))

    def by_taoist(self, name: str, *, neutral: bool = False) -> list[tuple[int, Reader, str]]:
        """The entries of a mapping by colour: board, the reader of the mapping, and the key."""
        reader = self.reader.mapping(name)
        find = self.board_of if neutral else self.taoist
        return [(find(key, reader.path(key)), reader, key) for key in reader.keys()]  # noqa: SIM118

    # sections

    def _options(self) -> None:
        state = self.state
        levels = tuple(components.LEVEL_NAMES)
        options: dict[str, Any] = {"level": self.reader.choice("level", levels[0], levels)}
        for name, values in OPTIONS.items():
            value = self.reader.take(name, values[0])
            if not any(type(value) is type(known) and value == known for known in values):
                listed = ", ".join(str(known).lower() for known in values)
                raise BadDocument(name, f"must be one of {listed}")
            options[name] = value
        options["first_player"] = self._first_player(len(state.home))
        state.set_options(options)

    def _first_player(self, seats: int) -> int:
        """Read a seat by letter or number, or "chance"."""
        value = self.reader.take("first_player", "chance")
        letters = "ABCD"[:seats]
        if isinstance(value, str) and len(value) == 1 and value in letters:
            return letters.index(value)
        if value == "chance":
            return NOBODY
        return self.reader.as_integer(value, "first_player", NOBODY, seats - 1)

    def _own_ghosts(self) -> None:
        rows = self.listed("own_ghosts")
        if not rows:
            return
        if len(rows) > OWN_GHOSTS:
            raise BadDocument("own_ghosts", f"at most {OWN_GHOSTS} can be read")
        box = components.BOX.copy()
        box.names = [
            name if card < OWN or card >= INCARNATION else "" for card, name in enumerate(CARD_NAMES)
        ]
        for number, row in enumerate(rows):
            where = f"own_ghosts[{number}]"
            name = components.read_card(box, OWN + number, row, where)
            if name in box.names or not name:
                raise BadDocument(f"{where}.name", "a name of its own is needed here")
            box.names[OWN + number] = name
        self.state.box = box
        self.names = {name: card for card, name in enumerate(box.names) if name}

    def _village(self) -> None:
        state = self.state
        layout = self.reader.take("layout", LAYOUT)
        if not isinstance(layout, list) or len(layout) != PLACES:
            raise BadDocument("layout", "nine villagers are needed here")
        for place, name in enumerate(layout):
            state.tile[place] = _index_or_none(name, VILLAGER_NAMES, f"layout[{place}]")
        _distinct(state.tile, "layout")
        for index, value in enumerate(self.listed("haunted")):
            state.haunted |= 1 << self.place(value, f"haunted[{index}]")
        circle = self.reader.take("circle", NONE)
        state.circle = _index_or_none(circle, COLOUR_NAMES, "circle")
        mantra = self.reader.take("mantra", NONE)
        state.mantra = _index_or_none(mantra, SPACE_NAMES, "mantra")

    def _boards(self) -> None:
        state = self.state
        reader = self.reader.mapping("boards")
        for board, name in enumerate(BOARD_NAMES):
            value = reader.take(name, COLOUR_NAMES[board])
            state.colour[board] = _index_or_none(value, COLOUR_NAMES[:BOARDS], reader.path(name))
        reader.finish()
        _distinct(state.colour, "boards")
        for board, powers, key in self.by_taoist("powers", neutral=True):
            value = powers.take(key)
            state.side[board] = _index_or_none(value, POWER_NAMES[state.colour[board]], powers.path(key))

    @property
    def dealt(self) -> bool:
        """Whether the village and all boards lie and everybody has a starting hand."""
        undealt = self.steps is not None and any(str(step).startswith("deal") for step in self.steps)
        return not undealt and -1 not in self.state.tile and -1 not in self.state.colour

    def _taoists(self) -> None:
        state = self.state
        if self.dealt:
            setup.deal(state)
        for board, reader, key in self.by_taoist("qi", neutral=True):
            state.qi[board] = reader.integer(key, 0, 0, components.QI)
        self._bury()
        for board, reader, key in self.by_taoist("at"):
            state.at[board] = self.place(reader.take(key), reader.path(key))
        for board, reader, key in self.by_taoist("tao"):
            hand = reader.mapping(key)
            for colour, name in enumerate(COLOUR_NAMES):
                state.tao[board * COLOURS + colour] = hand.integer(name, 0, 0, components.TAO_EACH)
            hand.finish()
        for board, reader, key in self.by_taoist("yin_yang"):
            state.yin_yang &= ~(1 << board)
            state.yin_yang |= reader.boolean(key, False) << board
        for board, reader, key in self.by_taoist("buddhas"):
            state.buddhas[board] = reader.integer(key, 0, 0, components.BUDDHAS)
        for board, reader, key in self.by_taoist("power_tokens"):
            state.power_tokens[board] = reader.integer(key, 0, 0, 3)
        state.centre_tokens = self.reader.integer("centre_tokens", state.centre_tokens, 0, 3)

    def _bury(self) -> None:
        """The dead have no Qi and nothing else, and lie on the Cemetery."""
        state = self.state
        for index, name in enumerate(self.listed("dead")):
            state.qi[self.taoist(str(name), f"dead[{index}]")] = 0
        for board in state.home:
            if state.qi[board] == 0 and self.dealt:
                supply.put_back_all_tao(state, board)
                state.yin_yang &= ~(1 << board)
                state.centre_tokens += state.power_tokens[board]
                state.power_tokens[board] = 0
                state.at[board] = state.tile.index(CEMETERY)

    def _ghosts(self) -> None:
        state = self.state
        reader = self.reader.mapping("ghosts")
        captured = 0
        for space, name in enumerate(SPACE_NAMES):
            value = reader.take(name, None)
            if value is None:
                continue
            path = reader.path(name)
            row = Reader(value if isinstance(value, dict) else {"card": value}, path)
            card = self.card(row.take("card"), f"{path}.card")
            may_hold = CAPTURE_DIE in state.box.arrives[card] and captured < components.WHITE_DICE
            marks = _marks(row, state.box.arrives[card], may_hold)
            row.finish()
            captured += marks & HOLDS_DIE != 0
            state.ghosts[space], state.marks[space] = card, marks
        reader.finish()
        state.buddha_spaces = self.mask("on_buddha", SPACE_NAMES)
        state.discards = [
            self.card(value, f"discards[{at}]") for at, value in enumerate(self.listed("discards"))
        ]
        state.beaten = self.reader.integer(
            "beaten", sum(card >= INCARNATION for card in state.discards), 0, 10
        )

    def _deck(self) -> None:
        state = self.state
        setup.build_deck(state)
        gone = [card for card in [*state.ghosts, *state.discards] if card >= 0]
        for card in gone:
            pile = state.unseen if card >= INCARNATION else state.bag
            if card in pile:
                pile.remove(card)
        self._blocks()
        if self.reader.has("bag"):
            state.bag = sorted(self._counted("bag"))
        if self.reader.has("unseen"):
            named = self.listed("unseen")
            state.unseen = sorted(self.card(card, f"unseen[{at}]") for at, card in enumerate(named))
        for at, value in enumerate(self.listed("draws")):
            self._next_draw(self.card(value, f"draws[{at}]"))
        if len(state.bag) < sum(state.blocks) or len(state.unseen) < len(state.blocks) - 1:
            raise BadDocument("blocks", "more cards than are left in the box")

    def _next_draw(self, card: int) -> None:
        """An ordered pile: the next draws, whatever the bag would give."""
        if card >= INCARNATION:
            self.piles.setdefault("incarnation", []).append(INCARNATION_CHANCE + card - INCARNATION)
            return
        self.piles.setdefault("ghost", []).append(GHOST_CHANCE + card)
        if self.piles["ghost"].count(GHOST_CHANCE + card) > self.state.bag.count(card):
            self.state.bag.append(card)
            self.state.bag.sort()

    def _blocks(self) -> None:
        """The deck: said block by block, or as a number of cards from the bottom, or what is left of it."""
        state = self.state
        incarnations = sum(card >= INCARNATION for card in state.ghosts) + state.beaten
        if self.reader.has("blocks"):
            blocks = self.listed("blocks")
            state.blocks = [
                Reader.as_integer(block, f"blocks[{at}]", 0, 55) for at, block in enumerate(blocks)
            ]
            if not state.blocks:
                raise BadDocument("blocks", "a number is needed here")
        elif self.reader.has("deck"):
            left = self.reader.integer("deck", 0, 0, ending.cards_left(state))
            state.blocks = _from_the_bottom(state.blocks, left)
        elif incarnations:
            state.blocks = state.blocks[min(incarnations, len(state.blocks) - 1) :]
        else:
            state.blocks[0] -= min(sum(card >= 0 for card in state.ghosts), state.blocks[0])

    def _counted(self, name: str) -> list[int]:
        reader = self.reader.mapping(name)
        cards: list[int] = []
        for key in reader.keys():  # noqa: SIM118 - a Reader is no mapping
            cards += [self.card(key, reader.path(key))] * reader.integer(key, 0, 0, 55)
        return cards

    def _turn(self) -> None:
        state = self.state
        reader = self.reader
        active = reader.string("active", COLOUR_NAMES[state.colour[0]] if state.colour[0] >= 0 else NONE)
        state.active = 0 if active == NONE else self.board_of(active, "active")
        state.stage = STAGES.index(reader.choice("stage", STAGES[0], STAGES))
        state.helps = reader.integer("helps", 0, 0, 2)
        state.attempts = reader.integer("attempts", 0, 0, 2)
        for index, name in enumerate(self.listed("used")):
            known = list(POWER_WORDS)
            state.used |= POWER_WORDS[known[_index(name, known, f"used[{index}]")]]
        state.borrowed = self.mask("borrowed", BOARD_NAMES)
        state.fresh = reader.integer("fresh_buddhas", 0, 0, components.BUDDHAS)
        state.mantra_rests = reader.boolean("mantra_rests", False)
        state.waiting = self.mask("waiting_rolls", SPACE_NAMES)
        state.dice = self.faces("dice")
        state.marked = self.faces("marked")
        state.face = _index_or_none(reader.take("curse", NONE), CURSE_NAMES, "curse")
        state.aim = self.mask("aim", SPACE_NAMES)
        paid = reader.mapping("paid")
        state.paid = [paid.integer(name, 0, 0, components.TAO_EACH) for name in COLOUR_NAMES]
        paid.finish()
        self._card_in_hand()
        if reader.has("last_act"):
            state.last_act = _read_act(reader.take("last_act"))
        if reader.has("acted_at"):
            state.acted_at = self.place(reader.take("acted_at"), "acted_at")

    def _card_in_hand(self) -> None:
        arriving = self.reader.take("arriving", NONE)
        self.state.arriving = -1 if arriving == NONE else self.card(arriving, "arriving")
        self._agenda()

    def _agenda(self) -> None:
        """What is still to be done: said step by step, or as the phase of a turn that begins."""
        state = self.state
        phase = self.reader.choice("phase", "yang", ("yin", *PHASE_NAMES))
        state.outcome = OUTCOMES.index(self.reader.choice("ended", OUTCOMES[0], OUTCOMES))
        state.phase = PHASE_NAMES.index(phase) if phase in PHASE_NAMES else 0
        if self.steps is not None:
            state.agenda = [_read_step(value, f"agenda[{index}]") for index, value in enumerate(self.steps)]
            state.agenda.reverse()
        elif phase == "yin":
            push(state, TURN, state.active)
        elif phase == "yang":
            push(state, steps.NEXT_BOARD, state.active)
            push(state, YANG)
        else:
            raise BadDocument("phase", "say yin or yang, or write the agenda")

    def _check(self) -> None:
        """Refuse what cannot lie on a table."""
        state = self.state
        setup.fill_supply(state)
        if not self.dealt:
            state.qi_supply = 0
            state.tao_supply = [0] * COLOURS
            return
        if state.qi_supply < 0:
            raise BadDocument("qi", f"there are only {components.QI} Qi")
        for colour, left in enumerate(state.tao_supply):
            if left < 0:
                raise BadDocument(
                    "tao", f"there are only {components.TAO_EACH} {COLOUR_NAMES[colour]} tokens"
                )
        if supply.temple_buddhas(state) < 0:
            raise BadDocument("buddhas", f"there are only {components.BUDDHAS} Buddhas")
        for space in range(SPACES):
            if state.ghosts[space] >= 0 and state.buddha_spaces >> space & 1:
                raise BadDocument("on_buddha", f"a ghost stands on {SPACE_NAMES[space]}")
        if state.mantra >= 0 and state.ghosts[state.mantra] < 0:
            raise BadDocument("mantra", f"no ghost stands on {SPACE_NAMES[state.mantra]}")
        if state.outcome == ending.GOING_ON and not any(state.qi[board] for board in state.home):
            raise BadDocument("qi", "no Taoist lives, and yet the game goes on")

    def _go(self) -> None:
        """Let everything that needs no answer run."""
        state = self.state
        auras.refresh(state, None)
        if state.outcome != ending.GOING_ON:
            state.kind = OVER
            return
        _check_agenda(state)
        agenda.begin_work(state)
        agenda.work(state, None)
        if state.awaited() and not state.legal_actions(state.actor):
            raise BadDocument("agenda", f"nothing can be chosen at {STEP_NAMES[state.step]}")


def _index(value: object, names: list[str], path: str) -> int:
    if isinstance(value, str) and value in names:
        return names.index(value)
    raise BadDocument(path, f"{str(value)[:40]!r} is none of {', '.join(names[:12])}")


def _index_or_none(value: object, names: list[str], path: str) -> int:
    return -1 if value is None or value == NONE else _index(value, names, path)


def _distinct(numbers: list[int], path: str) -> None:
    for number in numbers:
        if number >= 0 and numbers.count(number) > 1:
            raise BadDocument(path, "one of them stands twice")


def _marks(row: Reader, arrives: list[int], may_hold: bool) -> int:
    """Read what clings to a card; by default the figure is on it, and its locks are at work."""
    marks = FIGURE_OUT if row.choice("figure", "card", ("card", "board")) == "board" else 0
    marks |= HOLDS_DIE if row.boolean("holds_die", may_hold) else 0
    marks |= VULNERABLE if row.boolean("vulnerable", False) else 0
    at_work = [ARRIVAL_WORDS[icon] for icon in LOCKS if icon in arrives]
    for name in row.strings("locks", at_work):
        if name not in at_work:
            raise BadDocument(row.path("locks"), f"the card has no {name[:40]}")
        marks |= LOCKS[ARRIVAL_WORDS.index(name)]
    return marks


def _from_the_bottom(blocks: list[int], cards: int) -> list[int]:
    """The last cards of a deck, as blocks."""
    left: list[int] = []
    for block in reversed(blocks):
        if cards <= block:
            return [cards, *left]
        left.insert(0, block)
        cards -= block + 1
    return left


def _read_act(words: object) -> int:
    if not isinstance(words, Mapping):
        raise BadDocument("last_act", "an act in words is needed here")
    try:
        return ACTIONS.from_words(words) if "do" in words else DRAWN + CHANCES.from_words(words)
    except BadWords as error:
        raise BadDocument(f"last_act.{error.field}", error.why) from error


def _read_step(value: object, path: str) -> int:
    words = str(value).split()
    if len(words) in (1, 2) and words[0] in STEP_NAMES:
        operand = words[1] if len(words) == 2 else "0"
        if operand.isascii() and operand.isdigit() and int(operand) < OPERANDS:
            return STEP_NAMES.index(words[0]) * OPERANDS + int(operand)
    raise BadDocument(path, f"{str(value)[:40]!r} is no step")


def _check_agenda(state: GhostStories) -> None:
    """Refuse steps that mean nothing at this table."""
    if not state.agenda:
        raise BadDocument("agenda", "a game that goes on has something to do")
    for code in state.agenda:
        step, operand = code // OPERANDS, code % OPERANDS
        if not _makes_sense(state, step, operand):
            raise BadDocument("agenda", f"{STEP_NAMES[step]} {operand} makes no sense here")


def _makes_sense(state: GhostStories, step: int, operand: int) -> bool:
    """A step has an operand of its kind, and what it works on is there."""
    if step in (steps.COLOUR, steps.SIDE, steps.TURN, steps.OVERRUN, steps.NEXT_BOARD, steps.GIVING_BACK):
        return operand < BOARDS
    if step in (steps.HAUNTING, steps.DROPPING):
        return operand < SPACES and state.ghosts[operand] >= 0
    if step in (steps.CURSING, steps.CURSING_AGAIN, steps.SUFFERING):
        return operand <= steps.AT_CEMETERY and (step == steps.CURSING or state.face >= 0)
    if step == steps.ENTERING:
        icon, space = divmod(operand, arrival.ICON)
        return icon < len(ARRIVAL_WORDS) and space < SPACES and state.ghosts[space] >= 0
    if step in (steps.REROLLING, steps.ROLLING_AGAIN):
        dice = state.dice if step == steps.REROLLING else state.marked
        return operand in (steps.AIMING, steps.PICKING) and 0 < len(dice) <= MOST_DICE
    if step == steps.STEPPING:
        return operand < 2 * BOARDS and state.at[operand % BOARDS] >= 0
    if step == steps.ROLLING:
        return 0 < operand <= MOST_DICE
    if step == steps.REWARDING:
        return operand < len(REWARD_WORDS)
    if step == steps.TILE:
        return operand < PLACES
    return operand == 0 and (step != steps.PLACING or state.arriving >= 0)
