"""The smallest game with every part that a scenario can speak of: guess how a coin falls."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from ludoteca.core import (
    CHANCE,
    ONE,
    OVER,
    BadDocument,
    Document,
    Ending,
    Event,
    Facts,
    Family,
    Field,
    Game,
    GameInfo,
    Option,
    Options,
    Position,
    Reader,
    Refusal,
    Rng,
    Space,
    State,
    Text,
    TurnView,
    View,
    bag_outcomes,
    sample_bag,
    view_turn,
)
from ludoteca.core.game import Credit, Seats

FACES = ["heads", "tails"]
LETTERS = "ABCD"

ACTIONS = Space(
    "do",
    [
        Family("guess", 0, [Field("face", FACES)]),
        Family("stake", 2, [Field("amount", range(1, 4))]),
        Family("give", 5, [Field("seat", range(4)), Field("amount", range(1, 4))]),
        Family("pass", 17),
    ],
)
CHANCES = Space("chance", [Family("toss", 0, [Field("face", FACES)])])


class Tosses(State):
    """Each in turn guesses a face, then may stake points; who reaches the goal wins."""

    __slots__ = ("bag", "goal", "guess", "last", "pledges", "points")

    points: list[int]
    pledges: list[int]
    bag: list[int]
    guess: int
    last: int
    goal: int

    def clone(self) -> Tosses:
        twin = Tosses()
        twin.kind, twin.actor = self.kind, self.actor
        twin.points, twin.pledges, twin.bag = list(self.points), list(self.pledges), list(self.bag)
        twin.guess, twin.last, twin.goal = self.guess, self.last, self.goal
        return twin

    def legal_actions(self, seat: int) -> list[int]:
        if self.kind != ONE or seat != self.actor:
            return []
        return [action for action in range(ACTIONS.size) if reason(self, action) is None]

    def apply(self, seat: int, action: int, tell: Callable[[Event], None] | None = None) -> None:
        name = ACTIONS.family(action).name
        values = ACTIONS.values(action)
        if name == "guess":
            self.guess = values[0]
        elif name == "stake":
            self.pledges[seat] = values[0] + 1
            self.kind, self.actor = CHANCE, -1
            self.last = seat
        elif name == "give":
            self.points[seat] -= values[1] + 1
            self.points[values[0]] += values[1] + 1
        else:
            self.actor = (seat + 1) % len(self.points)

    def chance_outcomes(self) -> list[tuple[int, int]]:
        return bag_outcomes(self.bag, 0)

    def sample_chance(self, rng: Rng) -> int:
        return sample_bag(self.bag, rng)

    def apply_chance(self, outcome: int, tell: Callable[[Event], None] | None = None) -> None:
        seat = self.last
        self.points[seat] += self.pledges[seat] if outcome == self.guess else -self.pledges[seat]
        self.pledges[seat], self.guess = 0, -1
        over = self.points[seat] >= self.goal
        self.kind = OVER if over else ONE
        self.actor = -1 if over else (seat + 1) % len(self.points)

    def returns(self) -> list[float]:
        best = max(self.points)
        return [float(self.kind == OVER and points == best) for points in self.points]

    def ending(self) -> Ending | None:
        if self.kind != OVER:
            return None
        best = max(self.points)
        winners = tuple(seat for seat, points in enumerate(self.points) if points == best)
        return Ending("TS-004", "ending-goal", "won", winners, tuple(self.points))


class PlayerView(View, frozen=True, kw_only=True):
    points: tuple[int, ...]
    guess: str | None
    faces: tuple[str, ...]


def reason(state: Tosses, action: int) -> Refusal | None:
    name = ACTIONS.family(action).name
    values = ACTIONS.values(action)
    seat = state.actor
    if name == "guess":
        return Refusal("TS-001", "guessed-already") if state.guess >= 0 else None
    if name == "stake":
        have, need = state.points[seat], values[0] + 1
        if state.guess < 0:
            return Refusal("TS-001", "guess-first")
        return Refusal("TS-002", "too-poor", {"have": have, "need": need}) if have < need else None
    if name == "give":
        other = values[0] < len(state.points) and values[0] != seat
        enough = state.points[seat] > values[1]
        return None if other and enough and state.guess < 0 else Refusal("TS-003", "no-gift")
    return None if state.guess < 0 else Refusal("TS-001", "stake-now")


def refuse(state: State, seat: int, action: int) -> Refusal | None:
    assert isinstance(state, Tosses)
    if state.kind != ONE or seat != state.actor:
        return Refusal("TS-005", "not-your-turn")
    return reason(state, action)


def new(seats: int, options: Options) -> State:
    state = Tosses()
    first = options["first"]
    state.kind, state.actor = ONE, 0 if first == "chance" else int(first)
    state.points, state.pledges = [2] * seats, [0] * seats
    state.bag, state.guess, state.last = [0, 0, 1], -1, -1
    state.goal = int(options["goal"])
    return state


def view(state: State, viewer: int) -> PlayerView:
    """The guess is a secret of who made it."""
    assert isinstance(state, Tosses)
    guess = FACES[state.guess] if state.guess >= 0 and viewer >> max(state.actor, 0) & 1 else None
    faces = tuple(FACES[face] for face in state.bag)
    turn: TurnView = view_turn(state.turn())
    return PlayerView(viewer=viewer, turn=turn, points=tuple(state.points), guess=guess, faces=faces)


def read_position(document: Document) -> Position:
    reader = Reader(document)
    seats = reader.integer("seats", 2, 2, 4)
    state = new(seats, {"first": 0, "goal": reader.integer("goal", 5, 1, 9)})
    assert isinstance(state, Tosses)
    state.actor = LETTERS.index(reader.choice("to_move", "A", tuple(LETTERS[:seats])))
    points = reader.mapping("points")
    state.points = [points.integer(letter, 2, 0, 9) for letter in LETTERS[:seats]]
    points.finish()
    guess = reader.choice("guess", "none", ("none", *FACES))
    state.guess = FACES.index(guess) if guess in FACES else -1
    tosses = reader.strings("tosses", [])
    reader.finish()
    if any(toss not in FACES for toss in tosses):
        raise BadDocument("tosses", "a coin falls heads or tails")
    return Position(state, {"toss": [FACES.index(toss) for toss in tosses]})


def write_position(state: State) -> Document:
    assert isinstance(state, Tosses)
    return {
        "seats": len(state.points),
        "goal": state.goal,
        "to_move": LETTERS[max(state.actor, 0)],
        "points": {LETTERS[seat]: points for seat, points in enumerate(state.points)},
        "guess": FACES[state.guess] if state.guess >= 0 else "none",
    }


def facts(state: State) -> Document:
    assert isinstance(state, Tosses)
    return {
        **write_position(state),
        "bag": [FACES[face] for face in state.bag],
        "line": [FACES[face] for face in state.bag],
        "leader": LETTERS[state.points.index(max(state.points))],
    }


def resample(seen: Any, rng: Rng) -> State:
    raise NotImplementedError


def label(seen: Any, action: int) -> Text:
    facts: Facts = {}
    return Text(ACTIONS.family(action).name, facts)


def tosses(folder: Path, **changes: Any) -> Game:
    """Build the game with its folder anywhere, and any of its functions changed."""
    info = GameInfo(
        title="Tosses",
        tagline="Guess.",
        version=1,
        seats=Seats(2, 4, "TS-006"),
        minutes=1,
        max_decisions=100,
        together=False,
        endings=("TS-004",),
        credit=Credit("Nobody"),
        options={
            "first": Option("chance", seat=True),
            "goal": Option(5, values=(3, 5)),
        },
    )
    parts: dict[str, Any] = {
        "id": "tosses",
        "folder": folder,
        "info": info,
        "actions": ACTIONS,
        "chances": CHANCES,
        "new": new,
        "refuse": refuse,
        "view": view,
        "view_type": PlayerView,
        "resample": resample,
        "label": label,
        "read_position": read_position,
        "write_position": write_position,
        "facts": facts,
    }
    return Game(**parts | changes)
