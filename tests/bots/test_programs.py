"""Agents that are programs: the example of the page in JavaScript, ours as programs, and programs that misbehave."""

import json
import re
import sys
from pathlib import Path

import pytest

from parlour.bots.agents import agent
from parlour.bots.levels import bot
from parlour.bots.programs import Program, answer, question
from parlour.engine.plain import Plain, Wrong, encode
from parlour.engine.rng import Fast
from parlour.engine.view import View
from parlour.lab.arena.bout import play
from parlour.lab.arena.contest import Contest, Fixture, check
from parlour.match import Match
from tests.docs.test_research import PAGE
from tests.engine.matches import shortest
from tools.find_browser import node

TOY = "lanterns"


def match() -> Match:
    return Match(TOY, 2, seed=1, options=shortest(TOY, 2))


def asked(program: Program) -> int:
    """Ask a program for an action in the first position of a match."""
    here = match()
    seat = here.turn[0]
    try:
        return program.choose(here.game, here.view(seat), here.state.legal(seat), Fast(1))
    finally:
        program.close()


def python(code: str, seconds: float = 60.0) -> Program:
    return Program([sys.executable, "-c", code], seconds)


def test_the_example_in_another_language_plays_in_the_arena(tmp_path: Path) -> None:
    example = re.search(r"^```js any_action.mjs\n(.*?)^```", PAGE.read_text("utf-8"), re.DOTALL | re.MULTILINE)
    assert example is not None
    file = tmp_path / "any_action.mjs"
    file.write_text(example[1], "utf-8")
    name = f"exec:'{node()}' '{file}'"
    contest = Contest(TOY, {"seats": 2, **shortest(TOY, 2)}, (name, "random"), seed=1)
    check(contest)
    bout = play(contest, Fixture(name, "random", 0, 0))
    assert bout.decision_times[0].decisions > 0
    assert play(contest, bout.fixture).lines == bout.lines, "its seed makes it repeatable"


def test_our_bot_as_a_program_chooses_what_it_chooses_here() -> None:
    command = "import sys; from parlour.cli import run; sys.exit(run(['agent', 'easy']))"
    chosen = asked(python(command))
    here = match()
    seat = here.turn[0]
    seed = Fast(1).below(2**31)
    assert chosen == bot("easy").choose(here.game, here.view(seat), here.state.legal(seat), Fast(seed))


@pytest.mark.parametrize(
    ("code", "what"),
    [
        ("input()", "a program that has ended"),
        ("", "a program that has ended"),
        ("input(); print('take the first')", "expected JSON"),
        ("input(); print('[1]')", "expected an object"),
        ("input(); print('{}')", "answer.action: expected a value, found nothing"),
        ("input(); print('{\"action\": -1}')", "a whole number from 0"),
        ("input(); print('{\"action\": 50}')", "expected a legal action, found 50"),
        ('input(); print(\'{"error": "tired"}\')', "an error (tired)"),
    ],
)
def test_a_program_that_misbehaves_is_named(code: str, what: str) -> None:
    with pytest.raises(Wrong, match=re.escape(what)):
        asked(python(code))


def test_a_program_that_does_not_answer_is_not_waited_for() -> None:
    with pytest.raises(Wrong, match=r"within 0\.2 seconds, found nothing"):
        asked(python("import time; time.sleep(60)", 0.2))


def test_a_program_that_cannot_be_started_is_named() -> None:
    program = agent("exec:no-such-program --fast")
    assert isinstance(program, Program)
    with pytest.raises(Wrong, match="a program that can be started, found no-such-program"):
        asked(program)


def test_a_question_with_an_edition_from_outside_brings_its_data() -> None:
    here = match()
    seat = here.turn[0]
    header: dict[str, Plain] = {"game": TOY, "name": "Mine"}
    mine = here.game.edition({**here.record.edition.data, "edition": header})
    seen = here.view(seat)
    view = View(seen.variant, mine, seat, seen.shown, seen.known)
    told = question(here.game, view, here.state.legal(seat), 5)
    assert told["edition"] == mine.data
    assert answer(encode(told), bot("random")) == answer(json.dumps({**told, "actions": []}), bot("random"))
    del told["edition"]
    assert "its data in the question" in str(answer(encode(told), bot("random"))["error"])


@pytest.mark.parametrize(
    ("line", "what"),
    [
        ("nonsense", "question: expected JSON"),
        ("{}", "question.game: expected a value"),
        ('{"game": "nothing", "rules": 1}', "game: expected one of"),
        ('{"game": "lanterns", "rules": 99}', "needs a newer program"),
        ('{"game": "lanterns", "rules": 2, "view": {"edition": "no"}}', "an edition that comes with the game"),
    ],
)
def test_a_question_that_is_wrong_is_answered_with_what_is_wrong(line: str, what: str) -> None:
    assert what in str(answer(line, bot("random"))["error"])
