"""The records a view is made of: boards with their ghosts, the village, the Taoists, the deck."""

from __future__ import annotations

from msgspec import Struct

from ludoteca.core import View


class Place(Struct, frozen=True, kw_only=True):
    """A tile of the village, who stands on it and which ghost spaces it faces."""

    tile: str
    villager: str | None
    haunted: bool
    helps: bool
    standing_seats: tuple[int, ...]
    faces: tuple[str, ...]


class Ghost(Struct, frozen=True, kw_only=True):
    """A card in play: what is printed on it, what it still needs, and what clings to it.

    `need` counts after Circle and Mantra; `needs_any` is what the Mantra takes off a colour of
    one's choice. `locks` names the lasting words of the left stone that are at work.
    """

    card: str
    colour: str
    incarnation: bool
    resistance: dict[str, int]
    need: dict[str, int]
    needs_any: int
    arrive: tuple[str, ...]
    turn: tuple[str, ...]
    curse: tuple[str, ...]
    reward: str
    condition: str
    exorcisable: bool
    figure: str | None
    holds_die: bool
    vulnerable: bool
    locks: tuple[str, ...]


class Space(Struct, frozen=True, kw_only=True):
    """One of the three ghost spaces of a board."""

    space: str
    ghost: Ghost | None
    buddha: bool
    mantra: bool


class Board(Struct, frozen=True, kw_only=True):
    """A board: its colour, whose it is (None: neutral), its power, its Qi and its ghosts."""

    board: str
    colour: str | None
    owner_seat: int | None
    power: str | None
    power_works: bool
    qi: int
    possessed: bool
    spaces: tuple[Space, ...]


class Taoist(Struct, frozen=True, kw_only=True):
    """What one seat has before it."""

    seat: int
    board: str
    colour: str | None
    qi: int
    alive: bool
    tile: str | None
    tao: dict[str, int]
    yin_yang: bool
    buddhas: int
    power_tokens: int


class Supply(Struct, frozen=True, kw_only=True):
    """What nobody holds."""

    qi: int
    tao: dict[str, int]
    figures: int
    temple_buddhas: int
    centre_tokens: int


class OwnGhost(Struct, frozen=True, kw_only=True):
    """A ghost that the position brought along, in the words of the printed ones."""

    name: str
    colour: str
    resistance: dict[str, int]
    arrive: tuple[str, ...]
    turn: tuple[str, ...]
    curse: tuple[str, ...]
    reward: str
    condition: str


class Moment(Struct, frozen=True, kw_only=True):
    """What is being done: the stage of the turn, the last rolls, and the steps to come."""

    stage: str
    helps: int
    attempts: int
    acted_at: str | None
    used: tuple[str, ...]
    borrowed: tuple[str, ...]
    fresh_buddhas: int
    mantra_rests: bool
    waiting_rolls: tuple[str, ...]
    dice: tuple[str, ...]
    marked: tuple[str, ...]
    curse_face: str | None
    aim: tuple[str, ...]
    paid: dict[str, int]
    arriving: str | None
    last_act: dict[str, int | str] | None
    steps: tuple[str, ...]


class GhostStoriesView(View, frozen=True, kw_only=True):
    """The whole table: all information is open, and the order of the deck does not exist (GS-003).

    `blocks` counts the ghosts above each incarnation still in the deck, last those at the bottom;
    `bag` the ghosts that may still come, more than the deck holds where some were taken out unseen.
    """

    level: str
    five_qi: bool
    first_player: str | int
    haunted_limit: int
    yin_order: str
    bearer: str
    cemetery_curse: str
    pavilion: str
    phase: str
    active_board: str
    players: tuple[Taoist, ...]
    boards: tuple[Board, ...]
    village: tuple[Place, ...]
    haunted: int
    circle: str | None
    supply: Supply
    free_dice: int
    attempt_dice: int
    tao_locked: bool
    whites_void: bool
    deck: int
    blocks: tuple[int, ...]
    bag: dict[str, int]
    unseen: tuple[str, ...]
    beaten: int
    discards: tuple[str, ...]
    moment: Moment
    score: int
    ended: str
    own_ghosts: tuple[OwnGhost, ...]
