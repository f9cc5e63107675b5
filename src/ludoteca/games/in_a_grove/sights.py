"""Who knows which figure: knowledge belongs to figures and goes with them when they are moved."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.core import CHANCE, OVER, all_seats
from ludoteca.games.in_a_grove.records import Sight
from ludoteca.games.in_a_grove.rules import looking, scene
from ludoteca.games.in_a_grove.rules.steps import ALIBI, NO_FIGURE
from ludoteca.games.in_a_grove.space import FIGURE_NAMES, PLACE_NAMES, SUSPECTS
from ludoteca.games.in_a_grove.words import SCENE_NAMES

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ludoteca.games.in_a_grove.state import Grove

ALIBI_NAME = "alibi"


def name_of(place: int) -> str:
    """Name a place of the scene; all alibis share one name and are told apart by their owners."""
    return SCENE_NAMES[place] if place < ALIBI else ALIBI_NAME


def knows(state: Grove, viewer: int, place: int) -> bool:
    """A viewer knows what lies at a place: one of its seats has seen that figure, or all may.

    The last suspects of a game are face up; the victim and the alibis stay closed (IG-057).
    """
    if viewer == all_seats(state.seats) or (state.kind == OVER and place < SUSPECTS):
        return True
    return state.witnesses[state.figures[place]] & viewer != 0


def sights(state: Grove, viewer: int) -> Iterator[Sight]:
    """List what the seats of a viewer have seen this round, in the order they saw it."""
    for seat in range(state.seats):
        if viewer >> seat & 1:
            yield from _alibis(state, seat)
            yield from _looks(state, seat)


def _alibis(state: Grove, seat: int) -> Iterator[Sight]:
    """The own alibi, and after the pass that of the left neighbour (IG-028 to IG-032)."""
    own = state.figures[ALIBI + seat]
    if own != NO_FIGURE:
        yield _alibi("saw-dealt", seat, own, "dealt")
    if scene.is_passed(state.seats) and state.kind != CHANCE:
        giver = scene.left_of(seat, state.seats)
        yield _alibi("saw-passed", seat, state.figures[ALIBI + giver], "passed", giver)


def _alibi(text: str, seat: int, figure: int, when: str, giver: int | None = None) -> Sight:
    return Sight(
        text=text,
        seat=seat,
        figure=FIGURE_NAMES[figure],
        place=ALIBI_NAME,
        when=when,
        lies=ALIBI_NAME,
        from_seat=giver,
    )


def _looks(state: Grove, seat: int) -> Iterator[Sight]:
    """The two suspects looked at; the discoverer's looks came before a swap (IG-039, IG-041)."""
    early = seat == state.discoverer and state.tampered >= 0
    for place in looking.looked_at(state, seat):
        lies = looking.lies_now(state, seat, place)
        yield Sight(
            text="saw-looked" if lies == place else "saw-moved",
            seat=seat,
            figure=FIGURE_NAMES[state.figures[lies]],
            place=PLACE_NAMES[place],
            when="looked-before-swap" if early else "looked",
            lies=SCENE_NAMES[lies],
        )
