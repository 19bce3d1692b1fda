"""The tutorial of docs/adding-a-game.md, followed step by step: files are written, commands run, a match played."""

import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import httpx
import pytest

import parlour
from tests.plugins import install
from tests.web.player import Json, first

SOURCES = Path(parlour.__file__).parent.parent
TUTORIAL = Path(__file__).resolve().parents[2] / "docs" / "adding-a-game.md"
BLOCK = re.compile(r"^```(\w+)(?: (\S+))?(?: (after|instead of): ([^\n]+))?\n(.*?)^```$", re.MULTILINE | re.DOTALL)
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
        command += ["--no-rate-limits"]  # the bot's turns are waited for by asking again
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


def play(visitor: httpx.Client, seconds: float = 90) -> Json:
    """Play a match against a bot, one time in three the first action, else the last; return the end of it."""
    visitor.get("/api/me")
    places = [{"who": "me"}, {"who": "bot", "level": "easy"}]
    made = visitor.post("/api/tables", json={"game": "pig", "variant": {"seats": 2}, "places": places})
    assert made.status_code == 200, made.text
    table, until = made.json()["table"], time.monotonic() + seconds
    for number in range(10_000):
        answer = visitor.get(f"/api/tables/{table}")
        assert answer.status_code == 200, answer.text
        seen: Json = answer.json()
        if seen["status"] != "playing":
            return seen
        assert time.monotonic() < until, seen
        if seen["legal"]:
            action = first(seen["legal"] if number % 3 == 0 else seen["legal"][::-1])
            body = {"id": str(number), "seat": seen["seat"], "seq": seen["seq"], "action": action}
            visitor.post(f"/api/tables/{table}/actions", json=body)
        else:
            time.sleep(0.02)
    raise AssertionError("the match has no end")


@pytest.mark.slow
def test_the_tutorial_leads_to_a_game_that_is_played_in_the_browser(tmp_path: Path) -> None:
    reader, found = Reader(tmp_path), blocks()
    assert next(block.text for block in found if block.language == "sh").startswith("parlour new-game pig\n")
    assert len(found) == 19
    for block in found:
        reader.follow(block)
    assert reader.told.count("14 laws hold, 0 do not") + reader.told.count("15 laws hold, 0 do not") == 3
    assert "pig: Pig; seats 2, 3, 4; languages en; parlour-pig" in reader.told
    with reader.serving() as address, httpx.Client(base_url=address, trust_env=False, timeout=60) as visitor:
        games = {game["slug"]: game for game in visitor.get("/api/games").json()["games"]}
        assert games["pig"]["languages"] == ["en"]
        assert [field["name"] for field in games["pig"]["pad"]] == ["kept", "ones"]
        ended = play(visitor)
        assert ended["status"] == "over"
        assert len(ended["sheet"]["seats"]) == 2
        pad = {"seats": [{"name": "Ann", "kept": 40, "ones": "yes"}, {"name": "Bob", "kept": 35, "ones": "no"}]}
        assert visitor.post("/api/games/pig/score", json=pad).json()["ranking"] == [[1], [0]]
        assert visitor.get("/api/games/pig/text/fr").status_code == 404
