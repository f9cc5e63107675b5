"""A table to talk about: laid from words, played in words, read in words."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import Any

from ludoteca.core import CHANCE, OVER, Event, Position, Refusal, State, Text
from ludoteca.games.in_a_grove import GAME
from ludoteca.games.in_a_grove.records import GroveView, Place
from ludoteca.games.in_a_grove.state import Grove

LETTERS = "ABCD"
GROVE = {
    "discoverer": "A",
    "alibis": {"A": 2, "B": 4, "C": 5, "D": 7},
    "suspects": [3, 8, 6],
    "victim": "white",
}
"""The scene that most tests are about: four seats, A to look first."""


class Scene:
    """A position and the deals that are known; chance that is not known comes from a seed."""

    def __init__(self, position: Position, seed: int = 7) -> None:
        assert isinstance(position.state, Grove)
        self.state = position.state
        self.piles = {family: pile[:] for family, pile in position.piles.items()}
        self.events: list[Event] = []
        self._rng = Random(seed)
        self.deal()

    def act(self, letter: str, do: str, place: str = "") -> Scene:
        """Let a seat do something legal, then deal what is due."""
        action = _action(do, place)
        seat = LETTERS.index(letter)
        assert action in self.state.legal_actions(seat), f"{letter} may not {do} {place}"
        self.state.apply(seat, action, self.events.append)
        self.deal()
        return self

    def turn(self, letter: str, leave: str, accuse: str, tamper: str = "") -> Scene:
        """A whole turn; the discoverer's with a swap where one is named."""
        self.act(letter, "leave", leave)
        if "tamper A" in self.legal(letter):
            self.act(letter, "tamper", tamper) if tamper else self.act(letter, "let_be")
        return self.act(letter, "accuse", accuse)

    def refused(self, letter: str, do: str, place: str = "") -> Refusal:
        """Ask for something that is not legal; give the reason."""
        action = _action(do, place)
        seat = LETTERS.index(letter)
        assert action not in self.state.legal_actions(seat)
        refusal = GAME.refuse(self.state, seat, action)
        assert refusal is not None
        return refusal

    def legal(self, letter: str) -> list[str]:
        """Everything a seat may do, in words: "leave B"."""
        actions = self.state.legal_actions(LETTERS.index(letter))
        return [" ".join(str(word) for word in GAME.actions.to_words(action).values()) for action in actions]

    def view(self, letters: str = "") -> GroveView:
        """The table as these seats see it together."""
        return view(self.state, letters)

    def label(self, letter: str, do: str, place: str = "") -> Text:
        """The sentence of an action for a seat."""
        return GAME.label(self.view(letter), _action(do, place))

    def told(self, letters: str = "") -> list[Text]:
        """What these seats were told together of all that happened."""
        told = [event.told_to(_mask(letters)) for event in self.events]
        return [text for text in told if text is not None]

    def __getitem__(self, fact: str) -> Any:
        return GAME.facts(self.state)[fact]

    def deal(self) -> None:
        """Deal what is due, from the known figures as long as they last."""
        while self.state.kind == CHANCE:
            pile = self.piles.get("figure")
            outcome = pile.pop(0) if pile else self.state.sample_chance(self._rng)
            self.state.apply_chance(outcome, self.events.append)


def _action(do: str, place: str) -> int:
    return GAME.actions.from_words({"do": do, "place": place} if place else {"do": do})


def _mask(letters: str) -> int:
    return sum(1 << LETTERS.index(letter) for letter in letters)


def view(state: State, letters: str = "") -> GroveView:
    """A table as these seats see it together."""
    seen = GAME.view(state, _mask(letters))
    assert isinstance(seen, GroveView)
    return seen


def place(seen: GroveView, name: str) -> Place:
    """A place of the scene by its name, or the alibi of a seat: "alibi B"."""
    if name.startswith("alibi "):
        owner = LETTERS.index(name[-1])
        return next(place for place in seen.places if place.owner_seat == owner)
    return next(place for place in seen.places if place.name == name)


def lay(**document: Any) -> Scene:
    """Lay a table from a document."""
    return Scene(GAME.read_position(document))


def grove(**changes: Any) -> Scene:
    """Lay the scene that most tests are about."""
    return lay(**{**GROVE, **changes})


def opened(seats: int = 4, seed: int = 7, **options: str | int | bool) -> Scene:
    """Open the box and deal."""
    return Scene(Position(GAME.setup(seats, options)), seed)


def random_game(
    seats: int,
    seed: int,
    options: Mapping[str, object] | None = None,
    tell: Callable[[Event], None] | None = None,
) -> Iterator[Grove]:
    """Play at random from the box to the end; every state between choices and draws."""
    rng = Random(seed)
    state: State = GAME.setup(seats, options)
    while True:
        assert isinstance(state, Grove)
        yield state
        if state.kind == OVER:
            return
        if state.kind == CHANCE:
            state.apply_chance(state.sample_chance(rng), tell)
        else:
            state.apply(state.actor, rng.choice(state.legal_actions(state.actor)), tell)
