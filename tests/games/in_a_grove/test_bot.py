"""The advice for bots: it is honest, loses less than random play, and does not peek."""

from __future__ import annotations

from random import Random

import pytest

from ludoteca.core import CHANCE, OVER
from ludoteca.games.in_a_grove import GAME
from ludoteca.games.in_a_grove.bot import evaluate, guilt, rate, suspects
from ludoteca.games.in_a_grove.state import Grove
from tests.games.in_a_grove.scene import Scene, grove, lay, random_game


def advised(state: Grove, seat: int) -> int:
    """The act that looks best to a seat."""
    seen = GAME.view(state, 1 << seat)
    return max(state.legal_actions(seat), key=lambda action: rate(seen, action))


def advice(table: Scene) -> str:
    action = GAME.actions.to_words(advised(table.state, table.state.actor))
    return " ".join(str(word) for word in action.values())


def loser(seed: int, seats: int, followers: set[int]) -> int:
    """Play a game in which some seats follow the advice and the others play at random."""
    rng = Random(seed)
    state = GAME.setup(seats)
    assert isinstance(state, Grove)
    while state.kind != OVER:
        if state.kind == CHANCE:
            state.run_chance(rng)
        elif state.actor in followers:
            state.apply(state.actor, advised(state, state.actor))
        else:
            state.apply(state.actor, rng.choice(state.legal_actions(state.actor)))
    return state.loser


@pytest.mark.parametrize(("seats", "most"), [(2, 8), (3, 5), (4, 5)])
def test_a_seat_that_follows_it_rarely_loses_to_random_players(seats: int, most: int) -> None:
    """At random it would lose 20, 13 or 10 of 40 games."""
    assert sum(loser(seed, seats, {seed % seats}) == seed % seats for seed in range(40)) <= most


@pytest.mark.parametrize("seats", [3, 4])
def test_a_random_player_loses_to_seats_that_follow_it(seats: int) -> None:
    lost = sum(loser(seed, seats, set(range(seats)) - {seed % seats}) == seed % seats for seed in range(30))
    assert lost >= 20


def test_a_murderer_known_for_certain_is_accused() -> None:
    """B sees the 8 and the 3, and knows from the alibis where the 5 is not: it is the 8."""
    table = grove().turn("A", leave="B", accuse="C").act("B", "leave", "C")
    assert advice(table) == "accuse B"


def test_likelihood_counts_every_unseen_figure_alike() -> None:
    """A knows 3 and 6; of white, 5, 7 and 8 at B two would make B guilty, white C, the 5 A."""
    table = grove().act("A", "leave", "B")
    seen = table.view("A")
    assert guilt(seen, suspects(seen)) == [0.25, 0.5, 0.25]
    table.act("A", "let_be")
    assert advice(table) == "accuse B"


def test_a_clear_scene_is_left_alone() -> None:
    assert advice(grove().act("A", "leave", "B")) == "let_be"


def test_a_swap_is_advised_where_it_makes_surer() -> None:
    """With the 5 gone and none to come, the 8 is the murderer whatever else lies there."""
    scene = {"alibis": {"A": "white", "B": 6, "C": 4, "D": 7}, "suspects": [5, 8, 2], "victim": 3}
    table = lay(discoverer="A", **scene).act("A", "leave", "C")
    assert advice(table) == "tamper A"
    assert advice(table.act("A", "tamper", "A")) == "accuse B"


def test_of_equally_likely_suspects_the_one_that_others_accuse() -> None:
    """C knows nothing of A and B but where the others' chips are."""
    table = lay(
        seats=3,
        discoverer="A",
        alibis={"A": 8, "B": 7, "C": 6},
        suspects=["white", 3, 4],
        victim=5,
        stacks={"B": ["A"]},
        looks={"A": ["A", "B"]},
        step="accuse",
    )
    ratings = [rate(table.view("B"), action) for action in (7, 8, 9)]
    assert ratings[1] > ratings[0] == ratings[2]


def test_what_cannot_be_seen_changes_no_advice() -> None:
    """The same view gives the same rating, wherever the unseen figures lie."""
    rng = Random(3)
    for number, state in enumerate(random_game(4, 8)):
        if number % 5 or state.actor < 0:
            continue
        seat = state.actor
        for _ in range(10):
            twin = GAME.resample(GAME.view(state, 1 << seat), rng)
            assert isinstance(twin, Grove)
            assert advised(twin, seat) == advised(state, seat)


def test_standing_is_between_minus_one_and_one() -> None:
    chips = {"A": {"acc": 5}, "B": {"acc": 1, "liar": 6}, "C": {"acc": 1, "liar": 2}, "D": {"acc": 4}}
    state = lay(chips=chips).state
    standing = [evaluate(state, seat) for seat in range(4)]
    assert -1 < standing[1] < standing[2] < 0 < standing[0] < 1
    assert sum(standing) == pytest.approx(0)


def test_the_end_is_won_or_lost() -> None:
    table = lay(chips={"D": {"acc": 1, "liar": 6}}, stacks={"A": ["A", "B", "C"]}, step="accuse")
    guilty = table["murderer_place"]
    wrong = "B" if guilty == "A" else "A"
    table.act("D", "accuse", wrong)
    standing = [evaluate(table.state, seat) for seat in range(4)]
    assert sorted(standing) == [-1.0, 1.0, 1.0, 1.0]
