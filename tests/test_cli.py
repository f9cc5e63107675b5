"""Every command of the command line: what it prints, how it refuses, how it ends."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from random import Random

import click
import pytest

from ludoteca.cli import cli, run
from ludoteca.play import catalog, local
from ludoteca.play.answers import Plan
from ludoteca.play.match import Match
from ludoteca.play.record import Record, Sitter, write_lines

GAME = "coin_flip"
NAMES = ("Ada", "\x1b[2JBob\u202e")
Captured = pytest.CaptureFixture[str]


def _refused(capsys: Captured, code: int, *arguments: str) -> str:
    """Run a command that must fail with one line on the error output and nothing else."""
    assert run(arguments) == code
    out, err = capsys.readouterr()
    assert out == ""
    assert re.fullmatch(r"ludoteca: [^\n]+\n", err), err
    return err.removeprefix("ludoteca: ").strip()


def _write(path: Path, record: Record) -> Path:
    path.write_bytes(b"\n".join(write_lines(record)) + b"\n")
    return path


@pytest.fixture(scope="module")
def match() -> Match:
    """A finished game whose draws can be checked."""
    game = catalog.find(GAME)
    nonces = {0: "aa" * 16, 1: "bb" * 16}
    plan = Match.begin(game, [Sitter(name) for name in NAMES], {}, secret=b"s" * 32, nonces=nonces, at=1)
    match, chooser = plan.match, local.choose_at_random(Random(3))
    match.adopt(plan)
    while not match.over:
        seat = match.state.actor
        actions = [game.actions.to_words(a) for a in local.command(game, match.state, seat, chooser)]
        answer = match.plan_command(1 << seat, seat, actions, decision=match.decision, id="", at=1)
        assert isinstance(answer, Plan)
        match.adopt(answer)
    return match


@pytest.fixture
def record(match: Match, tmp_path: Path) -> Path:
    return _write(tmp_path / "game.jsonl", match.record)


# ------------------------------------------------------------------------------------------------
# The command itself


def test_help_lists_every_command(capsys: Captured) -> None:
    assert run(["--help"]) == 0
    shown = capsys.readouterr().out
    assert sorted(cli.commands) == sorted(re.findall(r"^  ([a-z]+)  ", shown, re.MULTILINE))
    assert run([]) == 0
    assert capsys.readouterr().out == shown


@pytest.mark.parametrize("command", sorted(cli.commands))
def test_every_command_and_option_explains_itself(command: str, capsys: Captured) -> None:
    assert run([command, "--help"]) == 0
    assert f"ludoteca {command}" in capsys.readouterr().out


@pytest.mark.parametrize("command", sorted(cli.commands))
def test_every_command_and_option_is_in_the_manual(command: str) -> None:
    manual = (Path(__file__).parent.parent / "docs" / "command-line.md").read_text("utf-8")
    assert f"## {command}\n" in manual
    section = manual.partition(f"## {command}\n")[2].partition("\n## ")[0]
    for parameter in cli.commands[command].params:
        if isinstance(parameter, click.Option):
            assert f"`{parameter.opts[0]}" in section


def test_help_needs_nothing_but_click() -> None:
    """It answers at once, since nothing heavy is imported for it."""
    script = (
        "import sys; from ludoteca.cli import run; run(['--help']); "
        "heavy = {'rich', 'litestar', 'msgspec', 'sqlalchemy', 'fluent', 'asyncio', 'ludoteca.core'}; "
        "assert not heavy & set(sys.modules), heavy & set(sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_python_m_ludoteca_is_the_command() -> None:
    done = subprocess.run([sys.executable, "-m", "ludoteca", "--version"], capture_output=True, check=False)
    assert done.returncode == 0
    assert re.fullmatch(rb"ludoteca \d+\.\d+\.\d+\s*", done.stdout)


def test_an_unknown_command_or_option_is_refused_with_what_may_have_been_meant(capsys: Captured) -> None:
    assert "No such command 'simulat'. Did you mean 'simulate'?" in _refused(capsys, 2, "simulat")
    complaint = _refused(capsys, 2, "simulate", GAME, "--game", "3")
    assert "No such option '--game'" in complaint
    assert "see ludoteca simulate --help" in complaint


@pytest.mark.parametrize("command", ["simulate", "rules", "step"])
def test_an_unknown_game_is_refused_with_what_may_have_been_meant(command: str, capsys: Captured) -> None:
    assert _refused(capsys, 2, command, "coin-flp") == "there is no game 'coin-flp'; did you mean coin_flip?"
    assert "\x1b" not in _refused(capsys, 2, command, "\x1b[2J\n\nhello")


@pytest.mark.parametrize("command", ["replay", "verify", "scenario"])
def test_a_file_that_is_not_there_is_refused(command: str, capsys: Captured, tmp_path: Path) -> None:
    assert "does not exist" in _refused(capsys, 2, command, str(tmp_path / "nothing"))


def test_games_are_listed(capsys: Captured) -> None:
    assert run(["games"]) == 0
    lines = [line.split() for line in capsys.readouterr().out.splitlines()]
    assert ["coin_flip", "Coin", "Flip", "2", "to", "4", "2"] in lines
    assert [line[0] for line in lines[1:]] == list(catalog.infos())


# ------------------------------------------------------------------------------------------------
# simulate


def test_simulate_prints_rates_with_intervals(capsys: Captured) -> None:
    assert run(["simulate", GAME, "--games", "40", "--bots", "random,random", "--seed", "4"]) == 0
    out, err = capsys.readouterr()
    assert err == "", "no bar where nobody watches"
    assert "95 %" in out
    assert re.search(r"^random +80 +50\.0% \(39\.3 to 60\.7\) +0\.500 ±0\.000", out, re.MULTILINE)
    assert re.search(r"^40 games in 40 deals; [\d.]+ decisions a game", out, re.MULTILINE)


def test_simulate_prints_the_same_for_any_workers(capsys: Captured) -> None:
    printed = []
    for workers in ("1", "2"):
        assert run(["simulate", GAME, "--games", "30", "--seed", "4", "--workers", workers]) == 0
        printed.append(capsys.readouterr().out)
    assert printed[0] == printed[1]


def _hear_ctrl_c() -> None:
    """A shell's background job, which a test run may be, is born deaf to it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def test_simulate_stops_at_once_with_ctrl_c() -> None:
    command = ["simulate", GAME, "--games", "3000000", "--workers", "2"]
    process = subprocess.Popen(
        [sys.executable, "-m", "ludoteca", *command],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=_hear_ctrl_c,
    )
    time.sleep(2.5)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=20)
    assert (process.returncode, out, err.strip()) == (130, "", "")


def test_simulate_refuses_what_does_not_fit(capsys: Captured) -> None:
    simulate = ("simulate", GAME, "--games", "1")
    assert "did you mean random?" in _refused(capsys, 2, *simulate, "--bots", "random,rndom")
    assert "2 to 4 players, not 1" in _refused(capsys, 2, *simulate, "--bots", "random")
    assert "no such option" in _refused(capsys, 2, *simulate, "--options", "speed=3")
    assert "'speed' is not NAME=VALUE" in _refused(capsys, 2, *simulate, "--options", "speed")
    assert "not a valid integer" in _refused(capsys, 2, "simulate", GAME, "--games", "many")
    assert "'--games'" in _refused(capsys, 2, "simulate", GAME, "--games", "0")


def test_simulate_reads_options_as_the_types_the_game_declares(capsys: Captured) -> None:
    parley = ("simulate", "parley", "--games", "2")
    option = catalog.find("parley").info.options["sand"]
    for value in option.values:
        assert run([*parley, "--options", f"sand={str(value).lower()}"]) == 0
    capsys.readouterr()
    assert "sand: must be one of" in _refused(capsys, 2, *parley, "--options", "sand=perhaps")


# ------------------------------------------------------------------------------------------------
# replay and verify


def test_replay_tells_the_game_in_sentences(record: Path, match: Match, capsys: Captured) -> None:
    assert run(["replay", str(record)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert re.fullmatch(r" +4  Ada is dealt a lucky side: (heads|tails)\.", lines[0])
    assert any("Three points: the coin rests." in line for line in lines)
    assert match.ending is not None
    assert lines[-2].endswith(f"Ada: {match.ending.scores[0]}")


def test_replay_leaves_no_sign_that_commands_a_terminal(record: Path, capsys: Captured) -> None:
    for extra in ([], ["--step", "6", "--seat", "A"]):
        assert run(["replay", str(record), *extra]) == 0
        shown = capsys.readouterr().out
        assert not set(shown) & set("\x1b\x9b\u202e\u2068\u2069")
    assert run(["replay", str(record)]) == 0
    assert "\N{REPLACEMENT CHARACTER}[2JBob\N{REPLACEMENT CHARACTER}" in capsys.readouterr().out


def test_replay_shows_what_a_seat_saw_at_a_step(record: Path, match: Match, capsys: Captured) -> None:
    shown = {}
    for seat in ("A", "1", "spectator", "all"):
        assert run(["replay", str(record), "--step", "5", "--seat", seat]) == 0
        shown[seat] = capsys.readouterr().out
    lucky = {seat: re.findall(r'"luck": "(\w*)"', text) for seat, text in shown.items()}
    everything = lucky["all"]
    assert set(everything) <= {"heads", "tails"}
    assert lucky["A"] == [everything[0], "hidden"]
    assert lucky["1"] == ["hidden", everything[1]]
    assert lucky["spectator"] == ["hidden", "hidden"]
    assert "may: Call heads" in shown["A"]
    assert "may:" not in shown["spectator"]


def test_replay_refuses_steps_and_seats_that_are_not_there(record: Path, capsys: Captured) -> None:
    assert "there are steps 0 to" in _refused(capsys, 2, "replay", str(record), "--step", "900")
    assert "not a seat from A to B" in _refused(capsys, 2, "replay", str(record), "--seat", "C")


def test_replay_refuses_a_damaged_record(record: Path, tmp_path: Path, capsys: Captured) -> None:
    lines = record.read_bytes().splitlines(keepends=True)
    damaged = tmp_path / "damaged.jsonl"
    damaged.write_bytes(b"".join(lines[:6]) + lines[6][:20])
    assert _refused(capsys, 2, "replay", str(damaged)).startswith("line 7: ")
    damaged.write_bytes(b"".join(lines[:6] + lines[7:]))
    assert _refused(capsys, 2, "replay", str(damaged)).startswith("entry ")
    damaged.write_bytes(lines[0].replace(b'"coin_flip"', b'"coin_flop"') + b"".join(lines[1:]))
    assert "did you mean coin_flip?" in _refused(capsys, 2, "replay", str(damaged))
    damaged.write_bytes(b"")
    assert _refused(capsys, 2, "replay", str(damaged)) == "line 1: the file is empty"
    damaged.write_bytes(os.urandom(500))
    assert "line 1: " in _refused(capsys, 2, "replay", str(damaged))


def test_verify_proves_a_fair_record(record: Path, capsys: Captured) -> None:
    assert run(["verify", str(record)]) == 0
    assert capsys.readouterr().out.startswith("fair: ")


def test_verify_says_when_nothing_proves_the_draws(tmp_path: Path, capsys: Captured) -> None:
    played = local.run(catalog.find(GAME), 2, {}, local.choose_at_random(Random(1)), Random(2))
    assert run(["verify", str(_write(tmp_path / "unfair.jsonl", played))]) == 0
    assert capsys.readouterr().out.startswith("unproven: ")


def test_verify_finds_a_changed_draw(record: Path, capsys: Captured) -> None:
    lines = record.read_text().splitlines()
    draws = [n for n, line in enumerate(lines) if '"chance"' in line]
    other = {"heads": "tails", "tails": "heads"}
    lines[draws[0]] = re.sub("heads|tails", lambda side: other[side[0]], lines[draws[0]])
    record.write_text("\n".join(lines))
    assert run(["verify", str(record)]) == 1
    assert capsys.readouterr().out.startswith("wrong: line ")


def test_verify_says_of_any_other_file_that_it_is_no_record(tmp_path: Path, capsys: Captured) -> None:
    (tmp_path / "x").write_text("hello")
    assert run(["verify", str(tmp_path / "x")]) == 1
    assert capsys.readouterr().out.startswith("wrong: this is no record")


# ------------------------------------------------------------------------------------------------
# rules, scenario, step


def test_rules_lists_all_shows_one_and_finds_a_mistyped_one(capsys: Captured) -> None:
    assert run(["rules", GAME]) == 0
    shown = capsys.readouterr().out
    assert [f"CF-00{n}" in shown for n in range(1, 9)] == [True] * 8
    assert run(["rules", GAME, "cf-003"]) == 0
    assert capsys.readouterr().out.startswith("CF-003 (A round)\nAll players call")
    assert "did you mean CF-001?" in _refused(capsys, 2, "rules", GAME, "CF-0O1")
    assert "--tests is for --coverage" in _refused(capsys, 2, "rules", GAME, "--tests", ".")


def test_rules_coverage_fails_while_a_rule_has_no_test(tmp_path: Path, capsys: Captured) -> None:
    assert run(["rules", GAME, "--coverage", "--tests", str(tmp_path)]) == 1
    assert "8 rules, 0 proved by tests" in capsys.readouterr().out
    marks = "\n".join(f'@pytest.mark.rule("CF-00{n}")\ndef test_{n}() -> None: ...' for n in range(1, 9))
    (tmp_path / "test_all.py").write_text(f"import pytest\n{marks}\n")
    assert run(["rules", GAME, "--coverage", "--tests", str(tmp_path)]) == 0
    assert "8 rules, 8 proved by tests" in capsys.readouterr().out


def test_scenario_tells_which_hold(tmp_path: Path, capsys: Captured) -> None:
    good, bad, odd = (tmp_path / f"{name}.yaml" for name in ("good", "bad", "odd"))
    good.write_text("game: coin_flip\nid: good\ntitle: a new table\nsetup: {seats: 2}\nturn: each\n")
    bad.write_text("game: coin_flip\nid: bad\ntitle: a new table\nsetup: {seats: 2}\nturn: A\n")
    odd.write_text("game: coin_flip\nid: odd\ntitle: a new table\nsetup: {seats: 2}\nturns: A\n")
    assert run(["scenario", str(good)]) == 0
    assert capsys.readouterr().out == "1 of 1 scenarios hold\n"
    assert run(["scenario", str(good), str(bad)]) == 1
    assert "1 of 2 scenarios hold" in capsys.readouterr().out
    assert run(["scenario", str(tmp_path)]) == 2
    assert "odd.yaml" in capsys.readouterr().out


def test_step_answers_line_by_line() -> None:
    asked = ['{"setup": {"seats": 2}}', "nonsense", '{"look": "all"}']
    done = subprocess.run(
        [sys.executable, "-m", "ludoteca", "step", GAME],
        input="\n".join(asked),
        capture_output=True,
        text=True,
        check=False,
    )
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert [answer["ok"] for answer in answers] == [True, False, True]
    assert (done.returncode, done.stderr) == (0, "")


def test_a_reader_that_leaves_early_is_no_error(record: Path) -> None:
    command = f'"{sys.executable}" -m ludoteca rules {GAME} | head -n 1'
    done = subprocess.run(command, shell=True, capture_output=True, text=True, check=False)
    assert (done.stdout, done.stderr) == ("Coin Flip\n", "")


# ------------------------------------------------------------------------------------------------
# play and serve


class Running:
    """A `play` or `serve` in a process of its own."""

    def __init__(self, *arguments: str, home: Path) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "ludoteca", *arguments],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, "XDG_DATA_HOME": str(home)},
        )

    def stop(self) -> tuple[int, str, str]:
        """Press Ctrl-C; give exit code and output."""
        self.process.send_signal(signal.SIGINT)
        out, err = self.process.communicate(timeout=20)
        return self.process.returncode, out, err


@pytest.fixture
def port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@pytest.fixture
def house(tmp_path: Path, port: int) -> Iterator[Running]:
    running = Running("play", "--port", str(port), home=tmp_path)
    try:
        _await_health(port)
        yield running
    finally:
        running.process.kill()
        running.process.communicate()


def _await_health(port: int) -> str:
    for _ in range(200):
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/health", timeout=5) as answer:
                return str(json.load(answer)["status"])
        except OSError:
            time.sleep(0.1)
    raise AssertionError("the server does not answer")


def test_play_opens_a_house_and_says_where(house: Running, port: int, tmp_path: Path) -> None:
    assert _await_health(port) == "ok"
    code, out, err = house.stop()
    assert (code, err) == (0, "")
    assert f"http://127.0.0.1:{port}" in out
    assert str(tmp_path / "ludoteca" / "house.db") in out
    assert (tmp_path / "ludoteca" / "house.db").is_file()
    assert "Closed; the tables are kept." in out


def test_a_port_in_use_is_one_clear_line(house: Running, port: int, tmp_path: Path, capsys: Captured) -> None:
    complaint = _refused(capsys, 3, "serve", "--db", str(tmp_path / "other.db"), "--port", str(port))
    assert f"port {port}" in complaint
    assert "try another --port" in complaint


def test_a_second_server_on_the_file_is_one_clear_line(
    house: Running, tmp_path: Path, capsys: Captured
) -> None:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        free = str(probe.getsockname()[1])
    taken = str(tmp_path / "ludoteca" / "house.db")
    assert "house.db is open in another server" in _refused(capsys, 3, "serve", "--db", taken, "--port", free)


def test_serve_tells_what_it_does_and_goes_on_sigterm(tmp_path: Path, port: int) -> None:
    running = Running("serve", "--db", str(tmp_path / "x.db"), "--port", str(port), home=tmp_path)
    try:
        _await_health(port)
        running.process.terminate()
        out, _ = running.process.communicate(timeout=20)
    finally:
        running.process.kill()
    assert f"Listening on http://127.0.0.1:{port}" in out
    assert "Closed; the tables are kept." in out
    assert running.process.returncode == 0


def test_serve_refuses_a_file_or_address_that_cannot_serve(
    tmp_path: Path, port: int, capsys: Captured
) -> None:
    (tmp_path / "text.db").write_text("I am no database, and long enough for anybody to see that. " * 20)
    serve = ("serve", "--port", str(port), "--db")
    assert "text.db is no database that can be opened" in _refused(capsys, 2, *serve, str(tmp_path / "text.db"))
    assert "cannot listen on 300.1.1.1" in _refused(
        capsys, 3, *serve, str(tmp_path / "x.db"), "--host", "300.1.1.1"
    )
    assert "Missing option '--db'" in _refused(capsys, 2, "serve")
    assert "not in the range" in _refused(capsys, 2, *serve, str(tmp_path / "x.db"), "--port", "70000")


def test_the_address_on_the_network_comes_as_a_qr_code(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    from ludoteca import hosting

    monkeypatch.setattr(hosting, "lan_address", lambda: "192.0.2.7")
    shown = hosting.greeting(8000, tmp_path / "house.db", qr=True)
    assert "http://192.0.2.7:8000" in shown
    assert "█" in shown
    assert "█" not in hosting.greeting(8000, tmp_path / "house.db", qr=False)
