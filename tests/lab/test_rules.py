"""Rule coverage names every rule without a test or a reason, and every citation that is wrong."""

from __future__ import annotations

from pathlib import Path

import pytest
from rich.console import Console

from ludoteca.core import BadDocument, Game
from ludoteca.lab import rules
from ludoteca.lab.rulebook import read_sentences
from tests.lab.tosses import tosses

RULES = """
[[rule]]
id = "TS-001"
section = "Play"
kind = "turn"

[[rule]]
id = "TS-002"
section = "Play"
kind = "turn"
option = "goal"

[[rule]]
id = "TS-003"
section = "Notes"
kind = "note"
untested = "only a remark"
"""
SENTENCES = 'TS-001 = One.\nTS-002 = Two.\nTS-003 = Three { "{" }sic{ "}" }.\n'


@pytest.fixture
def game(tmp_path: Path) -> Game:
    """A game with three rules, the second under an option."""
    folder = tmp_path / "tosses"
    (folder / "texts").mkdir(parents=True)
    write(folder / "rulebook.toml", RULES)
    write(folder / "texts" / "rules.en.ftl", SENTENCES)
    return tosses(folder)


@pytest.fixture
def tests(tmp_path: Path) -> Path:
    """Tests that cite the first two rules, one in Python, one in a scenario."""
    folder = tmp_path / "tests"
    write(folder / "test_play.py", '@pytest.mark.rule("TS-001")\ndef test_one() -> None: ...\n')
    scenario = "game: tosses\nid: X\ntitle: t\nproves: [TS-002]\nposition: {}\nturn: A\n"
    write(folder / "scenarios" / "play.yaml", scenario)
    return folder


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")


def test_all_rules_accounted_for(game: Game, tests: Path) -> None:
    found = rules.coverage(game, tests)
    assert found.complete
    assert int(found) == 0
    assert found.tests["TS-001"] == [f"{tests / 'test_play.py'}::test_one"]
    assert found.tests["TS-002"] == [f"{tests / 'scenarios' / 'play.yaml'}::X"]
    assert [rule.id for rule in found.untested] == [rule.id for rule in found.notes] == ["TS-003"]


def test_a_rule_without_test_or_reason_is_named(game: Game, tests: Path) -> None:
    (tests / "scenarios" / "play.yaml").unlink()
    found = rules.coverage(game, tests)
    assert found.missing == ["TS-002"]
    assert int(found) == 1


def test_an_unmarked_test_or_a_touched_rule_proves_nothing(game: Game, tests: Path) -> None:
    write(tests / "test_play.py", '@pytest.mark.slow("TS-001")\ndef test_one() -> None: ...\n')
    scenario = "game: tosses\nid: X\ntitle: t\ntouches: [TS-002]\nposition: {}\nturn: A\n"
    write(tests / "scenarios" / "play.yaml", scenario)
    assert rules.coverage(game, tests).missing == ["TS-001", "TS-002"]


def test_an_unknown_id_is_an_error_but_other_games_are_not_ours(game: Game, tests: Path) -> None:
    write(tests / "test_more.py", '@pytest.mark.rule("TS-999", "QQ-001")\ndef test_two() -> None: ...\n')
    [problem] = rules.coverage(game, tests).problems
    assert problem.startswith("TS-999 is no rule, yet cited by ")


def test_more_than_three_rules_in_one_test_are_an_error(game: Game, tests: Path) -> None:
    text = 'pytestmark = [pytest.mark.rule("TS-001", "TS-002")]\n\n@pytest.mark.rule("TS-010", "TS-011")\n'
    write(tests / "test_more.py", text + "class TestAll:\n    def test_two(self) -> None: ...\n")
    problems = rules.coverage(game, tests).problems
    assert f"{tests / 'test_more.py'}::TestAll::test_two cites 4 rules; at most 3 are" in problems


def test_a_reason_beside_a_test_is_an_error(game: Game, tests: Path) -> None:
    write(tests / "test_more.py", '@pytest.mark.rule("TS-003")\nasync def test_two() -> None: ...\n')
    [problem] = rules.coverage(game, tests).problems
    assert problem.startswith("TS-003 has a reason for no test")


def test_ids_must_be_written_out(game: Game, tests: Path) -> None:
    write(tests / "test_more.py", "@pytest.mark.rule(ID)\ndef test_two() -> None: ...\n")
    with pytest.raises(BadDocument, match="write the ids out"):
        rules.coverage(game, tests)


@pytest.mark.parametrize(
    ("toml", "said"),
    [
        (
            RULES.replace('kind = "note"', 'kind = "turn"'),
            "TS-003 is untested, but only notes and decoration",
        ),
        (RULES.replace('"goal"', '"gaol"'), "TS-002 belongs to the option gaol, which"),
        (RULES.replace("TS-003", "TS-004"), "TS-004 has no sentence"),
        (RULES.replace("TS-003", "TS-004"), "TS-003 has a sentence but is no rule"),
    ],
)
def test_a_rulebook_at_odds_with_the_game_is_an_error(game: Game, tests: Path, toml: str, said: str) -> None:
    write(game.folder / "rulebook.toml", toml)
    problems = rules.coverage(game, tests).problems
    assert any(problem.startswith(said) for problem in problems), problems


def test_decoration_may_be_untested(game: Game, tests: Path) -> None:
    write(
        game.folder / "rulebook.toml", RULES.replace('kind = "note"', 'kind = "component"\ndecoration = true')
    )
    assert rules.coverage(game, tests).complete


@pytest.mark.parametrize(
    ("name", "text", "said"),
    [
        ("rulebook.toml", "[[rule]]\nid = 3\n", "Expected `str`, got `int` - at `\\$.rule"),
        ("rulebook.toml", RULES + "colour = 'red'\n", "unknown field `colour`"),
        ("rulebook.toml", RULES.replace("TS-002", "TS-001"), "TS-001 stands twice"),
        ("rulebook.toml", "rule =", "rulebook.toml: "),
        ("texts/rules.en.ftl", SENTENCES + "TS-001 = Again.\n", "TS-001 stands twice"),
        ("texts/rules.en.ftl", SENTENCES + "what is this\n", "this is no message: what is this"),
        ("texts/rules.en.ftl", "TS-001 = { $seat } wins.\n", "has no facts to fill in"),
    ],
)
def test_a_malformed_rulebook_says_where(game: Game, tests: Path, name: str, text: str, said: str) -> None:
    write(game.folder / name, text)
    with pytest.raises(BadDocument, match=said):
        rules.coverage(game, tests)


def test_a_missing_folder_or_broken_file_of_tests_says_so(game: Game, tests: Path) -> None:
    with pytest.raises(BadDocument, match="no such folder"):
        rules.coverage(game, tests / "nowhere")
    write(tests / "test_broken.py", "def test_(:\n")
    with pytest.raises(BadDocument, match=r"test_broken\.py"):
        rules.coverage(game, tests)


def test_sentences_are_read_with_their_braces(game: Game) -> None:
    assert read_sentences(game.folder)["TS-003"] == "Three {sic}."


def test_the_report_names_what_is_missing_and_counts(game: Game, tests: Path) -> None:
    (tests / "test_play.py").unlink()
    console = Console(record=True, width=120)
    rules.report(rules.coverage(game, tests), console)
    text = console.export_text()
    assert "TS-001 has neither a test nor a reason why not" in text
    assert "TS-003 untested: only a remark" in text
    assert "3 rules, 1 proved by tests, 1 untested with a reason, 1 missing; 1 are notes" in text
