"""The program as a whole: help for everything, one clear line for whatever goes wrong."""

import os
import subprocess
import sys

import click
import pytest
from click.testing import CliRunner

import parlour.cli
from parlour import __version__
from parlour.cli import BUG, COMMANDS, commands
from parlour.engine.catalogue import slugs
from parlour.engine.plain import Wrong
from tests.commands.conftest import ROOT, SOURCES, Call

FILES = [path for folder in ("games", "server", "lab") for path in (COMMANDS / folder).glob("*.py")]
NAMES = sorted([path.stem.replace("_", "-") for path in FILES if not path.stem.startswith("_")])


def test_every_file_in_the_folders_is_a_command() -> None:
    said = CliRunner().invoke(commands, ["--help"]).output
    assert len(NAMES) >= 6
    for name in NAMES:
        assert f"\n  {name} " in said


@pytest.mark.parametrize("name", NAMES)
def test_every_command_helps_with_an_example(name: str) -> None:
    result = CliRunner().invoke(commands, [name, "--help"])
    assert result.exit_code == 0
    assert f"parlour {name}" in result.output.partition("Example")[2]


@pytest.mark.parametrize(
    "arguments",
    [
        ["no-such-command"],
        ["play", "no-such-game"],
        ["play", "--no-such-option"],
        ["play", "--resume", "/nowhere/at/all"],
        ["play", "--seat", "Ann=wizard"],
        ["play", "--language", "tlh"],
        ["score"],
        ["score", "no-such-game"],
        ["replay", "/nowhere/at/all"],
        ["simulate", "no-such-game"],
        ["simulate", "no-such-game", "-n", "many"],
        ["edition", "check", "/nowhere/at/all.toml"],
        ["edition", "show", "no-such-game"],
        ["edition", "diff", "one", "two"],
    ],
)
def test_bad_input_is_reported_in_one_line_with_exit_code_two(call: Call, arguments: list[str]) -> None:
    answer = call(*arguments)
    assert answer.code == 2
    assert answer.err.startswith("parlour: ")
    assert answer.err.count("\n") == 1
    assert "Traceback" not in answer.err


def breaking(error: BaseException) -> click.Command:
    @click.command
    def command() -> None:
        raise error

    return command


@pytest.mark.parametrize(
    ("error", "code", "words"),
    [
        (Wrong("here", "this", "that"), 2, "here: expected this, found that"),
        (PermissionError(13, "Permission denied", "file.txt"), 2, "file.txt: Permission denied"),
        (KeyboardInterrupt(), 130, "stopped"),
        (click.Abort(), 130, "stopped"),
        (ZeroDivisionError("of course"), BUG, f"bug in Parlour {__version__} (ZeroDivisionError: of course)"),
        (ModuleNotFoundError("No module named 'rich'"), BUG, "No module named 'rich'; start Parlour with ./play"),
        (LookupError("two\nlines"), BUG, "two lines"),
    ],
)
def test_every_error_is_reported_in_one_line(
    call: Call, monkeypatch: pytest.MonkeyPatch, error: BaseException, code: int, words: str
) -> None:
    monkeypatch.delenv("PARLOUR_DEBUG", raising=False)
    monkeypatch.setattr(parlour.cli, "commands", breaking(error))
    answer = call()
    assert answer.code == code
    assert words in answer.err
    assert answer.err.strip().count("\n") == 0


def test_a_bug_shows_its_traceback_if_asked(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PARLOUR_DEBUG", "1")
    monkeypatch.setattr(parlour.cli, "commands", breaking(ZeroDivisionError()))
    with pytest.raises(ZeroDivisionError):
        call()


def test_the_version_is_printed(call: Call) -> None:
    assert __version__ in call("--version").out


def test_the_program_runs_by_itself(program: Call) -> None:
    assert program("--help").code == 0
    assert program("play", "no-such-game").code == 2


def test_a_closed_pipe_is_not_an_error() -> None:
    environment = {**os.environ, "PYTHONPATH": f"{SOURCES}{os.pathsep}{ROOT}"}
    child = subprocess.Popen(
        [sys.executable, "-m", "parlour.cli", "edition", "show", slugs()[0]],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert child.stdout is not None
    assert child.stderr is not None
    child.stdout.close()
    said = child.stderr.read().decode()
    child.stderr.close()
    assert child.wait(30) == 0
    assert said == ""
