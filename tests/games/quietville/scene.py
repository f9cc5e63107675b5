"""A table to talk about: laid from words, played in words, read in words."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from ludoteca.core import CHANCE, OVER, Event, Position, Refusal, State
from ludoteca.games.quietville import GAME
from ludoteca.games.quietville.records import QuietvilleView
from ludoteca.games.quietville.state import Quietville

LETTERS = "ABCDE"


class Scene:
    """A position and the piles whose order is known; chance that is not known comes from a seed."""

    def __init__(self, position: Position, seed: int = 7) -> None:
        assert isinstance(position.state, Quietville)
        self.state = position.state
        self.piles = {family: pile[:] for family, pile in position.piles.items()}
        self.events: list[Event] = []
        self.drawn: list[str] = []
        self._rng = Random(seed)
        self._deal()

    def act(self, letter: str, do: str, **fields: str) -> Scene:
        """Let a seat do something legal, then turn up what is due."""
        action = GAME.actions.from_words({"do": do, **fields})
        seat = LETTERS.index(letter)
        assert action in self.state.legal_actions(seat), f"{letter} may not {do} {fields}"
        self.state.apply(seat, action, self.events.append)
        self._deal()
        return self

    def score(self, **kinds: str) -> Scene:
        """Let seats pick their kinds of score, in the order given."""
        for letter, kind in kinds.items():
            self.act(letter, "score", kind=kind)
        return self

    def refused(self, letter: str, do: str, **fields: str) -> Refusal:
        """Ask for something that is not legal; give the reason."""
        action = GAME.actions.from_words({"do": do, **fields})
        seat = LETTERS.index(letter)
        assert action not in self.state.legal_actions(seat)
        refusal = GAME.refuse(self.state, seat, action)
        assert refusal is not None
        return refusal

    def legal(self, letter: str) -> list[str]:
        """Everything a seat may do, in words: "buy R5"."""
        actions = self.state.legal_actions(LETTERS.index(letter))
        return [" ".join(str(word) for word in GAME.actions.to_words(action).values()) for action in actions]

    def view(self, letters: str = "") -> QuietvilleView:
        """The table as these seats see it together."""
        seen = GAME.view(self.state, sum(1 << LETTERS.index(letter) for letter in letters))
        assert isinstance(seen, QuietvilleView)
        return seen

    def told(self, text: str) -> Event:
        """The last event with this message id."""
        return [event for event in self.events if event.text == text][-1]

    def __getitem__(self, fact: str) -> Any:
        return GAME.facts(self.state)[fact]

    def _deal(self) -> None:
        while self.state.kind == CHANCE:
            families = {GAME.chances.family(outcome).name for outcome, _ in self.state.chance_outcomes()}
            pile = self.piles.get(families.pop())
            outcome = pile.pop(0) if pile else self.state.sample_chance(self._rng)
            assert outcome in dict(self.state.chance_outcomes())
            self.drawn.append(" ".join(str(word) for word in GAME.chances.to_words(outcome).values()))
            self.state.apply_chance(outcome, self.events.append)


def lay(**document: Any) -> Scene:
    """Lay a table from a document."""
    return Scene(GAME.read_position(document))


def divine(**document: Any) -> Scene:
    """Lay a table with Divine Intervention."""
    return lay(mode="divine", **document)


def opened(seats: int = 3, seed: int = 7, **options: str | int | bool) -> Scene:
    """Open the box and deal."""
    return Scene(Position(GAME.setup(seats, options)), seed)


def random_game(seats: int, seed: int, **options: str | int | bool) -> Iterator[Quietville]:
    """Play at random from the box to the end; every state between choices and draws."""
    rng = Random(seed)
    state: State = GAME.setup(seats, options)
    while True:
        assert isinstance(state, Quietville)
        yield state
        if state.kind == OVER:
            return
        if state.kind == CHANCE:
            state.apply_chance(state.sample_chance(rng))
        else:
            seat = rng.choice(state.awaited())
            state.apply(seat, rng.choice(state.legal_actions(seat)))
