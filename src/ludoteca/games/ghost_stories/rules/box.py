"""The cards of a game by number; never changed once a game is laid, so that clones share it."""

from __future__ import annotations

from ludoteca.games.ghost_stories.space import CARDS, COLOURS


class Box:
    """What is printed on each card: lists by card number.

    `needs` is the resistance in each colour, `words` the lasting words as bits, `arrives` the
    icons of the left stone from left to right. `names` differ from the printed ones only for
    ghosts that a document brought along.
    """

    __slots__ = ("arrives", "colour", "names", "needs", "reward", "words")

    names: list[str]
    colour: list[int]
    needs: list[list[int]]
    words: list[int]
    arrives: list[list[int]]
    reward: list[int]

    @staticmethod
    def empty() -> Box:
        """Make a box of blank cards."""
        box = Box()
        box.names = []
        box.colour = [0] * CARDS
        box.needs = [[0] * COLOURS for _ in range(CARDS)]
        box.words = [0] * CARDS
        box.arrives = [[] for _ in range(CARDS)]
        box.reward = [0] * CARDS
        return box

    def copy(self) -> Box:
        """Give a box with the same cards, to write own ones into."""
        box = Box()
        box.names = self.names[:]
        box.colour = self.colour[:]
        box.needs = self.needs[:]
        box.words = self.words[:]
        box.arrives = self.arrives[:]
        box.reward = self.reward[:]
        return box
