"""What a table sees happen, in numbers of the rules, put into words for the log."""

from __future__ import annotations

from ludoteca.core import Event, Text
from ludoteca.games.in_a_grove.space import FIGURE_NAMES, PLACE_NAMES

# Setting up


def alibi_dealt(seat: int, figure: int) -> Event:
    return Event("alibi-dealt", {"seat": seat, "figure": FIGURE_NAMES[figure]}, audience=1 << seat)


def scene_laid(discoverer: int) -> Event:
    return Event("scene-laid", {"seat": discoverer})


def alibis_passed() -> Event:
    return Event("alibis-passed")


def alibi_received(seat: int, from_seat: int, figure: int) -> Event:
    name = FIGURE_NAMES[figure]
    return Event("alibi-received", {"seat": seat, "from_seat": from_seat, "figure": name}, audience=1 << seat)


# A turn


def looked(seat: int, places: list[int], figures: list[int]) -> Event:
    """Tell the looker the figures, the rest only where the looker looked (IG-035, IG-044)."""
    names = [PLACE_NAMES[place] for place in places]
    public = Text("looked-unseen", {"seat": seat, "places": names})
    seen = [FIGURE_NAMES[figure] for figure in figures]
    return Event(
        "looked", {"seat": seat, "places": names, "figures": seen}, audience=1 << seat, public=public
    )


def tampered(seat: int, place: int) -> Event:
    return Event("tampered", {"seat": seat, "place": PLACE_NAMES[place]})


def let_be(seat: int) -> Event:
    return Event("let-be", {"seat": seat})


def accused(seat: int, place: int) -> Event:
    return Event("accused", {"seat": seat, "place": PLACE_NAMES[place]})


# The truth, the judgement


def revealed(suspects: list[int], place: int) -> Event:
    names = [FIGURE_NAMES[figure] for figure in suspects]
    return Event("revealed", {"figures": names, "place": PLACE_NAMES[place], "figure": names[place]})


def given_back(place: int, stack: list[int]) -> Event:
    return Event("given-back", {"place": PLACE_NAMES[place], "seats": stack, "count": len(stack)})


def taken(place: int, seat: int, count: int) -> Event:
    return Event("taken", {"place": PLACE_NAMES[place], "seat": seat, "count": count})


def lost_by_many(seat: int, count: int) -> Event:
    return Event("lost-by-many", {"seat": seat, "count": count})


def lost_by_none(seat: int) -> Event:
    return Event("lost-by-none", {"seat": seat})
