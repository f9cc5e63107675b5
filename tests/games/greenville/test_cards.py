"""The 84 cards: complete, in their vocabularies, and balanced as the design notes of the ledger ask."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from itertools import combinations
from random import Random

from ludoteca.games.greenville.cards import Card, Deck, load
from tests.games.greenville.draws import draw

# A number, a colour or a shape: something that another picture can echo.
ECHO = re.compile(
    r"\b(one|two|three|four|five|six|seven|eight|nine|ten|eleven|thirteen|seventeen|forty-two|hundred|million|\d[\d.,]*"
    r"|red|orange|yellow|green|blue|purple|violet|white|black|grey|gold|golden|silver|pink|striped|amber"
    r"|round|ring|arrow|circle|spiral|cross|star|heart|hole)s?\b",
    re.IGNORECASE,
)


@cache
def deck() -> Deck:
    return load()


def occurrences(card: Card) -> list[str]:
    return [detail.text for detail in card.details]


def test_there_are_84_cards_numbered_in_order() -> None:
    assert [card.id for card in deck().card] == [f"c{number:02}" for number in range(1, 85)]


def test_titles_scenes_and_details_are_never_used_twice() -> None:
    for words in ("title", "scene", "spoken", "hero"):
        used = Counter(getattr(card, words) for card in deck().card)
        assert max(used.values()) == 1, used.most_common(3)
    details = Counter((detail, card.id) for card in deck().card for detail in occurrences(card))
    assert max(details.values()) == 1


def test_six_cards_to_a_setting_each_in_a_palette_of_its_own() -> None:
    settings = Counter(card.setting for card in deck().card)
    assert len(settings) == 14
    assert set(settings.values()) == {6}
    assert len({(card.setting, card.palette) for card in deck().card}) == 84


def test_every_card_is_written_in_the_closed_vocabularies() -> None:
    known = deck()
    for card in known.card:
        assert set(card.mood) <= set(known.moods), card.id
        assert set(card.exits) | set(card.arrivals) <= set(known.intents), card.id
        assert card.tags <= set(known.tags), card.id


def test_six_to_eleven_details_with_one_to_three_tags_and_at_most_ten_tags_a_card() -> None:
    for card in deck().card:
        assert 6 <= len(card.details) <= 11, card.id
        assert all(1 <= len(detail.tags) <= 3 for detail in card.details), card.id
        assert len(card.tags) <= 10, (card.id, sorted(card.tags))


def test_exits_and_arrivals_in_number() -> None:
    for card in deck().card:
        assert 2 <= len(set(card.exits)) == len(card.exits) <= 4, card.id
        assert 2 <= len(set(card.arrivals)) == len(card.arrivals) <= 4, card.id


def test_the_spoken_description_holds_every_detail_and_never_the_title() -> None:
    for card in deck().card:
        for detail in card.details:
            assert detail.text in card.spoken, (card.id, detail.text)
        assert 60 <= len(card.spoken.split()) <= 150, card.id


def test_every_tag_occurs_on_4_to_14_cards() -> None:
    used = Counter(tag for card in deck().card for tag in card.tags)
    assert set(used) == set(deck().tags)
    assert {tag: count for tag, count in used.items() if not 4 <= count <= 14} == {}


def test_every_card_touches_20_others_and_has_4_close_relatives() -> None:
    for card in deck().card:
        shared = [len(card.tags & other.tags) for other in deck().card if other is not card]
        assert sum(count >= 1 for count in shared) >= 20, card.id
        assert sum(count >= 3 for count in shared) >= 4, card.id


def test_no_two_cards_share_more_than_four_tags() -> None:
    for one, other in combinations(deck().card, 2):
        assert len(one.tags & other.tags) <= 4, (one.id, other.id)


def test_each_intent_is_answered_by_8_to_20_cards() -> None:
    answered = Counter(intent for card in deck().card for intent in card.arrivals)
    assert {intent: count for intent, count in answered.items() if not 8 <= count <= 20} == {}
    assert set(answered) == set(deck().intents)


def test_a_third_indoors_a_third_in_town_a_third_elsewhere() -> None:
    places = Counter(card.place for card in deck().card)
    assert all(24 <= places[place] <= 32 for place in ("indoors", "town", "nature")), places


def test_one_card_in_four_has_a_vehicle_or_offers_one() -> None:
    vehicles = {"car", "boat", "bicycle"}
    having = [card.id for card in deck().card if card.tags & vehicles or "take a vehicle" in card.exits]
    assert 21 <= len(having) <= 46, len(having)


def test_every_card_has_something_to_echo() -> None:
    assert [card.id for card in deck().card if not ECHO.search(" ".join(occurrences(card)))] == []


def test_hardly_a_story_is_left_without_a_plausible_card() -> None:
    for players in range(3, 7):
        seen = draw(deck(), players, 2_000, Random(players))
        assert seen.no_tag < 0.02, seen
