"""Options of the table: what other printings and other groups play."""

from __future__ import annotations

import pytest

from ludoteca.core import BadSetup
from ludoteca.games.ghost_stories import GAME
from tests.games.ghost_stories.scene import Scene, laid

POSSESSED = {
    "active": "green",
    "phase": "yin",
    "qi": {"green": 0, "red": 2},
    "ghosts": {"E1": "Rotten Soul", "E2": "Rotten Soul", "E3": "Green Abomination"},
}


@pytest.mark.rule("GS-221")
def test_four_haunted_tiles_lose_at_initiation_where_the_table_says_so() -> None:
    three = [[1, 1], [1, 2], [1, 3]]
    position = {"haunted": three, "haunted_limit": 4, "phase": "yin", "ghosts": {"N1": "Lich"}}
    assert Scene(**position).curse("b").facts["reason"] == "haunted"
    assert Scene(**{**position, "haunted": three[:2]}).curse("b").facts["reason"] == "none"
    normal = {**position, "haunted": three[:2], "level": "normal"}
    assert Scene(**normal).curse("b").facts["reason"] == "haunted"


@pytest.mark.rule("GS-086")
def test_tormentors_may_go_from_left_to_right() -> None:
    ghosts = {"N1": "Lich", "N3": "Soul Eater"}
    asked = Scene(phase="yin", ghosts=ghosts)
    assert asked.legal("A") == ["next N1", "next N3"]
    ordered = Scene(phase="yin", ghosts=ghosts, yin_order="left_to_right").curse("b")
    assert ordered.facts["haunted"] == [[1, 1]]
    assert ordered.curse("b").facts["haunted"] == [[1, 1], [1, 3]]


@pytest.mark.rule("GS-200", "GS-354")
def test_who_bears_the_qi_of_a_possessed_board() -> None:
    group = Scene(**POSSESSED)
    assert group.legal("A") == group.legal("C") == ["bear 0", "bear 2", "bear 3"]
    assert group.refused("A", "bear", seat="B").rule == "GS-200"
    following = Scene(**POSSESSED, bearer="next_living")
    assert following.facts["qi"] == {"yellow": 4, "green": 0, "red": 1, "blue": 4}
    everyone = Scene(**POSSESSED, bearer="everyone")
    assert everyone.facts["qi"] == {"yellow": 3, "green": 0, "red": 1, "blue": 3}


@pytest.mark.rule("GS-247")
def test_the_haunting_face_may_spare_the_cemetery() -> None:
    position = {"active": "yellow", "at": {"yellow": [1, 1]}, "dead": ["red"]}
    haunts = Scene(**position).act("A", "help").act("A", "revive", seat="C").curse("b")
    assert haunts.facts["haunted"] == [[1, 1]]
    spares = Scene(**position, cemetery_curse="nothing")
    spares.act("A", "help").act("A", "revive", seat="C").curse("b")
    assert spares.facts["haunted"] == []


@pytest.mark.rule("GS-253")
def test_the_pavilion_may_carry_a_taoist_anywhere_but_the_wind_never_does() -> None:
    position = {"active": "red", "at": {"red": [3, 3], "blue": [1, 1]}, "powers": {"red": "twin_winds"}}
    near = Scene(**position).act("C", "help").act("C", "push", seat="D")
    assert near.legal("C") == ["step 1,2", "step 2,1", "step 2,2"]
    far = Scene(**position, pavilion="any_tile").act("C", "help").act("C", "push", seat="D")
    assert len(far.legal("C")) == 8
    wind = Scene(**position, pavilion="any_tile").act("C", "wind", seat="D")
    assert wind.legal("C") == ["step 1,2", "step 2,1", "step 2,2"]


@pytest.mark.rule("GS-225", "GS-068")
def test_five_qi_are_for_initiation_alone() -> None:
    assert GAME.facts(laid(4, 1, five_qi=True))["supply"]["qi"] == 0  # type: ignore[index]
    assert set(GAME.facts(laid(2, 1, five_qi=True, level="hell"))["qi"].values()) == {3}  # type: ignore[attr-defined]


@pytest.mark.rule("GS-080")
def test_the_table_may_name_who_begins() -> None:
    assert laid(3, 1, first_player=2).active == 2
    with pytest.raises(BadSetup):
        GAME.setup(3, {"first_player": 3})


@pytest.mark.rule("GS-276")
@pytest.mark.parametrize("seats", [0, 5])
def test_other_counts_of_players_are_refused(seats: int) -> None:
    with pytest.raises(BadSetup) as caught:
        GAME.setup(seats)
    assert caught.value.rule == "GS-276"
