"""The view: open to all, and nothing is lost in it."""

from __future__ import annotations

from random import Random

from ludoteca.games.ghost_stories import GAME
from tests.games.ghost_stories.scene import Scene, random_game


def test_a_view_holds_the_whole_state() -> None:
    rng = Random(1)
    for seats in (1, 2, 3, 4):
        for number, state in enumerate(random_game(seats, seats, level="nightmare")):
            if number % 5 == 0:
                twin = GAME.resample(GAME.view(state, 0), rng)
                assert GAME.write_position(twin) == GAME.write_position(state)


def test_a_view_tells_what_a_ghost_still_needs() -> None:
    scene = Scene(level="normal", circle="black", mantra="N2", ghosts={"N1": "Zombie", "N2": "Nameless"})
    ghosts = [one.ghost for one in GAME.view(scene.state, 0).boards[0].spaces]
    assert ghosts[0] is not None
    assert ghosts[1] is not None
    assert (ghosts[0].need, ghosts[0].needs_any) == ({"yellow": 2}, 0)
    assert ghosts[1].need == {"yellow": 1, "green": 1, "red": 1, "blue": 1}
    assert ghosts[1].needs_any == -1


def test_labels_name_the_villager_and_the_ghosts() -> None:
    scene = Scene(active="yellow", at={"yellow": [1, 1]}, ghosts={"N1": "Ghoul", "W1": "Abysmal"})
    seen = GAME.view(scene.state, 1)
    move = GAME.label(seen, GAME.actions.from_words({"do": "move", "tile": "1,2"}))
    assert (move.id, move.facts["villager"]) == ("do-move", "taoist_altar")
    scene.act("A", "exorcise").roll("yellow", "blue", "white")
    seen = GAME.view(scene.state, 1)
    beat = GAME.label(seen, GAME.actions.from_words({"do": "beat", "ghosts": "N1+W1"}))
    assert (beat.id, beat.facts["cards"]) == ("do-beat-ghosts", ["Ghoul", "Abysmal"])
