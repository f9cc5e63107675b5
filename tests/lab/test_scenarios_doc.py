"""The examples in docs/scenarios.md and docs/step.md are true."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from ludoteca.games.quietville.records import Player, QuietvilleView
from ludoteca.games.quietville.rules.steps import STEP_NAMES
from ludoteca.lab import scenario
from ludoteca.lab.scenario_file import CHECKS, Scenario, read_text
from ludoteca.lab.step import Session

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


def test_the_manual_names_every_step_and_every_key_of_a_view_of_quietville() -> None:
    game = scenario.find_game("quietville")
    chapter = MANUAL.partition(f"## {game.info.title}\n")[2].partition("\n## ")[0]
    names = [*STEP_NAMES, *QuietvilleView.__struct_fields__, *Player.__struct_fields__]
    assert [name for name in names if f"`{name}`" not in chapter] == []


def test_the_refusal_in_the_manual_of_step_is_a_real_one() -> None:
    [example] = re.findall(
        r"^```json\n(.*?)^```$", (DOCS / "step.md").read_text("utf-8"), re.DOTALL | re.MULTILINE
    )
    session = Session(scenario.find_game("quietville"))
    session.answer(b'{"position": {"money": {"A": 2}, "disasters_row": ["all:R"]}}')
    answer = session.answer(b'{"act": {"seat": 0, "do": {"do": "take", "card": "all:R"}}}')
    assert answer == json.loads(example)
