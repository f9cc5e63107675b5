"""A table to talk about: laid from words, played in words, read in words."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from ludoteca.core import CHANCE, OVER, Document, Event, Refusal
from ludoteca.games.ghost_stories import GAME
from ludoteca.games.ghost_stories.space import FACE_NAMES
from ludoteca.games.ghost_stories.state import GhostStories

LETTERS = "ABCD"


class Scene:
    """A position; acts and outcomes are given in words, and nothing is drawn that is not said."""

    def __init__(self, **position: Any) -> None:
        state = GAME.read_position(position).state
        assert isinstance(state, GhostStories)
        self.state = state
        self.events: list[Event] = []

    def act(self, letter: str, do: str, **fields: str) -> Scene:
        """Let a seat do something legal."""
        action = self._action(do, **fields)
        seat = LETTERS.index(letter)
        assert action in self.state.legal_actions(seat), f"{letter} may not {do} {fields}"
        self.state.apply(seat, action, self.events.append)
        return self

    def draw(self, card: str) -> Scene:
        """Let a card come from the deck."""
        return self._chance("ghost", card=card)

    def incarnation(self, card: str) -> Scene:
        return self._chance("incarnation", card=card)

    def curse(self, face: str) -> Scene:
        """Let the Curse die fall."""
        return self._chance("curse", face=face)

    def roll(self, *faces: str) -> Scene:
        """Let the Tao dice fall."""
        family = ["", "die", "two_dice", "three_dice", "four_dice"][len(faces)]
        return self._chance(family, faces="+".join(sorted(faces, key=FACE_NAMES.index)))

    def _chance(self, family: str, **fields: str) -> Scene:
        outcome = GAME.chances.from_words({"chance": family, **fields})
        assert outcome in [known for known, _ in self.state.chance_outcomes()], (
            f"{family} {fields} cannot come"
        )
        self.state.apply_chance(outcome, self.events.append)
        return self

    def refused(self, letter: str, do: str, **fields: str) -> Refusal:
        """Ask for something that is not legal; give the reason."""
        action = self._action(do, **fields)
        seat = LETTERS.index(letter)
        assert action not in self.state.legal_actions(seat)
        refusal = GAME.refuse(self.state, seat, action)
        assert refusal is not None
        return refusal

    def legal(self, letter: str, do: str = "") -> list[str]:
        """Everything a seat may do, or everything of one sort, in words: "place N1"."""
        words = [GAME.actions.to_words(one) for one in self.state.legal_actions(LETTERS.index(letter))]
        return [" ".join(str(word) for word in one.values()) for one in words if do in ("", one["do"])]

    @property
    def facts(self) -> Document:
        return GAME.facts(self.state)

    @property
    def due(self) -> str:
        """The family of outcomes that chance decides now."""
        assert self.state.kind == CHANCE
        return GAME.chances.family(self.state.chance_outcomes()[0][0]).name

    @staticmethod
    def _action(do: str, **fields: str) -> int:
        words: dict[str, object] = {"do": do, **fields}
        if "seat" in words:
            words["seat"] = LETTERS.index(str(words["seat"]))
        return GAME.actions.from_words(words)


def laid(seats: int, seed: int, **options: object) -> GhostStories:
    """Set up a table, everything laid and the first card drawn."""
    state = GAME.setup(seats, options)
    state.run_chance(Random(seed))
    assert isinstance(state, GhostStories)
    return state


def random_game(seats: int, seed: int, **options: object) -> Iterator[GhostStories]:
    """Play at random; show the one state before every decision and every outcome, and at the end."""
    rng = Random(seed)
    state = GAME.setup(seats, options)
    assert isinstance(state, GhostStories)
    while state.kind != OVER:
        yield state
        if state.kind == CHANCE:
            state.apply_chance(state.sample_chance(rng))
        else:
            seat = rng.choice(state.awaited())
            state.apply(seat, rng.choice(state.legal_actions(seat)))
    yield state
