"""The two classics that we are measured with play by the same rules as everywhere else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from statistics import mean

import pytest

from benchmarks.classics.leduc_poker import CALL, CHANCES, FOLD, RAISE, Leduc
from benchmarks.classics.tic_tac_toe import TicTacToe
from ludoteca.core import CHANCE, OVER, State, playout


def _children(state: State) -> Iterator[State]:
    if state.kind == CHANCE:
        for outcome, _ in state.chance_outcomes():
            child = state.clone()
            child.apply_chance(outcome)
            yield child
    elif state.kind != OVER:
        for action in state.legal_actions(state.actor):
            child = state.clone()
            child.apply(state.actor, action)
            yield child


def _count(state: State) -> Counter[str]:
    """Count the histories of a game: all, those of a choice, and the ends by result."""
    found = Counter({"histories": 1, "choices": int(state.actor >= 0)})
    if state.kind == OVER:
        found["ends"] = 1
        found[f"first gets {state.returns()[0]:+.0f}"] = 1
    for child in _children(state):
        found += _count(child)
    return found


@pytest.mark.slow
def test_tic_tac_toe_has_all_its_games() -> None:
    """255,168 games, 131,184 won by the first and 77,904 by the second, in 549,946 histories."""
    assert _count(TicTacToe.new()) == {
        "histories": 549_946,
        "choices": 294_778,
        "ends": 255_168,
        "first gets +1": 131_184,
        "first gets -1": 77_904,
        "first gets +0": 46_080,
    }


def test_tic_tac_toe_has_all_its_positions() -> None:
    """5,478 positions can come up, 958 of them final."""
    boards, final, waiting = set(), set(), [TicTacToe.new()]
    while waiting:
        state = waiting.pop()
        crosses_move = (state.marks | state.rival).bit_count() % 2 == 0
        board = (state.marks, state.rival) if crosses_move else (state.rival, state.marks)
        if board not in boards:
            boards.add(board)
            if state.kind == OVER:
                final.add(board)
            waiting += [child for child in _children(state) if isinstance(child, TicTacToe)]
    assert (len(boards), len(final)) == (5478, 958)


def test_leduc_poker_has_all_its_histories() -> None:
    """OpenSpiel counts 9,457 histories, 3,780 of them of a choice and 5,520 final."""
    found = _count(Leduc.new())
    assert (found["histories"], found["choices"], found["ends"]) == (9457, 3780, 5520)


def test_leduc_poker_has_936_information_sets() -> None:
    """What the player knows: the own card, the common card, and the bets so far."""
    seen: Counter[tuple[object, ...]] = Counter()

    def walk(state: Leduc, bets: tuple[int, ...]) -> None:
        if state.actor >= 0:
            seen[state.hands[state.actor], state.common, bets] += 1
            for action in state.legal_actions(state.actor):
                child = state.clone()
                child.apply(state.actor, action)
                walk(child, (*bets, action))
        elif state.kind == CHANCE:
            for outcome, _ in state.chance_outcomes():
                child = state.clone()
                child.apply_chance(outcome)
                walk(child, bets)

    walk(Leduc.new(), ())
    assert len(seen) == 936


def _leduc(first: str, second: str, *acts: int, common: str = "") -> Leduc:
    state = Leduc.new()
    for card in (first, second):
        state.apply_chance(_card(card))
    for act in acts:
        if state.kind == CHANCE:
            state.apply_chance(_card(common))
        assert act in state.legal_actions(state.actor)
        state.apply(state.actor, act)
    return state


def _card(card: str) -> int:
    rank, suit = card.split("-")
    return CHANCES.from_words({"chance": "card", "rank": rank, "suit": suit})


def test_a_fold_pays_what_was_put_in() -> None:
    assert _leduc("king-hearts", "jack-hearts", RAISE, FOLD).returns() == [1.0, -1.0]
    assert _leduc("king-hearts", "jack-hearts", RAISE, RAISE, FOLD).returns() == [-3.0, 3.0]


def test_a_third_raise_is_not_offered() -> None:
    assert _leduc("king-hearts", "jack-hearts").legal_actions(0) == [CALL, RAISE]
    assert _leduc("king-hearts", "jack-hearts", RAISE).legal_actions(1) == [FOLD, CALL, RAISE]
    assert _leduc("king-hearts", "jack-hearts", RAISE, RAISE).legal_actions(0) == [FOLD, CALL]


def test_a_pair_beats_a_king_and_the_second_round_costs_more() -> None:
    acts = (CALL, CALL, RAISE, RAISE, CALL)
    assert _leduc("king-hearts", "jack-hearts", *acts, common="jack-spades").returns() == [-9.0, 9.0]
    assert _leduc("king-hearts", "jack-hearts", *acts, common="queen-hearts").returns() == [9.0, -9.0]
    assert _leduc("king-hearts", "king-spades", *acts, common="queen-hearts").returns() == [0.0, 0.0]


def test_random_leduc_games_are_as_long_as_openspiels() -> None:
    """4.06 decisions a game, and the first player loses about 0.07."""
    rng, lengths, results = Random(11), [], []
    for _ in range(20_000):
        state = Leduc.new()
        lengths.append(playout(state, rng))
        results.append(state.returns()[0])
    assert mean(lengths) == pytest.approx(4.06, abs=0.03)
    assert mean(results) == pytest.approx(-0.07, abs=0.1)


def test_running_chance_draws_what_single_steps_draw() -> None:
    for seed in range(200):
        fast, slow, one, other = Leduc.new(), Leduc.new(), Random(seed), Random(seed)
        while fast.kind != OVER:
            fast.run_chance(one)
            State.run_chance(slow, other)
            assert (fast.hands, fast.common, fast.bag) == (slow.hands, slow.common, slow.bag)
            fast.apply(fast.actor, CALL)
            slow.apply(slow.actor, CALL)
