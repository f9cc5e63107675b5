"""Reading documents: defaults for what is absent, a path for what is wrong."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ludoteca.core import BadDocument, Reader


def test_absent_fields_take_their_defaults() -> None:
    reader = Reader({})
    assert reader.integer("money", 1, 0, 2) == 1
    assert reader.boolean("over", False) is False
    assert reader.string("mode", "base") == "base"
    assert reader.strings("row", ["R3"]) == ["R3"]
    assert reader.mapping("sheet").keys() == []
    reader.finish()


@pytest.mark.parametrize(
    ("document", "read", "path"),
    [
        ({"money": True}, lambda r: r.integer("money", 1, 0, 2), "money"),
        ({"money": 3}, lambda r: r.integer("money", 1, 0, 2), "money"),
        ({"over": 1}, lambda r: r.boolean("over", False), "over"),
        ({"mode": "none"}, lambda r: r.choice("mode", "base", ("base", "divine")), "mode"),
        ({"row": ["R3", 4]}, lambda r: r.strings("row", []), "row"),
        ({"sheet": {"A": 1}}, lambda r: r.mapping("sheet").mapping("A"), "sheet.A"),
        ({"sheet": {"Z": 1}}, lambda r: r.mapping("sheet").finish(), "sheet.Z"),
        ({"typo": 1}, lambda r: r.finish(), "typo"),
    ],
)
def test_what_is_wrong_is_named_by_its_path(
    document: dict[str, object], read: Callable[[Reader], object], path: str
) -> None:
    with pytest.raises(BadDocument) as caught:
        read(Reader(document))
    assert caught.value.field == path


def test_a_document_must_be_a_mapping_with_names() -> None:
    for nonsense in (None, 3, "text", [1], {1: 2}):
        with pytest.raises(BadDocument):
            Reader(nonsense)
