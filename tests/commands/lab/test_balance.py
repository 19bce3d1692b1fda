"""`parlour balance`."""

import json
from pathlib import Path

import pytest

from parlour.commands.shared import lab_output
from parlour.engine import catalogue
from tests.commands.conftest import Call

SLUG = catalogue.slugs()[0]
BRIEFLY = (SLUG, "--level", "random", "-n", "12")


def test_a_report_is_shown_with_its_intervals(call: Call) -> None:
    answer = call("balance", *BRIEFLY)
    assert answer.code == 0, answer.err
    assert "1st to act" in answer.out
    assert "95 %" in answer.out
    assert all(line in answer.out for line in catalogue.game(SLUG).info.lines)
    assert "Nothing is clearly off." in answer.out
    assert "rounds (" in answer.out
    assert "actions" in answer.out


def test_a_trial_as_json_goes_on_from_its_ledger(call: Call, tmp_path: Path) -> None:
    ledger = str(tmp_path / "trials.jsonl")
    first, second = (
        json.loads(call("balance", SLUG, "--level", "random", "-n", count, "--ledger", ledger, "--json").out)
        for count in ("2", "6")
    )
    assert (first["matches"], second["matches"]) == (2, 6)
    assert second["entrants"] == ["random@0.1"]
    assert second["components"][0].keys() >= {"name", "source", "taken", "offers", "chosen", "worth", "since"}
    assert second["findings"] == []
    course = second["course"]
    assert sum(it["share"]["mean"] for it in course["activities"]) == pytest.approx(1, abs=0.001)
    assert course["rounds"]["fewest"] <= course["rounds"]["mean"] <= course["rounds"]["most"]
    assert call("balance", *BRIEFLY, "--seed", "1", "--ledger", ledger).code == 2


def test_a_trial_can_be_made_in_parts(call: Call, tmp_path: Path) -> None:
    ledger, pages = tmp_path / "trials.jsonl", tmp_path / "md"
    call(
        "balance",
        SLUG,
        "--level",
        "random",
        "-n",
        "2",
        "--first",
        "3",
        "--ledger",
        str(ledger),
        "--markdown",
        str(pages),
    )
    assert ", deals 3 – 4." in (pages / f"{SLUG}-2.md").read_text("utf-8")
    before = ledger.read_bytes()
    whole = call("balance", SLUG, "--level", "random", "-n", "5", "--ledger", str(ledger), "--json")
    assert ledger.read_bytes().startswith(before)
    assert len(ledger.read_bytes().splitlines()) == 1 + 5
    assert json.loads(whole.out)["first"] == 0


def test_reports_ask_the_network_for_nothing(call: Call, tmp_path: Path) -> None:
    answer = call("balance", *BRIEFLY, "--report", str(tmp_path / "html"), "--markdown", str(tmp_path / "md"))
    assert answer.code == 0, answer.err
    page = (tmp_path / "html" / f"{SLUG}-2.html").read_text("utf-8")
    plots = sorted((tmp_path / "md").glob("*.svg"))
    assert page.count("<svg") == len(plots) >= 3
    assert "<script" not in page
    assert all(word not in page for word in (' src="', "<link", "@import", "url(http"))
    text = (tmp_path / "md" / f"{SLUG}-2.md").read_text("utf-8")
    assert all(f"]({plot.name})" in text for plot in plots)
    assert "†" in text
    assert "## Who wins" in text
    assert all("What seats do" in written and "in so many matches" in written for written in (text, page))


def test_a_report_of_matches_alone_has_no_winners(call: Call, tmp_path: Path) -> None:
    alone = next(slug for slug in catalogue.slugs() if 1 in catalogue.game(slug).info.seats)
    answer = call("balance", alone, "--level", "random", "-n", "2", "--seats", "1", "--markdown", str(tmp_path))
    assert answer.code == 0, answer.err
    text = (tmp_path / f"{alone}-1.md").read_text("utf-8")
    assert "## Who wins" not in text
    assert "## What seats do" in text


def test_wrong_options_are_reported_before_anything_is_played(call: Call, tmp_path: Path) -> None:
    ledger = tmp_path / "trials.jsonl"
    for wrong in (["--level", "genius"], ["--seats", "9"], ["--budget", "0"], ["--edition", "none"], ["-n", "1"]):
        answer = call("balance", SLUG, *wrong, "--ledger", str(ledger))
        assert answer.code == 2, answer
    assert not ledger.exists()


@pytest.mark.parametrize("option", ["--report", "--markdown"])
def test_without_the_plotting_library_nothing_is_played(
    call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, option: str
) -> None:
    monkeypatch.setattr(lab_output, "find_spec", lambda _name: None)
    ledger = tmp_path / "trials.jsonl"
    answer = call("balance", *BRIEFLY, option, str(tmp_path / "pages"), "--ledger", str(ledger))
    assert answer.code == 2
    assert f"{option}: expected the packages that draw plots" in answer.err
    assert not ledger.exists()
