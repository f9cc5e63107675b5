"""What one viewer may see, and its inverse: a random full state that looks the same."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.core import CHANCE, KIND_NAMES, NOBODY, view_turn
from ludoteca.games.in_a_grove import components
from ludoteca.games.in_a_grove.records import GroveView, Place, Player, Stack
from ludoteca.games.in_a_grove.rules import accusing, looking, scene
from ludoteca.games.in_a_grove.rules.murderer import guilty_place
from ludoteca.games.in_a_grove.rules.steps import ALIBI, LOOK, MOST_CHIPS, NO_FIGURE, NOWHERE, STEP_NAMES
from ludoteca.games.in_a_grove.sights import knows, name_of, sights
from ludoteca.games.in_a_grove.space import FIGURE_NAMES, PLACE_NAMES
from ludoteca.games.in_a_grove.state import Grove
from ludoteca.games.in_a_grove.words import CLOSED_CARD, NEXT_DISCOVERER, place_name

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ludoteca.core import Rng


def view(state: Grove, viewer: int) -> GroveView:
    """Show the table to a mask of seats: of the figures only those it has seen (IG-027)."""
    places = tuple(_place(state, viewer, place) for place in range(len(state.figures)))
    return GroveView(
        viewer=viewer,
        turn=view_turn(state.turn()),
        first_discoverer="chance" if state.named_first < 0 else state.named_first,
        closed_card=CLOSED_CARD[state.wide_closing],
        next_discoverer=NEXT_DISCOVERER[state.to_the_left],
        full_ranking=state.full_ranking,
        step=STEP_NAMES[state.step],
        discoverer_seat=_seat(state.discoverer),
        figures=_names(components.DECKS[state.seats]),
        unseen_figures=_unseen(state, places),
        places=places,
        sights=tuple(sights(state, viewer)),
        unseen_marker=place_name(looking.unseen_place(state)) if state.discoverer >= 0 else None,
        tamper_marker=place_name(state.tampered),
        closed=place_name(looking.closed_place(state)) if state.step == LOOK else None,
        stacks=_stacks(state.stacks),
        players=tuple(_player(state, seat) for seat in range(state.seats)),
        most_chips=MOST_CHIPS,
        last_reveal=tuple(_last_reveal(state)),
        loser_seat=_seat(state.loser),
    )


def _seat(seat: int) -> int | None:
    return None if seat < 0 else seat


def _names(figures: Iterable[int]) -> tuple[str, ...]:
    return tuple(FIGURE_NAMES[figure] for figure in figures)


def _stacks(stacks: list[list[int]]) -> tuple[tuple[int, ...], ...]:
    return tuple(tuple(stack) for stack in stacks)


def _mask_to_seats(mask: int, seats: int) -> tuple[int, ...]:
    return tuple(seat for seat in range(seats) if mask >> seat & 1)


def _place(state: Grove, viewer: int, place: int) -> Place:
    """Show one place; its figure only to who has seen that figure."""
    figure = state.figures[place]
    dealt = figure != NO_FIGURE
    owner = place - ALIBI
    return Place(
        name=name_of(place),
        dealt=dealt,
        figure=FIGURE_NAMES[figure] if dealt and knows(state, viewer, place) else None,
        seen_by_seats=_mask_to_seats(state.witnesses[figure], state.seats) if dealt else (),
        owner_seat=owner if owner >= 0 else None,
        holder_seat=_holder(state, owner) if owner >= 0 and dealt else None,
    )


def _holder(state: Grove, owner: int) -> int:
    """Before whom an alibi lies: it stays until all are dealt, then it is passed on (IG-030, IG-033)."""
    passed = scene.is_passed(state.seats) and state.kind != CHANCE
    return scene.right_of(owner, state.seats) if passed else owner


def _unseen(state: Grove, places: tuple[Place, ...]) -> tuple[str, ...]:
    seen = {place.figure for place in places}
    return tuple(name for name in _names(components.DECKS[state.seats]) if name not in seen)


def _player(state: Grove, seat: int) -> Player:
    accused = accusing.accused_by(state, seat)
    return Player(
        seat=seat,
        chips=state.chips[seat],
        liars=state.liars[seat],
        total=state.chips[seat] + state.liars[seat] + (accused >= 0),
        looked_at=tuple(PLACE_NAMES[place] for place in looking.looked_at(state, seat)),
        accused=place_name(accused),
    )


def _last_reveal(state: Grove) -> Iterable[Stack]:
    for place, figure in enumerate(state.shown):
        guilty = place == guilty_place(state.shown)
        stack = state.settled[place]
        yield Stack(
            place=PLACE_NAMES[place],
            figure=FIGURE_NAMES[figure],
            guilty=guilty,
            seats=tuple(stack),
            taker_seat=None if guilty or not stack else stack[-1],
        )


def resample(seen: GroveView, rng: Rng) -> Grove:
    """Make a random state that fits a view, each arrangement of the unseen figures equally likely."""
    state = Grove.blank(len(seen.players))
    _set_options(state, seen)
    _set_step(state, seen)
    _set_chips(state, seen)
    _deal_figures(state, seen, rng)
    return state


def _set_options(state: Grove, seen: GroveView) -> None:
    state.named_first = seen.first_discoverer if isinstance(seen.first_discoverer, int) else NOBODY
    state.wide_closing = seen.closed_card == CLOSED_CARD[1]
    state.to_the_left = seen.next_discoverer == NEXT_DISCOVERER[1]
    state.full_ranking = seen.full_ranking


def _set_step(state: Grove, seen: GroveView) -> None:
    state.kind = KIND_NAMES.index(seen.turn.kind)
    state.actor = seen.turn.seats[0] if seen.turn.seats else NOBODY
    state.step = STEP_NAMES.index(seen.step)
    state.discoverer = NOBODY if seen.discoverer_seat is None else seen.discoverer_seat
    state.loser = NOBODY if seen.loser_seat is None else seen.loser_seat
    state.tampered = _number(seen.tamper_marker)
    state.shown = [FIGURE_NAMES.index(stack.figure) for stack in seen.last_reveal]
    state.settled = [list(stack.seats) for stack in seen.last_reveal]


def _number(name: str | None) -> int:
    return NOWHERE if name is None else PLACE_NAMES.index(name)


def _set_chips(state: Grove, seen: GroveView) -> None:
    state.chips = [player.chips for player in seen.players]
    state.liars = [player.liars for player in seen.players]
    state.stacks = [list(stack) for stack in seen.stacks]
    state.last = accusing.accused_last(state)


def _deal_figures(state: Grove, seen: GroveView, rng: Rng) -> None:
    """Lay what the viewer knows, deal the rest to the other places, and leave what is over in the deck."""
    hidden = _shuffled([FIGURE_NAMES.index(name) for name in seen.unseen_figures], rng)
    for place, there in enumerate(seen.places):
        if there.dealt:
            figure = hidden.pop() if there.figure is None else FIGURE_NAMES.index(there.figure)
            state.figures[place] = figure
            state.witnesses[figure] = sum(1 << seat for seat in there.seen_by_seats)
    if state.kind == CHANCE and state.discoverer >= 0:
        state.deck = sorted(hidden)


def _shuffled(figures: list[int], rng: Rng) -> list[int]:
    """Give every order of the figures the same chance."""
    rest = figures[:]
    return [rest.pop(int(rng.random() * len(rest))) for _ in figures]
