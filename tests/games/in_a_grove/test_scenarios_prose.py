"""Scenarios of In a Grove that are no position: all triples, all set-ups, acts that do not exist."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, permutations, product
from random import Random

import pytest

from ludoteca.core import CHANCE, BadDocument, BadSetup, BadWords, playout
from ludoteca.games.in_a_grove import GAME, components
from ludoteca.games.in_a_grove.rules.murderer import guilty_place, murderer
from ludoteca.games.in_a_grove.space import ACTIONS, FIGURE_NAMES
from ludoteca.games.in_a_grove.state import Grove
from tests.games.in_a_grove.scene import grove, lay, opened, random_game

GUILTY_TIMES = {
    2: {"3": 4, "4": 4, "5": 3, "6": 3, "7": 6},
    3: {"3": 5, "4": 5, "5": 6, "6": 3, "7": 6, "8": 10},
    4: {"2": 6, "3": 6, "4": 7, "5": 6, "6": 6, "7": 10, "8": 15},
}
"""How often each figure is the murderer, over all triples of the figures in use."""


DOUBLE_EIGHTS = [5782, 11825, 17788, 27584]
"""Seeds of random games of four that end with two players at eight."""


def by_the_book(triple: tuple[str, ...]) -> str:
    """Who did it, by a second reading of the three rules."""
    numbers = sorted(int(name) for name in triple if name != "white")
    return str(numbers[0] if "5" in triple else numbers[-1])


@pytest.mark.rule("IG-010", "IG-012", "IG-016")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_triple_in_every_order_has_its_murderer(seats: int) -> None:
    """IG-S011: as many triples as there are, each with the murderer of the table."""
    counted: Counter[str] = Counter()
    for triple in combinations(components.DECKS[seats], 3):
        names = tuple(FIGURE_NAMES[figure] for figure in triple)
        counted[by_the_book(names)] += 1
        for order in permutations(triple):
            assert FIGURE_NAMES[murderer(list(order))] == by_the_book(names)
            assert order[guilty_place(list(order))] == murderer(list(order))
    assert counted == GUILTY_TIMES[seats]
    assert counted.total() == {2: 20, 3: 35, 4: 56}[seats]


@pytest.mark.rule("IG-015", "IG-017")
def test_exactly_one_did_it_and_never_white() -> None:
    """IG-S011: always one murderer, and a numbered one."""
    for triple in combinations(range(8), 3):
        assert murderer(list(triple)) in triple
        assert murderer(list(triple)) > 0


@pytest.mark.rule("IG-019", "IG-025", "IG-026")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_figure_in_use_lies_in_one_place(seats: int) -> None:
    """IG-S012: an alibi each, three suspects, one victim, nothing left over."""
    for seed in range(20):
        table = opened(seats, seed)
        lying = [*table["alibis"].values(), *table["suspects"], table["victim"]]
        assert sorted(map(str, lying)) == sorted(map(str, table["deck"]))
        assert (len(table["alibis"]), len(table["suspects"])) == (seats, 3)


@pytest.mark.rule("IG-025", "IG-026")
def test_every_figure_is_equally_likely_at_every_place() -> None:
    """What lies where is a draw from all figures in use."""
    found: list[Counter[int]] = [Counter() for _ in range(8)]
    rng = Random(5)
    for _ in range(2000):
        state = GAME.setup(4, {"first_discoverer": 0})
        while state.kind == CHANCE:
            assert {weight for _, weight in state.chance_outcomes()} == {1}
            state.apply_chance(state.sample_chance(rng))
        assert isinstance(state, Grove)
        for place, figure in enumerate(state.figures):
            found[place][figure] += 1
    assert all(190 <= count <= 310 for counts in found for count in counts.values())


@pytest.mark.rule("IG-018")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_other_numbers_of_players_are_refused(seats: int) -> None:
    """IG-S013."""
    with pytest.raises(BadSetup, match="2 to 4") as caught:
        GAME.setup(seats)
    assert caught.value.rule == "IG-018"


@pytest.mark.rule("IG-024")
def test_without_a_name_chance_draws_the_first_discoverer() -> None:
    """IG-S014: any seat, each as likely, and the same seed draws the same one."""
    state = GAME.setup(4)
    words = [GAME.chances.to_words(outcome) for outcome, _ in state.chance_outcomes()]
    assert words == [{"chance": "discoverer", "seat": seat} for seat in range(4)]
    assert {weight for _, weight in state.chance_outcomes()} == {1}
    assert opened(4, seed=3)["discoverer"] == opened(4, seed=3)["discoverer"]
    assert {opened(4, seed)["discoverer"] for seed in range(40)} == {"A", "B", "C", "D"}


@pytest.mark.rule("IG-035", "IG-044")
def test_a_look_is_always_at_two_different_suspects() -> None:
    """IG-S023: each way to look leaves one of three, so neither one card nor one card twice can be asked."""
    table = grove()
    for left in "ABC":
        again = grove().act("A", "leave", left)
        assert again["looks"] == {"A": [name for name in "ABC" if name != left]}
    assert table.legal("A") == ["leave A", "leave B", "leave C"]


@pytest.mark.rule("IG-039", "IG-044")
@pytest.mark.parametrize("do", ["leave", "tamper", "accuse"])
def test_no_action_names_the_victim(do: str) -> None:
    """IG-S024, IG-S035: the victim can neither be looked at nor accused, by anybody."""
    with pytest.raises(BadWords, match="place"):
        ACTIONS.from_words({"do": do, "place": "victim"})
    assert all(ACTIONS.to_words(action).get("place") != "victim" for action in range(ACTIONS.size))


@pytest.mark.rule("IG-009", "IG-043")
def test_a_chip_goes_below_a_suspect_and_nowhere_else() -> None:
    """IG-S035: three accusations there are, one for each suspect."""
    table = grove().act("A", "leave", "B").act("A", "let_be")
    assert table.legal("A") == ["accuse A", "accuse B", "accuse C"]


@pytest.mark.rule("IG-006", "IG-055", "IG-064")
def test_a_liar_chip_never_accuses() -> None:
    """IG-S063: what goes below a suspect is the last usable chip; Liar chips stay where they are."""
    table = grove(chips={"A": {"acc": 1, "liar": 4}}).turn("A", leave="B", accuse="C")
    assert table["chips"]["A"] == {"acc": 0, "liar": 4}
    table.turn("B", leave="C", accuse="B").turn("C", leave="B", accuse="B").turn("D", leave="A", accuse="B")
    assert table["chips"]["A"] == {"acc": 0, "liar": 5}
    with pytest.raises(BadDocument, match=r"chips\.A\.acc"):
        lay(chips={"A": {"acc": 0, "liar": 5}})


@pytest.mark.rule("IG-065", "IG-060")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_chips_are_conserved_after_every_judgement(seats: int) -> None:
    """IG-S082: five a player in all; there are as many Liars as chips that accuse no more."""
    for seed in range(30):
        for state in random_game(seats, seed):
            if not any(state.stacks):
                assert sum(state.chips) + sum(state.liars) == 5 * seats
                assert sum(state.liars) == sum(5 - chips for chips in state.chips)


@pytest.mark.rule("IG-069")
def test_two_players_with_eight_chips_are_two_of_four_and_have_exactly_eight() -> None:
    """IG-S084: in many random games, some of which are known to end so."""
    doubles = 0
    for seats, seed in [*product((2, 3, 4), range(200)), *((4, seed) for seed in DOUBLE_EIGHTS)]:
        state = GAME.setup(seats)
        playout(state, Random(seed))
        ending = state.ending()
        assert ending is not None
        many = [total for total in ending.scores if total >= 8]
        if len(many) > 1:
            doubles += 1
            assert (seats, many) == (4, [8, 8])
    assert doubles >= len(DOUBLE_EIGHTS)


@pytest.mark.rule("IG-044", "IG-045")
@pytest.mark.parametrize("closed_card", ["sole_chip", "last_accused"])
def test_two_suspects_are_always_open(closed_card: str) -> None:
    """IG-S085: at most one suspect is closed, so there is a look; with one closed it is forced."""
    forced = 0
    for seed in range(60):
        for state in random_game(4, seed, {"closed_card": closed_card}):
            legal = state.legal_actions(state.actor)
            if state.step == 0 and state.actor >= 0:
                assert len(legal) in (1, 3)
                forced += len(legal) == 1
    assert forced > 100
