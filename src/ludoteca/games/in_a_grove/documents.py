"""Positions as documents: a table written down in words, and a table laid from such words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.core import CHANCE, OVER
from ludoteca.games.in_a_grove import components
from ludoteca.games.in_a_grove.reading import read_position
from ludoteca.games.in_a_grove.rules import accusing, judgement, looking, scene
from ludoteca.games.in_a_grove.rules.murderer import guilty_place
from ludoteca.games.in_a_grove.rules.steps import ALIBI, FIRST, LOOK, NO_FIGURE, STEP_NAMES, VICTIM
from ludoteca.games.in_a_grove.space import PLACE_NAMES, SUSPECTS
from ludoteca.games.in_a_grove.state import Grove
from ludoteca.games.in_a_grove.words import CLOSED_CARD, LETTERS, NEXT_DISCOVERER, card, place_name

if TYPE_CHECKING:
    from ludoteca.core import Document

__all__ = ["facts", "read_position", "same_state", "write_position"]


def same_state(one: Grove, other: Grove) -> bool:
    """Two states agree in every field."""
    fields = ("kind", "actor", *Grove.__slots__)
    return all(getattr(one, field) == getattr(other, field) for field in fields)


def write_position(state: Grove) -> Document:
    """Write the whole table down; `read_position` lays it again, even in the middle of a deal."""
    document: Document = {
        "seats": list(LETTERS[: state.seats]),
        "first_discoverer": "chance" if state.named_first < 0 else LETTERS[state.named_first],
        "closed_card": CLOSED_CARD[state.wide_closing],
        "next_discoverer": NEXT_DISCOVERER[state.to_the_left],
        "full_ranking": state.full_ranking,
        "step": STEP_NAMES[state.step],
        "chips": {LETTERS[seat]: _chips(state, seat) for seat in range(state.seats)},
    }
    if state.step != FIRST:
        document |= _dealt(state)
    if state.kind != CHANCE:
        document |= _done(state)
    if state.shown:
        document["last_reveal"] = _reveal(state)
    if state.kind == OVER:
        document |= {"game_over": True, "loser": LETTERS[state.loser]}
    return document


def _dealt(state: Grove) -> Document:
    """Write which figure lies where, as far as they are dealt."""
    return {
        "discoverer": LETTERS[state.discoverer],
        "alibis": {LETTERS[seat]: card(state.figures[ALIBI + seat]) for seat in _dealt_alibis(state)},
        "suspects": [card(figure) for figure in state.figures[:SUSPECTS] if figure != NO_FIGURE],
        "victim": _card(state.figures[VICTIM]),
    }


def _done(state: Grove) -> Document:
    """Write what has been done with the scene: looks, a swap, accusations."""
    seats = range(state.seats)
    return {
        "looks": {LETTERS[seat]: looks for seat in seats if (looks := _looks(state, seat))},
        "tamper_marker": place_name(state.tampered),
        "stacks": _stacks(state.stacks),
    }


def _letter(seat: int) -> str | None:
    return None if seat < 0 else LETTERS[seat]


def _card(figure: int) -> int | str | None:
    return None if figure == NO_FIGURE else card(figure)


def _dealt_alibis(state: Grove) -> list[int]:
    return [seat for seat in range(state.seats) if state.figures[ALIBI + seat] != NO_FIGURE]


def _looks(state: Grove, seat: int) -> list[str]:
    return [PLACE_NAMES[place] for place in looking.looked_at(state, seat)]


def _stacks(stacks: list[list[int]]) -> dict[str, list[str]]:
    return {name: [LETTERS[seat] for seat in stack] for name, stack in zip(PLACE_NAMES, stacks, strict=True)}


def _chips(state: Grove, seat: int) -> dict[str, int]:
    """Count what lies before a seat; a chip on the table is not among them."""
    return {"acc": state.chips[seat], "liar": state.liars[seat]}


def _reveal(state: Grove) -> Document:
    return {
        "suspects": [card(figure) for figure in state.shown],
        "stacks": _stacks(state.settled),
    }


def facts(state: Grove) -> Document:
    """Write the whole table down with all that follows from it, for scenarios to compare."""
    by_seat = dict(enumerate(LETTERS[: state.seats]))
    derived: Document = {
        "active": _letter(state.actor),
        "deck": [card(figure) for figure in components.DECKS[state.seats]],
        "placed": {
            letter: name
            for seat, letter in by_seat.items()
            if (name := place_name(accusing.accused_by(state, seat)))
        },
        "totals": {letter: judgement.total(state, seat) for seat, letter in by_seat.items()},
        "game_over": state.kind == OVER,
        "loser": _letter(state.loser),
        "loser_step": _loser_step(state),
        "ranking": [LETTERS[seat] for seat in judgement.ranking(state)] if state.kind == OVER else [],
        "closed": place_name(looking.closed_place(state)) if state.step == LOOK else None,
    }
    return write_position(state) | derived | _scene(state) | _last_reveal(state)


def _loser_step(state: Grove) -> int | None:
    """Which step of the judgement named the loser (IG-067, IG-070)."""
    if state.kind != OVER:
        return None
    return 1 if judgement.has_too_many(state, state.loser) else 2


def _scene(state: Grove) -> Document:
    """The scene as it lies, and what each seat has seen of it and of the alibis."""
    if state.kind == CHANCE:
        return {}
    guilty = guilty_place(state.figures[:SUSPECTS])
    by_seat = dict(enumerate(LETTERS[: state.seats]))
    return {
        "murderer": card(state.figures[guilty]),
        "murderer_place": PLACE_NAMES[guilty],
        "unseen_marker": place_name(looking.unseen_place(state)),
        "seen": {letter: _seen(state, seat) for seat, letter in by_seat.items()},
        "seen_alibis": {letter: _seen_alibis(state, seat) for seat, letter in by_seat.items()},
    }


def _seen(state: Grove, seat: int) -> dict[str, int | str]:
    """What a seat saw at each suspect, at the moment of looking."""
    return {
        PLACE_NAMES[place]: card(state.figures[looking.lies_now(state, seat, place)])
        for place in looking.looked_at(state, seat)
    }


def _seen_alibis(state: Grove, seat: int) -> dict[str, int | str]:
    own: dict[str, int | str] = {"own": card(state.figures[ALIBI + seat])}
    if not scene.is_passed(state.seats):
        return own
    giver = scene.left_of(seat, state.seats)
    return own | {"received": card(state.figures[ALIBI + giver]), "from": LETTERS[giver]}


def _last_reveal(state: Grove) -> Document:
    """What the last round came to, while the table still shows it."""
    if not state.shown:
        return {}
    guilty = guilty_place(state.shown)
    truth = {"murderer": card(state.shown[guilty]), "murderer_place": PLACE_NAMES[guilty]}
    return {"last_reveal": _reveal(state) | truth}
