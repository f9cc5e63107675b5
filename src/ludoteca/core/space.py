"""Action and chance spaces: integers inside, words outside.

A game declares named families with fields. A family's actions are consecutive ids from its
`base`, its fields counted like digits, the last one fastest; ids depend on nothing but the
declaration, so a record means the same for any player count and option.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ludoteca.core.errors import BadWords, shown

Words = dict[str, int | str]


class Field:
    """One field of a family: a range of ints (seats, slots) or a list of names (cards)."""

    name: str
    size: int
    start: int
    names: list[str]

    def __init__(self, name: str, values: range | Sequence[str]) -> None:
        self.name = name
        self.size = len(values)
        self.start = 0
        self.names = []
        self._index: dict[str, int] = {}
        if isinstance(values, range):
            self.start = values.start
        else:
            self.names = list(values)
            self._index = {value: index for index, value in enumerate(self.names)}

    def to_word(self, index: int) -> int | str:
        """Name the value at `index` of this field."""
        return self.names[index] if self.names else self.start + index

    def from_word(self, word: object) -> int:
        """Find the index of a value; raise BadWords with what was expected."""
        if self.names:
            if isinstance(word, str) and word in self._index:
                return self._index[word]
            raise BadWords(self.name, f"{shown(word)} is not a known {self.name}")
        if isinstance(word, int) and not isinstance(word, bool):
            index = word - self.start
            if 0 <= index < self.size:
                return index
        last = self.start + self.size - 1
        raise BadWords(self.name, f"{shown(word)} is not a whole number from {self.start} to {last}")


class Family:
    """Named actions with fields: `Family("pile", PILE, [Field("seat", range(6)), ...])`.

    `sealed`: its steps stay in the sender's draft until the whole command is sent. `words`: the
    command carries a text that rules never read. `host`: legal for the pseudo-seat HOST only.
    `follow`: a later step of an act that another action began (what to lose, what to give); a
    command of several actions may not stop before one. `by_hand`: never given by the table as the
    only answer there is, since more than the rules hangs on its moment (the end of a team's turn).
    """

    name: str
    base: int
    fields: list[Field]
    size: int
    sealed: bool
    words: bool
    host: bool
    follow: bool
    by_hand: bool

    def __init__(
        self,
        name: str,
        base: int,
        fields: Sequence[Field] = (),
        *,
        sealed: bool = False,
        words: bool = False,
        host: bool = False,
        follow: bool = False,
        by_hand: bool = False,
    ) -> None:
        self.name = name
        self.base = base
        self.fields = list(fields)
        self.sealed = sealed
        self.words = words
        self.host = host
        self.follow = follow
        self.by_hand = by_hand
        self.size = 1
        for field in self.fields:
            self.size *= field.size


class Space:
    """All actions (key "do") or all chance outcomes (key "chance") of a game."""

    key: str
    families: list[Family]
    size: int

    def __init__(self, key: str, families: Sequence[Family]) -> None:
        self.key = key
        self.families = list(families)
        self.size = 0
        self._by_name: dict[str, Family] = {}
        for family in self.families:
            if family.base != self.size:
                raise ValueError(f"{family.name} must start at {self.size}, not {family.base}")
            if family.name in self._by_name:
                raise ValueError(f"{family.name} is declared twice")
            self._by_name[family.name] = family
            self.size += family.size

    def family(self, action: int) -> Family:
        """Find the family an id belongs to; raise BadWords for an id outside the space."""
        if 0 <= action < self.size:
            for family in self.families:
                if action < family.base + family.size:
                    return family
        raise BadWords(self.key, f"{shown(action)} is not a number from 0 to {self.size - 1}")

    def named(self, name: str) -> Family:
        """Find a family by name; raise BadWords when there is none."""
        family = self._by_name.get(name)
        if family is None:
            known = ", ".join(sorted(self._by_name))
            raise BadWords(self.key, f"{shown(name)} is not known here; known are {known}")
        return family

    def values(self, action: int) -> list[int]:
        """Give the field indexes of an id, in the order of its family's fields."""
        family = self.family(action)
        rest = action - family.base
        values: list[int] = []
        for field in reversed(family.fields):
            values.append(rest % field.size)
            rest //= field.size
        values.reverse()
        return values

    def to_words(self, action: int) -> Words:
        """Write an id in words: `{"do": "buy", "card": "R5"}`."""
        family = self.family(action)
        words: Words = {self.key: family.name}
        for field, index in zip(family.fields, self.values(action), strict=True):
            words[field.name] = field.to_word(index)
        return words

    def from_words(self, words: Mapping[str, object]) -> int:
        """Read an id from words; raise BadWords naming the key at fault."""
        name = words.get(self.key)
        if not isinstance(name, str):
            raise BadWords(self.key, "a name is needed here")
        family = self.named(name)
        known = [field.name for field in family.fields]
        for key in words:
            if key != self.key and key not in known:
                raise BadWords(str(key)[:40], f"{family.name} has no such field")
        action = 0
        for field in family.fields:
            if field.name not in words:
                raise BadWords(field.name, f"{family.name} needs a {field.name}")
            action = action * field.size + field.from_word(words[field.name])
        return family.base + action
