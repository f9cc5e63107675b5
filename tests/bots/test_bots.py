"""What every bot must do, whichever game it plays."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from ludoteca.bots import NoSuchBot, NotPlaying, available, choose
from tests.bots.dare import DARE, STAY, DareView, dare, new, view

SEARCHING = ["ismcts-50", "ismcts-200", "ismcts"]


def _seen(card: int) -> DareView:
    state = new(2, {})
    for outcome in (card, 9 - card if card != 9 - card else 0):
        state.apply_chance(outcome)
    return view(state, 1)


def test_greedy_is_offered_where_a_game_rates_its_actions() -> None:
    assert [bot.id for bot in available(dare())] == ["random", "greedy", *SEARCHING]
    assert [bot.id for bot in available(dare(rate=None))] == ["random", *SEARCHING]


def test_greedy_takes_the_best_rated_action() -> None:
    assert choose("greedy", dare(), _seen(9), [STAY, DARE], Random(1)).actions == [DARE]
    assert choose("greedy", dare(), _seen(0), [STAY, DARE], Random(1)).actions == [STAY]


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_equal_actions_are_equally_likely(bot: str) -> None:
    indifferent, rng = dare(rate=lambda seen, action: 0.0), Random(5)
    taken = Counter(choose(bot, indifferent, _seen(9), [3, 4, 7], rng).actions[0] for _ in range(3000))
    assert sorted(taken) == [3, 4, 7]
    assert all(900 < count < 1100 for count in taken.values())


@pytest.mark.parametrize("bot", ["random", "greedy", "ismcts-10"])
def test_the_same_generator_gives_the_same_choices(bot: str) -> None:
    first, second = (
        [choose(bot, dare(), _seen(9), [STAY, DARE], rng).actions for _ in range(50)]
        for rng in (Random(8), Random(8))
    )
    assert first == second


def test_an_unknown_bot_is_refused_with_what_may_have_been_meant() -> None:
    with pytest.raises(NoSuchBot, match=r"no bot is called 'gredy'; did you mean greedy?"):
        choose("gredy", dare(), _seen(9), [STAY], Random(1))
    with pytest.raises(NoSuchBot, match="known are random, greedy, ismcts-50, "):
        choose("\x1b[2J", dare(), _seen(9), [STAY], Random(1))


def test_a_bot_that_does_not_play_a_game_says_so() -> None:
    with pytest.raises(
        NotPlaying, match="the greedy bot does not play Dare; its bots are random, ismcts-50, "
    ):
        choose("greedy", dare(rate=None), _seen(9), [STAY], Random(1))
