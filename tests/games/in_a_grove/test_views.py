"""Views: what lies on the table for all to see, what was last revealed, what an act would mean."""

from __future__ import annotations

import msgspec
import pytest

from ludoteca.games.in_a_grove import GAME
from tests.games.in_a_grove.scene import Scene, grove, lay, opened, place


def test_chips_on_the_table_count_and_so_does_the_limit() -> None:
    seen = grove(chips={"A": {"acc": 4, "liar": 2}}).turn("A", leave="B", accuse="C").view()
    assert (seen.players[0].chips, seen.players[0].liars, seen.players[0].total) == (3, 2, 6)
    assert seen.players[0].accused == "C"
    assert seen.most_chips == 8


@pytest.mark.rule("IG-036", "IG-040")
def test_markers_stand_above_places_for_all_to_see() -> None:
    table = grove().act("A", "leave", "B")
    assert (table.view().unseen_marker, table.view().tamper_marker) == ("B", None)
    table.act("A", "tamper", "A")
    assert (table.view("D").unseen_marker, table.view("D").tamper_marker) == ("B", "A")


def test_the_closed_suspect_is_shown_while_somebody_is_to_look() -> None:
    table = grove()
    assert table.view().closed is None
    table.turn("A", leave="B", accuse="C")
    assert table.view("A").closed == "C"
    table.act("B", "leave", "C")
    assert table.view("A").closed is None


@pytest.mark.rule("IG-057")
def test_the_last_truth_is_shown_until_somebody_looks_again() -> None:
    table = grove().turn("A", leave="B", accuse="C").turn("B", leave="C", accuse="B")
    table.turn("C", leave="B", accuse="C").turn("D", leave="A", accuse="B")
    stacks = table.view().last_reveal
    assert [(s.place, s.figure, s.guilty, s.seats, s.taker_seat) for s in stacks] == [
        ("A", "3", False, (), None),
        ("B", "8", True, (1, 3), None),
        ("C", "6", False, (0, 2), 2),
    ]
    again = lay(**GAME.write_position(table.state))
    assert again.view().last_reveal == stacks
    table.act("D", "leave", "A")
    assert table.view().last_reveal == ()


@pytest.mark.rule("IG-033")
def test_an_alibi_lies_before_the_neighbour_it_was_passed_to() -> None:
    seen = opened(3).view()
    assert [(p.owner_seat, p.holder_seat) for p in seen.places[4:]] == [(0, 2), (1, 0), (2, 1)]
    assert [(p.owner_seat, p.holder_seat) for p in opened(2).view().places[4:]] == [(0, 0), (1, 1)]


def test_while_the_first_discoverer_is_drawn_nothing_lies_there() -> None:
    seen = GAME.view(GAME.setup(3), 0b111)
    assert (seen.step, seen.discoverer_seat, seen.turn.kind) == ("first_discoverer", None, "chance")
    assert not any(there.dealt for there in seen.places)
    assert seen.sights == ()


def test_after_the_end_the_all_seeing_view_shows_every_figure() -> None:
    table = grove(chips={"D": {"acc": 1, "liar": 6}}, stacks={"A": ["A", "B", "C"]}, step="accuse")
    table.act("D", "accuse", "A")
    everything = table.view("ABCD")
    assert [there.figure for there in everything.places] == ["3", "8", "6", "white", "2", "4", "5", "7"]
    assert everything.loser_seat == 3
    assert place(table.view("A"), "victim").figure is None
    assert place(table.view(""), "B").figure == "8"


def test_reminders_say_what_was_seen_where_and_when() -> None:
    table = grove().turn("A", leave="B", tamper="A", accuse="C")
    assert [sight.text for sight in table.view("A").sights] == [
        "saw-dealt",
        "saw-passed",
        "saw-moved",
        "saw-looked",
    ]
    moved = table.view("A").sights[2]
    assert (moved.figure, moved.place, moved.when, moved.lies) == ("3", "A", "looked-before-swap", "victim")
    assert [sight.from_seat for sight in table.view("A").sights] == [None, 1, None, None]


def test_labels_tell_what_a_look_shows_and_what_an_accusation_may_cost() -> None:
    table = grove(chips={"B": {"acc": 3, "liar": 4}})
    assert table.label("A", "leave", "B").facts == {"place": "B", "places": ["A", "C"]}
    table.act("A", "leave", "B")
    seen, unseen = table.label("A", "tamper", "C"), table.label("A", "tamper", "B")
    assert (seen.id, seen.facts["figure"]) == ("do-tamper", "6")
    assert (unseen.id, unseen.facts["figure"]) == ("do-tamper-unseen", "")
    table.act("A", "let_be").act("A", "accuse", "C").act("B", "leave", "C")
    stake = table.label("B", "accuse", "C")
    assert (stake.id, stake.facts["count"], stake.facts["total"]) == ("do-accuse-unseen", 1, 8)
    assert table.label("B", "accuse", "B").facts["total"] == 7


def test_a_view_is_small_enough_to_send_often() -> None:
    table = Scene(GAME.read_position({}))
    assert len(msgspec.json.encode(table.view("A"))) < 4000
