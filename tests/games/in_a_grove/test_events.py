"""What the table tells: looks in secret, everything else aloud."""

from __future__ import annotations

import pytest

from tests.games.in_a_grove.scene import Scene, grove, opened


def ids(table: Scene, letters: str = "") -> list[str]:
    return [text.id for text in table.told(letters)]


@pytest.mark.rule("IG-028", "IG-031")
def test_each_is_told_two_alibis_and_a_spectator_none() -> None:
    table = opened(4, first_discoverer=1)
    assert ids(table) == ["scene-laid", "alibis-passed"]
    assert ids(table, "C") == ["alibi-dealt", "scene-laid", "alibis-passed", "alibi-received"]
    own, _, _, received = table.told("C")
    assert own.facts == {"seat": 2, "figure": str(table["alibis"]["C"])}
    assert received.facts == {"seat": 2, "from_seat": 3, "figure": str(table["alibis"]["D"])}


@pytest.mark.rule("IG-029")
def test_with_two_players_nothing_is_passed() -> None:
    table = opened(2, first_discoverer=0)
    assert ids(table, "A") == ["alibi-dealt", "scene-laid"]


@pytest.mark.rule("IG-035")
def test_a_look_tells_the_looker_what_and_the_others_where() -> None:
    table = grove().act("A", "leave", "B")
    assert table.told("A")[-1].facts == {"seat": 0, "places": ["A", "C"], "figures": ["3", "6"]}
    for others in ("", "B", "BCD"):
        assert table.told(others)[-1].id == "looked-unseen"
        assert table.told(others)[-1].facts == {"seat": 0, "places": ["A", "C"]}


def test_a_swap_is_told_by_its_place_alone() -> None:
    table = grove().act("A", "leave", "B").act("A", "tamper", "A")
    for viewer in ("", "A", "D"):
        assert table.told(viewer)[-1].facts == {"seat": 0, "place": "A"}
    assert ids(grove().act("A", "leave", "B").act("A", "let_be"))[-1] == "let-be"


@pytest.mark.rule("IG-058", "IG-059", "IG-062")
def test_the_truth_is_told_stack_by_stack() -> None:
    table = grove().turn("A", leave="B", accuse="C").turn("B", leave="C", accuse="B")
    table.turn("C", leave="B", accuse="C").turn("D", leave="A", accuse="B")
    first = ids(table).index("revealed")
    told = table.told()[first : first + 3]
    assert told[0].facts == {"figures": ["3", "8", "6"], "place": "B", "figure": "8"}
    assert (told[1].id, told[1].facts) == ("given-back", {"place": "B", "seats": [1, 3], "count": 2})
    assert (told[2].id, told[2].facts) == ("taken", {"place": "C", "seat": 2, "count": 2})
    assert ids(table)[-2:] == ["scene-laid", "alibis-passed"]


@pytest.mark.rule("IG-067", "IG-070")
def test_the_loser_is_told_with_the_reason() -> None:
    many = grove(chips={"D": {"acc": 1, "liar": 6}}, stacks={"A": ["A", "B", "C"]}, step="accuse")
    assert many.act("D", "accuse", "A").told()[-1].facts == {"seat": 3, "count": 10}
    few = {"C": {"acc": 3}, "D": {"acc": 1, "liar": 2}}
    none = grove(chips=few, stacks={"A": ["A", "B", "C"]}, step="accuse")
    last = none.act("D", "accuse", "C").told()[-1]
    assert (last.id, last.facts) == ("lost-by-none", {"seat": 3})
