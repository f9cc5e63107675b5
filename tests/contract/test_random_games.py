"""Random games keep the contract: they end, and every answer of a state agrees with the others."""

from __future__ import annotations

from random import Random

import pytest

from ludoteca.core import ANY, CHANCE, EACH, HOST, NOBODY, ONE, OPEN, OVER, State, playout
from tests.contract.tables import Table, all_tables, walk, walk_everything

TABLES = [pytest.param(table, id=str(table)) for table in all_tables()]


@pytest.mark.parametrize("table", TABLES)
def test_random_games_end_and_say_how(table: Table) -> None:
    """Every random game is over within its bound, with an ending that fits its returns."""
    for seed in range(6):
        decisions = 0
        for state in walk(table, seed):
            decisions += 1
            if state.kind != OVER:
                assert state.ending() is None
                assert state.returns() == [0.0] * table.seats
        assert decisions <= table.game.info.max_decisions + 1
        _ending_fits(table, state)


def _ending_fits(table: Table, state: State) -> None:
    ending = state.ending()
    assert ending is not None
    returns = state.returns()
    assert len(returns) == table.seats
    if table.game.info.together:
        assert set(returns) <= {0.0, 1.0}
        assert (ending.outcome == "victory") == (returns[0] == 1.0)
        return
    assert ending.outcome == "won"
    assert ending.rule
    best = [seat for seat in range(table.seats) if returns[seat] == max(returns)]
    assert list(ending.winners) == best
    ranked = sorted(seat for place in ending.ranking for seat in place)
    assert ranked in ([], list(range(table.seats)))


@pytest.mark.parametrize("table", TABLES)
def test_turn_and_legal_actions_agree(table: Table) -> None:
    """Exactly the awaited seats have legal actions, ascending and without doubles."""
    for state in walk_everything(table, 11):
        turn = state.turn()
        assert turn.kind == state.kind
        if state.kind in (CHANCE, OVER):
            assert turn.seats == ()
            assert state.actor < 0
        else:
            assert state.kind in (ONE, EACH, ANY, OPEN)
            assert state.actor == turn.seats[0]
            assert len(turn.seats) == 1 or state.kind != ONE
        for seat in range(table.seats):
            legal = state.legal_actions(seat)
            assert legal == sorted(set(legal))
            assert bool(legal) == (seat in turn.seats)
            assert all(0 <= action < table.game.actions.size for action in legal)
            assert not any(table.game.actions.family(action).host for action in legal)
        assert all(table.game.actions.family(action).host for action in state.legal_actions(HOST))
        assert state.legal_actions(NOBODY) == []


@pytest.mark.parametrize("table", TABLES)
def test_chance_is_a_numbered_weighted_space(table: Table) -> None:
    """Outcomes ascend, weigh at least one, lie in the chance space; samples are among them."""
    rng = Random(5)
    for state in walk_everything(table, 12):
        if state.kind != CHANCE:
            continue
        outcomes = state.chance_outcomes()
        ids = [outcome for outcome, _ in outcomes]
        assert ids == sorted(set(ids))
        assert 0 < len(ids) <= 128
        assert all(type(weight) is int and weight > 0 for _, weight in outcomes)
        assert all(0 <= outcome < table.game.chances.size for outcome in ids)
        assert state.sample_chance(rng) in ids


@pytest.mark.parametrize("table", TABLES)
def test_run_chance_plays_what_single_draws_would(table: Table) -> None:
    """`run_chance` uses the generator draw for draw as sample_chance and apply_chance do."""
    write = table.game.write_position
    for seed in range(3):
        for state in walk(table, seed):
            if state.kind == OVER:
                break
            for action in state.legal_actions(state.actor)[:4]:
                fast, slow = state.clone(), state.clone()
                fast.apply(state.actor, action)
                slow.apply(state.actor, action)
                fast_rng, slow_rng = Random(seed), Random(seed)
                fast.run_chance(fast_rng)
                while slow.kind == CHANCE:
                    slow.apply_chance(slow.sample_chance(slow_rng))
                assert write(fast) == write(slow)
                assert fast_rng.random() == slow_rng.random()


@pytest.mark.parametrize("table", TABLES)
def test_apply_never_changes_the_origin_of_a_clone(table: Table) -> None:
    """Whatever is done to a clone, the state it came from stays as it was."""
    game = table.game
    for state in walk_everything(table, 13):
        before = game.write_position(state)
        if state.kind == CHANCE:
            for outcome, _ in state.chance_outcomes():
                state.clone().apply_chance(outcome)
        for seat in state.awaited():
            for action in state.legal_actions(seat):
                twin = state.clone()
                twin.apply(seat, action)
                playout(twin, Random(1)) if twin.kind != OVER else None
        assert game.write_position(state) == before


@pytest.mark.parametrize("table", TABLES)
def test_refusals_agree_with_legal_actions_over_the_whole_space(table: Table) -> None:
    """For every seat and every action: either it is legal, or there is a reason with a rule."""
    game = table.game
    prefix = game.info.prefix
    for number, state in enumerate(walk_everything(table, 14)):
        if number % 5 and state.kind not in (EACH, OPEN, ANY, OVER):
            continue
        for seat in range(table.seats):
            legal = set(state.legal_actions(seat))
            for action in range(game.actions.size):
                refusal = game.refuse(state, seat, action)
                assert (refusal is None) == (action in legal), game.actions.to_words(action)
                if refusal is not None:
                    assert refusal.rule.startswith(prefix)
                    assert refusal.text


@pytest.mark.parametrize("table", TABLES)
def test_telling_changes_nothing(table: Table) -> None:
    """A game with a listener and one without are the same game."""
    for seed in range(2):
        told: list[object] = []
        rng = Random(seed)
        loud = table.setup()
        quiet = table.setup()
        while loud.kind != OVER:
            if loud.kind == CHANCE:
                outcome = loud.sample_chance(rng)
                loud.apply_chance(outcome, told.append)
                quiet.apply_chance(outcome)
            else:
                seat = rng.choice(loud.awaited())
                action = rng.choice(loud.legal_actions(seat))
                loud.apply(seat, action, told.append)
                quiet.apply(seat, action)
            assert table.game.write_position(loud) == table.game.write_position(quiet)
        assert told
