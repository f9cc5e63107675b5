"""A table to try things at: a state, the piles its position gave, and acts that are all or none."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from ludoteca.core import (
    CHANCE,
    HOST,
    BadDocument,
    Document,
    Event,
    Game,
    Position,
    Refusal,
    State,
    Turn,
    all_seats,
)
from ludoteca.lab.quoting import shown
from ludoteca.lab.seats import letter, read_seat
from ludoteca.play.rules import INCOMPLETE, lacks_steps

Tell = Callable[[Event], None]
"""Is told everything that happens."""


class DisagreementError(Exception):
    """The game's list of legal actions and its refusals do not say the same."""


class ChanceDueError(Exception):
    """Somebody wants to act while a card or a die has to decide first."""


class NoChanceError(Exception):
    """An outcome was given that cannot come now."""


class Table:
    """One game in progress. Chance comes from the piles of the position, then from `rng`."""

    def __init__(self, game: Game, position: Position, rng: Random) -> None:
        self.game = game
        self.state: State = position.state
        self.piles = {name: list(pile) for name, pile in position.piles.items() if pile}
        self.rng = rng

    @classmethod
    def laid(cls, game: Game, seats: int, options: Mapping[str, object], seed: int) -> Table:
        """Lay a new game, nothing dealt yet."""
        return cls(game, Position(game.setup(seats, read_options(game, options))), Random(seed))

    @classmethod
    def found(cls, game: Game, document: Document, seed: int) -> Table:
        """Lay a position; raise BadDocument with the path of what makes no sense in it."""
        try:
            return cls(game, game.read_position(document), Random(seed))
        except BadDocument as error:
            raise BadDocument(f"position.{error.field}", error.why) from error

    def copy(self) -> Table:
        """Give an independent table in the same position, generator included."""
        rng = Random()
        rng.setstate(self.rng.getstate())
        return Table(self.game, Position(self.state.clone(), self.piles), rng)

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.state.returns())

    def turn(self) -> Turn:
        """Say who may decide now."""
        return self.state.turn()

    def legal(self, seat: int) -> list[int]:
        """List what a seat may do now; nothing while chance decides."""
        return [] if self.state.kind == CHANCE else list(self.state.legal_actions(seat))

    def refuse(self, seat: int, action: int) -> Refusal | None:
        """Ask why a seat may not do this; raise DisagreementError where legality says otherwise."""
        refusal = self.game.refuse(self.state, seat, action)
        legal = action in self.legal(seat)
        if legal == (refusal is None):
            return refusal
        words = shown(self.game.actions.to_words(action))
        says = "is in the legal list, yet refused" if legal else "is not legal, yet not refused"
        raise DisagreementError(f"{letter(seat)} {words}: {says}")

    def act(
        self, seat: int, actions: Sequence[int], *, draw: bool, tell: Tell | None = None
    ) -> Refusal | None:
        """Carry out one command of a seat, all of it or nothing; give the first refusal.

        A command of several actions finishes the act it begins. Chance that comes up between its
        actions is drawn, or raises ChanceDueError without `draw`.
        """
        trial = self.copy()
        for action in actions:
            if trial.state.kind == CHANCE:
                if not draw:
                    raise ChanceDueError(f"before {shown(trial.game.actions.to_words(action))}")
                trial.draw_all(tell)
            refusal = trial.refuse(seat, action)
            if refusal is not None:
                return refusal
            trial.state.apply(seat, action, tell)
        if lacks_steps(self.game, trial.state, seat, actions, same_round=trial.turn() == self.turn()):
            return INCOMPLETE
        self._become(trial)
        return None

    def outcome(self, outcome: int, tell: Tell | None = None) -> None:
        """Let chance decide so; raise NoChanceError when it cannot."""
        if self.state.kind != CHANCE:
            raise NoChanceError("chance decides nothing now")
        possible = [known for known, _ in self.state.chance_outcomes()]
        if outcome not in possible:
            can = ", ".join(self._in_words(known) for known in possible[:8])
            raise NoChanceError(f"{self._in_words(outcome)} cannot come now; what can: {can}")
        trial = self.state.clone()
        trial.apply_chance(outcome, tell)
        self.state = trial

    def draw_all(self, tell: Tell | None = None) -> list[int]:
        """Let chance decide up to the next choice; give the outcomes in order."""
        drawn = []
        while self.state.kind == CHANCE:
            drawn.append(self._next_outcome())
            self.outcome(drawn[-1], tell)
        return drawn

    def view(self, viewer: int) -> Any:
        """Give what a viewer (a mask of seats) may see."""
        return self.game.view(self.state, viewer)

    def _next_outcome(self) -> int:
        due = self.game.chances.family(self.state.chance_outcomes()[0][0]).name
        pile = self.piles.get(due)
        if not pile:
            return self.state.sample_chance(self.rng)
        outcome = pile.pop(0)
        if all(outcome != known for known, _ in self.state.chance_outcomes()):
            raise NoChanceError(f"the position's pile gives {self._in_words(outcome)}, which cannot come now")
        return outcome

    def _in_words(self, outcome: int) -> str:
        return shown(self.game.chances.to_words(outcome))

    def _become(self, other: Table) -> None:
        self.state, self.piles, self.rng = other.state, other.piles, other.rng


def read_options(game: Game, options: Mapping[str, object]) -> dict[str, object]:
    """Read options of a table, a seat option also as a letter."""
    read: dict[str, object] = {}
    for name, value in options.items():
        known = game.info.options.get(name)
        seat_named = known is not None and known.seat and value != "chance"
        read[name] = read_seat(value, f"setup.options.{name}") if seat_named else value
    return read


def read_viewer(value: object, field: str, seats: int) -> int:
    """Read who looks: a seat, a list of seats, "spectator" or "all"; give the mask."""
    if value == "spectator":
        return 0
    if value == "all":
        return all_seats(seats)
    if isinstance(value, list):
        mask = 0
        for index, seat in enumerate(value):
            mask |= 1 << read_seat(seat, f"{field}[{index}]", seats)
        return mask
    try:
        return 1 << read_seat(value, field, seats)
    except BadDocument as error:
        raise BadDocument(field, f"{error.why}, nor spectator, nor all") from None


def read_actor(value: object, field: str, seats: int) -> int:
    """Read who acts: a seat, or the host, for whom a clock acts."""
    return HOST if value == "host" else read_seat(value, field, seats)
