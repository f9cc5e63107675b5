"""What is in the box: cards, dice, tokens and tiles as the component data gives them."""

from __future__ import annotations

from collections import Counter

import pytest

from ludoteca.games.ghost_stories import GAME, components
from ludoteca.games.ghost_stories.records import OwnGhost
from ludoteca.games.ghost_stories.rules.village_map import FACED
from ludoteca.games.ghost_stories.space import (
    BOARDS,
    CARD_NAMES,
    COLOUR_NAMES,
    CURSE_NAMES,
    CURSE_WEIGHTS,
    FACE_NAMES,
    INCARNATION,
    INCARNATION_NAMES,
    POWER_NAMES,
    ROLLS,
    SPACE_NAMES,
    VILLAGER_NAMES,
)

GHOSTS = [components.printed(components.BOX, card, CARD_NAMES[card]) for card in components.GHOSTS]
INCARNATIONS = [components.printed(components.BOX, card, CARD_NAMES[card]) for card in components.UNSEEN]


def suit(colour: str) -> list[OwnGhost]:
    return [ghost for ghost in GHOSTS if ghost.colour == colour]


def resistance(ghost: OwnGhost) -> int:
    return sum(ghost.resistance.values())


@pytest.mark.rule("GS-006", "GS-244")
def test_the_nine_tiles() -> None:
    """GS-S341: nine names, each once."""
    assert sorted(VILLAGER_NAMES) == [
        "buddhist_temple",
        "cemetery",
        "circle_of_prayer",
        "herbalist",
        "night_watchman",
        "pavilion",
        "sorcerer",
        "taoist_altar",
        "tea_house",
    ]


@pytest.mark.rule("GS-007", "GS-008", "GS-009")
def test_the_dice_of_the_box() -> None:
    """GS-S005: three white Tao dice and a grey one roll at most together; one Curse die."""
    assert components.WHITE_DICE == 3
    assert len(ROLLS) - 1 == 3 + 1
    assert sum(CURSE_WEIGHTS) == 6


@pytest.mark.rule("GS-014", "GS-015", "GS-024")
def test_four_taoists_with_a_yin_yang_each_and_villagers_who_help() -> None:
    """GS-S006: one figure and one token a colour."""
    facts = GAME.facts(GAME.read_position({"players": 4}).state)
    assert facts["at"] == {key: [2, 2] for key in COLOUR_NAMES[:BOARDS]}
    assert facts["yin_yang"] == dict.fromkeys(COLOUR_NAMES[:BOARDS], True)
    assert all(components.HELP)


@pytest.mark.rule("GS-030", "GS-065")
def test_every_space_has_its_buddha_symbol_and_its_tile() -> None:
    """GS-S050: three spaces a board, each in front of one tile of the row beside it."""
    assert len(SPACE_NAMES) == 12
    assert sorted(space for faced in FACED for space in faced) == list(range(12))


@pytest.mark.rule("GS-031", "GS-032")
def test_eight_powers_two_a_board() -> None:
    assert [len(sides) for sides in POWER_NAMES] == [2, 2, 2, 2]
    assert len({name for sides in POWER_NAMES for name in sides}) == 8
    assert all(word for sides in components.POWERS for word in sides)


@pytest.mark.rule("GS-042")
def test_what_the_tokens_show() -> None:
    """GS-S446."""
    assert components.ITEMS == {
        "yellow": "sticky rice",
        "green": "silver bells",
        "red": "incense sticks",
        "blue": "Taoist mirrors",
        "black": "coins",
    }


@pytest.mark.rule("GS-010", "GS-047")
def test_fifty_five_ghosts_each_with_a_colour_and_a_resistance() -> None:
    """GS-S440: names, one of five colours, a resistance from 1 to 4, three lists and a reward."""
    assert len(GHOSTS) == 55
    assert all(ghost.colour in COLOUR_NAMES for ghost in GHOSTS)
    assert all(list(ghost.resistance) == [ghost.colour] for ghost in GHOSTS)
    assert all(1 <= resistance(ghost) <= 4 for ghost in GHOSTS)


@pytest.mark.rule("GS-043", "GS-282")
def test_eleven_ghosts_a_colour_with_the_same_resistances() -> None:
    """GS-S452."""
    for colour in COLOUR_NAMES:
        assert sorted(map(resistance, suit(colour))) == [1, 1, 1, 1, 2, 2, 2, 3, 3, 4, 4]
    assert sum(map(resistance, GHOSTS)) == 120


@pytest.mark.rule("GS-283")
@pytest.mark.parametrize("colour", COLOUR_NAMES[:4])
def test_the_pattern_of_the_coloured_suits(colour: str) -> None:
    """GS-S453: haunters, an immune one, two summoners, two curses, tokens, a tormentor."""
    ghosts = suit(colour)
    assert sorted(resistance(g) for g in ghosts if g.turn == ("haunter",)) == [1, 2, 3, 3]
    assert [resistance(g) for g in ghosts if g.turn == ("dice_immune",)] == [1]
    summoners = sorted(g.arrive for g in ghosts if g.arrive)
    assert summoners == [("summon",), ("summon", "power_lock")]
    assert [resistance(g) for g in ghosts if g.curse == ("curse_die",)] == [2, 2]
    assert [resistance(g) for g in ghosts if g.reward == "gain_tao_2"] == [4]
    tormentors = [(resistance(g), g.reward) for g in ghosts if g.turn == ("tormentor",)]
    assert tormentors == [(4, "qi_or_yinyang")]


@pytest.mark.rule("GS-097", "GS-283")
def test_the_tormentors() -> None:
    """GS-S454."""
    names = {ghost.name for ghost in GHOSTS if "tormentor" in ghost.turn}
    assert names == {"Lich", "Fury of Depth", "Great Putrid", "Raging One", "Soul Eater"}


@pytest.mark.rule("GS-284", "GS-162")
def test_the_black_suit() -> None:
    """GS-S455: every black ghost has a reward, and the two Black Widows the only Curse dice."""
    black = suit("black")
    assert Counter(ghost.reward for ghost in black) == {"gain_tao_1": 4, "qi_or_yinyang": 7}
    assert [ghost.name for ghost in black if ghost.curse] == ["Black Widow", "Black Widow"]
    assert {(g.name, resistance(g), g.arrive, g.turn) for g in black} == {
        ("Gloomy Minion", 1, ("quick_haunter",), ("haunter",)),
        ("Repellent Beauty", 1, ("capture_die",), ("dice_immune",)),
        ("Severed Heads", 1, ("capture_die", "summon"), ()),
        ("Grave Walker", 2, ("lose_qi",), ("haunter",)),
        ("Black Widow", 2, ("tao_lock",), ()),
        ("Dark Wraith", 3, ("quick_haunter",), ("haunter",)),
        ("Shapeless Evil", 4, ("haunt_now",), ()),
        ("Soul Eater", 4, ("all_lose_tao",), ("tormentor",)),
    }


@pytest.mark.rule("GS-285", "GS-270")
def test_how_often_each_word_is_printed() -> None:
    """GS-S456."""
    arrivals = Counter(word for ghost in GHOSTS for word in ghost.arrive)
    assert arrivals == {
        "summon": 10,
        "power_lock": 4,
        "quick_haunter": 3,
        "capture_die": 3,
        "tao_lock": 2,
        "lose_qi": 1,
        "haunt_now": 1,
        "all_lose_tao": 1,
    }
    turns = Counter(word for ghost in GHOSTS for word in ghost.turn)
    assert turns == {"haunter": 20, "dice_immune": 5, "tormentor": 5}
    assert sum(not ghost.turn for ghost in GHOSTS) == 25
    rewards = Counter(ghost.reward for ghost in GHOSTS if ghost.reward)
    assert rewards == {"qi_or_yinyang": 11, "gain_tao_2": 4, "gain_tao_1": 4}
    assert sum(len(ghost.curse) for ghost in GHOSTS) == 10
    assert len(set(components.GHOSTS)) == 44


@pytest.mark.rule("GS-270", "GS-290")
def test_a_curse_die_on_arrival_is_the_uncatchables_alone() -> None:
    """GS-S395, GS-S466: and no right stone haunts or takes tokens."""
    cards = GHOSTS + INCARNATIONS
    assert [card.name for card in cards if "curse_die" in card.arrive] == ["Uncatchable"]
    right = {card.name for card in cards if card.curse}
    assert right == {
        "Zombie",
        "Abysmal",
        "Rotten Soul",
        "Blood Drinker",
        "Black Widow",
        "Hope Killer",
        "Death Army",
    }
    assert {curse for card in cards for curse in card.curse} == {"curse_die"}


@pytest.mark.rule("GS-011", "GS-059", "GS-060")
def test_the_ten_incarnations() -> None:
    """GS-S297: told apart by their number range, and all of them reward the group."""
    assert len(INCARNATIONS) == len(INCARNATION_NAMES) == 10
    assert CARD_NAMES.index("Howling Nightmare") == INCARNATION
    assert {card.reward for card in INCARNATIONS} == {"team_qi_and_yinyang"}
    assert {ghost.reward for ghost in GHOSTS} & {"team_qi_and_yinyang"} == set()


@pytest.mark.rule("GS-240")
def test_a_tao_die_shows_each_of_six_faces() -> None:
    """GS-S336."""
    assert FACE_NAMES == ["yellow", "green", "red", "blue", "black", "white"]
    assert ROLLS[1] == [[face] for face in range(6)]


@pytest.mark.rule("GS-241", "GS-046")
def test_the_curse_die_shows_result_a_twice() -> None:
    """GS-S338, GS-S339."""
    assert dict(zip(CURSE_NAMES, CURSE_WEIGHTS, strict=True)) == {"a": 2, "b": 1, "c": 1, "d": 1, "e": 1}


@pytest.mark.rule("GS-062", "GS-016", "GS-017")
def test_the_figures() -> None:
    """GS-S445: eight haunting figures and two Buddhas."""
    assert (components.FIGURES, components.BUDDHAS) == (8, 2)


@pytest.mark.rule("GS-271")
def test_the_levels() -> None:
    """GS-S396."""
    assert components.LEVEL_NAMES == ["initiation", "normal", "nightmare", "hell"]
    assert list(GAME.info.options["level"].values) == components.LEVEL_NAMES
