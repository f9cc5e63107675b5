"""Every scenario file of every game holds."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludoteca.lab import scenario
from ludoteca.lab.scenario_file import Scenario, find_files, read_file

HERE = Path(__file__).parent
FOLDERS = sorted(HERE.glob("*/scenarios"))


def every_scenario() -> list[Scenario]:
    return [one for file in find_files(FOLDERS) for one in read_file(file)]


@pytest.mark.parametrize("one", every_scenario(), ids=lambda one: one.name.replace(" ", "-"))
def test_scenario(one: Scenario) -> None:
    result = scenario.run(one)
    told = "\n".join(str(failure) for failure in result.failures)
    assert not told, f"{one.path.name} {one.name}, {one.title}:\n{told}"


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_scenarios_are_told_apart_and_prove_something(folder: Path) -> None:
    ours = [one for file in find_files([folder]) for one in read_file(file)]
    names = [one.name for one in ours]
    assert sorted(names) == sorted(set(names))
    assert [one.name for one in ours if one.game != folder.parent.name or not one.proves] == []
