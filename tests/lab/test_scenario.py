"""Scenarios say precisely what was not as they expect, and refuse what makes no sense."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from ludoteca.core import BadDocument, Document, Game, Refusal, State
from ludoteca.lab import scenario
from ludoteca.lab.compare import compare, contains
from ludoteca.lab.scenario import Result
from ludoteca.lab.scenario_file import read_text
from tests.lab import tosses

HEAD = "game: tosses\nid: X\ntitle: a try\n"

Run = Callable[..., Result]


@pytest.fixture
def run(tmp_path: Path) -> Run:
    """Run one scenario of the coin game, its head filled in."""
    (tmp_path / "rulebook.toml").write_text('rule = []\n[scenarios]\nany_order = ["bag"]\n')

    def run_text(text: str, **changes: Any) -> Result:
        game = tosses.tosses(tmp_path, **changes)
        [one] = read_text(HEAD + text, Path("try.yaml"))
        return scenario.run(one, lambda name: game)

    return run_text


def why(result: Result) -> list[str]:
    return [str(failure) for failure in result.failures]


def malformed(run: Run, text: str) -> str:
    """Give why a scenario makes no sense, whether its file or its table says so."""
    try:
        result = run(text)
    except BadDocument as error:
        return str(error)
    assert result.malformed, result
    return why(result)[0]


GUESS = "position: {points: {A: 3}, tosses: [heads, tails]}\nsteps:\n"


def test_a_scenario_that_holds(run: Run) -> None:
    assert not why(
        run(
            GUESS
            + """
  - {by: A, do: guess, face: heads}
  - {by: A, do: stake, amount: 2}
expect: {points: {A: 5, B: 2}, leader: A}
turn: over
ending: {winners: [A], rule: TS-004}
"""
        )
    )


def test_a_wrong_fact_is_told_with_path_expected_and_found(run: Run) -> None:
    result = run("position: {points: {A: 3}}\nexpect: {points: {A: 4, B: 2}}\n")
    assert why(result) == ["expect.points.A: expected 4, found 3"]
    assert not result.malformed


def test_an_unknown_fact_is_told_with_those_that_there_are(run: Run) -> None:
    assert "there are: seats, goal" in why(run("position: {}\nexpect: {luck: 1}\n"))[0]


def test_the_position_gives_its_tosses_in_order_then_the_seed_decides(run: Run) -> None:
    text = """
position: {points: {A: 2, B: 2}, goal: 9, tosses: [heads, tails]}
steps:
  - {by: A, do: guess, face: heads, stake: 1}
  - {by: B, do: guess, face: heads, stake: 1}
expect: {points: {A: 3, B: 1}}
"""
    assert not why(run(text))
    assert not why(run(text + "seed: 99\n"))


def test_the_seed_decides_what_no_pile_gives(run: Run) -> None:
    text = """
position: {}
steps: [{do: guess, face: tails, stake: 2}]
expect: {points: {A: 4}}
"""
    failed = [seed for seed in range(12) if why(run(f"{text}seed: {seed}\n"))]
    assert 0 < len(failed) < 12
    assert failed == [seed for seed in range(12) if why(run(f"{text}seed: {seed}\n"))]
    result = run(f"{text}seed: 0\nrepeat: 12\n")
    assert f"(seed {failed[0]})" in why(result)[0]


def test_an_outcome_can_be_given(run: Run) -> None:
    text = """
position: {tosses: [heads]}
steps:
  - {by: A, act: [{do: guess, face: tails}, {do: stake, amount: 1}]}
  - {chance: toss, face: tails}
expect: {points: {A: 3}}
"""
    assert not why(run(text))
    assert not why(
        run(text.replace("{chance: toss, face: tails}", "{outcomes: [{chance: toss, face: tails}]}"))
    )
    assert why(run(text.replace("{chance: toss, face: tails}", "{resolve: true}"))) == [
        "expect.points.A: expected 3, found 1"
    ]


def test_an_outcome_that_cannot_come_makes_no_sense(run: Run) -> None:
    text = "position: {}\nsteps: [{chance: toss, face: tails}]\nexpect: {goal: 5}\n"
    assert malformed(run, text) == "steps[0]: chance decides nothing now"


def test_a_command_is_carried_out_whole_or_not_at_all(run: Run) -> None:
    text = """
position: {points: {A: 1}}
steps:
  - {by: A, act: [{do: guess, face: tails}, {do: stake, amount: 3}]}
refused: TS-002
expect: {guess: none, points: {A: 1}}
turn: A
"""
    assert not why(run(text))


def test_follow_ups_may_stand_on_the_same_line(run: Run) -> None:
    text = """
position: {points: {A: 4}}
steps:
  - {by: A, do: give, seat: B, amount: 1, give: [{seat: 1, amount: 2}]}
expect: {points: {A: 1, B: 5}}
"""
    assert not why(run(text))
    assert malformed(run, text.replace("give: [{", "gave: [{")) == (
        "steps[0].gave: give has no such field, and no do is called so"
    )
    assert malformed(run, text.replace("give: [{seat: 1, amount: 2}]", "give: 1")) == (
        "steps[0].give: write it with its fields: seat, amount"
    )


def test_what_was_to_be_refused_but_is_allowed_fails(run: Run) -> None:
    result = run("position: {}\nsteps: [{by: A, do: pass}]\nrefused: true\n")
    assert why(result) == ['steps[0].refused: this was allowed: [{"do": "pass"}]']


def test_a_refusal_by_another_rule_fails(run: Run) -> None:
    text = "position: {}\nsteps: [{by: B, do: pass}]\nrefused: "
    assert not why(run(text + "TS-005\n"))
    assert not why(run(text + "{rule: TS-005, text: not-your-turn}\n"))
    assert why(run(text + "TS-001\n")) == ['steps[0].refused.rule: expected "TS-001", found "TS-005"']


def test_an_unexpected_refusal_is_told_with_rule_and_numbers(run: Run) -> None:
    result = run(
        "position: {points: {A: 1}, guess: heads}\nsteps: [{by: A, do: stake, amount: 2}]\nturn: B\n"
    )
    assert why(result) == ['steps[0]: A may not: TS-002 too-poor {"have": 1, "need": 2}']


def test_a_step_may_be_refused_on_the_way_and_checked_there(run: Run) -> None:
    text = """
position: {}
steps:
  - {by: B, do: pass, refused: TS-005, turn: A}
  - {by: A, do: pass, turn: B}
  - expect: {to_move: A}
"""
    assert why(run(text)) == ['steps[2].expect.to_move: expected "A", found "B"']


def test_a_setup_can_be_refused(run: Run) -> None:
    assert not why(run("setup: {seats: 5}\nrefused: TS-006\n"))
    assert why(run("setup: {seats: 5}\nrefused: TS-001\n"))
    assert not why(run("setup: {seats: 5}\nrefused: {field: seats}\n"))
    assert not why(run("setup: {seats: 2, options: {goal: 4}}\nrefused: {field: goal}\n"))
    assert why(run("setup: {seats: [A, B]}\nrefused: TS-006\n")) == ["refused: the game can be set up so"]
    assert why(run("setup: {seats: 2, options: {goal: 4}}\nexpect: {goal: 4}\n")) == [
        "setup.options.goal: must be one of 3, 5"
    ]
    assert why(run("setup: {seats: 5}\nexpect: {goal: 4}\n")) == [
        "setup.seats: Tosses is for 2 to 4 players, not 5 (TS-006)"
    ]


def test_a_refused_setup_says_what_is_refused_and_names_real_options(run: Run) -> None:
    """A typing error in an option is refused too: `refused` alone would hide it."""
    assert "refused: say why" in malformed(run, "setup: {seats: 5}\nrefused: true\n")
    text = "setup: {seats: 2, options: {gaol: 3}}\nrefused: {field: goal}\n"
    assert malformed(run, text) == "setup.options.gaol: Tosses has no such option"


def test_a_seat_option_may_be_a_letter(run: Run) -> None:
    assert not why(run("setup: {seats: 3, options: {first: C}}\nturn: C\n"))


def test_legal_lists_are_exact_and_may_is_not(run: Run) -> None:
    text = "position: {}\n"
    assert not why(run(text + "legal: {A: [guess, give, pass], B: []}\n"))
    assert not why(run(text + "may: {A: [{do: give, seat: B}]}\nmay_not: {A: stake, B: [pass]}\n"))
    assert why(run(text + "legal: {A: [guess, pass]}\n"))[0].startswith(
        'legal.A: expected ["guess", "pass"] and nothing else, also legal: [{"do": "give", "seat": 1,'
    )
    assert "is not legal; legal are" in why(run(text + "legal: {A: [stake, guess, give, pass]}\n"))[0]
    assert why(run(text + "may_not: {A: [pass]}\n")) == ['may_not.A: {"do": "pass"} is legal']
    assert "is not legal" in why(run(text + "may: {B: [pass]}\n"))[0]


def test_a_view_shows_and_hides(run: Run) -> None:
    text = "position: {guess: tails}\n"
    assert not why(run(text + "view: {for: A, shows: {guess: tails}}\n"))
    assert not why(
        run(text + "view: [{for: B, shows: {guess: null}}, {for: spectator, hides: [{guess: tails}]}]\n")
    )
    assert not why(run(text + "view: {for: all, shows: {points: {A: 2}, turn: {seats: [0]}}}\n"))
    assert why(run(text + "view: {for: A, hides: [{guess: tails}]}\n")) == [
        'view(A).hides: {"guess": "tails"} is seen'
    ]
    assert why(run(text + "view: {for: B, hides: ail}\n")) == ['view(B).hides: "ail" is seen']


def test_lists_are_in_order_except_where_the_rulebook_says_so(run: Run) -> None:
    assert not why(run("position: {}\nexpect: {bag: [tails, heads, heads]}\n"))
    assert why(run("position: {}\nexpect: {bag: [tails, tails, heads]}\n")) == [
        'expect.bag: expected ["tails", "tails", "heads"] in any order, found ["heads", "heads", "tails"]'
    ]
    assert len(why(run("position: {}\nexpect: {line: [tails, heads, heads]}\n"))) == 2


def test_a_game_whose_legal_list_and_refusals_differ_is_caught(run: Run) -> None:
    def lenient(state: State, seat: int, action: int) -> Refusal | None:
        return None

    result = run("position: {}\nsteps: [{by: B, do: pass}]\nturn: A\n", refuse=lenient)
    assert why(result) == ['steps[0]: B {"do": "pass"}: is not legal, yet not refused']


def test_a_refusal_that_changes_the_state_is_caught(run: Run) -> None:
    def greedy(state: State, seat: int, action: int) -> Refusal | None:
        assert isinstance(state, tosses.Tosses)
        return tosses.refuse(state, seat, action)

    seen: list[int] = []

    def restless(state: State) -> Document:
        seen.append(1)
        return {"asked": len(seen)}

    result = run(
        "position: {}\nsteps: [{by: B, do: pass}]\nrefused: true\n", refuse=greedy, write_position=restless
    )
    assert "changed the state" in why(result)[0]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("expect: {goal: 5}\n", "setup: give either a setup or a position"),
        ("position: {}\nsetup: {seats: 2}\nexpect: {}\n", "setup: give either a setup or a position"),
        ("position: {}\n", "expect: nothing is checked"),
        ("position: {}\nexpects: {goal: 5}\n", "expects: there is no such field"),
        ("position: {}\nexpect: [1]\n", "expect: a mapping is needed here"),
        ("position: {}\nexpect: {goal: 5}\nproves: [a, b, c, d]\n", "proves: 4 rules are named here"),
        ("position: {}\nexpect: {goal: 5}\nproves: TS-001\n", "proves: 'TS-001' is not a list of names"),
        ("position: {}\nexpect: {goal: 5}\nseed: -1\n", "seed: -1 is not a whole number"),
        ("position: {}\nexpect: {goal: 5}\nsteps: {do: pass}\n", "steps: a list of steps is needed here"),
        ("position: {}\nsteps: [{}]\nturn: A\n", "steps[0]: this step does nothing and checks nothing"),
        ("position: {}\nsteps: [{by: A}]\nturn: A\n", "steps[0].by: there is no such field"),
        ("position: {}\nsteps: [pass]\nturn: A\n", "steps[0]: a mapping is needed here"),
        (
            "position: {}\nsteps: [{resolve: true, refused: true}]\n",
            "steps[0].refused: only what a seat does",
        ),
        ("position: {}\nsteps: [{resolve: true}]\nrefused: true\n", "refused: the last step is nothing"),
        ("position: {}\nsteps: [{by: F, do: pass}]\nturn: A\n", "steps[0].by: 'F' is not a seat from A to B"),
        ("position: {}\nsteps: [{by: 2, do: pass}]\nturn: A\n", "steps[0].by: 2 is not a seat from A to B"),
        ("position: {}\nsteps: [{do: jump}]\nturn: A\n", "steps[0].do: 'jump' is not known here"),
        ("position: {}\nsteps: [{do: guess}]\nturn: A\n", "steps[0].face: guess needs a face"),
        (
            "position: {}\nsteps: [{do: guess, face: rim}]\nturn: A\n",
            "steps[0].face: 'rim' is not a known face",
        ),
        ("position: {}\nsteps: [{chance: rain}]\nturn: A\n", "steps[0]"),
        ("position: {luck: 3}\nturn: A\n", "position.luck: there is no such field"),
        ("position: {points: {A: many}}\nturn: A\n", "position.points.A: 'many' is not a whole number"),
        ("setup: {seat: 3}\nturn: A\n", "setup.seats: say how many play"),
        ("setup: {seats: 3, mode: x}\nturn: A\n", "setup.mode: there is no such field"),
        ("setup: {seats: 3, options: {first: me}}\nturn: A\n", "setup.options.first: 'me' is not a seat"),
        ("position: {}\nlegal: {A: [jump]}\n", "legal.A.do: 'jump' is not known here"),
        (
            "position: {}\nmay: {A: [{do: guess, face: rim}]}\n",
            "may.A.face: 'rim' is not a known face",
        ),
        (
            "position: {}\nmay_not: {B: [{face: heads}]}\n",
            'may_not.B.do: {"face": "heads"} is neither a name nor words with a do',
        ),
        ("position: {}\nmay: {A: }\n", "may.A.do: null is neither a name nor words with a do"),
        ("position: {}\nlegal: {A: [{do: guess, side: heads}]}\n", "legal.A.side: guess has no such field"),
        ("position: {}\nlegal: [guess]\n", "legal: say it seat by seat"),
        ("position: {}\nlegal: {}\n", "legal: say it seat by seat"),
        ("position: {}\nlegal: {A: [guess], 0: []}\n", "legal.A: seat A stands twice"),
        ("position: {}\nsteps: [{together: {}}]\nturn: A\n", "steps[0].together: say it seat by seat"),
        ("position: {}\nsteps: [{together: {A: []}}]\nturn: A\n", "steps[0].together.A: the list is empty"),
        ("position: {}\nview: []\n", "view: a view, or a list of them, is needed here"),
        ("position: {}\nrefused: true\n", "refused: there is no step"),
        ("position: {}\nsteps: [{do: pass}]\nrefused: false\n", "refused: false is neither true nor"),
        ("position: {}\nsteps: [{do: pass}]\nrefused: {}\n", "refused: {} is neither true nor"),
        ("position: {}\nturn: Q\n", "turn: 'Q' is not a seat from A to B"),
        ("position: {}\nending: maybe\n", "ending: write none, or a mapping"),
        ("position: {}\nview: {shows: {goal: 5}}\n", "view[0].for: say who looks"),
        ("position: {}\nview: {for: A}\n", "view[0].shows: say what the view shows or hides"),
        ("position: {}\nview: {for: Q, hides: [1]}\n", "view.for: 'Q' is not a seat from A to B"),
        ("position: {}\nturn: A\nturn: B\n", "this is no YAML: the key turn stands twice"),
        ("position: {\n", "this is no YAML"),
    ],
)
def test_a_malformed_scenario_says_which_field_and_why(run: Run, text: str, said: str) -> None:
    assert said in malformed(run, text)


def test_who_acts_may_be_left_out_where_only_one_may(run: Run) -> None:
    text = "position: {points: {A: 4}, tosses: [heads]}\nsteps:\n  - {do: guess, face: heads, stake: 1}\n"
    assert not why(run(text + "turn: over\n"))
    assert malformed(run, text + "  - {do: pass}\nturn: A\n") == "steps[1].by: say who acts: nobody may"


def test_together_carries_out_several_seats_or_none(run: Run) -> None:
    text = "position: {points: {A: 4}}\nsteps:\n  - together: {A: {do: pass}, 1: [{do: pass}]}\n"
    assert not why(run(text + "turn: A\n"))
    text = text.replace("1: [{do: pass}]", "1: {do: stake, amount: 1}")
    assert not why(run(text + "refused: TS-001\nturn: A\n"))


def test_yaml_words_stay_words() -> None:
    [one] = read_text(
        HEAD + "position: {}\nexpect: {a: no, b: 1:30, c: 2020-01-01, d: true, e: 2}\n", Path("x")
    )
    assert one.checks.expect == {"a": "no", "b": "1:30", "c": "2020-01-01", "d": True, "e": 2}


def test_files_hold_one_scenario_or_a_list_and_folders_are_searched(tmp_path: Path) -> None:
    game = tosses.tosses(tmp_path)
    folder = tmp_path / "deep" / "deeper"
    folder.mkdir(parents=True)
    body = "  id: ONE\n  title: t\n  position: {}\n  turn: "
    (folder / "one.yaml").write_text(HEAD + "position: {}\nturn: A\n")
    (folder / "list.yaml").write_text(f"- game: tosses\n{body}A\n")
    (folder / "many.yaml").write_text(
        f"game: tosses\nscenarios:\n- title: t\n{body.replace('  title: t', '')}B\n"
    )
    (folder / "bad.yaml").write_text("game: tosses\n")
    report = scenario.run_files([tmp_path], lambda name: find(game, name))
    assert [result.path.name for result in report.failed] == ["bad.yaml", "many.yaml"]
    assert int(report) == 2
    console = Console(record=True, width=100)
    report.show(console)
    assert "turn.seats[0]: expected 1, found 0" in console.export_text()
    (folder / "bad.yaml").unlink()
    assert int(scenario.run_files([folder], lambda name: game)) == 1
    assert int(scenario.run_files([folder / "one.yaml"], lambda name: game)) == 0
    assert int(scenario.run_files([tmp_path / "none.yaml"], lambda name: game)) == 2


def test_two_scenarios_of_one_name_are_refused(tmp_path: Path) -> None:
    text = "- {game: g, id: X, title: t, position: {}, turn: A}\n" * 2
    with pytest.raises(BadDocument, match="X stands twice"):
        read_text(text, tmp_path)
    assert len(read_text(text.replace("id: X", "id: X, case: a", 1), tmp_path)) == 2


def test_a_rule_that_the_game_does_not_have_is_proved_by_nothing(run: Run, tmp_path: Path) -> None:
    text = "position: {}\nturn: A\n"
    rule = '[[rule]]\nid = "TS-001"\nsection = "Play"\nkind = "turn"\n'
    (tmp_path / "rulebook.toml").write_text(rule)
    assert not why(run(text + "proves: [TS-001]\ntouches: [TS-001]\n"))
    assert malformed(run, text + "proves: [TS-001, TS-999]\n") == "proves: 'TS-999' is no rule of Tosses"
    assert malformed(run, text + "touches: [QV-001]\n") == "touches: 'QV-001' is no rule of Tosses"


STAKED = """
position: {points: {A: 2}, tosses: [heads]}
steps:
  - {by: A, do: guess, face: tails, stake: 1, %s}
"""


def test_checks_wait_for_chance_unless_a_step_decides_it(run: Run) -> None:
    """What is due is drawn before a check, except where the next step or the check is about it."""
    staked = STAKED % "expect: {points: {A: 2}}"
    assert why(run(staked)) == ["steps[0].expect.points.A: expected 2, found 1"]
    checked = staked + "  - {expect: {points: {A: 2}}, legal: {A: []}}\n"
    for decided, points in (
        ("{chance: toss, face: tails}", 3),
        ("{outcomes: [{chance: toss, face: tails}]}", 3),
        ("{resolve: true}", 1),
    ):
        for steps in (staked, checked):
            assert not why(run(f"{steps}  - {decided}\nexpect: {{points: {{A: {points}}}}}\n"))


def test_a_turn_of_chance_is_seen_before_it_is_drawn(run: Run) -> None:
    staked = STAKED % "turn: chance, expect: {points: {A: 2}}"
    assert not why(run(staked + "expect: {points: {A: 1}}\nturn: B\n"))
    assert not why(run(STAKED % "turn: {kind: chance}"))
    assert why(run((STAKED % "note: x") + "turn: {kind: chance, seats: [A]}\n"))


def test_a_seat_may_be_a_letter_or_a_number_wherever_it_is_compared(run: Run) -> None:
    text = "position: {points: {A: 2}}\n"
    assert not why(run(text + "expect: {to_move: 0, leader: 0, points: {0: 2, '1': 2}}\nturn: 0\n"))
    assert not why(
        run(text + "view: {for: 0, shows: {turn: {seats: [A]}, points: {0: 2}}}\nlegal: {1: []}\n")
    )
    assert why(run(text + "expect: {to_move: 1}\n")) == ['expect.to_move: expected 1, found "A"']
    assert not why(run(text + "view: {for: 1, hides: [7, {seats: [B]}]}\n"))
    assert why(run(text + "view: {for: 1, hides: [{seats: [A]}]}\n"))


def test_numbers_of_seats_in_lists_without_an_order() -> None:
    facts = {"votes": ["C", "A"], "dice": [2, 0]}
    assert not list(compare({"votes": [0, 2], "dice": [0, 2]}, facts, bags={"votes", "dice"}))
    assert list(compare({"votes": [0, 1]}, facts, bags={"votes"}))
    assert not contains({"pair": "I", "seat": "B"}, 8)
    assert not contains({"seat": "B"}, 1)


def test_good_files_beside_bad_ones_get_their_result(tmp_path: Path) -> None:
    game = tosses.tosses(tmp_path)
    bad = {
        "huge": f"seed: {'9' * 5000}\n",
        "int": "seed: !!int abc\n",
        "float": "seed: !!float abc\n",
        "bool": "seed: !!bool maybe\n",
        "timestamp": "seed: !!timestamp foo\n",
        "binary": 'seed: !!binary "###"\n',
        "sign": 'note: "\\U00110000"\n',
        "deep": f"note: {'[' * 2000}{']' * 2000}\n",
        "self": "steps: &s [*s]\n",
        "empty": "",
    }
    held = HEAD + "position: {}\nturn: A\n"
    for name, line in bad.items():
        (tmp_path / f"{name}.yaml").write_text(held + line if line else "")
    (tmp_path / "list.yaml").write_text("[]")
    (tmp_path / "none.yaml").write_text("game: tosses\nscenarios: []")
    (tmp_path / "zz.yaml").write_text(held + "seed: 08\n")
    (tmp_path / "folder").mkdir()
    report = scenario.run_files([tmp_path, tmp_path / "folder"], lambda name: game)
    assert len(report.failed) == len(report.results) - 1 == len(bad) + 3
    assert all(result.malformed and len(result.failures) == 1 for result in report.failed)
    told = {result.path.name: str(result.failures[0]) for result in report.failed}
    assert told["list.yaml"] == "list.yaml: there is no scenario in it"
    assert told["none.yaml"] == "none.yaml: there is no scenario in it"
    assert told["folder"].endswith("there is no .yaml file in this folder")
    assert told["huge.yaml"].startswith("seed: '9999")
    assert "write it without a tag" in told["int.yaml"]


def test_whatever_is_told_is_short_and_harmless(tmp_path: Path) -> None:
    big = "x" * 10_000
    game = tosses.tosses(tmp_path)
    head = f'game: tosses\nid: "{big}"\ntitle: "\\e[31m{big}"\nposition: {{? {big} : 1}}\nturn: A\n'
    (tmp_path / "big.yaml").write_text(head)
    (tmp_path / "field.yaml").write_text(f"{HEAD}position: {{}}\nexpect: {{? {big} : {big}}}\n")
    (tmp_path / "word.yaml").write_text(
        f"{HEAD}position: {{}}\nsteps: [{{do: pass, ? {big} : 1}}]\nturn: A\n"
    )
    console = Console(record=True, width=10_000)
    scenario.run_files([tmp_path], lambda name: game).show(console)
    text = console.export_text()
    assert len(text) < 4000
    assert "\x1b" not in text


def find(game: Game, name: str) -> Game:
    if name != game.id:
        raise BadDocument("game", f"{name} is not installed")
    return game
