"""State of In a Grove: which figure lies where, who has seen it, and whose chips are where."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.core.state import NOBODY, State
from ludoteca.games.in_a_grove import components, rules
from ludoteca.games.in_a_grove.space import FIGURES, SUSPECTS

if TYPE_CHECKING:
    from collections.abc import Callable

    from ludoteca.core.state import Rng
    from ludoteca.core.words import Ending, Event


class Grove(State):
    """One table. Figures are numbers of `space`, places numbers of `rules.steps`.

    `figures` says which figure lies at each place: the suspects A, B and C, the victim, the alibi
    dealt to each seat. `witnesses` says for each figure which seats have seen it this round (a
    mask): whoever has seen a figure knows it wherever it is moved. `deck` is the bag of figures
    still to be dealt. `tampered` is the suspect that came from the victim's place.

    `stacks` holds the seats whose chips lie below each suspect, bottom first, and `last` the
    suspect accused last. `chips` and `liars` count what lies before each seat. `step` is what is
    decided or dealt now; all that comes after follows from it, so there is no agenda. `shown` and
    `settled` are suspects and stacks of the last reveal, while the table still shows it.
    """

    __slots__ = (
        "chips",
        "deck",
        "discoverer",
        "figures",
        "full_ranking",
        "last",
        "liars",
        "loser",
        "named_first",
        "seats",
        "settled",
        "shown",
        "stacks",
        "step",
        "tampered",
        "to_the_left",
        "wide_closing",
        "witnesses",
    )

    seats: int
    named_first: int
    wide_closing: bool
    to_the_left: bool
    full_ranking: bool
    figures: list[int]
    witnesses: list[int]
    deck: list[int]
    tampered: int
    stacks: list[list[int]]
    last: int
    chips: list[int]
    liars: list[int]
    discoverer: int
    step: int
    shown: list[int]
    settled: list[list[int]]
    loser: int

    @staticmethod
    def blank(seats: int) -> Grove:
        """Make a table with chips on it, nothing dealt and nothing to do."""
        table = Grove()
        table.seats = seats
        table.kind = table.step = 0
        table.actor = table.named_first = table.discoverer = table.loser = NOBODY
        table.wide_closing = table.to_the_left = False
        table.full_ranking = True
        table.figures = [rules.NO_FIGURE] * (rules.ALIBI + seats)
        table.witnesses = [0] * FIGURES
        table.deck = []
        table.tampered = table.last = rules.NOWHERE
        table.stacks = [[] for _ in range(SUSPECTS)]
        table.chips = [components.CHIPS] * seats
        table.liars = [0] * seats
        table.shown = []
        table.settled = []
        return table

    @staticmethod
    def new(seats: int, options: dict[str, str | int | bool]) -> Grove:
        """Open the box for `seats` players; all that is dealt comes by chance (IG-023 to IG-026)."""
        table = Grove.blank(seats)
        first = options["first_discoverer"]
        table.named_first = first if isinstance(first, int) else NOBODY
        table.wide_closing = options["closed_card"] == "last_accused"
        table.to_the_left = options["next_discoverer"] == "left"
        table.full_ranking = bool(options["full_ranking"])
        rules.open_box(table)
        return table

    def clone(self) -> Grove:
        """Give an independent copy."""
        twin = Grove()
        twin.kind = self.kind
        twin.actor = self.actor
        twin.seats = self.seats
        twin.named_first = self.named_first
        twin.wide_closing = self.wide_closing
        twin.to_the_left = self.to_the_left
        twin.full_ranking = self.full_ranking
        twin.figures = self.figures[:]
        twin.witnesses = self.witnesses[:]
        twin.deck = self.deck[:]
        twin.tampered = self.tampered
        twin.stacks = [stack[:] for stack in self.stacks]
        twin.last = self.last
        twin.chips = self.chips[:]
        twin.liars = self.liars[:]
        twin.discoverer = self.discoverer
        twin.step = self.step
        twin.shown = self.shown
        twin.settled = self.settled
        twin.loser = self.loser
        return twin

    def legal_actions(self, seat: int) -> list[int]:
        """List what `seat` may do now, ascending."""
        return rules.legal_actions(self, seat)

    def apply(self, seat: int, action: int, tell: Callable[[Event], None] | None = None) -> None:
        """Carry out a legal action and all that follows up to the next choice or draw."""
        rules.apply(self, seat, action, tell)

    def chance_outcomes(self) -> list[tuple[int, int]]:
        """List the seats or figures that may be drawn now, each once."""
        return rules.chance_outcomes(self)

    def sample_chance(self, rng: Rng) -> int:
        """Draw with one `rng.random()`."""
        return rules.sample_chance(self, rng)

    def apply_chance(self, outcome: int, tell: Callable[[Event], None] | None = None) -> None:
        """Lay down what was drawn and go on up to the next choice or draw."""
        rules.apply_chance(self, outcome, tell)

    def run_chance(self, rng: Rng) -> None:
        """Deal up to the next choice, draw for draw as `sample_chance` would."""
        rules.run_chance(self, rng)

    def returns(self) -> list[float]:
        """Give -(n-1) to the loser and 1 to the others; zeros before the end (IG-076)."""
        return rules.returns(self)

    def ending(self) -> Ending | None:
        """Say how the game ended, None while it goes on (IG-066)."""
        return rules.ending(self)
