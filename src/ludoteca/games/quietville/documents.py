"""Positions as documents: a table written down in words, and a table laid from such words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.core import EACH, OVER
from ludoteca.games.quietville import components
from ludoteca.games.quietville.reading import read_position
from ludoteca.games.quietville.rules.ending import totals, winners
from ludoteca.games.quietville.rules.steps import DUE, GONE, SCORING, STEP_NAMES, TURN
from ludoteca.games.quietville.space import (
    ACTIONS,
    BUILDING_NAMES,
    DISASTER_NAMES,
    FIELD_NAMES,
    FIELDS,
    INTERVENTION_NAMES,
    INTERVENTIONS,
    NUMERAL_NAMES,
)
from ludoteca.games.quietville.state import Quietville
from ludoteca.games.quietville.view import none_before
from ludoteca.games.quietville.words import EXHAUSTION, LETTERS, OWED_NAMES, PICK_NAMES

if TYPE_CHECKING:
    from ludoteca.core import Document

__all__ = ["facts", "read_position", "same_state", "write_position"]


def same_state(one: Quietville, other: Quietville) -> bool:
    """Two states agree in every field."""
    fields = ("kind", "actor", *Quietville.__slots__)
    return all(getattr(one, field) == getattr(other, field) for field in fields)


def write_position(state: Quietville) -> Document:
    """Write the whole table down; `read_position` lays it again, even in the middle of a decision."""
    seats = range(state.seats)
    document: Document = {
        "seats": list(LETTERS[: state.seats]),
        "mode": "divine" if state.divine else "base",
        "first_player": "chance" if state.named_first < 0 else LETTERS[state.named_first],
        "disaster_exhaustion": EXHAUSTION[state.end_early],
        "include_beautiful_day": state.beautiful_day,
        "to_move": LETTERS[state.to_move],
        "money": {LETTERS[seat]: state.money[seat] for seat in seats},
        "votes": [LETTERS[seat] for seat in seats if state.votes >> seat & 1],
        "supply": {LETTERS[seat]: _names(state.supply[seat], BUILDING_NAMES) for seat in seats},
        "sheet": {LETTERS[seat]: _sheet(state, seat) for seat in seats},
        "scorings_done": state.scorings_done,
        "scoring_due": state.kind == EACH,
        "starting_pairs_left": _names(state.numerals, NUMERAL_NAMES),
    }
    return document | _rows(state) | _hands(state) | _pending(state)


def _names(cards: list[int], names: list[str]) -> list[str]:
    return [names[card] for card in cards]


def _copies(bag: list[int], names: list[str]) -> dict[str, int]:
    """Write a pile as copies, which say nothing about an order."""
    return {names[card]: bag.count(card) for card in sorted(set(bag))}


def _sheet(state: Quietville, seat: int) -> dict[str, int]:
    entries = state.sheet[seat * FIELDS : (seat + 1) * FIELDS]
    return {name: entry for name, entry in zip(FIELD_NAMES, entries, strict=True) if entry >= 0}


def _rows(state: Quietville) -> Document:
    return {
        "buildings_row": [BUILDING_NAMES[card] for card in state.building_row if card >= 0],
        "buildings_gaps": _gaps(state.building_row),
        "buildings_pile": _copies(state.building_pile, BUILDING_NAMES),
        "scoring_after": state.to_scoring[:],
        "buildings_out": _names(state.buildings_out, BUILDING_NAMES),
        "disasters_row": [DISASTER_NAMES[card] for card in state.disaster_row if card >= 0],
        "disasters_gaps": _gaps(state.disaster_row),
        "disasters_pile": _copies(state.disaster_pile, DISASTER_NAMES),
        "disasters_out": _names(state.disasters_out, DISASTER_NAMES),
    }


def _gaps(row: list[int]) -> dict[str, str]:
    """Say of every slot without a card who emptied it, counting slots from 1."""
    words = {DUE: "due", GONE: "gone"}
    return {
        str(slot): words[card] if card in words else LETTERS[-1 - card]
        for slot, card in enumerate(row, 1)
        if card < 0
    }


def _hands(state: Quietville) -> Document:
    hands = {LETTERS[seat]: hand for seat, hand in enumerate(state.hands)}
    return {
        "hands": {
            letter: [INTERVENTION_NAMES[held % INTERVENTIONS] for held in hand]
            for letter, hand in hands.items()
        },
        "hand_shuffles": {letter: [held // INTERVENTIONS for held in hand] for letter, hand in hands.items()},
        "hands_none_before": {
            letter: known for seat, letter in enumerate(hands) if (known := none_before(state, seat))
        },
        "shuffles": state.shuffles,
        "actions_pile": _copies(state.intervention_pile, INTERVENTION_NAMES),
        "actions_out": _names(state.interventions_out, INTERVENTION_NAMES),
    }


def _pending(state: Quietville) -> Document:
    """Write what is half done: steps to come, sealed picks, losses and a swap."""
    document: Document = {}
    if state.step != TURN or state.agenda:
        document["agenda"] = [STEP_NAMES[step] for step in [state.step, *reversed(state.agenda)]]
    if state.step == SCORING:
        document["picks"] = _picks(state.picks)
    if state.shown:
        document["last_scoring"] = _picks(state.shown)
    if state.taken >= 0:
        document["taking"] = DISASTER_NAMES[state.taken]
        document["owed"] = dict(zip(OWED_NAMES, state.owed, strict=True))
    if state.lost:
        document["lost"] = state.lost
    if state.given >= 0:
        document["swap_given"] = BUILDING_NAMES[state.given]
    if state.drawer >= 0:
        document["drawer"] = LETTERS[state.drawer]
    if state.closing:
        document["closing"] = True
    if state.kind == OVER:
        document["game_over"] = True
    return document


def _picks(picks: list[int]) -> dict[str, str]:
    return {LETTERS[seat]: PICK_NAMES[kind] for seat, kind in enumerate(picks) if kind >= 0}


def facts(state: Quietville) -> Document:
    """Write the whole table down with all that follows from it, for scenarios to compare."""
    by_seat = dict(enumerate(LETTERS[: state.seats]))
    sums = totals(state)
    derived: Document = {
        "next": LETTERS[state.to_move],
        "game_over": state.kind == OVER,
        "money_stack": components.MONEY - sum(state.money),
        "votes_in_box": components.VOTES - state.votes.bit_count(),
        "starting_cards_in_box": 2 * len(state.numerals),
        "supply_count": {letter: len(state.supply[seat]) for seat, letter in by_seat.items()},
        "hand_counts": {letter: len(state.hands[seat]) for seat, letter in by_seat.items()},
        "totals": {letter: sums[seat] for seat, letter in by_seat.items()},
        "winners": [LETTERS[seat] for seat in winners(state)] if state.kind == OVER else [],
        "legal": {letter: _families(state, seat) for seat, letter in by_seat.items()},
    }
    return write_position(state) | derived | _counts(state)


def _counts(state: Quietville) -> Document:
    depths = state.to_scoring
    return {
        "buildings_row_count": sum(card >= 0 for card in state.building_row),
        "buildings_pile_count": len(state.building_pile),
        "buildings_out_count": len(state.buildings_out),
        "disasters_row_count": sum(card >= 0 for card in state.disaster_row),
        "disasters_pile_count": len(state.disaster_pile),
        "disasters_out_count": len(state.disasters_out),
        "actions_pile_count": len(state.intervention_pile),
        "actions_out_count": len(state.interventions_out),
        "scoring_cards_left": len(depths),
        "scoring_card_positions": [sum(depths[: at + 1]) + at + 1 for at in range(len(depths))],
        "full_pile_size": len(state.building_pile) + len(depths),
    }


def _families(state: Quietville, seat: int) -> list[str]:
    """Name the acts of a turn open to a seat; a card played without effect is played too (QV-108)."""
    names = [ACTIONS.family(action).name for action in state.legal_actions(seat)]
    played = ["play" if name == "discard" else name for name in names if name != "score"]
    return list(dict.fromkeys(played))
