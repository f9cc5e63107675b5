"""What is in the box."""

from __future__ import annotations

import pytest

from ludoteca.games.in_a_grove import components
from ludoteca.games.in_a_grove.space import FIGURE_NAMES


@pytest.mark.rule("IG-001")
def test_there_are_eight_figures_one_of_them_white() -> None:
    assert [FIGURE_NAMES[figure] for figure in components.DECKS[4]] == ["white", *"2345678"]


@pytest.mark.rule("IG-002", "IG-003", "IG-004")
def test_there_is_one_marker_of_each_kind() -> None:
    assert components.MARKERS == ["discoverer", "unseen", "tamper"]


@pytest.mark.rule("IG-005", "IG-023")
def test_there_are_five_chips_in_each_of_four_colours() -> None:
    assert (components.CHIPS, components.COLOURS) == (5, ["blue", "red", "green", "yellow"])


@pytest.mark.rule("IG-019", "IG-020", "IG-021")
def test_two_players_leave_out_two_figures_and_three_leave_out_one() -> None:
    names = [{FIGURE_NAMES[figure] for figure in components.DECKS[seats]} for seats in (2, 3, 4)]
    assert names[2] - names[1] == {"2"}
    assert names[1] - names[0] == {"8"}
    assert len(names[0]) == 6
