"""The records a view is made of: places, what was seen where and when, chips, the last reveal."""

from __future__ import annotations

from msgspec import Struct

from ludoteca.core import View


class Place(Struct, frozen=True, kw_only=True):
    """Where a figure lies: `name` is A, B, C, victim or alibi.

    `figure` is the figure lying there now, None where the viewer does not know it. `seen_by_seats`
    have seen that very figure, wherever it lay when they did; all know that. An alibi was dealt to
    `owner_seat` and lies before `holder_seat`.
    """

    name: str
    dealt: bool
    figure: str | None
    seen_by_seats: tuple[int, ...]
    owner_seat: int | None = None
    holder_seat: int | None = None


class Sight(Struct, frozen=True, kw_only=True):
    """A figure that a seat of the viewer has seen this round.

    `place` is where it lay then, `lies` where it lies now. `when` is "dealt", "passed", "looked"
    or, where the scene was changed after the look, "looked-before-swap". A passed alibi came from
    `from_seat`. `text` is the message that says it, with these fields as its facts.
    """

    text: str
    seat: int
    figure: str
    place: str
    when: str
    lies: str
    from_seat: int | None = None


class Player(Struct, frozen=True, kw_only=True):
    """What lies before one seat, and what it has done this round.

    `total` counts chips of both sides, those on the table too. `looked_at` are the suspects it has
    looked at, `accused` the one its chip lies below.
    """

    seat: int
    chips: int
    liars: int
    total: int
    looked_at: tuple[str, ...]
    accused: str | None


class Stack(Struct, frozen=True, kw_only=True):
    """One suspect of the last reveal: the figure, the chips below it, bottom first, who took them."""

    place: str
    figure: str
    guilty: bool
    seats: tuple[int, ...]
    taker_seat: int | None


class GroveView(View, frozen=True, kw_only=True):
    """The table as one viewer sees it.

    `figures` are all in use, `unseen_figures` those whose whereabouts the viewer does not know.
    `closed` is the suspect that the seat to move may not look at. `stacks` holds the seats whose
    chips lie below A, B and C, bottom first. `last_reveal` is what the last round's suspects were,
    empty once somebody has looked at new ones.
    """

    first_discoverer: str | int
    closed_card: str
    next_discoverer: str
    full_ranking: bool
    step: str
    discoverer_seat: int | None
    figures: tuple[str, ...]
    unseen_figures: tuple[str, ...]
    places: tuple[Place, ...]
    sights: tuple[Sight, ...]
    unseen_marker: str | None
    tamper_marker: str | None
    closed: str | None
    stacks: tuple[tuple[int, ...], ...]
    players: tuple[Player, ...]
    most_chips: int
    last_reveal: tuple[Stack, ...]
    loser_seat: int | None
