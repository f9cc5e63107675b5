"""YAML as people read it, and nothing in it that stops or hangs the reader."""

from __future__ import annotations

import pytest

from ludoteca.core import BadDocument
from ludoteca.lab.plain_yaml import read_yaml


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("010", 10),
        ("08", 8),
        ("+5", 5),
        ("-3", -3),
        ("0x1F", "0x1F"),
        ("0o17", "0o17"),
        ("1_000", "1_000"),
        ("1:30", "1:30"),
        ("2020-01-01", "2020-01-01"),
        ("1.50", 1.5),
        ("1e3", "1e3"),
        (".inf", ".inf"),
        ("no", "no"),
        ("True", "True"),
        ("true", True),
        ("null", None),
        ("~", None),
        ("9" * 20, "9" * 20),
        ("'010'", "010"),
    ],
)
def test_what_a_word_means(text: str, meant: object) -> None:
    read = read_yaml(text, "x.yaml")
    assert read == meant
    assert type(read) is type(meant)


def test_a_key_is_a_text_whatever_it_looks_like() -> None:
    assert read_yaml("{0: a, true: b, ~: c, 2020-01-01: d}", "x.yaml") == {
        "0": "a",
        "true": "b",
        "~": "c",
        "2020-01-01": "d",
    }


def test_a_part_may_be_used_again_and_merged() -> None:
    text = "one: &a {x: [1]}\ntwo: *a\nthree: {<<: *a, y: 2}\n"
    assert read_yaml(text, "x.yaml") == {"one": {"x": [1]}, "two": {"x": [1]}, "three": {"x": [1], "y": 2}}


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("{a: 1, a: 2}", "the key a stands twice"),
        ("{0: 1, '0': 2}", "the key 0 stands twice"),
        ("one: &a {x: 1}\ntwo: {<<: *a, x: 2}", "the key x stands twice"),
        ("{<<: 5}", "<< needs a mapping"),
        ("? [1]\n: 2", "a key must be a name"),
        ("!!int abc", "write it without a tag"),
        ("!!python/object/apply:os.system [ls]", "write it without a tag"),
        ("! 5", "write it without a tag"),
        ("[!!set {a}]", "write it without a tag"),
        ("&a [*a]", "recursive"),
        ("&a {b: *a}", "recursive"),
        ('"\\U00110000"', "this is no YAML"),
        ("%YAML " + "9" * 5000 + ".1\n--- 1", "this is no YAML"),
        ("[" * 5000, "nested too deeply"),
        ("a: 1\n---\nb: 2", "this is no YAML"),
        ("\0", "this is no YAML"),
    ],
)
def test_what_cannot_be_read_is_one_clear_error(text: str, why: str) -> None:
    with pytest.raises(BadDocument, match=f"^x.yaml: .*{why}"):
        read_yaml(text, "x.yaml")


def test_aliases_of_aliases_are_counted_before_anything_looks_at_them() -> None:
    lists = ["a0: &a0 [x, x, x, x, x, x, x, x, x]"]
    maps = ["b0: &b0 {x: 1}"]
    for level in range(1, 30):
        lists.append(f"a{level}: &a{level} [{', '.join([f'*a{level - 1}'] * 9)}]")
        maps.append(f"b{level}: &b{level} {{p: *b{level - 1}, q: *b{level - 1}}}")
    for lines in (lists, maps):
        with pytest.raises(BadDocument, match="more than 1,000,000 entries"):
            read_yaml("\n".join(lines), "x.yaml")
    assert read_yaml("\n".join(lists[:4]), "x.yaml")
