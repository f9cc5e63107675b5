"""Refusals: the rule, the numbers, and what has to be done first."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.games.ghost_stories import GAME
from tests.games.ghost_stories.scene import Scene


@pytest.mark.rule("GS-136", "GS-142")
def test_too_weak_with_the_numbers() -> None:
    scene = Scene(at={"yellow": [1, 2]}, tao={"yellow": {"yellow": 1}}, ghosts={"N2": "Yellow Plague"})
    refusal = scene.act("A", "exorcise").roll("yellow", "white", "red").refused("A", "beat", ghosts="N2")
    assert (refusal.rule, refusal.facts) == ("GS-136", {"need": 4, "have": 3})


@pytest.mark.rule("GS-151", "GS-149")
def test_what_the_dice_oblige_to() -> None:
    scene = Scene(at={"yellow": [1, 1]}, tao={"yellow": {}}, ghosts={"N1": "Zombie", "W1": "Drowned Maiden"})
    scene.act("A", "exorcise").roll("yellow", "yellow", "red")
    refusal = scene.refused("A", "beat", ghosts="none")
    assert (refusal.rule, refusal.facts) == ("GS-151", {"cards": ["Zombie"]})
    either = Scene(at={"yellow": [1, 1]}, tao={"yellow": {}}, ghosts={"N1": "Ghoul", "W1": "Drowned Maiden"})
    refusal = either.act("A", "exorcise").roll("white", "red", "red").refused("A", "beat", ghosts="none")
    assert refusal.text == "no-one-must-go"


@pytest.mark.parametrize(
    ("position", "do", "fields", "rule"),
    [
        ({}, "help", {}, ""),
        ({}, "exorcise", {}, "GS-132"),
        ({"at": {"yellow": [1, 2]}}, "exorcise", {}, "GS-134"),
        ({"at": {"yellow": [1, 2]}}, "help", {}, "GS-321"),
        ({"at": {"yellow": [1, 1]}}, "help", {}, "GS-245"),
        ({"at": {"yellow": [2, 1]}}, "help", {}, "GS-250"),
        ({"at": {"yellow": [2, 1]}, "ghosts": {"S1": "Bone Cracker"}}, "help", {}, "GS-209"),
        ({"haunted": [[2, 2]]}, "help", {}, "GS-026"),
        ({}, "move", {"tile": "2,2"}, "GS-122"),
        ({"at": {"yellow": [1, 1]}}, "move", {"tile": "3,3"}, "GS-127"),
        ({"stage": "moved"}, "move", {"tile": "1,1"}, "GS-126"),
        ({"stage": "acted"}, "move", {"tile": "1,1"}, "GS-121"),
        ({"yin_yang": {"yellow": False}}, "yin_help", {"tile": "2,2"}, "GS-181"),
        ({}, "yin_restore", {"tile": "2,2"}, "GS-180"),
        ({}, "buddha", {"space": "N1"}, "GS-178"),
        ({"buddhas": {"yellow": 1}, "fresh_buddhas": 1}, "buddha", {"space": "N1"}, "GS-169"),
        ({"buddhas": {"yellow": 1}}, "buddha", {"space": "N1"}, "GS-171"),
        ({}, "pockets", {"colour": "red"}, "GS-259"),
        ({"ghosts": {"N1": "Coffin Breakers (card 3)"}}, "mantra", {"space": "N1"}, "GS-267"),
        (
            {"powers": {"yellow": "bottomless_pockets"}, "stage": "moved"},
            "pockets",
            {"colour": "red"},
            "GS-328",
        ),
        ({"powers": {"yellow": "bottomless_pockets"}}, "pockets", {"colour": "black"}, "GS-332"),
        ({"powers": {"yellow": "enfeeblement_mantra"}}, "mantra", {"space": "N1"}, "GS-260"),
        ({}, "borrow", {"board": "E"}, "GS-357"),
        ({}, "end", {"how": "token"}, "GS-359"),
        ({}, "place", {"space": "N1"}, "GS-109"),
        ({}, "throw", {}, "GS-263"),
        ({}, "bear", {"seat": "A"}, "GS-200"),
    ],
)
def test_why_not(position: dict[str, Any], do: str, fields: dict[str, str], rule: str) -> None:
    scene = Scene(active="yellow", **position)
    if rule:
        assert scene.refused("A", do, **fields).rule == rule
    else:
        scene.act("A", do, **fields)


@pytest.mark.rule("GS-186", "GS-140")
def test_nothing_comes_between_a_roll_and_what_it_exorcises() -> None:
    scene = Scene(active="yellow", at={"yellow": [1, 2]}, ghosts={"N2": "Zombie"})
    scene.act("A", "exorcise")
    assert scene.refused("A", "end", how="plain").rule == "GS-135"
    scene.roll("red", "red", "red")
    assert scene.refused("A", "yin_help", tile="2,2").rule == "GS-186"


@pytest.mark.rule("GS-110", "GS-113", "GS-028")
def test_where_a_ghost_may_not_go() -> None:
    scene = Scene(phase="yin", ghosts={"N1": "Ghoul"}).draw("Zombie")
    assert scene.refused("A", "place", space="E1").rule == "GS-110"
    assert scene.refused("A", "place", space="N1").rule == "GS-028"
    black = Scene(phase="yin").draw("Dark Wraith")
    assert black.refused("A", "place", space="E1").rule == "GS-113"


@pytest.mark.rule("GS-165", "GS-086")
def test_curses_are_put_in_order_and_all_come_before_the_rewards() -> None:
    """Rewards never touch one another, so nobody is asked which comes first."""
    scene = Scene(
        level="normal",
        active="yellow",
        at={"yellow": [1, 1]},
        tao={"yellow": {"black": 3, "yellow": 1}},
        yin_yang={"yellow": False},
        ghosts={"N1": "Dark Wraith", "W1": "Gloomy Minion"},
    )
    scene.act("A", "exorcise").roll("black", "white", "white").act("A", "beat", ghosts="N1+W1")
    scene.act("A", "reward", reward="yin_yang").act("A", "take", colour="red")
    assert scene.facts["yin_yang"] == {"yellow": True, "green": True, "red": True, "blue": True}
    cursed = Scene(active="yellow", at={"yellow": [1, 1]}, ghosts={"N1": "Zombie", "W1": "Abysmal"})
    cursed.act("A", "exorcise").roll("yellow", "white", "blue").act("A", "beat", ghosts="N1")
    cursed.curse("a")
    both = Scene(
        active="yellow",
        at={"yellow": [1, 1]},
        circle="blue",
        tao={"yellow": {"yellow": 1}},
        ghosts={"N1": "Zombie", "W1": "Abysmal"},
    )
    both.act("A", "exorcise").roll("yellow", "white", "blue").act("A", "beat", ghosts="N1+W1")
    assert both.legal("A") == ["next N1", "next W1"]
    assert both.refused("A", "next", space="N2").rule == "GS-086"
    assert both.act("A", "next", space="W1").curse("b").facts["haunted"] == [[1, 1]]
    assert both.due == "curse"


def test_a_finished_game_names_the_rule_that_ended_it() -> None:
    state = Scene(ended="dead").state
    refusal = GAME.refuse(state, 0, 0)
    assert refusal is not None
    assert refusal.rule == "GS-220"
