"""The end: one victory, three defeats, and the score."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteca.core.state import NOBODY, OVER
from ludoteca.core.words import Ending
from ludoteca.games.ghost_stories import events
from ludoteca.games.ghost_stories.rules.turns import living
from ludoteca.games.ghost_stories.space import INCARNATION, SPACES

if TYPE_CHECKING:
    from collections.abc import Callable

    from ludoteca.core.words import Event
    from ludoteca.games.ghost_stories.state import GhostStories

GOING_ON: Final = 0
VICTORY: Final = 1
ALL_DEAD: Final = 2
HAUNTED: Final = 3
LAST_CARD: Final = 4
OUTCOME_RULES: Final[list[str]] = ["", "GS-219", "GS-220", "GS-221", "GS-222"]
OUTCOME_TEXTS: Final[list[str]] = [
    "",
    "ending-victory",
    "ending-all-dead",
    "ending-haunted",
    "ending-last-card",
]

INITIATION: Final = 0
NIGHTMARE: Final = 2
HELL: Final = 3


def finish(state: GhostStories, outcome: int, tell: Callable[[Event], None] | None) -> None:
    """End the game at once; nothing that was still to be done is done."""
    if state.outcome != GOING_ON:
        return
    state.outcome = outcome
    state.kind = OVER
    state.actor = NOBODY
    state.agenda.clear()
    if tell is not None:
        tell(events.game_over(OUTCOME_TEXTS[outcome], score(state)))


def haunted_limit(state: GhostStories) -> int:
    """How many haunted tiles lose: three, or four at Initiation by an option (GS-221)."""
    return 4 if state.four_haunted and state.level == INITIATION else 3


def incarnations_left(state: GhostStories) -> bool:
    """An incarnation is still in the deck or on a board (GS-348)."""
    if len(state.blocks) > 1:
        return True
    return any(state.ghosts[space] >= INCARNATION for space in range(SPACES))


def cards_left(state: GhostStories) -> int:
    """The cards in the deck, incarnations included."""
    return sum(state.blocks) + len(state.blocks) - 1


def deck_is_empty(state: GhostStories) -> bool:
    """No card is left to draw (GS-222)."""
    return len(state.blocks) == 1 and state.blocks[0] == 0


def score(state: GhostStories) -> int:
    """Score a game, won or lost (GS-228 to GS-239)."""
    won = state.outcome == VICTORY
    alive = living(state)
    points = sum([state.qi[board] for board in alive])
    if won:
        points += 20 if state.level == HELL else 10
        points += sum(state.blocks)
    else:
        points -= cards_left(state)
    points -= 3 * (len(state.home) - len(alive))
    points -= 4 * state.haunted.bit_count()
    return points + incarnation_bonus(state)


def incarnation_bonus(state: GhostStories) -> int:
    """Points for incarnations beaten before the last one, in the upper levels (GS-236 to GS-239)."""
    if state.level < NIGHTMARE:
        return 0
    counted = min(state.beaten, 3 if len(state.home) > 2 else 2)
    return counted * (counted + 1)


def returns(state: GhostStories) -> list[float]:
    """All win, the dead too, or nobody does (GS-002, GS-196)."""
    result = 1.0 if state.outcome == VICTORY else 0.0
    return [result] * len(state.home)


def ending(state: GhostStories) -> Ending | None:
    """Say by which rule the game ended, with the one score of the group."""
    if state.outcome == GOING_ON:
        return None
    won = state.outcome == VICTORY
    seats = tuple(range(len(state.home)))
    return Ending(
        rule=OUTCOME_RULES[state.outcome],
        text=OUTCOME_TEXTS[state.outcome],
        outcome="victory" if won else "defeat",
        winners=seats if won else (),
        scores=(score(state),) * len(seats),
    )
