"""The scenarios of Coin Flip hold."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludoteca.lab import scenario
from ludoteca.lab.scenario_file import Scenario, find_files, read_file

FILES = find_files([Path(__file__).parent / "scenarios"])


@pytest.mark.parametrize("one", [one for file in FILES for one in read_file(file)], ids=lambda one: one.name)
def test_scenario(one: Scenario) -> None:
    assert [str(failure) for failure in scenario.run(one).failures] == []
