"""Scoring: the four kinds, each used once, picked in secret and written for good."""

from __future__ import annotations

import pytest

from tests.games.quietville.scene import Scene, lay

TOWN = ["R3", "R5", "R5", "B3", "B6", "G7"]
NOTHING = {"B": "everything", "C": "everything"}


def scored(town: list[str], kind: str) -> dict[str, int]:
    """What A writes for a town and a kind."""
    table = lay(scoring_due=True, supply={"A": town}).score(A=kind, **NOTHING)
    sheet: dict[str, int] = table["sheet"]["A"]
    return sheet


@pytest.mark.rule("QV-077", "QV-083")
def test_lowest_adds_the_smallest_of_each_colour() -> None:
    """One card a colour counts."""
    assert scored(TOWN, "lowest") == {"lowest": 3 + 3 + 7}
    assert scored(["R3", "R3", "B4"], "lowest") == {"lowest": 7}


@pytest.mark.rule("QV-078", "QV-083")
def test_highest_adds_the_largest_of_each_colour() -> None:
    """Equal largest cards count once, and a lone card is both largest and smallest."""
    assert scored(TOWN, "highest") == {"highest": 5 + 6 + 7}
    assert scored(["G4"], "highest") == {"highest": 4}
    assert scored(["G4"], "lowest") == {"lowest": 4}


@pytest.mark.rule("QV-079", "QV-080")
@pytest.mark.parametrize(("kind", "points"), [("red", 13), ("blue", 9), ("green", 7)])
def test_one_colour_is_named_at_the_scoring_and_used_once(kind: str, points: int) -> None:
    """All cards of the named colour count, and the other colours are used up with it."""
    table = lay(scoring_due=True, supply={"A": TOWN}, buildings_pile=["R4", "SCORE"])
    table.score(A=kind, **NOTHING)
    assert table["sheet"]["A"] == {"colour": points}
    again = lay(scoring_due=True, sheet=table["sheet"])
    assert again.legal("A") == ["score lowest", "score highest", "score everything"]


@pytest.mark.rule("QV-081")
def test_everything_adds_all() -> None:
    """All buildings of the player count."""
    assert scored(TOWN, "everything") == {"everything": 29}


@pytest.mark.rule("QV-082")
@pytest.mark.parametrize(("kind", "points"), [("lowest", 3), ("highest", 6), ("red", 0)])
def test_a_colour_not_owned_adds_nothing(kind: str, points: int) -> None:
    """The kind may still be chosen."""
    assert list(scored(["G3", "G6"], kind).values()) == [points]


def four_scorings() -> Scene:
    """A table after one scoring, with a building to buy before the next."""
    table = lay(
        scoring_due=True,
        supply={"A": ["R3", "R7"]},
        disasters_row=["all:R", "any:1"],
        buildings_pile=["B3", "SCORE", "B4", "SCORE"],
        to_move="A",
    )
    return table.score(A="everything", B="lowest", C="highest")


@pytest.mark.rule("QV-084")
def test_an_entry_stands_for_good() -> None:
    """Losing the buildings later changes nothing on the sheet."""
    table = four_scorings().act("A", "take", card="all:R")
    assert table["supply"]["A"] == []
    assert table["sheet"]["A"] == {"everything": 10}


@pytest.mark.rule("QV-085")
def test_everyone_picks_alone_and_kinds_may_be_shared() -> None:
    """Several players may pick the same kind in one round."""
    table = lay(scoring_due=True, supply={"A": TOWN, "B": ["R4"], "C": ["G3", "G4"]})
    table.score(A="lowest", B="lowest", C="everything")
    assert table["sheet"] == {"A": {"lowest": 13}, "B": {"lowest": 4}, "C": {"everything": 7}}


@pytest.mark.rule("QV-086")
def test_a_kind_is_used_once() -> None:
    """A field that is filled cannot be chosen again."""
    table = four_scorings().act("A", "buy", card="B3")
    assert table["scoring_due"]
    refusal = table.refused("A", "score", kind="everything")
    assert (refusal.rule, refusal.facts) == ("QV-086", {"kind": "everything"})
    assert "score everything" in table.legal("B")


@pytest.mark.rule("QV-087")
def test_nobody_may_skip_a_scoring() -> None:
    """With nothing to count one still uses a kind, for zero; the round waits for it."""
    table = lay(scoring_due=True, supply={"B": ["R3"]}).score(B="lowest", C="lowest")
    assert table["scoring_due"]
    assert table["sheet"] == {"A": {}, "B": {}, "C": {}}
    table.score(A="highest")
    assert table["sheet"]["A"] == {"highest": 0}


@pytest.mark.rule("QV-088")
def test_picks_are_sealed_until_the_last_one() -> None:
    """Others see that a seat has chosen, not what; then all are shown together."""
    table = lay(scoring_due=True, supply={"A": TOWN}).score(A="lowest")
    assert table.refused("A", "score", kind="highest").rule == "QV-088"
    seen = table.view("B").players[0]
    assert (seen.chosen, seen.pick) == (True, None)
    assert table.view("A").players[0].pick == "lowest"
    picked = table.told("picked")
    public = picked.told_to(0b110)
    assert public is not None
    assert public.facts == {"seat": 0}
    table.score(C="red", B="lowest")
    assert table.told("scored").facts["kinds"] == ["lowest", "lowest", "red"]
    assert [entry.kind for entry in table.view().last_scoring] == ["lowest", "lowest", "red"]


@pytest.mark.rule("QV-089")
def test_scoring_removes_nothing() -> None:
    """All buildings stay and count again."""
    table = lay(scoring_due=True, supply={"A": TOWN}).score(A="everything", **NOTHING)
    assert table["supply"]["A"] == TOWN


def test_the_scoring_shown_is_put_away_with_the_next_act() -> None:
    """A reload still shows the last scoring until somebody acts."""
    table = four_scorings()
    assert len(table.view().last_scoring) == 3
    assert table.act("A", "vote").view().last_scoring == ()
