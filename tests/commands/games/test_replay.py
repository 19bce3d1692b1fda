"""`parlour replay`: as sentences, as JSON, verified."""

import json
import random
from pathlib import Path

import pytest

from parlour import Match
from parlour.engine import catalogue
from tests.commands.conftest import Call
from tests.engine.matches import GOLDEN

SLUGS = catalogue.slugs()


def record_of(slug: str, seed: int = 1) -> str:
    match, whim = Match(slug, seed=seed), random.Random(seed)
    while not match.over:
        match.play(whim.choice(match.legal))
    return match.record.dump()


@pytest.fixture(params=SLUGS)
def file(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """Keep a finished match of each game."""
    path = tmp_path / "match.jsonl"
    path.write_text(record_of(request.param))
    return path


def test_a_pipe_gets_the_whole_narration_and_the_sheet(call: Call, file: Path) -> None:
    answer = call("replay", str(file))
    assert answer.code == 0, answer.err
    entries = len(file.read_text().splitlines()) - 2
    assert f"\n{entries:>5}  " in answer.out
    assert "Total" in answer.out


@pytest.mark.parametrize("path", sorted((GOLDEN / "lanterns").glob("rules-1.*-2.*.jsonl")), ids=lambda path: path.stem)
def test_a_record_of_earlier_rules_is_narrated_and_verified(call: Call, path: Path) -> None:
    assert "Total" in call("replay", str(path)).out
    verified = call("replay", str(path), "--verify")
    assert verified.code == 0, verified.err


def test_json_has_a_line_an_entry_with_the_view_after_it(call: Call, file: Path) -> None:
    lines = [json.loads(line) for line in call("replay", str(file), "--json").out.splitlines()]
    entries = [json.loads(line) for line in file.read_text().splitlines()[1:-1]]
    assert [line["entry"] for line in lines] == entries
    assert [line["number"] for line in lines] == list(range(1, len(entries) + 1))
    assert all(line["shown"] for line in lines)


def test_a_right_record_verifies(call: Call, file: Path) -> None:
    answer = call("replay", str(file), "--verify")
    assert answer.code == 0
    assert answer.out.startswith("OK")
    assert "Total" in answer.out


def test_a_match_that_goes_on_verifies_too(call: Call, file: Path) -> None:
    file.write_text("".join(file.read_text().splitlines(keepends=True)[:-4]))
    answer = call("replay", str(file), "--verify")
    assert answer.code == 0
    assert "not over yet" in answer.out


def test_a_wrong_result_does_not_verify(call: Call, file: Path) -> None:
    lines = file.read_text().splitlines()
    result = json.loads(lines[-1])
    result["result"]["seats"][0]["total"] += 1
    file.write_text("\n".join([*lines[:-1], json.dumps(result)]))
    for options in (["--verify"], []):
        answer = call("replay", str(file), *options)
        assert answer.code == 1
        assert "result.seats" in answer.err
        assert answer.err.count("\n") == 1


def test_an_action_that_was_not_legal_does_not_verify(call: Call, file: Path) -> None:
    lines = file.read_text().splitlines()
    file.write_text("\n".join([*lines[:2], lines[1], *lines[2:]]))
    for options in (["--verify"], ["--json"], []):
        answer = call("replay", str(file), *options)
        assert answer.code == 1
        assert "entry 2" in answer.err


@pytest.mark.parametrize("text", ["", "nonsense\n", "{}\n", '{"parlour":1,"game":"no-such-game"}\n'])
def test_a_file_that_is_not_a_record_cannot_be_read(call: Call, tmp_path: Path, text: str) -> None:
    (tmp_path / "match.jsonl").write_text(text)
    answer = call("replay", str(tmp_path / "match.jsonl"), "--verify")
    assert answer.code == 2
    assert answer.err.count("\n") == 1


def test_an_entry_that_is_not_an_action_cannot_be_read(call: Call, file: Path) -> None:
    lines = file.read_text().splitlines()
    file.write_text("\n".join([*lines[:2], '{"by":0,"do":"dance"}', *lines[2:]]))
    answer = call("replay", str(file), "--verify")
    assert answer.code == 2
    assert "line 3" in answer.err


def test_one_of_several_records_can_be_chosen(call: Call, tmp_path: Path) -> None:
    path = tmp_path / "two.jsonl"
    path.write_text(record_of(SLUGS[0], 1) + record_of(SLUGS[-1], 2))
    assert SLUGS[0] in call("replay", str(path), "--verify").out
    assert SLUGS[-1] in call("replay", str(path), "--verify", "--number", "2").out
    assert call("replay", str(path), "--number", "3").code == 2
