"""State of Quietville: who owns what, both rows, what is left of the piles and what is still due."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.core.state import EACH, NOBODY, State
from ludoteca.games.quietville import components
from ludoteca.games.quietville.rules import acts, chance, ending
from ludoteca.games.quietville.rules.steps import GONE, ROW
from ludoteca.games.quietville.space import COLOURS, FIELDS, INTERVENTIONS

if TYPE_CHECKING:
    from collections.abc import Callable

    from ludoteca.core.state import Rng
    from ludoteca.core.words import Ending, Event


class Quietville(State):
    """One table. Cards are numbers of `space`; piles and discards are sorted bags without an order.

    A row has five slots. A slot that holds no card is negative: -1 - seat of who emptied it,
    `GONE` when nobody knows, `DUE` while a card is being turned up for it. `building_offers` and
    `disaster_offers` follow from the rows: the acts that take a card from them. These two lists
    are replaced and never changed, so legal lists and clones may share them.

    `votes` is a mask of seats with an unused vote card. `sheet` has four fields a seat, -1 empty.
    `picks` holds the sealed choices of a scoring (-1 not made), `shown` those of the last one
    while the table still shows it. `to_scoring` counts the buildings above each scoring card.
    A hand card is shuffle * 7 + card, where shuffle numbers the shuffle of the intervention pile
    that it was drawn from; `shuffles` numbers the present pile. `none_before` has for every seat
    and sort the shuffle before which its hand is known to hold none: a later one was played.

    `step` is what is decided or dealt now, `agenda` what comes after it, next one last. `taken`,
    `owed` (red, blue, green, any) and `lost` belong to a disaster whose losses are being chosen,
    `given` to a swap half done, `drawer` is the seat that is owed a bonus card.
    """

    __slots__ = (
        "agenda",
        "beautiful_day",
        "building_offers",
        "building_pile",
        "building_row",
        "buildings_out",
        "closing",
        "disaster_offers",
        "disaster_pile",
        "disaster_row",
        "disasters_out",
        "divine",
        "drawer",
        "end_early",
        "given",
        "hands",
        "intervention_pile",
        "interventions_out",
        "lost",
        "money",
        "named_first",
        "none_before",
        "numerals",
        "owed",
        "picks",
        "scorings_done",
        "seats",
        "sheet",
        "shown",
        "shuffles",
        "step",
        "supply",
        "taken",
        "to_move",
        "to_scoring",
        "votes",
    )

    seats: int
    divine: bool
    beautiful_day: bool
    end_early: bool
    named_first: int
    money: list[int]
    votes: int
    supply: list[list[int]]
    sheet: list[int]
    picks: list[int]
    shown: list[int]
    scorings_done: int
    closing: bool
    building_row: list[int]
    building_offers: list[int]
    building_pile: list[int]
    to_scoring: list[int]
    buildings_out: list[int]
    disaster_row: list[int]
    disaster_offers: list[int]
    disaster_pile: list[int]
    disasters_out: list[int]
    numerals: list[int]
    hands: list[list[int]]
    none_before: list[int]
    intervention_pile: list[int]
    interventions_out: list[int]
    shuffles: int
    step: int
    agenda: list[int]
    to_move: int
    taken: int
    owed: list[int]
    lost: int
    given: int
    drawer: int

    @staticmethod
    def blank(seats: int) -> Quietville:
        """Make a table with nothing on it and nothing to do."""
        table = Quietville()
        table.seats = seats
        table.divine = table.beautiful_day = table.end_early = table.closing = False
        table.named_first = table.actor = table.taken = table.given = table.drawer = NOBODY
        table.kind = table.votes = table.step = table.to_move = 0
        table.scorings_done = table.shuffles = table.lost = 0
        table.money = [0] * seats
        table.supply = [[] for _ in range(seats)]
        table.hands = [[] for _ in range(seats)]
        table.none_before = [0] * (INTERVENTIONS * seats)
        table.sheet = [-1] * (FIELDS * seats)
        table.picks = [-1] * seats
        table.shown = []
        table.owed = [0] * (COLOURS + 1)
        table.agenda = []
        table.building_row = [GONE] * ROW
        table.disaster_row = [GONE] * ROW
        table.building_offers = []
        table.disaster_offers = []
        table.building_pile = []
        table.to_scoring = []
        table.buildings_out = []
        table.disaster_pile = []
        table.disasters_out = []
        table.numerals = []
        table.intervention_pile = []
        table.interventions_out = []
        return table

    @staticmethod
    def new(seats: int, options: dict[str, str | int | bool]) -> Quietville:
        """Open the box for `seats` players; all that is dealt comes by chance (QV-012 to QV-026)."""
        table = Quietville.blank(seats)
        first = options["first_player"]
        table.named_first = first if isinstance(first, int) else NOBODY
        table.divine = options["mode"] == "divine"
        table.beautiful_day = bool(options["include_beautiful_day"])
        table.end_early = options["disaster_exhaustion"] == "end_at_last_full_row"
        table.money = [1] * seats
        table.votes = 0 if table.divine else (1 << seats) - 1
        table.numerals = list(range(len(components.PAIRS)))
        table.building_pile = components.BUILDINGS[:]
        table.to_scoring = components.TO_SCORING[:]
        table.disaster_pile = components.DISASTERS[:]
        if table.divine:
            table.intervention_pile = components.INTERVENTIONS[:]
            if table.beautiful_day:
                table.intervention_pile += components.BEAUTIFUL_DAYS
        acts.open_box(table)
        return table

    def clone(self) -> Quietville:
        """Give an independent copy."""
        twin = Quietville()
        twin.kind = self.kind
        twin.actor = self.actor
        twin.seats = self.seats
        twin.divine = self.divine
        twin.beautiful_day = self.beautiful_day
        twin.end_early = self.end_early
        twin.named_first = self.named_first
        twin.money = self.money[:]
        twin.votes = self.votes
        twin.supply = [cards[:] for cards in self.supply]
        twin.sheet = self.sheet[:]
        twin.picks = self.picks[:]
        twin.shown = self.shown[:]
        twin.scorings_done = self.scorings_done
        twin.closing = self.closing
        twin.building_row = self.building_row[:]
        twin.building_offers = self.building_offers
        twin.building_pile = self.building_pile[:]
        twin.to_scoring = self.to_scoring[:]
        twin.buildings_out = self.buildings_out[:]
        twin.disaster_row = self.disaster_row[:]
        twin.disaster_offers = self.disaster_offers
        twin.disaster_pile = self.disaster_pile[:]
        twin.disasters_out = self.disasters_out[:]
        twin.numerals = self.numerals[:]
        twin.hands = [cards[:] for cards in self.hands]
        twin.none_before = self.none_before[:]
        twin.intervention_pile = self.intervention_pile[:]
        twin.interventions_out = self.interventions_out[:]
        twin.shuffles = self.shuffles
        twin.step = self.step
        twin.agenda = self.agenda[:]
        twin.to_move = self.to_move
        twin.taken = self.taken
        twin.owed = self.owed[:]
        twin.lost = self.lost
        twin.given = self.given
        twin.drawer = self.drawer
        return twin

    def awaited(self) -> list[int]:
        """List the seats that may decide now; all that have not picked yet in a scoring (QV-088)."""
        if self.kind == EACH:
            return [seat for seat in range(self.seats) if self.picks[seat] < 0]
        return [self.actor] if self.actor >= 0 else []

    def legal_actions(self, seat: int) -> list[int]:
        """List what `seat` may do now, ascending."""
        return acts.legal_actions(self, seat)

    def apply(self, seat: int, action: int, tell: Callable[[Event], None] | None = None) -> None:
        """Carry out a legal action and all that follows up to the next choice or draw."""
        acts.apply(self, seat, action, tell)

    def chance_outcomes(self) -> list[tuple[int, int]]:
        """List the cards that may be drawn now, with their copies."""
        return chance.chance_outcomes(self)

    def sample_chance(self, rng: Rng) -> int:
        """Draw a card with one `rng.random()`."""
        return chance.sample_chance(self, rng)

    def apply_chance(self, outcome: int, tell: Callable[[Event], None] | None = None) -> None:
        """Lay out a drawn card and go on up to the next choice or draw."""
        chance.apply_chance(self, outcome, tell)

    def run_chance(self, rng: Rng) -> None:
        """Deal up to the next choice, draw for draw as `sample_chance` would."""
        chance.run_chance(self, rng)

    def returns(self) -> list[float]:
        """Give 1 shared by the winners, else 0; zeros before the end (QV-094, QV-095)."""
        return ending.returns(self)

    def ending(self) -> Ending | None:
        """Say how the game ended, None while it goes on (QV-091)."""
        return ending.ending(self)
