"""The records a view is made of: rows, towns, hands, what a disaster would cost."""

from __future__ import annotations

from msgspec import Struct

from ludoteca.core import View


class Slot(Struct, frozen=True, kw_only=True):
    """A slot of a row: a card, or who emptied it, or a card still to be turned up."""

    card: str | None = None
    emptied_by_seat: int | None = None
    due: bool = False


class Sheet(Struct, frozen=True, kw_only=True):
    """A score sheet; a field is None until it is used (QV-011)."""

    lowest: int | None = None
    highest: int | None = None
    everything: int | None = None
    colour: int | None = None


class Player(Struct, frozen=True, kw_only=True):
    """What lies before one seat.

    `worth` gives the points of every kind still open, were it scored now. `hand` counts the
    intervention cards, `hand_shuffles` says which shuffle of their pile each came from, `cards`
    names them to the viewer who holds them. `none_before` names sorts of which no card older
    than a shuffle can be held, since a later one was played first. `pick` is a sealed choice,
    shown to its seat only.
    """

    seat: int
    money: int
    vote: bool
    buildings: tuple[str, ...]
    sheet: Sheet
    total: int
    worth: dict[str, int]
    hand: int
    hand_shuffles: tuple[int, ...]
    none_before: dict[str, int]
    cards: tuple[str, ...]
    chosen: bool
    pick: str | None


class Choice(Struct, frozen=True, kw_only=True):
    """A part of a loss that its owner chooses: so many of these buildings."""

    count: int
    among: tuple[str, ...]


class Cost(Struct, frozen=True, kw_only=True):
    """What a disaster of the row would take from a seat: some for certain, some by choice."""

    seat: int
    card: str
    lost: tuple[str, ...]
    choices: tuple[Choice, ...]


class Owed(Struct, frozen=True, kw_only=True):
    """What a taken disaster still asks for, by colour or in any colour."""

    red: int
    blue: int
    green: int
    any: int


class Entry(Struct, frozen=True, kw_only=True):
    """One line of the scoring that the table still shows."""

    seat: int
    kind: str
    points: int


class QuietvilleView(View, frozen=True, kw_only=True):
    """The table as one viewer sees it.

    A pile's composition is public, since all other cards have been seen; its order does not
    exist. `unseen_interventions` lists, for every shuffle of that pile, the cards nobody has
    seen played: they are in hands, the viewer's own included, or, for the last shuffle, still in
    the pile. `agenda` lists the steps after this one, the next one last; `costs` is for the
    viewer's own seats; `last_scoring` is shown until the next act. `taken`, `owed` and `lost`
    belong to losses being chosen, `given` to a swap half done, `drawer_seat` to a bonus card.
    """

    mode: str
    first_player: str | int
    disaster_exhaustion: str
    include_beautiful_day: bool
    step: str
    agenda: tuple[str, ...]
    to_move_seat: int
    players: tuple[Player, ...]
    building_row: tuple[Slot, ...]
    disaster_row: tuple[Slot, ...]
    costs: tuple[Cost, ...]
    building_pile_count: int
    disaster_pile_count: int
    intervention_pile_count: int
    money_stack: int
    scorings_done: int
    scoring_cards_left: int
    buildings_to_scoring: tuple[int, ...]
    last_scoring: tuple[Entry, ...]
    closing: bool
    taken: str | None
    owed: Owed
    lost: int
    given: str | None
    drawer_seat: int | None
    building_pile: tuple[str, ...]
    disaster_pile: tuple[str, ...]
    buildings_out: tuple[str, ...]
    disasters_out: tuple[str, ...]
    interventions_out: tuple[str, ...]
    unseen_interventions: tuple[tuple[str, ...], ...]
    shuffles: int
    numerals: tuple[str, ...]
