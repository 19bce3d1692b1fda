"""`parlour new-game` writes a game that is complete: it passes every law and its own tests as it is."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from parlour.commands.games.new_game import renamed
from tests.commands.conftest import ROOT, SOURCES, Call
from tests.plugins import install, on_the_path


def test_it_writes_a_package_under_the_name_that_is_given(call: Call, tmp_path: Path) -> None:
    answer = call("new-game", "tic_tac", "--into", str(tmp_path / "games"))
    assert answer.code == 0
    assert f"pip install --editable {tmp_path / 'games' / 'tic_tac'}" in answer.out
    assert "parlour laws tic_tac" in answer.out
    package = tmp_path / "games" / "tic_tac"
    files = sorted(path.relative_to(package).as_posix() for path in package.rglob("*") if path.is_file())
    assert files == [
        "README.md",
        "pyproject.toml",
        "src/parlour_tic_tac/README.md",
        "src/parlour_tic_tac/__init__.py",
        "src/parlour_tic_tac/components.py",
        "src/parlour_tic_tac/editions/standard.toml",
        "src/parlour_tic_tac/help/en.md",
        "src/parlour_tic_tac/sheet.py",
        "src/parlour_tic_tac/state.py",
        "src/parlour_tic_tac/text/en.ftl",
        "src/parlour_tic_tac/view.py",
        "tests/test_tic_tac.py",
    ]
    assert [path for path in package.rglob("*") if path.is_file() and "ample" in path.read_text("utf-8")] == []


def test_every_place_gets_the_form_of_the_name_that_it_needs() -> None:
    sample = 'parlour-sample parlour_sample "sample" SampleGame SampleState "Sample: the rules" test_sample'
    assert renamed(sample, "tic_tac") == (
        'parlour-tic-tac parlour_tic_tac "tic_tac" TicTacGame TicTacState "Tic Tac: the rules" test_tic_tac'
    )


def test_what_it_writes_passes_all_laws_and_its_own_tests(call: Call, tmp_path: Path) -> None:
    assert call("new-game", "tic_tac", "--into", str(tmp_path)).code == 0
    package, site = tmp_path / "tic_tac", tmp_path / "site"
    install(package, site)
    paths = [str(path) for path in (SOURCES, site)]
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PARLOUR_")}
    environment["PYTHONPATH"] = os.pathsep.join(paths)
    own = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(package / "tests")]
    done = subprocess.run(own, cwd=package, env=environment, capture_output=True, text=True, check=False)
    assert "19 passed" in done.stdout, done.stdout + done.stderr
    with on_the_path(site):
        answer = call("laws", "tic_tac", "--matches", "1")
    assert answer.code == 0, answer.out
    assert "FAILED" not in answer.out


@pytest.mark.parametrize("name", ["pi", "long_name_here"])
@pytest.mark.parametrize(
    "command", [["check", "--extend-ignore", "INP001"], ["format", "--check"]], ids=lambda it: it[0]
)
def test_what_it_writes_follows_our_style(call: Call, tmp_path: Path, name: str, command: list[str]) -> None:
    """The sample itself is checked with the whole tree; a name of another length must not spoil it."""
    assert call("new-game", name, "--into", str(tmp_path)).code == 0
    own = f'lint.isort.known-first-party=["parlour", "parlour_{name}"]'
    settings = ["--config", str(ROOT / "pyproject.toml"), "--config", own, "--no-cache"]
    ruff = [sys.executable, "-m", "ruff", *command, *settings, str(tmp_path / name)]
    done = subprocess.run(ruff, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("name", ["", "x", "Pig", "two words", "2048", "a__b", "end_", "../pig", "é", "x" * 31])
def test_a_bad_name_is_refused(call: Call, tmp_path: Path, name: str) -> None:
    answer = call("new-game", name, "--into", str(tmp_path))
    assert answer.code == 2
    assert answer.err.startswith("parlour: NAME: expected a name of 2 to 30 small letters and digits")
    assert list(tmp_path.iterdir()) == []


def test_a_name_that_a_game_has_is_refused(call: Call, tmp_path: Path) -> None:
    answer = call("new-game", "lanterns", "--into", str(tmp_path))
    assert (answer.code, list(tmp_path.iterdir())) == (2, [])
    assert "expected a name that no game has yet, found lanterns, which is a game already" in answer.err


def test_a_folder_that_is_there_is_never_written_into(call: Call, tmp_path: Path) -> None:
    (tmp_path / "pig").mkdir()
    answer = call("new-game", "pig", "--into", str(tmp_path))
    assert (answer.code, list((tmp_path / "pig").iterdir())) == (2, [])
    assert f"expected a folder that does not exist yet, found {tmp_path / 'pig'}" in answer.err


def test_a_folder_that_cannot_be_made_is_reported_in_one_line(call: Call, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    answer = call("new-game", "pig", "--into", str(tmp_path / "file"))
    assert answer.code == 2
    assert answer.err.count("\n") == 1
