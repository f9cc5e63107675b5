"""A lone answer that more hangs on than the rules waits for a person."""

from __future__ import annotations

import pytest

from ludoteca.play import catalog, rules


def test_a_family_taken_by_hand_is_never_forced(monkeypatch: pytest.MonkeyPatch) -> None:
    game = catalog.find("quietville")
    poor = {"money": {"A": 0}, "votes": [], "disasters_row": ["all:R"]}
    table = game.read_position(dict(poor)).state
    take = game.actions.from_words({"do": "take", "card": "all:R"})
    assert rules.forced_answer(game, table) == (0, take)
    monkeypatch.setattr(game.actions.family(take), "by_hand", True)
    assert rules.forced_answer(game, table) is None
