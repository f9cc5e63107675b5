"""Events and who is told what."""

from __future__ import annotations

from ludoteca.core import Event, Text


def test_an_event_for_all_is_told_to_all() -> None:
    event = Event("sun-rises", {"seat": 1})
    assert event.told_to(0) == event.told_to(0b10) == Text("sun-rises", {"seat": 1})


def test_a_private_event_has_a_public_form_for_the_rest() -> None:
    event = Event("you-draw", {"card": "X"}, 0b10, Text("draws", {"seat": 1}))
    assert event.told_to(0b10) == Text("you-draw", {"card": "X"})
    assert event.told_to(0b11) == Text("you-draw", {"card": "X"})
    assert event.told_to(0b01) == Text("draws", {"seat": 1})
    assert event.told_to(0) == Text("draws", {"seat": 1})


def test_a_private_event_without_public_form_is_silence_for_the_rest() -> None:
    assert Event("you-look", {}, 0b1).told_to(0b10) is None
