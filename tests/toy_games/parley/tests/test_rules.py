"""What a scenario cannot say: weights of chance, and the pace of the talks."""

from __future__ import annotations

import pytest

from ludoteca.core import Document
from ludoteca.play import catalog

PARLEY = catalog.find("parley")


@pytest.mark.rule("PY-010")
@pytest.mark.parametrize(
    ("position", "weights"),
    [
        ({"letter": 2, "figure": 2, "tokens": ["white grey", "black grey"]}, [5, 1]),
        ({"letter": 2, "figure": 3, "tokens": ["white grey", "black grey"]}, [1, 5]),
        ({"letter": 2, "figure": 2, "tokens": ["white grey", "white black"]}, [6, 1]),
        ({"letter": 2, "figure": 1, "tokens": ["grey white", "grey black"]}, [2, 5]),
    ],
)
def test_a_treaty_holds_by_figure_and_first_tokens(position: Document, weights: list[int]) -> None:
    """The right figure makes it likely, equal first tokens a little more so."""
    state = PARLEY.read_position({"phase": "mood", **position}).state
    assert [weight for _, weight in state.chance_outcomes()] == weights


@pytest.mark.rule("PY-004", "PY-009")
@pytest.mark.parametrize(
    ("position", "mask", "rest"),
    [
        ({"phase": "speech", "speaker": 1}, 0b10, 0.0),
        ({"phase": "tokens"}, 0, 0.0),
        ({"phase": "figure"}, -1, 0.0),
        ({"phase": "treaty"}, -1, 5.0),
    ],
)
def test_who_talks_and_what_rests(position: Document, mask: int, rest: float) -> None:
    """The speaker, nobody over the tokens, then everybody; the treaty rests five seconds."""
    pace = PARLEY.pace(PARLEY.read_position(position).state)
    assert (pace.may_speak, pace.not_before) == (mask, rest)
