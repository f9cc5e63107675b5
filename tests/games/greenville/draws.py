"""How often does a story have no card that could continue it? Hands of n + 1 drawn at random.

Run by hand: `python -m tests.games.greenville.draws [ROUNDS]`.
"""

from __future__ import annotations

import sys
from random import Random
from typing import NamedTuple

from ludoteca.games.greenville.cards import Card, Deck, load


class Draws(NamedTuple):
    """Shares of rounds and of stories without a plausible card."""

    players: int
    rounds: int
    no_tag: float
    no_answer: float
    poor: float


def links(story: Card, card: Card) -> int:
    """Tags that the newest card of a story shares with a card on the board."""
    return len(story.tags & card.tags)


def answers(story: Card, card: Card) -> bool:
    """The card shows something of the story and is a place to which one of its exits leads."""
    return links(story, card) > 0 and bool(set(story.exits) & set(card.arrivals))


def draw(deck: Deck, players: int, rounds: int, rng: Random) -> Draws:
    """Deal each player a card to tell from and draw n + 1; count the rounds in which somebody is left out."""
    no_tag = no_answer = poor = 0
    for _ in range(rounds):
        dealt = rng.sample(deck.card, 2 * players + 1)
        stories, board = dealt[:players], dealt[players:]
        no_tag += any(not any(links(story, card) for card in board) for story in stories)
        no_answer += any(not any(answers(story, card) for card in board) for story in stories)
        poor += sum(sum(links(story, card) > 0 for card in board) < 2 for story in stories)
    return Draws(players, rounds, no_tag / rounds, no_answer / rounds, poor / (rounds * players))


def main() -> None:
    """Print a line for each number of players."""
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 10_000
    deck = load()
    for players in range(3, 7):
        seen = draw(deck, players, rounds, Random(1989))
        print(
            f"{players} players, {players + 1} cards: "
            f"somebody without a shared tag in {seen.no_tag:.2%} of rounds, "
            f"without a card that also answers an exit in {seen.no_answer:.2%}; "
            f"{seen.poor:.2%} of stories have fewer than two cards with a shared tag"
        )


if __name__ == "__main__":
    main()
