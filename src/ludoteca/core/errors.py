"""What can be wrong with input that reaches the engine; each error carries its parts."""

import json

LONGEST_SHOWN = 60


def shown(value: object) -> str:
    """Quote a hostile value for an error line: short, printable, spelled as in JSON."""
    text = ascii(value) if isinstance(value, str) else json.dumps(value, default=str)
    return text if len(text) <= LONGEST_SHOWN else text[: LONGEST_SHOWN - 3] + "..."


class LudotecaError(Exception):
    """Base of every error a person can cause; its message is one clear line."""


class BadWords(LudotecaError):
    """An action or outcome in words that its space does not know.

    `field` is the key at fault ("do", "card", ...), `why` the reason in one sentence.
    """

    def __init__(self, field: str, why: str) -> None:
        super().__init__(f"{field}: {why}")
        self.field = field
        self.why = why


class BadDocument(LudotecaError):
    """A position, record or data document that makes no sense; `field` is the path at fault."""

    def __init__(self, field: str, why: str) -> None:
        super().__init__(f"{field}: {why}")
        self.field = field
        self.why = why


class BadSetup(LudotecaError):
    """A game that cannot be set up so: wrong seat count, unknown option or value.

    `rule` is the rule id that forbids it, or "" where only the program's own limits do.
    """

    def __init__(self, field: str, why: str, rule: str = "") -> None:
        super().__init__(f"{field}: {why}" + (f" ({rule})" if rule else ""))
        self.field = field
        self.why = why
        self.rule = rule
