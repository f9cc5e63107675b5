"""The worst cases of what may leak, sought on purpose, each with exactly what every seat may know.

Figures lie face down and are looked at by different seats before and after they are swapped; the
one who swaps knows less of the scene afterwards than before. Every deal there is, and every act of
a round, is tried; expectations are worked out here from what happened, not asked of the engine.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from itertools import permutations, product
from math import factorial
from typing import Any

import msgspec
import pytest

from ludoteca.core import CHANCE, OVER, Event, State, Text, all_seats
from ludoteca.games.in_a_grove import GAME
from ludoteca.games.in_a_grove.records import GroveView
from ludoteca.games.in_a_grove.state import Grove
from tests.games.in_a_grove.scene import LETTERS, Scene, grove, lay, place, random_game, view

SCENE = ("A", "B", "C", "victim")


def known(seen: GroveView) -> dict[str, str]:
    """Where a viewer knows what lies, alibis by the seat they were dealt to."""
    names = [p.name if p.owner_seat is None else f"alibi {LETTERS[p.owner_seat]}" for p in seen.places]
    return {name: p.figure for name, p in zip(names, seen.places, strict=True) if p.figure is not None}


def said(seen: GroveView) -> list[tuple[str, str, str, str, str]]:
    """What a viewer is reminded of: who saw what, where, when, and where it lies now."""
    return [(LETTERS[s.seat], s.figure, s.place, s.when, s.lies) for s in seen.sights]


# Looks by different seats at one place, before and after a swap


@pytest.mark.rule("IG-039", "IG-041")
def test_two_seats_look_at_one_place_before_and_after_the_swap() -> None:
    """A saw the 3 at A and swapped it; B sees white there. Each knows one of the two, and where it is."""
    table = grove().turn("A", leave="B", tamper="A", accuse="C").act("B", "leave", "C")
    assert known(table.view("A")) == {"C": "6", "victim": "3", "alibi A": "2", "alibi B": "4"}
    assert known(table.view("B")) == {"A": "white", "B": "8", "alibi B": "4", "alibi C": "5"}
    assert said(table.view("A"))[2:] == [
        ("A", "3", "A", "looked-before-swap", "victim"),
        ("A", "6", "C", "looked-before-swap", "C"),
    ]
    assert said(table.view("B"))[2:] == [("B", "white", "A", "looked", "A"), ("B", "8", "B", "looked", "B")]
    both = known(table.view("AB"))
    assert (both["A"], both["B"], both["C"], both["victim"]) == ("white", "8", "6", "3")


def test_who_has_seen_what_is_public_and_goes_with_the_figure() -> None:
    """Everybody sees where the others look and that two figures change places."""
    table = grove().turn("A", leave="B", tamper="A", accuse="C").act("B", "leave", "C")
    for viewer in ("", "A", "B", "C", "D"):
        seen = table.view(viewer)
        assert [place(seen, name).seen_by_seats for name in SCENE] == [(1,), (1,), (0,), (0,)]
        assert [player.looked_at for player in seen.players] == [("A", "C"), ("A", "B"), (), ()]
        assert (seen.unseen_marker, seen.tamper_marker) == ("B", "A")
    for viewer in ("", "C", "D"):
        assert not set(SCENE) & set(known(table.view(viewer)))


def test_the_swap_of_a_suspect_not_seen_teaches_its_author_nothing() -> None:
    """Whoever looks there later knows the new suspect; the old one is known to nobody."""
    table = grove().turn("A", leave="B", tamper="B", accuse="C").act("B", "leave", "C")
    assert known(table.view("A")) == {"A": "3", "C": "6", "alibi A": "2", "alibi B": "4"}
    assert known(table.view("B")) == {"A": "3", "B": "white", "alibi B": "4", "alibi C": "5"}
    assert place(table.view("A"), "victim").seen_by_seats == ()
    assert "victim" not in known(table.view("ABC"))


def test_a_look_after_the_swap_is_the_same_whether_or_not_the_place_was_swapped() -> None:
    """The looker is told the figure that lies there, and not how it came to lie there."""
    swapped = grove(victim=3, suspects=["white", 8, 6]).turn("A", leave="B", tamper="A", accuse="C")
    untouched = grove().turn("A", leave="B", accuse="C")
    for table in (swapped, untouched):
        table.act("B", "leave", "C")
        assert table.told("B")[-1].facts == {"seat": 1, "places": ["A", "B"], "figures": ["3", "8"]}


def test_the_last_seat_sees_behind_all_chips_but_the_victim() -> None:
    """Three chips on one suspect leave all open to the fourth; the victim stays what only A knows."""
    table = grove().turn("A", leave="B", tamper="C", accuse="B").turn("B", leave="B", accuse="B")
    table.turn("C", leave="A", accuse="B").act("D", "leave", "A")
    assert known(table.view("D")) == {"B": "8", "C": "white", "alibi D": "7", "alibi A": "2"}
    assert known(table.view("A")) == {"A": "3", "victim": "6", "alibi A": "2", "alibi B": "4"}


@pytest.mark.rule("IG-057", "IG-075")
def test_after_the_truth_nothing_is_known_of_the_next_scene() -> None:
    """All have seen the old suspects and nobody the old victim; of the new deal each knows two alibis."""
    table = grove(deal=["white", 2, 3, 4, 5, 6, 7, 8])
    table.turn("A", leave="B", tamper="A", accuse="C").turn("B", leave="C", accuse="C")
    table.turn("C", leave="B", accuse="C").turn("D", leave="A", accuse="B")
    assert known(table.view("A")) == {"alibi A": "white", "alibi B": "2"}
    assert known(table.view("D")) == {"alibi D": "4", "alibi A": "white"}
    assert known(table.view()) == {}
    for viewer in ("", "A", "B", "C", "D"):
        shown = [stack.figure for stack in table.view(viewer).last_reveal]
        assert shown == ["white", "8", "6"]
        assert b'"3"' not in told_of_the_end(table, viewer)


def told_of_the_end(table: Scene, viewer: str) -> bytes:
    """What was said since the last look, less the alibis of the next round."""
    texts = [text for text in table.told(viewer) if not text.id.startswith("alibi")]
    last_look = max(n for n, text in enumerate(texts) if text.id.startswith("looked"))
    return msgspec.json.encode(texts[last_look + 1 :])


@pytest.mark.rule("IG-027", "IG-029")
def test_with_two_players_the_other_alibi_is_known_to_nobody_else() -> None:
    """Even when five of six figures have been seen by one seat, the last two stay open."""
    table = lay(seats=2, discoverer="A", alibis={"A": 6, "B": 4}, suspects=["white", 5, 7], victim=3).turn(
        "A", leave="B", tamper="C", accuse="C"
    )
    table.act("B", "leave", "C")
    assert known(table.view("A")) == {"A": "white", "victim": "7", "alibi A": "6"}
    assert known(table.view("B")) == {"A": "white", "B": "5", "alibi B": "4"}
    assert table.view("B").unseen_figures == ("3", "6", "7")


# The closed card


@pytest.mark.rule("IG-045")
@pytest.mark.parametrize("closed_card", ["sole_chip", "last_accused"])
def test_what_is_closed_and_why_depends_on_chips_alone(closed_card: str) -> None:
    """Legal looks, refusals and labels are the same for every deal that the seat to move can imagine."""
    table = grove(closed_card=closed_card).turn("A", leave="B", tamper="B", accuse="C")
    answers = set()
    for twin in every_twin(table.state, 1):
        assert twin.legal_actions(1) == [2]
        refusals = [GAME.refuse(twin, 1, action) for action in range(GAME.actions.size)]
        answers.add(msgspec.json.encode((refusals, GAME.label(view(twin, "B"), 2), view(twin, "B"))))
    assert len(answers) == 1


def test_accusing_a_closed_suspect_opens_it_to_nobody() -> None:
    """B accuses C unseen; with the wider reading C may not look there either, and nobody learns more."""
    table = grove(closed_card="last_accused").turn("A", leave="B", accuse="C")
    table.turn("B", leave="C", accuse="C")
    assert table.legal("C") == ["leave C"]
    assert "C" not in known(table.view("B"))
    assert place(table.view("B"), "C").seen_by_seats == (0,)


# Guesses about what is hidden are exact


class Enumerated:
    """A generator of randomness that is told which of its equally likely answers to give."""

    def __init__(self, choices: tuple[int, ...]) -> None:
        self._rest = [(choice + 0.5) / (len(choices) - at) for at, choice in enumerate(choices)]

    def random(self) -> float:
        return self._rest.pop(0)


def every_twin(state: State, seat: int) -> Iterator[Grove]:
    """Every state that a seat can imagine, once for each way in which chance may bring it about."""
    seen = view(state, LETTERS[seat])
    sizes = range(len(seen.unseen_figures), 0, -1)
    for choices in product(*(range(size) for size in sizes)):
        twin = GAME.resample(seen, Enumerated(choices))
        assert isinstance(twin, Grove)
        yield twin


CASES = {
    "nothing done": (grove(), "D", 6),
    "after a look": (grove().act("A", "leave", "B"), "A", 4),
    "the tamperer, a suspect seen swapped": (grove().turn("A", "B", "C", tamper="A"), "A", 4),
    "the tamperer, the unseen one swapped": (grove().turn("A", "B", "C", tamper="B"), "A", 4),
    "the next one to look": (grove().turn("A", "B", "C", tamper="A").act("B", "leave", "C"), "B", 4),
    "one who has not looked": (grove().turn("A", "B", "C", tamper="A").act("B", "leave", "C"), "D", 6),
    "two players": (lay(seats=2).act("A", "leave", "B").act("A", "tamper", "A"), "B", 5),
}


@pytest.mark.parametrize("case", CASES)
def test_every_deal_that_fits_comes_out_equally_often(case: str) -> None:
    """As many deals as the unseen figures have orders, each brought about in exactly one way."""
    table, viewer, unseen = CASES[case]
    seat = LETTERS.index(viewer)
    seen = table.view(viewer)
    assert len(seen.unseen_figures) == unseen
    deals = Counter(tuple(twin.figures) for twin in every_twin(table.state, seat))
    assert len(deals) == factorial(unseen)
    assert set(deals.values()) == {1}
    assert tuple(table.state.figures) in deals
    for twin in list(every_twin(table.state, seat))[:: max(1, factorial(unseen) // 40)]:
        assert GAME.view(twin, 1 << seat) == seen
        assert [twin.witnesses[figure] for figure in twin.figures] == [
            table.state.witnesses[figure] for figure in table.state.figures
        ]


def test_in_the_middle_of_a_deal_the_deck_is_guessed_as_well() -> None:
    """Hidden figures already dealt and those still in the deck come from one pool."""
    state = GAME.read_position(
        {"seats": 3, "step": "deal", "alibis": {"A": 3, "B": 4, "C": 5}, "suspects": [6]}
    ).state
    twins = list(every_twin(state, 1))
    assert len({tuple(twin.figures) for twin in twins}) == 6 * 5 * 4
    assert all(twin.figures[5] == 3 and twin.deck == sorted(twin.deck) for twin in twins)
    assert {len(twin.deck) for twin in twins} == {3}


# All deals of two players, and all that can be done with them before the truth comes out


def knowledge(deal: tuple[int, ...], acts: list[tuple[int, str, str]], seat: int) -> tuple[object, ...]:
    """What a seat has been shown, worked out from a deal (A, B, C, victim, alibis) and what was done."""
    scene = dict(zip(SCENE, deal, strict=False))
    learnt: list[object] = [deal[4 + seat]]
    for actor, do, where in acts:
        if do == "leave" and actor == seat:
            learnt.append([scene[name] for name in "ABC" if name != where])
        if do == "tamper":
            scene[where], scene["victim"] = scene["victim"], scene[where]
    return tuple(map(str, learnt))


def histories() -> Iterator[list[tuple[int, str, str]]]:
    """All ways to play a round of two up to the last accusation, A being the discoverer."""
    for left, swap, accused in product("ABC", ["A", "B", "C", ""], "ABC"):
        tampering = (0, "tamper", swap) if swap else (0, "let_be", "")
        yield [(0, "leave", left), tampering, (0, "accuse", accused), (1, "leave", accused)]


DEALS = list(permutations([0, 2, 3, 4, 5, 6]))


def shown_to(seat: int, deal: tuple[int, ...], acts: list[tuple[int, str, str]]) -> bytes:
    """Everything a seat is shown from the first act on: events, views, legal lists, labels, refusals."""
    state = Grove.blank(2)
    state.discoverer = state.kind = 0
    state.actor, state.figures = 0, list(deal)
    state.witnesses[deal[4]], state.witnesses[deal[5]] = 1, 2
    stream: list[object] = []
    for actor, do, where in acts:
        events: list[Event] = []
        words = {"do": do, "place": where} if where else {"do": do}
        state.apply(actor, GAME.actions.from_words(words), events.append)
        seen, legal = GAME.view(state, 1 << seat), state.legal_actions(seat)
        stream += [event.told_to(1 << seat) for event in events]
        stream += [seen, state.turn(), legal, [GAME.label(seen, action) for action in legal]]
    stream.append([GAME.refuse(state, seat, action) for action in range(GAME.actions.size)])
    return msgspec.json.encode(stream)


@pytest.mark.rule("IG-027")
@pytest.mark.parametrize("seat", [0, 1])
def test_two_deals_look_alike_exactly_where_a_seat_has_seen_the_same(seat: int) -> None:
    """Over all deals of two players: not one byte more than was seen, and nothing seen is forgotten."""
    for number, acts in enumerate(histories()):
        if number % 3:
            continue
        by_knowledge: dict[tuple[object, ...], set[bytes]] = defaultdict(set)
        for deal in DEALS[:: 1 if number == 3 else 6]:
            by_knowledge[knowledge(deal, acts, seat)].add(shown_to(seat, deal, acts))
        streams = [stream for shown in by_knowledge.values() for stream in shown]
        assert {len(shown) for shown in by_knowledge.values()} == {1}, acts
        assert len(streams) == len(set(streams)), acts


# A notebook kept from what a seat is told, and nothing else


class Notebook:
    """What one seat can write down: its alibis, its looks, and where a swap moves what it has seen."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.notes: dict[str, str] = {}

    def hear(self, text: Text) -> None:
        """Note a figure seen, move it with a swap, strike out all when the truth is known."""
        facts: dict[str, Any] = dict(text.facts)
        if text.id in ("alibi-dealt", "alibi-received"):
            owner = facts.get("from_seat", facts["seat"])
            self.notes[f"alibi {LETTERS[owner]}"] = facts["figure"]
        elif text.id == "looked":
            assert facts["seat"] == self.seat
            self.notes |= dict(zip(facts["places"], facts["figures"], strict=True))
        elif text.id == "tampered" and facts["place"] in self.notes:
            self.notes["victim"] = self.notes.pop(facts["place"])
        elif text.id == "revealed":
            self.notes = {}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_view_holds_exactly_what_its_seat_could_have_written_down(seats: int) -> None:
    """Through whole random games, deals and all: nothing more and nothing less."""
    compared = 0
    for seed in range(25):
        for state, books in with_notebooks(seats, seed):
            for book in books:
                seen = view(state, LETTERS[book.seat])
                assert known(seen) == book.notes
                compared += 1
            assert known(view(state)) == {}
            everything = GAME.view(state, all_seats(seats))
            assert isinstance(everything, GroveView)
            assert len(known(everything)) == sum(there.dealt for there in everything.places)
    assert compared > 1000


def with_notebooks(seats: int, seed: int) -> Iterator[tuple[Grove, list[Notebook]]]:
    """A random game told to a notebook a seat; every state but the last."""
    books = [Notebook(seat) for seat in range(seats)]

    def tell(event: Event) -> None:
        for book in books:
            text = event.told_to(1 << book.seat)
            if text is not None:
                book.hear(text)

    for state in random_game(seats, seed, tell=tell):
        if state.kind != OVER:
            yield state, books


def test_alibis_are_unknown_to_the_neighbour_until_all_are_dealt() -> None:
    state = GAME.setup(4, {"first_discoverer": 0})
    for _ in range(7):
        state.apply_chance(state.chance_outcomes()[0][0])
        assert state.kind == CHANCE
    assert known(view(state, "A")) == {"alibi A": "white"}
    state.apply_chance(state.chance_outcomes()[0][0])
    assert known(view(state, "A")) == {"alibi A": "white", "alibi B": "2"}
