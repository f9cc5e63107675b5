"""Tokens: what is taken from the supply comes back to it (GS-038, GS-074, GS-143)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.games.ghost_stories import components, events
from ludoteca.games.ghost_stories.space import BOARDS, COLOURS

if TYPE_CHECKING:
    from collections.abc import Callable

    from ludoteca.core.words import Event
    from ludoteca.games.ghost_stories.state import GhostStories


def take_tao(state: GhostStories, board: int, colour: int, tell: Callable[[Event], None] | None) -> None:
    """Give a Taoist a Tao token, if the supply has one of the colour (GS-163, GS-249)."""
    if state.tao_supply[colour] == 0:
        return
    state.tao_supply[colour] -= 1
    state.tao[board * COLOURS + colour] += 1
    if tell is not None:
        tell(events.tao_taken(state.owner[board], colour))


def put_back_tao(state: GhostStories, board: int, colour: int) -> None:
    """Return one Tao token of a Taoist to the supply."""
    state.tao[board * COLOURS + colour] -= 1
    state.tao_supply[colour] += 1


def put_back_all_tao(state: GhostStories, board: int) -> int:
    """Return every Tao token of a Taoist to the supply; say how many (GS-102, GS-192)."""
    count = 0
    for colour in range(COLOURS):
        held = state.tao[board * COLOURS + colour]
        if held:
            count += held
            state.tao_supply[colour] += held
            state.tao[board * COLOURS + colour] = 0
    return count


def has_tao(state: GhostStories, board: int) -> bool:
    """A Taoist holds a Tao token."""
    at = board * COLOURS
    return max(state.tao[at : at + COLOURS]) > 0


def any_tao_left(state: GhostStories) -> bool:
    """The supply has a Tao token of some colour."""
    return max(state.tao_supply) > 0


def gain_qi(state: GhostStories, board: int, tell: Callable[[Event], None] | None) -> None:
    """Give a Taoist 1 Qi; an empty supply gives nothing, nothing else limits it (GS-036, GS-037)."""
    if state.qi_supply == 0:
        return
    state.qi_supply -= 1
    state.qi[board] += 1
    if tell is not None:
        tell(events.qi_gained(state.owner[board]))


def clear_circle(state: GhostStories, tell: Callable[[Event], None] | None) -> None:
    """Return the token on the Circle of Prayer to the supply (GS-256, GS-314)."""
    if state.circle < 0:
        return
    state.tao_supply[state.circle] += 1
    if tell is not None:
        tell(events.circle_cleared(state.circle))
    state.circle = -1


def temple_buddhas(state: GhostStories) -> int:
    """The Buddhas on the Temple: those neither in hand nor on a board (GS-073, GS-177)."""
    away = sum(state.buddhas) + state.buddha_spaces.bit_count()
    return components.BUDDHAS - away


def power_tokens(state: GhostStories) -> int:
    """All power tokens of the game."""
    return state.centre_tokens + sum([state.power_tokens[board] for board in range(BOARDS)])
