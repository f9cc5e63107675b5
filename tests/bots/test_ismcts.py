"""The searching bot: levels, time, reasons, and a choice that follows from the view alone."""

from __future__ import annotations

from random import Random

import pytest

from ludoteca.bots import NoSuchBot, choose, find, ismcts
from ludoteca.bots.choosing import Question
from ludoteca.core import Game
from ludoteca.texts import load
from tests.bots.dare import DARE, STAY, dare, new, view


def ask(card: int, game: Game | None = None, **more: float) -> Question:
    """A question to seat 0, who holds this card."""
    state = new(2, {})
    for outcome in (card, 9 - card):
        state.apply_chance(outcome)
    return Question(game or dare(), view(state, 1), [STAY, DARE], Random(1), **more)  # type: ignore[arg-type]


@pytest.mark.parametrize("knows", [True, False])
def test_it_dares_with_a_good_card(knows: bool) -> None:
    game = dare() if knows else dare(rate=None)
    assert ismcts.choose(ask(9, game), 300).actions == [DARE]
    assert ismcts.choose(ask(0, game), 300).actions == [STAY]


def test_a_forced_act_takes_no_thought() -> None:
    question = ask(9, dare(resample=None))._replace(legal=[STAY])
    assert ismcts.choose(question, 100).actions == [STAY]


def test_it_thinks_as_long_as_its_clock_says() -> None:
    """Half a second by a clock that goes on by a tenth at every look."""
    instants = iter(range(1000))
    question = ask(9)._replace(seconds=0.5, clock=lambda: next(instants) / 10)
    reason = ismcts.choose(question, 1000).reason
    assert reason is not None
    assert reason.facts["simulations"] == 5


def test_the_clock_alone_never_stops_the_first_try() -> None:
    assert ismcts.choose(ask(9)._replace(seconds=0.0), 1000).actions


def test_without_a_clock_the_same_generator_gives_the_same_choice() -> None:
    first, second = (ismcts.choose(ask(5), 60) for _ in range(2))
    assert first == second


def test_its_reason_reads_well(any_game: Game) -> None:
    """The facts are the number of simulations and the value from 0 to 100; any game can say it."""
    choice = ismcts.choose(ask(9), 200)
    assert choice.reason is not None
    assert choice.reason.facts["simulations"] == 200
    assert 50 < int(str(choice.reason.facts["value"])) <= 100
    assert (
        load(any_game.folder).say(choice.reason, []).startswith("After 200 tries in my head this does best: ")
    )


def test_where_all_comes_to_the_same_it_says_so(any_game: Game) -> None:
    reason = ismcts.choose(ask(9, dare(evaluate=lambda state, seat: 0.0)), 20).reason
    assert reason is not None
    assert load(any_game.folder).say(reason, []).startswith("After 20 tries in my head it comes to the same")


def test_any_number_makes_a_level() -> None:
    choice = choose("ismcts-37", dare(), ask(9).view, [STAY, DARE], Random(1))
    assert choice.reason is not None
    assert choice.reason.facts["simulations"] == 37
    assert find("ismcts-37", dare()).title == "Searching, 37 tries"


@pytest.mark.parametrize(
    "bot", ["ismcts-", "ismcts-0", "ismcts-07", "ismcts-2000000", "ismcts-x", "ismcts-٣"]
)
def test_what_is_no_level_is_no_bot(bot: str) -> None:
    with pytest.raises(NoSuchBot):
        find(bot, dare())
