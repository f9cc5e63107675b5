"""What a roll pays for, compared with trying every way to deal out dice and tokens."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludoteca.games.ghost_stories import GAME
from ludoteca.games.ghost_stories.rules import payment
from ludoteca.games.ghost_stories.space import COLOUR_NAMES, COLOURS, FACE_NAMES, WHITE
from ludoteca.games.ghost_stories.state import GhostStories
from tests.games.ghost_stories.scene import Scene

CARDS = st.sampled_from(
    [
        "Zombie",
        "Ghoul",
        "Walking Corpse",
        "Reaper",
        "Drowned Maiden",
        "Repellent Beauty",
        "Dark Wraith",
        "Hope Killer",
        "Nameless",
        "Death Army",
    ]
)
POSITIONS = st.fixed_dictionaries(
    {
        "cards": st.tuples(CARDS, st.none() | CARDS),
        "tao": st.dictionaries(st.sampled_from(COLOUR_NAMES), st.integers(0, 2)),
        "circle": st.none() | st.sampled_from(COLOUR_NAMES),
        "mantra": st.none() | st.sampled_from(["N1", "W1"]),
        "dice": st.lists(st.sampled_from(FACE_NAMES), max_size=4),
    }
)


def lay(cards: tuple[str, str | None], mantra: str | None, **rest: object) -> GhostStories:
    ghosts = {space: card for space, card in zip(["N1", "W1"], cards, strict=True) if card}
    document = {
        "active": "yellow",
        "at": {"yellow": [1, 1]},
        "ghosts": ghosts,
        "mantra": mantra if mantra in ghosts else None,
        "tao": {"yellow": rest["tao"], "green": {}, "red": {}, "blue": {}},
        "circle": rest["circle"],
        "dice": rest["dice"],
    }
    state = GAME.read_position(document).state
    assert isinstance(state, GhostStories)
    return state


def units(state: GhostStories, aim: int) -> list[list[tuple[int, bool]]]:
    """Every way the results may be asked for, one by one: colour, and whether dice count."""
    asked: list[list[tuple[int, bool]]] = [[]]
    for space in range(12):
        if not aim >> space & 1:
            continue
        card = state.ghosts[space]
        by_dice = not payment.is_immune(state, space)
        needs = [
            max(count - (state.circle == colour), 0) for colour, count in enumerate(state.box.needs[card])
        ]
        lowered = [
            [count - (colour == less) for colour, count in enumerate(needs)]
            for less in range(COLOURS)
            if state.mantra == space and needs[less] > 0
        ] or [needs]
        asked = [
            [*before, *[(colour, by_dice) for colour in range(COLOURS) for _ in range(need[colour])]]
            for before, need in product(asked, lowered)
        ]
    return asked


def covers(asked: list[tuple[int, bool]], dice: tuple[int, ...], tokens: tuple[int, ...]) -> bool:
    if not asked:
        return True
    (colour, by_dice), rest = asked[0], asked[1:]
    if colour in tokens:
        at = tokens.index(colour)
        if covers(rest, dice, tokens[:at] + tokens[at + 1 :]):
            return True
    for face in {colour, WHITE} if by_dice else ():
        if face in dice:
            at = dice.index(face)
            if covers(rest, dice[:at] + dice[at + 1 :], tokens):
                return True
    return False


def cheapest(state: GhostStories, aim: int) -> int:
    """The fewest tokens that do, found by trying all."""
    dice = tuple(face for face in state.dice if face != WHITE or not state.whites_void)
    held = payment.tokens_here(state)
    best = payment.CANNOT
    for numbers in product(*(range(count + 1) for count in held)):
        if sum(numbers) < best:
            tokens = tuple(colour for colour, count in enumerate(numbers) for _ in range(count))
            if any(covers(asked, dice, tokens) for asked in units(state, aim)):
                best = sum(numbers)
    return best


@pytest.mark.rule("GS-147", "GS-152", "GS-315")
@settings(max_examples=150, deadline=None, derandomize=True)
@given(position=POSITIONS)
def test_the_price_of_ghosts_is_the_least_that_any_dealing_needs(position: dict[str, object]) -> None:
    state = lay(**position)  # type: ignore[arg-type]
    aims = [1, 1 << 9, 1 | 1 << 9]
    for aim in aims:
        if all(state.ghosts[space] >= 0 for space in range(12) if aim >> space & 1):
            counted = payment.results(state)
            tokens = payment.tokens_here(state)
            price = payment.price(state, aim, counted, tokens)
            assert price == cheapest(state, aim)
            need, have = payment.strength(state, aim)
            assert (need == have) == (price < payment.CANNOT)


@pytest.mark.rule("GS-316", "GS-260")
def test_the_mantra_lowers_whichever_colour_is_short() -> None:
    """Nameless needs one of each; with black weakened no black result is asked for."""
    scene = Scene(
        active="yellow",
        at={"yellow": [1, 2]},
        tao={"yellow": {"yellow": 1}},
        mantra="N2",
        ghosts={"N2": "Nameless"},
    )
    scene.act("A", "exorcise").roll("green", "red", "blue")
    assert scene.legal("A") == ["beat none", "beat N2"]
    scene.act("A", "beat", ghosts="N2")
    assert scene.facts["tao_count"] == {"yellow": 0, "green": 2, "red": 2, "blue": 2}


@pytest.mark.rule("GS-154", "GS-155", "GS-144")
def test_who_pays_is_asked_only_where_it_is_open() -> None:
    """Two yellow tokens are needed; Yellow has two and Green one: Yellow pays one for certain."""
    scene = Scene(
        active="yellow",
        at={"yellow": [1, 2], "green": [1, 2]},
        tao={"yellow": {"yellow": 2}, "green": {"yellow": 1, "green": 1}},
        ghosts={"N2": "Hopping Vampire"},
    )
    scene.act("A", "exorcise").roll("yellow", "red", "red").act("A", "beat", ghosts="N2")
    assert scene.facts["paid"] == {"yellow": 1}
    assert scene.legal("A") == ["pay 0 yellow", "pay 1 yellow"]
    assert scene.refused("A", "pay", seat="C", colour="red").rule == "GS-154"
    assert scene.refused("A", "pay", seat="B", colour="red").rule == "GS-140"
    assert scene.refused("A", "pay", seat="B", colour="green").rule == "GS-144"
    scene.act("A", "pay", seat="B", colour="yellow")
    assert scene.facts["tao_count"] == {"yellow": 1, "green": 1, "red": 2, "blue": 2}
    assert scene.facts["discarded"] == {"Hopping Vampire": 1}
