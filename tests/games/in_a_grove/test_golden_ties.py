"""The records of ties on file: each ends in the tie it is named after, and the right seat loses."""

from __future__ import annotations

from itertools import pairwise

import pytest

from ludoteca.games.in_a_grove.rules.judgement import order_of_play
from ludoteca.games.in_a_grove.state import Grove
from ludoteca.play.match import Match
from ludoteca.play.record import read_record
from tests.games.in_a_grove.golden_ties import FOLDER, TIES, at_eight, without_chip


def last_state(name: str) -> Grove:
    lines = (FOLDER / f"{name}.jsonl").read_text("utf-8").splitlines()
    state = Match.replay(read_record(lines)).state
    assert isinstance(state, Grove)
    return state


@pytest.mark.parametrize("name", TIES)
def test_each_record_ends_in_its_tie(name: str) -> None:
    seats, wanted = TIES[name]
    state = last_state(name)
    assert state.seats == seats
    assert wanted(state)


@pytest.mark.rule("IG-068")
def test_of_two_at_eight_the_earlier_one_loses() -> None:
    state = last_state("tie-two-at-eight")
    assert state.loser == at_eight(state)[0]


@pytest.mark.rule("IG-071")
@pytest.mark.parametrize("name", ["tie-two-without-a-chip", "tie-all-without-a-chip"])
def test_of_several_without_a_chip_the_earliest_loses(name: str) -> None:
    state = last_state(name)
    assert state.loser == without_chip(state)[0]


@pytest.mark.rule("IG-072")
def test_eight_chips_lose_though_another_has_none_to_accuse_with() -> None:
    state = last_state("tie-eight-before-no-chip")
    assert state.loser == at_eight(state)[0]
    assert set(without_chip(state)) - {state.loser}


@pytest.mark.rule("IG-078", "IG-079")
def test_level_winners_rank_by_who_accused_earlier() -> None:
    state = last_state("tie-in-the-ranking")
    ending = state.ending()
    assert ending is not None
    ranked = [seat for (seat,) in ending.ranking]
    order = order_of_play(state)
    pairs = list(pairwise(ranked[:-1]))
    assert ranked[-1] == state.loser
    assert all((ending.scores[a], order.index(a)) < (ending.scores[b], order.index(b)) for a, b in pairs)
    assert any(ending.scores[a] == ending.scores[b] for a, b in pairs)
