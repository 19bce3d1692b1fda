"""`parlour score`: the sheet of a real table, or what is wrong with the input."""

import json
from pathlib import Path

import pytest

from parlour.engine import catalogue
from tests.commands.conftest import Call

SLUGS = catalogue.slugs()
TOY = "lanterns"


def shore(*lanterns: int) -> list[dict[str, object]]:
    return [{"lantern": lantern, "face": "lit", "wind": 1 + at} for at, lantern in enumerate(lanterns)]


EVENING = {
    "seats": [
        {"name": "Ann", "shore": shore(1, 2, 3), "home": [7]},
        {"name": "Bob", "shore": shore(22, 23, 24), "home": []},
    ]
}


def test_a_table_is_scored_from_standard_input_and_from_a_file(call: Call, tmp_path: Path) -> None:
    text = json.dumps(EVENING)
    (tmp_path / "evening.json").write_text(text)
    answer = call("score", TOY, given=text)
    assert answer.code == 0, answer.err
    assert call("score", TOY, str(tmp_path / "evening.json")) == answer
    sheet = json.loads(answer.out)
    assert list(sheet) == ["game", "seats", "ranking"]
    assert [seat["name"] for seat in sheet["seats"]] == ["Ann", "Bob"]
    assert set(sheet["seats"][0]["lines"]) == set(catalogue.game(TOY).info.lines)
    assert sheet["seats"][0]["total"] == sum(sheet["seats"][0]["lines"].values())
    assert sheet["ranking"] == [[1], [0]]


def test_it_can_be_a_table(call: Call) -> None:
    answer = call("score", TOY, "--table", given=json.dumps(EVENING))
    assert "Ann" in answer.out
    assert "Total" in answer.out


def test_a_corrected_edition_changes_the_score(call: Call, tmp_path: Path) -> None:
    text = (catalogue.folder(TOY) / "editions" / "standard.toml").read_text()
    (tmp_path / "box.toml").write_text(text.replace("home = 1", "home = 5"))
    usual, own = (
        json.loads(call("score", TOY, *options, given=json.dumps(EVENING)).out)["seats"][0]["lines"]["home"]
        for options in ((), ("--edition", str(tmp_path / "box.toml")))
    )
    assert own == 5 * usual > 0


def test_the_path_of_the_wrong_value_is_named(call: Call) -> None:
    evening = json.loads(json.dumps(EVENING))
    evening["seats"][1]["shore"][2]["face"] = "blue"
    answer = call("score", TOY, given=json.dumps(evening))
    assert answer.code == 2
    assert answer.err == 'parlour: seats[1].shore[2].face: expected one of lit, dark, found "blue"\n'


@pytest.mark.parametrize("given", ["", "nonsense", "[]", "3", "null", "{}", '{"seats": 5}', "[" * 100_000, b"\xff\xfe"])
@pytest.mark.parametrize("slug", SLUGS)
def test_invalid_input_is_reported_in_one_line(call: Call, slug: str, given: str | bytes) -> None:
    answer = call("score", slug, given=given)
    assert answer.code == 2
    assert answer.out == ""
    assert "expected" in answer.err
    assert answer.err.count("\n") == 1


def test_a_missing_file_is_named(call: Call) -> None:
    answer = call("score", TOY, "/nowhere/evening.json")
    assert answer.code == 2
    assert "/nowhere/evening.json" in answer.err
