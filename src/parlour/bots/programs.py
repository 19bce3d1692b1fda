"""Agents that are programs, in any language: they read a line of JSON for every decision and answer with a line.

A question says all there is to say, so a program needs no memory: `game`, `rules`, the seat's `view`, the numbers of
the legal actions in `legal`, the same actions in words in `actions`, and a `seed` for whoever wants to be random and
repeatable. `edition` is there only if it did not come with the game. An answer is `{"action": number}`, or
`{"error": "…"}`.
"""

from __future__ import annotations

import os
import select
import subprocess
from typing import Final

from parlour.bots.bot import Bot
from parlour.engine import catalogue
from parlour.engine.game import Game
from parlour.engine.plain import Plain, Reader, Wrong, decode, encode
from parlour.engine.rng import Fast, Rng
from parlour.engine.view import View

SECONDS: Final = 60.0  # that a program may take for an answer
SEEDS: Final = 2**31


class Program:
    """An agent that asks a program, which it starts for the first decision and ends when nobody needs it any more."""

    def __init__(self, command: list[str], seconds: float = SECONDS) -> None:
        self.command: Final = command
        self.seconds: Final = seconds
        self._process: subprocess.Popen[bytes] | None = None

    def choose(self, game: Game, view: View, legal: list[int], rng: Rng) -> int:
        """Return what the program answers; `Wrong` if that is not legal, or there is no answer in time."""
        answer = Reader(decode(self._ask(encode(question(game, view, legal, rng.below(SEEDS)))), "answer"), "answer")
        if answer.has("error"):
            raise Wrong(self._name, "an action", f"an error ({answer.at('error').text()})")
        action = answer.at("action").integer(0, game.actions.size - 1)
        if action not in legal:
            raise Wrong(self._name, "a legal action", f"{action}")
        return action

    @property
    def _name(self) -> str:
        return f"the answer of {self.command[0]}"

    def _ask(self, line: bytes) -> bytes:
        process = self._process = self._process or self._start()
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(line + b"\n")
            process.stdin.flush()
        except BrokenPipeError:
            raise Wrong(self._name, "a line of JSON", "a program that has ended") from None
        if os.name != "nt" and not select.select([process.stdout], [], [], self.seconds)[0]:  # Windows cannot wait so
            raise Wrong(self._name, f"a line of JSON within {self.seconds:g} seconds", "nothing")
        answer = process.stdout.readline()
        if not answer:
            raise Wrong(self._name, "a line of JSON", "a program that has ended")
        return answer

    def _start(self) -> subprocess.Popen[bytes]:
        try:
            return subprocess.Popen(self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)  # noqa: S603 (the user named it)
        except OSError as error:
            raise Wrong("bot", "a program that can be started", f"{self.command[0]} ({error.strerror})") from None

    def close(self) -> None:
        """End the program: close its input, and kill it if it does not end by itself."""
        process, self._process = self._process, None
        if process is None:
            return
        for pipe in (process.stdin, process.stdout):
            if pipe is not None:
                pipe.close()
        try:
            process.wait(1.0)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()

    def __del__(self) -> None:
        self.close()


def question(game: Game, view: View, legal: list[int], seed: int) -> dict[str, Plain]:
    """Write what a program is asked."""
    asked: dict[str, Plain] = {
        "game": game.info.slug,
        "rules": game.info.rules_version,
        "view": view.to_plain(),
        "legal": list[Plain](legal),
        "actions": [game.actions.to_plain(action) for action in legal],
        "seed": seed,
    }
    is_known = catalogue.shipped(game.info.slug, view.edition.digest, game.info.rules_version) is not None
    return asked if is_known else {**asked, "edition": view.edition.data}


def answer(line: bytes | str, bot: Bot) -> dict[str, Plain]:
    """Answer a question as a program of ours does; whatever is wrong with it is the answer."""
    try:
        asked = Reader(decode(line, "question"), "question")
        game = catalogue.game(asked.at("game").text(), asked.at("rules").integer(0, SEEDS))
        view = _view(asked, game)
        legal = asked.at("legal").integers(0, game.actions.size - 1)
        if not legal:
            raise asked.at("legal").wrong("at least one action")
        return {"action": bot.choose(game, view, legal, Fast(asked.at("seed").integer(0, SEEDS - 1)))}
    except Wrong as wrong:
        return {"error": str(wrong)}


def _view(asked: Reader, game: Game) -> View:
    digest = asked.at("view").at("edition")
    if asked.has("edition"):
        edition = game.edition(asked.at("edition").object())
    else:
        found = catalogue.shipped(game.info.slug, digest.text(80), game.info.rules_version)
        if found is None:
            raise digest.wrong("an edition that comes with the game, or its data in the question")
        edition = found
    return View.from_plain(asked.at("view"), game.info, edition)
