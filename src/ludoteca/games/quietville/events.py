"""What a table sees happen, in numbers of the rules, put into words for the log."""

from __future__ import annotations

from ludoteca.core import Event, Text
from ludoteca.games.quietville.space import (
    BUILDING_NAMES,
    DISASTER_NAMES,
    INTERVENTION_NAMES,
    KIND_NAMES,
    NUMERAL_NAMES,
)


def _buildings(cards: list[int]) -> list[str]:
    return [BUILDING_NAMES[card] for card in cards]


# Setting up


def starts(seat: int) -> Event:
    return Event("starts", {"seat": seat})


def pair_dealt(seat: int, pair: int, cards: list[int]) -> Event:
    return Event("pair-dealt", {"seat": seat, "pair": NUMERAL_NAMES[pair], "cards": _buildings(cards)})


def building_shown(card: int) -> Event:
    return Event("building-shown", {"card": BUILDING_NAMES[card]})


def disaster_shown(card: int) -> Event:
    return Event("disaster-shown", {"card": DISASTER_NAMES[card]})


def intervention_dealt(seat: int, card: int) -> Event:
    return _in_secret("intervention-dealt", seat, INTERVENTION_NAMES[card])


# A turn


def bought(seat: int, card: int) -> Event:
    return Event("bought", {"seat": seat, "card": BUILDING_NAMES[card]})


def taken(seat: int, card: int) -> Event:
    return Event("taken", {"seat": seat, "card": DISASTER_NAMES[card]})


def lost(seat: int, cards: list[int]) -> Event:
    return Event("lost", {"seat": seat, "cards": _buildings(cards), "count": len(cards)})


def unharmed(seat: int) -> Event:
    return Event("unharmed", {"seat": seat})


def voted(seat: int) -> Event:
    return Event("voted", {"seat": seat})


# Divine Intervention


def played(seat: int, card: int) -> Event:
    return Event("played", {"seat": seat, "card": INTERVENTION_NAMES[card]})


def discarded(seat: int, card: int) -> Event:
    return Event("discarded", {"seat": seat, "card": INTERVENTION_NAMES[card]})


def disaster_dropped(seat: int, card: int) -> Event:
    return Event("disaster-dropped", {"seat": seat, "card": DISASTER_NAMES[card]})


def building_dropped(seat: int, card: int) -> Event:
    return Event("building-dropped", {"seat": seat, "card": BUILDING_NAMES[card]})


def money_drawn(seat: int) -> Event:
    return Event("money-drawn", {"seat": seat})


def offered(seat: int, card: int) -> Event:
    return Event("offered", {"seat": seat, "card": BUILDING_NAMES[card]})


def swapped(seat: int, given: int, got: int) -> Event:
    return Event("swapped", {"seat": seat, "given": BUILDING_NAMES[given], "card": BUILDING_NAMES[got]})


def swept(seat: int, count: int) -> Event:
    return Event("swept", {"seat": seat, "count": count})


def turned_right(seat: int, next_seat: int) -> Event:
    return Event("turned-right", {"seat": seat, "next_seat": next_seat})


def beautiful_day(seat: int) -> Event:
    return Event("beautiful-day", {"seat": seat})


def bonus_drawn(seat: int, card: int) -> Event:
    return _in_secret("bonus-drawn", seat, INTERVENTION_NAMES[card])


def no_bonus(seat: int) -> Event:
    return Event("no-bonus", {"seat": seat})


def interventions_shuffled(count: int) -> Event:
    return Event("interventions-shuffled", {"count": count})


# Piles, scorings, the end


def disasters_shuffled(count: int) -> Event:
    return Event("disasters-shuffled", {"count": count})


def disasters_spent() -> Event:
    return Event("disasters-spent")


def scoring_begins(number: int) -> Event:
    return Event("scoring-begins", {"number": number})


def picked(seat: int, kind: int) -> Event:
    return _in_secret("picked", seat, KIND_NAMES[kind], "kind")


def scored(number: int, kinds: list[int], points: list[int]) -> Event:
    facts: dict[str, int | str | list[int] | list[str]] = {
        "number": number,
        "seats": list(range(len(kinds))),
        "kinds": [KIND_NAMES[kind] for kind in kinds],
        "points": points,
    }
    return Event("scored", facts)


def game_over(winners: list[int], best: int) -> Event:
    return Event("game-over", {"seats": winners, "points": best, "count": len(winners)})


def _in_secret(text: str, seat: int, name: str, field: str = "card") -> Event:
    """Tell the seat which card or kind it was, the rest only that it happened."""
    public = Text(f"{text}-unseen", {"seat": seat})
    return Event(text, {"seat": seat, field: name}, audience=1 << seat, public=public)
