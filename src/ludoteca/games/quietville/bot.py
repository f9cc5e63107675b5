"""Plain advice for bots: how good an act looks from a seat, and who stands well.

A town is worth what it would score in every kind still open, all at once: each of them will be
scored some day, with a town that is hopefully not smaller. Everything is counted in such points.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteca.core import OVER
from ludoteca.games.quietville.rules import disaster, scoring
from ludoteca.games.quietville.rules.ending import returns, totals
from ludoteca.games.quietville.space import (
    ACTIONS,
    BUILDING_NAMES,
    COLOUR,
    DROP_BUILDING_CARD,
    DROP_DISASTER_CARD,
    FIELDS,
    KIND_NAMES,
    MONEY_CARD,
    SWAP,
    SWEEP,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from ludoteca.games.quietville.records import Player, QuietvilleView, Slot
    from ludoteca.games.quietville.state import Quietville

MONEY_WORTH: Final = 3.3
"""What a money card will buy, less the turn it takes, for each field of the sheet still open."""
CARD_WORTH: Final = 2.5
"""What an intervention or vote card is worth while it is kept."""
TYPICAL: Final = (11.0, 20.0, 48.0, 22.0)
"""Points that a field of the sheet usually brings when it is used well."""
CALM: Final = 40.0
"""A lead of so many points makes half of a sure win."""


def rate(view: QuietvilleView, action: int) -> float:
    """Say how good an act looks to the viewer who may choose it; higher is better."""
    seat = next(seat for seat in view.turn.seats if view.viewer >> seat & 1)
    family = ACTIONS.family(action)
    return RATINGS[family.name](view, view.players[seat], action - family.base)


def worth(town: list[int], open_kinds: list[int]) -> float:
    """Add up what a town scores in all open kinds, the best colour for the one-colour kind."""
    plain = sum(scoring.points(town, kind) for kind in open_kinds if kind < COLOUR)
    colours = [scoring.points(town, kind) for kind in open_kinds if kind >= COLOUR]
    return float(plain + max(colours, default=0))


class Town:
    """One seat's buildings and open kinds, for asking what a change would be worth."""

    def __init__(self, player: Player) -> None:
        self.cards = [BUILDING_NAMES.index(name) for name in player.buildings]
        self.open_kinds = [KIND_NAMES.index(kind) for kind in player.worth]
        self.now = worth(self.cards, self.open_kinds)

    def gain(self, card: int) -> float:
        """What one more building would add."""
        return worth(sorted([*self.cards, card]), self.open_kinds) - self.now

    def loss(self, card: int) -> float:
        """What the town would lose without one of its buildings."""
        cards = self.cards[:]
        cards.remove(card)
        return self.now - worth(cards, self.open_kinds)

    def damage(self, card: int) -> tuple[float, int]:
        """Points and buildings that a disaster would cost, the cheapest chosen where there is a choice."""
        owed = [0] * (disaster.ANY_COLOUR + 1)
        gone = disaster.strike(self.cards, owed, card)
        left = self.cards[:]
        for lost in gone:
            left.remove(lost)
        for place, amount in enumerate(owed):
            for _ in range(amount):
                left.remove(self._cheapest(left, place))
        return self.now - worth(left, self.open_kinds), len(self.cards) - len(left)

    def _cheapest(self, cards: list[int], colour: int) -> int:
        """The building of a colour (or of any) that is missed least."""

        def rest(card: int) -> float:
            return worth([c for at, c in enumerate(cards) if at != cards.index(card)], self.open_kinds)

        return max(disaster.asked_for(cards, colour), key=rest)

    def best_swap(self, offers: list[int]) -> float:
        """The most that giving one building for one of these would add."""
        swaps = [self.swap(card, offer) for card in set(self.cards) for offer in offers]
        return max(swaps, default=0.0)

    def swap(self, given: int, got: int) -> float:
        """What an exchange would add."""
        cards = [*self.cards, got]
        cards.remove(given)
        return worth(sorted(cards), self.open_kinds) - self.now


def _shown(row: tuple[Slot, ...], names: list[str]) -> list[int]:
    return sorted({names.index(slot.card) for slot in row if slot.card is not None})


def _money(player: Player) -> float:
    """What one money card is worth to a player now."""
    fields = {scoring.FIELD_OF[KIND_NAMES.index(kind)] for kind in player.worth}
    return MONEY_WORTH * len(fields)


def _buy(view: QuietvilleView, player: Player, card: int) -> float:
    """What the building adds, less the money."""
    return Town(player).gain(card) - _money(player)


def _take(view: QuietvilleView, player: Player, card: int) -> float:
    """The money and perhaps a bonus card, less the damage."""
    points, count = Town(player).damage(card)
    bonus = CARD_WORTH if view.mode == "divine" and count > 1 else 0.0
    return _money(player) + bonus - points


def _vote(view: QuietvilleView, player: Player, card: int) -> float:
    """Waiting is for when everything else hurts."""
    return -CARD_WORTH


def _play(view: QuietvilleView, player: Player, card: int) -> float:
    """Money and a swap are worth what they bring, the others a little more than waiting."""
    if card == MONEY_CARD:
        return _money(player) - CARD_WORTH
    if card == SWAP:
        return Town(player).best_swap(_shown(view.building_row, BUILDING_NAMES)) - CARD_WORTH
    helpful = (DROP_BUILDING_CARD, DROP_DISASTER_CARD, SWEEP)
    return (1.0 if card in helpful else 0.5) - CARD_WORTH


def _discard(view: QuietvilleView, player: Player, card: int) -> float:
    return -CARD_WORTH


def _lose(view: QuietvilleView, player: Player, card: int) -> float:
    return -Town(player).loss(card)


def _drop_disaster(view: QuietvilleView, player: Player, card: int) -> float:
    """The worst one for oneself goes, unless it is worse for the others together."""
    others = [other for other in view.players if other.seat != player.seat]
    mean = sum(Town(other).damage(card)[0] for other in others) / len(others)
    return Town(player).damage(card)[0] - mean


def _drop_building(view: QuietvilleView, player: Player, card: int) -> float:
    """The one the others would like best goes."""
    others = [other for other in view.players if other.seat != player.seat]
    return max(Town(other).gain(card) for other in others) - Town(player).gain(card)


def _give(view: QuietvilleView, player: Player, card: int) -> float:
    offers = _shown(view.building_row, BUILDING_NAMES)
    return max(Town(player).swap(card, offer) for offer in offers)


def _get(view: QuietvilleView, player: Player, card: int) -> float:
    given = BUILDING_NAMES.index(view.given or "")
    return Town(player).swap(given, card)


def _score(view: QuietvilleView, player: Player, kind: int) -> float:
    """A kind is ripe when it brings more than it usually does."""
    return player.worth[KIND_NAMES[kind]] - TYPICAL[scoring.FIELD_OF[kind]]


RATINGS: Final[dict[str, Callable[[QuietvilleView, Player, int], float]]] = {
    "buy": _buy,
    "take": _take,
    "vote": _vote,
    "play": _play,
    "discard": _discard,
    "lose": _lose,
    "drop_disaster": _drop_disaster,
    "drop_building": _drop_building,
    "give": _give,
    "get": _get,
    "score": _score,
}


def evaluate(state: Quietville, seat: int) -> float:
    """Say between -1 and 1 how a seat stands against the best of the others."""
    if state.kind == OVER:
        return 2.0 * returns(state)[seat] - 1.0
    written = totals(state)
    hopes = [written[other] + _hope(state, other) for other in range(state.seats)]
    lead = hopes[seat] - max(hope for other, hope in enumerate(hopes) if other != seat)
    return lead / (abs(lead) + CALM)


def _hope(state: Quietville, seat: int) -> float:
    """What a seat may still write down, with its money."""
    money = MONEY_WORTH * (FIELDS - state.scorings_done) * state.money[seat]
    return worth(state.supply[seat], scoring.open_kinds(state, seat)) + money
