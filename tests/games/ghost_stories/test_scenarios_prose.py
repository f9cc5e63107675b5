"""Scenarios of the ledger that are no position: many set-ups, whole games, things nobody may ask."""

from __future__ import annotations

from collections import Counter
from random import Random

import msgspec
import pytest

from ludoteca.core import CHANCE, all_seats
from ludoteca.games.ghost_stories import GAME, components
from ludoteca.games.ghost_stories.rules.chance import ROLL_OUTCOMES, THROWS
from ludoteca.games.ghost_stories.space import (
    ACTIONS,
    COLOUR_NAMES,
    INCARNATION,
    POWER_NAMES,
    RED,
    ROLL_CHANCE,
    ROLLS,
    WHITE,
)
from ludoteca.games.ghost_stories.state import GhostStories
from tests.games.ghost_stories.scene import Scene, laid, random_game

MANY = 300


@pytest.mark.rule("GS-003", "GS-075")
def test_everything_but_the_deck_is_open() -> None:
    """GS-S003: all viewers see the same, and neither the deck's order nor its incarnation exists."""
    state = laid(4, 3)
    views = [GAME.view(state, viewer) for viewer in (0, 1, 0b1000, all_seats(4))]
    assert all(msgspec.structs.replace(view, viewer=0) == views[0] for view in views)
    assert len(views[0].unseen) == 10
    assert views[0].bag.keys() >= {"Zombie"}


@pytest.mark.rule("GS-195", "GS-003")
def test_the_dead_see_all_and_do_nothing() -> None:
    """GS-S004."""
    scene = Scene(active="yellow", dead=["red"])
    assert scene.refused("C", "move", tile="1,2").rule == "GS-195"
    assert GAME.view(scene.state, 0b100).players == GAME.view(scene.state, 0b001).players


@pytest.mark.rule("GS-067", "GS-032")
def test_both_sides_of_every_board_come_up_independently() -> None:
    """GS-S011."""
    sides = Counter(tuple(_side_of(laid(4, seed), colour) for colour in range(4)) for seed in range(MANY))
    assert len(sides) == 16
    for colour in range(4):
        shown = sum(count for side, count in sides.items() if side[colour])
        assert MANY * 0.4 < shown < MANY * 0.6


def _side_of(state: GhostStories, colour: int) -> int:
    return state.side[state.colour.index(colour)]


@pytest.mark.rule("GS-063")
def test_every_tile_comes_to_the_centre() -> None:
    """GS-S047."""
    centre = Counter(laid(4, seed).tile[4] for seed in range(MANY))
    assert len(centre) == 9
    assert max(centre.values()) < 2 * MANY / 9


@pytest.mark.rule("GS-066")
def test_every_player_gets_every_colour() -> None:
    """GS-S051: each colour once a game."""
    dealt = [laid(4, seed).colour for seed in range(MANY)]
    assert all(sorted(colours) == [0, 1, 2, 3] for colours in dealt)
    for seat in range(4):
        counts = Counter(colours[seat] for colours in dealt)
        assert min(counts.values()) > MANY / 8


@pytest.mark.rule("GS-075", "GS-078")
def test_one_incarnation_of_ten_lies_under_forty_five_ghosts() -> None:
    """GS-S056: any of the ten; the other nine stay out."""
    came: Counter[int] = Counter()
    for seed in range(60):
        scene = _to_the_incarnation(seed)
        came[scene.arriving] += 1
        assert len(scene.unseen) == 9
    assert len(came) == 10


def _to_the_incarnation(seed: int) -> GhostStories:
    """A table where the card that is drawn now is the incarnation."""
    state = GAME.read_position({"phase": "yin", "deck": 11}).state
    assert isinstance(state, GhostStories)
    assert state.kind == CHANCE
    state.apply_chance(state.sample_chance(Random(seed)))
    assert state.arriving >= INCARNATION
    return state


@pytest.mark.rule("GS-080", "GS-081")
def test_every_seat_may_begin() -> None:
    """GS-S061: and a seat that the table names does."""
    starts = Counter(laid(4, seed).active for seed in range(MANY))
    assert min(starts.values()) > MANY / 8
    assert all(laid(4, seed, first_player=2).active == 2 for seed in range(5))


@pytest.mark.rule("GS-156", "GS-102")
def test_tao_tokens_are_never_handed_over() -> None:
    """GS-S191, GS-S192: there is no way to give a token, in nobody's turn."""
    names = {family.name for family in ACTIONS.families}
    assert names & {"trade", "lend", "hand_over"} == set()
    scene = Scene(active="red", phase="yin", at={"red": [1, 2], "green": [1, 2]}, ghosts={"S1": "Raging One"})
    assert scene.due == "curse"
    assert all(not scene.legal(letter) for letter in "ABCD")
    scene.curse("d")
    assert scene.facts["tao_count"] == {"yellow": 2, "green": 2, "red": 0, "blue": 2}


@pytest.mark.rule("GS-157", "GS-154")
def test_the_active_taoist_spends_a_friends_tokens_and_the_team_may_take_it_back() -> None:
    """GS-S193: by our ruling a refusal is talk, so the shared payment is offered; it is never forced."""
    scene = Scene(
        active="red",
        at={"red": [1, 2], "yellow": [1, 2]},
        tao={"red": {}, "yellow": {"yellow": 2}},
        ghosts={"N2": "Hopping Vampire"},
    )
    scene.act("C", "exorcise").roll("yellow", "green", "red")
    assert scene.legal("C") == ["beat none", "beat N2"]


@pytest.mark.rule("GS-185")
def test_a_yin_yang_is_used_in_the_own_turn_only() -> None:
    """GS-S242."""
    scene = Scene(active="green")
    assert scene.refused("A", "yin_help", tile="2,2").rule == "GS-185"


@pytest.mark.rule("GS-228")
def test_a_lost_game_has_a_score_too() -> None:
    """GS-S334."""
    state = Scene(ended="haunted", haunted=[[1, 1], [1, 2], [1, 3]]).state
    ending = state.ending()
    assert ending is not None
    assert (ending.outcome, ending.scores) == ("defeat", (-52,) * 4)


@pytest.mark.rule("GS-240", "GS-136")
def test_the_weights_of_three_dice_are_the_ways_to_throw_them() -> None:
    """GS-S336, GS-S337: two fitting results of three dice come 7 times in 27."""
    for dice in range(1, 5):
        weights = ROLL_OUTCOMES[dice]
        assert sum(ways for _, ways in weights) == 6**dice == len(THROWS[dice])
    fitting = sum(
        ways
        for outcome, ways in ROLL_OUTCOMES[3]
        if sum(face in (RED, WHITE) for face in ROLLS[3][outcome - ROLL_CHANCE[3]]) >= 2
    )
    assert fitting * 27 == 7 * 6**3


@pytest.mark.rule("GS-241")
def test_the_curse_die_falls_as_its_faces_say() -> None:
    """GS-S338."""
    state = Scene(active="yellow", phase="yin", ghosts={"N1": "Lich"}).state
    rng = Random(5)
    rolled = Counter(state.sample_chance(rng) for _ in range(1200))
    weights = dict(state.chance_outcomes())
    assert all(abs(count - 200 * weights[face]) < 60 for face, count in rolled.items())


@pytest.mark.rule("GS-076", "GS-077")
def test_one_generator_gives_one_deck() -> None:
    """GS-S426: the same seed the same game, another seed another one."""
    games = [[state.arriving for state in random_game(4, seed)] for seed in (1, 1, 2)]
    assert games[0] == games[1]
    assert games[0] != games[2]


@pytest.mark.rule("GS-011", "GS-075")
def test_the_incarnations_that_are_not_drawn_never_appear() -> None:
    """GS-S429: at Initiation one of ten at most leaves the pile."""
    for seed in range(4):
        states = list(random_game(4, seed))
        assert len(states[-1].unseen) >= 9


@pytest.mark.rule("GS-347", "GS-274")
def test_several_incarnations_are_different_ones() -> None:
    """GS-S601: four of ten at nightmare, without repeats."""
    state = GAME.setup(4, {"level": "nightmare"})
    assert isinstance(state, GhostStories)
    assert state.blocks == [15, 10, 10, 10, 10]
    scene = Scene(level="nightmare", phase="yin", deck=44, ghosts={"S1": "Bone Cracker"})
    offered = [GAME.chances.to_words(outcome)["card"] for outcome, _ in scene.state.chance_outcomes()]
    assert len(offered) == 9
    assert "Bone Cracker" not in offered


@pytest.mark.rule("GS-363")
def test_the_solo_red_board_always_shows_the_peaks() -> None:
    """GS-S631: the other boards show both sides."""
    shown: dict[str, Counter[str]] = {colour: Counter() for colour in COLOUR_NAMES[:4]}
    for seed in range(60):
        state = laid(1, seed)
        for colour, sides in enumerate(POWER_NAMES):
            shown[COLOUR_NAMES[colour]][sides[_side_of(state, colour)]] += 1
    assert set(shown.pop("red")) == {"peaks"}
    assert all(len(counts) == 2 for counts in shown.values())


@pytest.mark.rule("GS-143", "GS-183")
def test_spent_tokens_come_back_to_the_supply() -> None:
    scene = Scene(active="yellow", at={"yellow": [1, 2]}, ghosts={"N2": "Zombie"})
    scene.act("A", "exorcise").roll("yellow", "red", "red").act("A", "beat", ghosts="N2")
    supply = scene.facts["supply"]
    assert isinstance(supply, dict)
    assert supply["yellow"] == components.TAO_EACH
