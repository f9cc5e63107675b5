"""The search: it finds what wins, learns from looks, and knows nothing that is sealed."""

from __future__ import annotations

from random import Random

import pytest

from benchmarks.classics.tic_tac_toe import TicTacToe
from ludoteca.bots.search import Search
from ludoteca.core import State
from tests.bots.guessing import BLACK, LOOK, RED, Endless, Guess, Meeting


def searched(search: Search, simulations: int) -> Search:
    for _ in range(simulations):
        search.simulate()
    return search


def noughts(*cells: int) -> Search:
    """A search after these moves."""
    state = TicTacToe.new()
    for cell in cells:
        state.apply(state.actor, cell)
    return Search(state.actor, state.clone, Random(1), longest=9)


@pytest.mark.parametrize(("cells", "best"), [((0, 3, 1, 4), 2), ((0, 3, 1), 2)])
def test_it_takes_what_wins_and_prevents_what_loses(cells: tuple[int, ...], best: int) -> None:
    """One cell makes the own row of three, or spoils the rival's."""
    search = searched(noughts(*cells), 400)
    assert search.choice() == best
    assert search.simulations == 400


def test_a_look_is_worth_what_can_be_done_with_it() -> None:
    """Guessing at once is right half of the time; after a look each colour has its own answer."""
    rng = Random(2)
    search = searched(Search(0, lambda: Guess.new(int(rng.random() * 2), 0), rng, longest=9), 600)
    assert search.choice() == LOOK
    assert search.result(LOOK) > 0.9
    assert 0.3 < search.result(RED) < 0.7


def test_nobody_learns_from_a_look_of_somebody_else() -> None:
    rng = Random(3)
    search = searched(Search(0, lambda: Guess.new(int(rng.random() * 2), 1), rng, longest=9), 600)
    assert 0.4 < search.result(LOOK) < 0.6


@pytest.mark.parametrize("seat", [0, 1])
def test_nobody_acts_on_a_sealed_choice(seat: int) -> None:
    """Whoever saw the other's side would always win or always lose."""
    search = searched(Search(seat, Meeting.new, Random(4), longest=9), 2000)
    fair = (2 / 3, 1 / 3)[seat]
    assert search.result(search.choice()) == pytest.approx(fair, abs=0.12)


def test_a_game_without_end_is_left() -> None:
    search = searched(Search(0, Endless.new, Random(5), longest=50), 20)
    assert search.result(search.choice()) == 0.0


def test_all_seats_of_a_team_want_the_same() -> None:
    """The searcher is the second seat of a game that all win: it names the colour that is likelier."""
    rng = Random(6)

    def deal() -> State:
        state = Guess.new(BLACK if rng.random() < 0.8 else RED, 1)
        state.apply(0, LOOK)
        return state

    assert searched(Search(1, deal, rng, longest=9), 200).choice() == BLACK


def test_a_judge_speaks_after_a_few_acts() -> None:
    """The game is not played to its end, and every seat that acted is judged by itself."""
    asked: list[tuple[int, int]] = []

    def judge(state: State, seat: int) -> float:
        assert isinstance(state, TicTacToe)
        asked.append((seat, (state.marks | state.rival).bit_count()))
        return float(seat)

    state = TicTacToe.new()
    searched(Search(0, state.clone, Random(7), longest=9, judge=judge, depth=2), 9)
    assert asked == [(0, 3)] * 9


def test_a_hint_decides_what_is_equal() -> None:
    search = Search(
        0, lambda: Guess.new(RED if rng.random() < 0.5 else BLACK, 0), rng := Random(8), 9, trust=1
    )
    search.hint(BLACK, 1.0)
    searched(search, 40)
    tries = {action: node.tries for action, node in search.root.acts.items()}
    assert tries[BLACK] > tries[RED]


def test_the_same_generator_gives_the_same_search() -> None:
    first, second = (searched(noughts(4), 300) for _ in range(2))
    assert [first.result(cell) for cell in (0, 1)] == [second.result(cell) for cell in (0, 1)]
    assert first.choice() == second.choice()
