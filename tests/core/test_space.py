"""Action and chance spaces: ids by arithmetic, words at the border."""

from __future__ import annotations

import pytest

from ludoteca.core import BadWords, Family, Field, Space


def _space() -> Space:
    pile = Family("pile", 1, [Field("seat", range(3)), Field("card", ["R3", "R4"])])
    return Space("do", [Family("vote", 0), pile, Family("step", 7, [Field("by", range(2, 5))])])


def test_ids_are_counted_like_digits_the_last_field_fastest() -> None:
    space = _space()
    assert space.size == 10
    assert space.from_words({"do": "pile", "seat": 2, "card": "R4"}) == 6
    assert space.to_words(3) == {"do": "pile", "seat": 1, "card": "R3"}
    assert space.values(6) == [2, 1]
    assert space.to_words(9) == {"do": "step", "by": 4}


def test_a_gap_or_a_double_name_in_a_declaration_is_a_bug() -> None:
    with pytest.raises(ValueError, match="must start at 1"):
        Space("do", [Family("a", 0), Family("b", 2)])
    with pytest.raises(ValueError, match="twice"):
        Space("do", [Family("a", 0), Family("a", 1)])


@pytest.mark.parametrize("number", [-1, 10, 10**9])
def test_ids_outside_the_space_are_refused(number: int) -> None:
    with pytest.raises(BadWords, match="is not a number from 0 to 9"):
        _space().to_words(number)


@pytest.mark.parametrize(
    ("words", "field"),
    [
        ({"do": "pile", "seat": True, "card": "R3"}, "seat"),
        ({"do": "pile", "seat": "1", "card": "R3"}, "seat"),
        ({"do": "pile", "seat": 3, "card": "R3"}, "seat"),
        ({"do": "pile", "seat": 1, "card": "r3"}, "card"),
        ({"do": "step", "by": 1}, "by"),
        ({"do": "step", "by": 2, "and": 1}, "and"),
        ({"do": "vot"}, "do"),
    ],
)
def test_a_wrong_value_is_named_with_its_field(words: dict[str, object], field: str) -> None:
    with pytest.raises(BadWords) as caught:
        _space().from_words(words)
    assert caught.value.field == field
