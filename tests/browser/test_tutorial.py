"""The tutorial of docs/adding-a-game.md, followed step by step: files are written, commands run, a match played."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest
from playwright.sync_api import expect

import parlour
from tests.browser.conftest import Visit
from tests.browser.visitor import Visitor, click
from tests.plugins import install

SOURCES = Path(parlour.__file__).parent.parent
TUTORIAL = Path(__file__).resolve().parents[2] / "docs" / "adding-a-game.md"
BLOCK = re.compile(r"^```(\w+)(?: (\S+))?(?: (after|instead of): ([^\n]+))?\n(.*?)^```$", re.MULTILINE | re.DOTALL)
BY_MOUSE = 6  # decisions at most: dice may end a match earlier
PARLOUR = [sys.executable, "-c", "from parlour.cli import main; main()"]


@dataclass(frozen=True)
class Block:
    """A block of code: commands, a whole file, or a change of one beside a text that stands there once."""

    language: str
    path: str
    where: str
    place: str
    text: str


def blocks() -> list[Block]:
    return [Block(*found) for found in BLOCK.findall(TUTORIAL.read_text("utf-8"))]


class Reader:
    """Somebody who follows the tutorial in a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        kept = {name: value for name, value in os.environ.items() if not name.startswith("PARLOUR_")}
        self.environment = {**kept, "PYTHONPATH": os.pathsep.join([str(SOURCES), str(folder / "site")])}
        self.told = ""

    def follow(self, block: Block) -> None:
        if block.language == "sh":
            for line in block.text.splitlines():
                self.run(line.split())
        else:
            self.write(block)

    def write(self, block: Block) -> None:
        file = self.folder / block.path
        if not block.where:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(block.text, "utf-8")
            return
        before = file.read_text("utf-8")
        assert before.count(block.place) == 1, f"{block.place!r} in {block.path}"
        text = block.text.strip("\n")
        changed = {
            "after": f"{block.place}\n{text}",
            "instead of": text,
        }
        file.write_text(before.replace(block.place, changed[block.where]), "utf-8")

    def run(self, command: list[str]) -> None:
        if command[:2] == ["pip", "install"]:  # as pip would, without an index
            install(self.folder / command[-1], self.folder / "site")
            return
        if (self.folder / "site").exists():  # an editable package follows its sources
            install(self.folder / "pig", self.folder / "site")
        assert command[0] == "parlour", command
        done = subprocess.run(
            [*PARLOUR, *command[1:]], cwd=self.folder, env=self.environment, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, f"{command}: {done.stdout}{done.stderr}"
        self.told += done.stdout

    @contextmanager
    def serving(self) -> Iterator[str]:
        """Run the server and give its address once it is open."""
        command = [*PARLOUR, "serve", "--data", str(self.folder / "data"), "--port", "0", "--bot-workers", "1"]
        command += ["--no-rate-limits"]  # what is not clicked is played by many requests
        pipe = subprocess.PIPE
        with (
            (self.folder / "log").open("w") as log,
            subprocess.Popen(
                command, stdout=pipe, stderr=log, text=True, cwd=self.folder, env=self.environment
            ) as server,
        ):
            try:
                assert server.stdout is not None
                said = server.stdout.readline()
                assert said.startswith("Parlour is open at "), said + (self.folder / "log").read_text()
                yield said.split()[-1]
            finally:
                server.kill()


@pytest.mark.slow
@pytest.mark.timeout(400)
def test_the_tutorial_leads_to_a_game_that_is_played_in_the_browser(tmp_path: Path, visit: Visit) -> None:
    reader, found = Reader(tmp_path), blocks()
    assert next(block.text for block in found if block.language == "sh").startswith("parlour new-game pig\n")
    assert len(found) == 19
    for block in found:
        reader.follow(block)
    assert sum(reader.told.count(f"{count} laws hold, 0 do not") for count in (16, 17, 18)) == 3
    assert "pig: Pig; seats 2, 3, 4; languages en; parlour-pig" in reader.told
    with reader.serving() as address:
        visitor = visit(at=address)
        games = {game["slug"]: game for game in visitor.ask("GET", "/api/games")["games"]}
        assert games["pig"]["languages"] == ["en"]
        assert [field["name"] for field in games["pig"]["pad"]] == ["kept", "ones"]
        pad = {"seats": [{"name": "Ann", "kept": 40, "ones": "yes"}, {"name": "Bob", "kept": 35, "ones": "no"}]}
        assert visitor.ask("POST", "/api/games/pig/score", pad)["ranking"] == [[1], [0]]
        assert visitor.send("GET", "/api/games/pig/text/fr").status == 404
        play(visitor)
        visitor.page.close()


def play(visitor: Visitor) -> None:
    """Begin a match against a bot by mouse, have the rest of it played, and see the result."""
    expect(visitor.go("/").page.get_by_role("heading", name="Pig")).to_be_visible()
    table = visitor.create("pig", "me", "bot")
    visitor.go(f"/table/{table}")
    for _ in range(BY_MOUSE):
        if visitor.next() == "over":
            break
        visitor.act(click)
    visitor.play_by_api(table)
    assert visitor.next() == "over"
    assert len(visitor.table(table)["sheet"]["seats"]) == 2
