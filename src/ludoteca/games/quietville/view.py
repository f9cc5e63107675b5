"""What one viewer may see, and its inverse: a random full state that looks the same."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteca.core import KIND_NAMES as TURN_KINDS
from ludoteca.core import NOBODY, view_turn
from ludoteca.games.quietville import components
from ludoteca.games.quietville.records import (
    Choice,
    Cost,
    Entry,
    Owed,
    Player,
    QuietvilleView,
    Sheet,
    Slot,
)
from ludoteca.games.quietville.rules import disaster, row, scoring
from ludoteca.games.quietville.rules.ending import totals
from ludoteca.games.quietville.rules.steps import DUE, GONE, STEP_NAMES
from ludoteca.games.quietville.space import (
    BUILDING_NAMES,
    COLOURS,
    DISASTER_NAMES,
    FIELD_NAMES,
    FIELDS,
    INTERVENTION_NAMES,
    INTERVENTIONS,
    KIND_NAMES,
    NUMERAL_NAMES,
)
from ludoteca.games.quietville.state import Quietville
from ludoteca.games.quietville.words import EXHAUSTION

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ludoteca.core import Rng


def view(state: Quietville, viewer: int) -> QuietvilleView:
    """Show the table to a mask of seats: everything but piles, others' hands and sealed picks (QV-020)."""
    return QuietvilleView(
        viewer=viewer,
        turn=view_turn(state.turn()),
        mode="divine" if state.divine else "base",
        first_player="chance" if state.named_first < 0 else state.named_first,
        disaster_exhaustion=EXHAUSTION[state.end_early],
        include_beautiful_day=state.beautiful_day,
        step=STEP_NAMES[state.step],
        agenda=_names(state.agenda, STEP_NAMES),
        to_move_seat=state.to_move,
        players=tuple(_player(state, seat, bool(viewer >> seat & 1)) for seat in range(state.seats)),
        building_row=_row(state.building_row, BUILDING_NAMES),
        disaster_row=_row(state.disaster_row, DISASTER_NAMES),
        costs=tuple(_costs(state, viewer)),
        building_pile_count=len(state.building_pile),
        disaster_pile_count=len(state.disaster_pile),
        intervention_pile_count=len(state.intervention_pile),
        money_stack=components.MONEY - sum(state.money),
        scorings_done=state.scorings_done,
        scoring_cards_left=len(state.to_scoring),
        buildings_to_scoring=tuple(state.to_scoring),
        last_scoring=_last_scoring(state),
        closing=state.closing,
        taken=_name(state.taken, DISASTER_NAMES),
        owed=Owed(red=state.owed[0], blue=state.owed[1], green=state.owed[2], any=state.owed[3]),
        lost=state.lost,
        given=_name(state.given, BUILDING_NAMES),
        drawer_seat=None if state.drawer < 0 else state.drawer,
        building_pile=_names(state.building_pile, BUILDING_NAMES),
        disaster_pile=_names(state.disaster_pile, DISASTER_NAMES),
        buildings_out=_names(state.buildings_out, BUILDING_NAMES),
        disasters_out=_names(state.disasters_out, DISASTER_NAMES),
        interventions_out=_names(state.interventions_out, INTERVENTION_NAMES),
        unseen_interventions=_unseen_interventions(state),
        shuffles=state.shuffles,
        numerals=_names(state.numerals, NUMERAL_NAMES),
    )


def _name(number: int, names: list[str]) -> str | None:
    return None if number < 0 else names[number]


def _names(numbers: Iterable[int], names: list[str]) -> tuple[str, ...]:
    return tuple(names[number] for number in numbers)


def _row(row: list[int], names: list[str]) -> tuple[Slot, ...]:
    return tuple(_slot(card, names) for card in row)


def _slot(card: int, names: list[str]) -> Slot:
    if card >= 0:
        return Slot(card=names[card])
    return Slot(due=True) if card == DUE else Slot(emptied_by_seat=None if card == GONE else -1 - card)


def _player(state: Quietville, seat: int, own: bool) -> Player:
    """Show one seat's things; its hand and its sealed pick only to itself (QV-103, QV-088)."""
    hand = state.hands[seat]
    return Player(
        seat=seat,
        money=state.money[seat],
        vote=bool(state.votes >> seat & 1),
        buildings=_names(state.supply[seat], BUILDING_NAMES),
        sheet=sheet(state, seat),
        total=totals(state)[seat],
        worth=_worth(state, seat),
        hand=len(hand),
        hand_shuffles=tuple(held // INTERVENTIONS for held in hand),
        none_before=none_before(state, seat),
        cards=_names((held % INTERVENTIONS for held in hand), INTERVENTION_NAMES) if own else (),
        chosen=scoring.has_picked(state, seat),
        pick=_name(state.picks[seat], KIND_NAMES) if own else None,
    )


def none_before(state: Quietville, seat: int) -> dict[str, int]:
    """Name the sorts of intervention of which a seat is known to hold no old card."""
    shuffles = state.none_before[seat * INTERVENTIONS : (seat + 1) * INTERVENTIONS]
    return {name: shuffle for name, shuffle in zip(INTERVENTION_NAMES, shuffles, strict=True) if shuffle}


def sheet(state: Quietville, seat: int) -> Sheet:
    """Show a score sheet."""
    fields = zip(FIELD_NAMES, state.sheet[seat * FIELDS :], strict=False)
    return Sheet(**{name: entry for name, entry in fields if entry >= 0})


def _worth(state: Quietville, seat: int) -> dict[str, int]:
    supply = state.supply[seat]
    return {KIND_NAMES[kind]: scoring.points(supply, kind) for kind in scoring.open_kinds(state, seat)}


def _costs(state: Quietville, viewer: int) -> Iterable[Cost]:
    """Say what every disaster of the row would cost the viewer's seats, from public things."""
    shown = sorted({card for card in state.disaster_row if card >= 0})
    for seat in range(state.seats):
        if viewer >> seat & 1:
            yield from (cost(state.supply[seat], seat, card) for card in shown)


def cost(supply: list[int], seat: int, card: int) -> Cost:
    """Say what a disaster would take from a supply."""
    owed = [0] * (COLOURS + 1)
    lost = disaster.strike(supply, owed, card)
    return Cost(
        seat=seat,
        card=DISASTER_NAMES[card],
        lost=_names(lost, BUILDING_NAMES),
        choices=tuple(
            Choice(count=count, among=_names(disaster.asked_for(supply, place), BUILDING_NAMES))
            for place, count in enumerate(owed)
            if count
        ),
    )


def _last_scoring(state: Quietville) -> tuple[Entry, ...]:
    return tuple(
        Entry(
            seat=seat,
            kind=KIND_NAMES[kind],
            points=state.sheet[seat * FIELDS + scoring.FIELD_OF[kind]],
        )
        for seat, kind in enumerate(state.shown)
    )


def _unseen_interventions(state: Quietville) -> tuple[tuple[str, ...], ...]:
    """List for each shuffle the cards that nobody saw leave it: dealt and played ones are known."""
    unseen: list[list[int]] = [[] for _ in range(state.shuffles + 1)]
    unseen[-1] += state.intervention_pile
    for hand in state.hands:
        for held in hand:
            unseen[held // INTERVENTIONS].append(held % INTERVENTIONS)
    return tuple(_names(sorted(cards), INTERVENTION_NAMES) for cards in unseen)


def resample(seen: QuietvilleView, rng: Rng) -> Quietville:
    """Make a random state that fits a view, each one as likely as the cards make it."""
    state = Quietville.blank(len(seen.players))
    _set_options(state, seen)
    _set_step(state, seen)
    _set_piles(state, seen)
    for player in seen.players:
        _set_player(state, player)
    _deal_hands(state, seen, rng)
    _guess_picks(state, seen, rng)
    return state


def _set_options(state: Quietville, seen: QuietvilleView) -> None:
    state.divine = seen.mode == "divine"
    state.named_first = seen.first_player if isinstance(seen.first_player, int) else NOBODY
    state.end_early = seen.disaster_exhaustion == EXHAUSTION[1]
    state.beautiful_day = seen.include_beautiful_day


def _set_step(state: Quietville, seen: QuietvilleView) -> None:
    state.kind = TURN_KINDS.index(seen.turn.kind)
    state.actor = seen.turn.seats[0] if seen.turn.seats else NOBODY
    state.step = STEP_NAMES.index(seen.step)
    state.agenda = _numbers(seen.agenda, _STEPS)
    state.to_move = seen.to_move_seat
    state.scorings_done = seen.scorings_done
    state.closing = seen.closing
    state.shown = [_KINDS[entry.kind] for entry in seen.last_scoring]
    state.taken = NOBODY if seen.taken is None else _DISASTERS[seen.taken]
    state.owed = [seen.owed.red, seen.owed.blue, seen.owed.green, seen.owed.any]
    state.lost = seen.lost
    state.given = NOBODY if seen.given is None else _BUILDINGS[seen.given]
    state.drawer = NOBODY if seen.drawer_seat is None else seen.drawer_seat


def _set_piles(state: Quietville, seen: QuietvilleView) -> None:
    state.building_row = [_card(slot, _BUILDINGS) for slot in seen.building_row]
    state.building_pile = _numbers(seen.building_pile, _BUILDINGS)
    state.to_scoring = list(seen.buildings_to_scoring)
    state.buildings_out = _numbers(seen.buildings_out, _BUILDINGS)
    state.disaster_row = [_card(slot, _DISASTERS) for slot in seen.disaster_row]
    state.disaster_pile = _numbers(seen.disaster_pile, _DISASTERS)
    state.disasters_out = _numbers(seen.disasters_out, _DISASTERS)
    state.interventions_out = _numbers(seen.interventions_out, _INTERVENTIONS)
    state.shuffles = seen.shuffles
    state.numerals = _numbers(seen.numerals, _NUMERALS)
    row.offer(state)


def _set_player(state: Quietville, player: Player) -> None:
    state.money[player.seat] = player.money
    state.votes |= player.vote << player.seat
    state.supply[player.seat] = _numbers(player.buildings, _BUILDINGS)
    for field, name in enumerate(FIELD_NAMES):
        entry = getattr(player.sheet, name)
        state.sheet[player.seat * FIELDS + field] = -1 if entry is None else entry
    for name, shuffle in player.none_before.items():
        state.none_before[player.seat * INTERVENTIONS + _INTERVENTIONS[name]] = shuffle


def _deal_hands(state: Quietville, seen: QuietvilleView, rng: Rng) -> None:
    """Give the viewer its own cards, the others random ones of the right shuffles, the pile the rest.

    A deal that breaks what is publicly known of a hand is thrown away and dealt again.
    """
    unseen = [_numbers(names, _INTERVENTIONS) for names in seen.unseen_interventions]
    others: list[Player] = []
    for player in seen.players:
        if not seen.viewer >> player.seat & 1:
            others.append(player)
            continue
        for shuffle, name in zip(player.hand_shuffles, player.cards, strict=True):
            unseen[shuffle].remove(_INTERVENTIONS[name])
            state.hands[player.seat].append(shuffle * INTERVENTIONS + _INTERVENTIONS[name])
    while not _deal_others(state, [cards[:] for cards in unseen], others, rng):
        pass


def _deal_others(state: Quietville, unseen: list[list[int]], others: list[Player], rng: Rng) -> bool:
    """Deal hidden cards at random; say whether every hand may be what it became."""
    for player in others:
        hand: list[int] = []
        for shuffle in player.hand_shuffles:
            card = unseen[shuffle].pop(int(rng.random() * len(unseen[shuffle])))
            if shuffle < state.none_before[player.seat * INTERVENTIONS + card]:
                return False
            hand.append(shuffle * INTERVENTIONS + card)
        state.hands[player.seat] = sorted(hand)
    state.intervention_pile = unseen[-1]
    return True


def _guess_picks(state: Quietville, seen: QuietvilleView, rng: Rng) -> None:
    """Seal the viewer's own pick and, for others who have chosen, any kind still open to them."""
    for player in seen.players:
        if player.pick is not None:
            state.picks[player.seat] = _KINDS[player.pick]
        elif player.chosen:
            still_open = scoring.open_kinds(state, player.seat)
            state.picks[player.seat] = still_open[int(rng.random() * len(still_open))]


def _numbers(names: Iterable[str], numbers: dict[str, int]) -> list[int]:
    return [numbers[name] for name in names]


def _card(slot: Slot, numbers: dict[str, int]) -> int:
    if slot.card is not None:
        return numbers[slot.card]
    if slot.due:
        return DUE
    return GONE if slot.emptied_by_seat is None else -1 - slot.emptied_by_seat


def _index(names: list[str]) -> dict[str, int]:
    return {name: number for number, name in enumerate(names)}


_BUILDINGS: Final = _index(BUILDING_NAMES)
_DISASTERS: Final = _index(DISASTER_NAMES)
_INTERVENTIONS: Final = _index(INTERVENTION_NAMES)
_KINDS: Final = _index(KIND_NAMES)
_NUMERALS: Final = _index(NUMERAL_NAMES)
_STEPS: Final = _index(STEP_NAMES)
