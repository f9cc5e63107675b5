"""State of Ghost Stories: village, boards, cards, tokens and what is still to be done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.core.state import NOBODY, State
from ludoteca.games.ghost_stories import components
from ludoteca.games.ghost_stories.rules import acts, agenda, chance, death, ending, setup
from ludoteca.games.ghost_stories.space import BOARDS, COLOURS, PLACES, SPACES

if TYPE_CHECKING:
    from collections.abc import Callable

    from ludoteca.core.state import Rng
    from ludoteca.core.words import Ending, Event
    from ludoteca.games.ghost_stories.rules.box import Box


class GhostStories(State):
    """One table. There are always four boards; what a Taoist has is listed by board.

    `home` maps seats to boards, `owner` boards to seats (-1 neutral). `side` is -1 on a board
    whose power is left out of a position. `tao` holds five colours a board. Masks: `haunted` of
    places, `yin_yang` of boards, `buddha_spaces` and `aim` of spaces, `borrowed` of boards.
    `ghosts` has a card a space (-1 empty), `marks` what clings to it (figure on the board, captured
    die, locks at work, vulnerable). `locked`, `captured`, `tao_locked` and `whites_void` follow
    from them. `blocks` counts the ghosts above each incarnation, last those at the bottom; `bag`
    holds the ghosts that may still come, more than the deck has where some were taken out unseen.

    Of the turn: `active` board, `phase` (0 setting up, 1 to 3 the Yin steps, 4 Yang), `stage` of the
    Yang phase, `helps` and `attempts` made, the place `acted_at`, powers `used`, Buddhas taken
    `fresh`, whether the Mantra came back (`mantra_rests`).
    `waiting` are spaces that a Curse die is still to be rolled for. `dice` and `face` show the last
    roll, `marked` the dice to be thrown again, `paid` the tokens spent for `aim`, `arriving`
    the card in hand, `last_act` what was done or rolled last (an action, or `DRAWN` + an outcome).
    """

    __slots__ = (
        "acted_at",
        "active",
        "agenda",
        "aim",
        "arriving",
        "at",
        "attempts",
        "bag",
        "bearer",
        "beaten",
        "blocks",
        "borrowed",
        "box",
        "buddha_spaces",
        "buddhas",
        "captured",
        "cemetery_spared",
        "centre_tokens",
        "circle",
        "colour",
        "dice",
        "discards",
        "face",
        "far_push",
        "five_qi",
        "fixed_order",
        "four_haunted",
        "fresh",
        "ghosts",
        "haunted",
        "helps",
        "home",
        "last_act",
        "level",
        "locked",
        "mantra",
        "mantra_rests",
        "marked",
        "marks",
        "named_first",
        "operand",
        "outcome",
        "owner",
        "paid",
        "phase",
        "power_tokens",
        "qi",
        "qi_supply",
        "side",
        "stage",
        "step",
        "tao",
        "tao_locked",
        "tao_supply",
        "tile",
        "unseen",
        "used",
        "waiting",
        "whites_void",
        "yin_yang",
    )

    level: int
    five_qi: bool
    four_haunted: bool
    fixed_order: bool
    bearer: int
    cemetery_spared: bool
    far_push: bool
    named_first: int
    box: Box
    home: list[int]
    owner: list[int]
    colour: list[int]
    side: list[int]
    tile: list[int]
    haunted: int
    qi: list[int]
    at: list[int]
    tao: list[int]
    yin_yang: int
    buddhas: list[int]
    power_tokens: list[int]
    qi_supply: int
    tao_supply: list[int]
    centre_tokens: int
    circle: int
    mantra: int
    ghosts: list[int]
    marks: list[int]
    buddha_spaces: int
    locked: int
    captured: int
    tao_locked: bool
    whites_void: bool
    bag: list[int]
    unseen: list[int]
    blocks: list[int]
    beaten: int
    discards: list[int]
    active: int
    phase: int
    stage: int
    helps: int
    attempts: int
    acted_at: int
    used: int
    borrowed: int
    fresh: int
    mantra_rests: bool
    waiting: int
    dice: list[int]
    marked: list[int]
    face: int
    aim: int
    paid: list[int]
    arriving: int
    outcome: int
    last_act: int
    step: int
    operand: int
    agenda: list[int]

    @staticmethod
    def blank(seats: int) -> GhostStories:
        """Make a table with empty boards and nothing to do."""
        table = GhostStories()
        table.kind = table.level = table.bearer = table.haunted = table.yin_yang = 0
        table.actor = table.named_first = table.circle = table.mantra = table.acted_at = NOBODY
        table.five_qi = table.four_haunted = table.fixed_order = table.cemetery_spared = False
        table.far_push = table.tao_locked = table.whites_void = table.mantra_rests = False
        table.box = components.BOX
        table.owner = [NOBODY] * BOARDS
        table.colour = [NOBODY] * BOARDS
        table.side = [NOBODY] * BOARDS
        table.at = [NOBODY] * BOARDS
        table.qi = [0] * BOARDS
        table.buddhas = [0] * BOARDS
        table.power_tokens = [0] * BOARDS
        table.tile = [NOBODY] * PLACES
        table.tao = [0] * (BOARDS * COLOURS)
        table.tao_supply = [0] * COLOURS
        table.ghosts = [NOBODY] * SPACES
        table.marks = [0] * SPACES
        table.paid = [0] * COLOURS
        table.qi_supply = table.centre_tokens = table.buddha_spaces = 0
        table.locked = table.captured = table.beaten = table.active = table.stage = 0
        table.helps = table.attempts = table.used = table.borrowed = table.fresh = 0
        table.waiting = table.aim = table.outcome = table.phase = table.step = table.operand = 0
        table.face = table.arriving = table.last_act = NOBODY
        table.bag = []
        table.unseen = []
        table.blocks = []
        table.discards = []
        table.dice = []
        table.marked = []
        table.agenda = []
        setup.seat_taoists(table, seats)
        return table

    @staticmethod
    def new(seats: int, options: dict[str, str | int | bool]) -> GhostStories:
        """Open the box for `seats` players; everything random comes by chance."""
        table = GhostStories.blank(seats)
        table.set_options(options)
        setup.build_deck(table)
        setup.open_box(table)
        agenda.begin_work(table)
        agenda.work(table, None)
        return table

    def set_options(self, options: dict[str, str | int | bool]) -> None:
        """Write down what the table has agreed on."""
        first = options["first_player"]
        self.named_first = first if isinstance(first, int) else NOBODY
        self.level = components.LEVEL_NAMES.index(str(options["level"]))
        self.five_qi = bool(options["five_qi"])
        self.four_haunted = options["haunted_limit"] == 4
        self.fixed_order = options["yin_order"] == "left_to_right"
        self.bearer = death.BEARERS.index(str(options["bearer"]))
        self.cemetery_spared = options["cemetery_curse"] == "nothing"
        self.far_push = options["pavilion"] == "any_tile"

    def clone(self) -> GhostStories:
        """Give an independent copy."""
        twin = GhostStories()
        twin.kind = self.kind
        twin.actor = self.actor
        twin.level = self.level
        twin.five_qi = self.five_qi
        twin.four_haunted = self.four_haunted
        twin.fixed_order = self.fixed_order
        twin.bearer = self.bearer
        twin.cemetery_spared = self.cemetery_spared
        twin.far_push = self.far_push
        twin.named_first = self.named_first
        twin.box = self.box
        twin.home = self.home[:]
        twin.owner = self.owner[:]
        twin.colour = self.colour[:]
        twin.side = self.side[:]
        twin.tile = self.tile[:]
        twin.haunted = self.haunted
        twin.qi = self.qi[:]
        twin.at = self.at[:]
        twin.tao = self.tao[:]
        twin.yin_yang = self.yin_yang
        twin.buddhas = self.buddhas[:]
        twin.power_tokens = self.power_tokens[:]
        twin.qi_supply = self.qi_supply
        twin.tao_supply = self.tao_supply[:]
        twin.centre_tokens = self.centre_tokens
        twin.circle = self.circle
        twin.mantra = self.mantra
        twin.ghosts = self.ghosts[:]
        twin.marks = self.marks[:]
        twin.buddha_spaces = self.buddha_spaces
        twin.locked = self.locked
        twin.captured = self.captured
        twin.tao_locked = self.tao_locked
        twin.whites_void = self.whites_void
        twin.bag = self.bag[:]
        twin.unseen = self.unseen[:]
        twin.blocks = self.blocks[:]
        twin.beaten = self.beaten
        twin.discards = self.discards[:]
        twin.active = self.active
        twin.phase = self.phase
        twin.stage = self.stage
        twin.helps = self.helps
        twin.attempts = self.attempts
        twin.acted_at = self.acted_at
        twin.used = self.used
        twin.borrowed = self.borrowed
        twin.fresh = self.fresh
        twin.mantra_rests = self.mantra_rests
        twin.waiting = self.waiting
        twin.dice = self.dice[:]
        twin.marked = self.marked[:]
        twin.face = self.face
        twin.aim = self.aim
        twin.paid = self.paid[:]
        twin.arriving = self.arriving
        twin.outcome = self.outcome
        twin.last_act = self.last_act
        twin.step = self.step
        twin.operand = self.operand
        twin.agenda = self.agenda[:]
        return twin

    def awaited(self) -> list[int]:
        return acts.awaited(self)

    def legal_actions(self, seat: int) -> list[int]:
        return acts.legal_actions(self, seat)

    def apply(self, seat: int, action: int, tell: Callable[[Event], None] | None = None) -> None:
        acts.apply(self, seat, action, tell)

    def chance_outcomes(self) -> list[tuple[int, int]]:
        return chance.chance_outcomes(self)

    def sample_chance(self, rng: Rng) -> int:
        return chance.sample_chance(self, rng)

    def apply_chance(self, outcome: int, tell: Callable[[Event], None] | None = None) -> None:
        chance.apply_chance(self, outcome, tell)

    def run_chance(self, rng: Rng) -> None:
        chance.run_chance(self, rng)

    def returns(self) -> list[float]:
        return ending.returns(self)

    def ending(self) -> Ending | None:
        return ending.ending(self)
