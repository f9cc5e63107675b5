"""The examples in docs/scenarios.md and docs/step.md are true."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ludoteca.lab import scenario
from ludoteca.lab.scenario_file import CHECKS, Scenario, read_text

DOCS = Path(__file__).resolve().parents[2] / "docs"
MANUAL = (DOCS / "scenarios.md").read_text("utf-8")
EXAMPLES = [
    one
    for block in re.findall(r"^```yaml\n(.*?)^```$", MANUAL, re.DOTALL | re.MULTILINE)
    for one in read_text(block, DOCS / "scenarios.md")
]


@pytest.mark.parametrize("one", EXAMPLES, ids=lambda one: one.name)
def test_an_example_of_the_manual_holds(one: Scenario) -> None:
    result = scenario.run(one)
    assert not result.failures, "\n".join(str(failure) for failure in result.failures)


def test_the_manual_has_examples_and_names_every_check() -> None:
    assert len(EXAMPLES) > 5
    assert all(f"`{check}`" in MANUAL for check in CHECKS)


def test_the_manual_names_every_field_and_action_of_every_game_it_describes() -> None:
    for game_id in sorted({one.game for one in EXAMPLES}):
        game = scenario.find_game(game_id)
        chapter = MANUAL.partition(f"## {game.info.title}\n")[2].partition("\n## ")[0]
        facts = game.facts(game.read_position({}).state)
        missing = [name for name in facts if not re.search(rf"\b{name}\b", chapter)]
        missing += [
            family.name
            for space in (game.actions, game.chances)
            for family in space.families
            if f"{{{space.key}: {family.name}" not in chapter
        ]
        unnamed = [name for name in missing if not re.fullmatch(r"(buildings|disasters)_\w+_count", name)]
        assert unnamed == [], f"{game_id}: {unnamed}"
