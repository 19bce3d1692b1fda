"""`parlour arena`."""

import json
from pathlib import Path

from parlour.engine import catalogue
from tests.commands.conftest import Call

SLUG = catalogue.slugs()[0]


def test_a_contest_is_shown_with_its_intervals(call: Call) -> None:
    answer = call("arena", SLUG, "easy@0.2", "random", "-n", "4", "--test", "0.5")
    assert answer.code == 0, answer.err
    assert "easy@0.2 – random" in answer.out
    assert "95 %" in answer.out
    assert all(line in answer.out for line in catalogue.game(SLUG).info.lines)


def test_a_contest_goes_on_from_its_ledger(call: Call, tmp_path: Path) -> None:
    ledger = str(tmp_path / "bouts.jsonl")
    first = call("arena", SLUG, "easy@0.2", "random", "-n", "2", "--ledger", ledger, "--json")
    second = call("arena", SLUG, "easy@0.2", "random", "-n", "4", "--ledger", ledger, "--json")
    assert [json.loads(answer.out)["duels"][0]["matches"] for answer in (first, second)] == [2, 4]
    assert call("arena", SLUG, "easy@0.2", "random", "--seed", "1", "--ledger", ledger).code == 2


def test_a_report_is_one_file_that_asks_the_network_for_nothing(call: Call, tmp_path: Path) -> None:
    file = tmp_path / "report.html"
    answer = call("arena", SLUG, "easy@0.2", "random", "-n", "4", "--html", str(file))
    assert answer.code == 0, answer.err
    page = file.read_text(encoding="utf-8")
    assert page.count("<svg") == 4
    assert "<script" not in page
    assert all(word not in page for word in (' src="', "<link", "@import", "url(http"))


def test_an_impossible_contest_is_reported_before_anything_is_played(call: Call, tmp_path: Path) -> None:
    ledger = tmp_path / "bouts.jsonl"
    for wrong in (["easy"], ["easy", "genius"], ["easy", "random@0"], ["easy", "random", "--seats", "9"]):
        answer = call("arena", SLUG, *wrong, "--ledger", str(ledger))
        assert answer.code == 2, answer
        assert len(answer.err.strip().splitlines()) <= 4
    assert not ledger.exists()
