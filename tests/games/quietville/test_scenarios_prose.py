"""Scenarios of Quietville that are no position: properties of many set-ups or of whole games."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from random import Random
from typing import cast

import pytest

from ludoteca.core import CHANCE, OVER, Document, State
from ludoteca.games.quietville import GAME

COLOURS = "RBG"


def laid(seats: int, seed: int, **options: object) -> State:
    """Set up a table, all dealt."""
    state = GAME.setup(seats, options)
    state.run_chance(Random(seed))
    return state


def bag(facts: Document, name: str) -> Counter[str]:
    """A pile, row or hand as copies of cards; a mapping holds copies already."""
    cards = facts[name]
    return (
        Counter(cast("dict[str, int]", cards))
        if isinstance(cards, dict)
        else Counter(cast("list[str]", cards))
    )


def by_seat(facts: Document, name: str) -> dict[str, list[str]]:
    return cast("dict[str, list[str]]", facts[name])


def number(facts: Document, name: str) -> int:
    value = facts[name]
    assert isinstance(value, int)
    return value


@pytest.mark.rule("QV-007", "QV-015", "QV-016")
@pytest.mark.parametrize("seed", range(20))
def test_a_starting_pair_is_one_3_and_one_4_of_one_numeral(seed: int) -> None:
    """QV-S007: for every player; no numeral is dealt twice."""
    dealt = by_seat(GAME.facts(laid(5, seed)), "supply")
    pairs = sorted(tuple(sorted(pair, key=lambda card: card[1])) for pair in dealt.values())
    assert pairs == sorted([("R3", "B4"), ("B3", "G4"), ("G3", "R4"), ("B3", "R4"), ("G3", "B4")])


@pytest.mark.rule("QV-005", "QV-006", "QV-021")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_decks_hold_every_card_once_and_no_starting_building(seats: int) -> None:
    """QV-S010: the 40 buildings and 30 disasters of the data file each occur exactly once."""
    for seed in range(5):
        facts = GAME.facts(laid(seats, seed))
        buildings = bag(facts, "buildings_row") + bag(facts, "buildings_pile")
        disasters = bag(facts, "disasters_row") + bag(facts, "disasters_pile")
        assert buildings.total() == 40
        assert set(buildings) == {f"{colour}{value}" for colour in COLOURS for value in range(3, 9)}
        assert min(buildings.values()) > 1
        assert sum(int(card[1]) * copies for card, copies in buildings.items()) == 220
        assert disasters.total() == 30


@pytest.mark.rule("QV-039", "QV-041", "QV-052")
def test_the_disasters_are_of_four_kinds() -> None:
    """Fixed amounts, all of a colour, a number in any colour, and the odd or the even values."""
    facts = GAME.facts(laid(3, 1))
    disasters = bag(facts, "disasters_row") + bag(facts, "disasters_pile")
    assert {card.partition(":")[0] for card in disasters} == {"fixed", "all", "any", "value"}
    assert {"fixed:R2B2", "fixed:R1B1G1", "fixed:G2", "value:3,5,7", "value:4,6,8"} <= set(disasters)
    assert {card for card in disasters if card.startswith("value:")} == {"value:3,5,7", "value:4,6,8"}


@pytest.mark.rule("QV-046", "QV-050")
def test_large_disasters_come_in_every_colour_and_grey_ones_with_one_and_two_figures() -> None:
    facts = GAME.facts(laid(3, 1))
    disasters = bag(facts, "disasters_row") + bag(facts, "disasters_pile")
    assert {card for card in disasters if card.startswith("all:")} == {"all:R", "all:B", "all:G"}
    assert {card for card in disasters if card.startswith("any:")} == {"any:1", "any:2"}


@pytest.mark.rule("QV-021", "QV-024", "QV-101")
def test_what_is_turned_up_and_dealt_varies_with_the_seed() -> None:
    """QV-S010: two set-ups with different seeds differ in every pile."""
    tables = [GAME.facts(laid(3, seed, mode="divine")) for seed in range(6)]
    for name in ("buildings_row", "disasters_row", "hands"):
        assert len({str(facts[name]) for facts in tables}) > 1, name


@pytest.mark.rule("QV-021", "QV-024", "QV-101")
def test_every_card_of_a_pile_is_equally_likely_to_come() -> None:
    """QV-S010: what comes next is a draw from the whole pile, weighted by its copies."""
    state = GAME.setup(3, {"mode": "divine", "first_player": 0})
    seen: dict[str, int] = {}
    rng = Random(3)
    while state.kind == CHANCE:
        weights = {
            GAME.chances.family(outcome).name: sum(weight for _, weight in state.chance_outcomes())
            for outcome, _ in state.chance_outcomes()
        }
        for family, total in weights.items():
            seen.setdefault(family, total)
        state.apply_chance(state.sample_chance(rng))
    assert seen["building"] == 40
    assert seen["disaster"] == 30
    assert seen["intervention"] == 14


@pytest.mark.rule("QV-023", "QV-024")
def test_no_view_tells_the_order_of_a_pile() -> None:
    """QV-S008, QV-S010: two piles of the same cards in another order look the same to everybody."""
    up = {"buildings_pile": ["B3", "B4", "R8", "SCORE"], "disasters_pile": ["all:B", "any:2", "any:1"]}
    down = {"buildings_pile": ["R8", "B4", "B3", "SCORE"], "disasters_pile": ["any:1", "any:2", "all:B"]}
    one, other = GAME.read_position(dict(up)).state, GAME.read_position(dict(down)).state
    for viewer in (0, 0b001, 0b010, 0b111):
        assert GAME.view(one, viewer) == GAME.view(other, viewer)


@pytest.mark.rule("QV-026")
def test_the_first_player_is_drawn_at_random() -> None:
    """QV-S011: each seat starts in 27 to 40 per cent of 3,000 three-player set-ups."""
    rng = Random(11)
    firsts: Counter[int] = Counter()
    for _ in range(3000):
        state = GAME.setup(3)
        outcome = state.sample_chance(rng)
        words = GAME.chances.to_words(outcome)
        assert words["chance"] == "start"
        firsts[int(words["seat"])] += 1
        state.apply_chance(outcome)
    assert set(firsts) == {0, 1, 2}
    assert all(0.27 <= count / 3000 <= 0.40 for count in firsts.values())


@dataclass
class Played:
    """A whole game played at random, and what happened in it."""

    seats: int
    facts: Document
    acts: Counter[str]
    scorings: int
    shuffles: int
    least_stack: int


def played(seats: int, seed: int) -> Played:
    """Play a base game to its end with random legal acts, counting as it goes."""
    rng = Random(seed)
    state = laid(seats, seed)
    acts: Counter[str] = Counter()
    shuffles, least_stack = 0, 10
    while state.kind != OVER:
        before = GAME.facts(state)
        seat = state.awaited()[0]
        legal = state.legal_actions(seat)
        action = legal[int(rng.random() * len(legal))]
        act = GAME.actions.family(action).name
        acts[act] += 1
        if act == "take":
            least_stack = min(least_stack, number(before, "money_stack"))
        state.apply(seat, action)
        state.run_chance(rng)
        out = number(GAME.facts(state), "disasters_out_count")
        shuffles += out < number(before, "disasters_out_count")
    facts = GAME.facts(state)
    return Played(seats, facts, acts, number(facts, "scorings_done"), shuffles, least_stack)


@pytest.fixture(scope="module", params=[3, 4, 5])
def whole_game(request: pytest.FixtureRequest) -> Played:
    return played(request.param, seed=request.param)


@pytest.mark.rule("QV-004", "QV-008")
def test_money_comes_from_disasters_alone(whole_game: Played) -> None:
    """QV-S064: 40 buildings bought, and 40 - n + money still held disasters taken."""
    held = sum(cast("dict[str, int]", whole_game.facts["money"]).values())
    assert whole_game.acts["buy"] == 40
    assert whole_game.acts["take"] == 40 - whole_game.seats + held


@pytest.mark.rule("QV-072")
def test_the_disaster_deck_is_rebuilt_exactly_once(whole_game: Played) -> None:
    """QV-S064: only 30 disasters exist, and at least 35 are taken."""
    assert whole_game.acts["take"] >= 40 - whole_game.seats
    assert whole_game.shuffles == 1


@pytest.mark.rule("QV-038")
def test_the_stack_always_has_a_money_card_for_a_taker(whole_game: Played) -> None:
    """QV-S064: a taker holds at most one and the others at most two, never all ten."""
    assert whole_game.least_stack >= 1


@pytest.mark.rule("QV-090")
def test_there_are_exactly_four_scoring_rounds(whole_game: Played) -> None:
    """QV-S064, QV-S089: one for each scoring card."""
    assert whole_game.scorings == 4
    assert number(whole_game.facts, "scoring_cards_left") == 0
    assert whole_game.acts["score"] == 4 * whole_game.seats
