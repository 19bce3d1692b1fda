"""`parlour laws` tries every law on any game and says of each what it found; `parlour games` lists what there is."""

import re
from pathlib import Path

import pytest

from parlour.engine.laws import LAWS, is_compiled, try_law
from parlour.lab import two_engines
from parlour.lab.kept_records import try_records
from parlour.lab.two_engines import transcripts, try_both_engines
from tests.commands.conftest import Call
from tests.engine.matches import GOLDEN, toy
from tests.plugins import install_new, on_the_path
from tests.toys.lanterns import Lanterns

TOY = "lanterns"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which the package of a new game, pebbles, is installed."""
    return install_new("pebbles", tmp_path_factory.mktemp("games"))


def test_every_law_is_reported_with_what_it_looked_at(call: Call, site: Path) -> None:
    with on_the_path(site):
        answer = call("laws", "pebbles", "--matches", "1")
    lines = answer.out.splitlines()
    assert lines[0] == "pebbles, version 1 of its rules: 3 variants, 1 matches of each"
    assert [int(line[4:6]) for line in lines[1:-1]] == list(range(1, 20))
    for law in LAWS:
        line = lines[law.number]
        if law.number == 18:
            assert line.endswith("the game has no observations")
            continue
        assert line.startswith(f"law {law.number:>2}  ok         {law.says} (3 matches, ")
        assert int(re.findall(r"(\d+) positions", line)[0]) > 0
    assert lines[15].startswith(
        ("law 15  ok", "law 15  not tried  compiled and interpreted agree: nothing is compiled")
    )
    assert lines[16].endswith("no records are given (--records)")
    assert answer.code == 0


def install_without_census(folder: Path) -> Path:
    """Install a game whose census counts nothing: in its files, for law 15 runs it in a second process, too."""
    site = install_new("pebbles", folder)
    state = site / "parlour_pebbles" / "state.py"
    right, wrong = "return [self.heap + sum(self.taken)]", "return [0]"
    assert state.read_text().count(right) == 1
    state.write_text(state.read_text().replace(right, wrong))
    return site


def test_a_broken_law_is_reported_and_the_others_are_tried(call: Call, tmp_path: Path) -> None:
    with on_the_path(install_without_census(tmp_path)):
        answer = call("laws", "pebbles", "--matches", "1")
    failed = re.findall(r"^law +(\d+)  FAILED .*\n +(.*)", answer.out, re.MULTILINE)
    assert failed == [("10", "the census counts nothing: [0] (pebbles rules 1, seats=2, seed 1)")]
    assert answer.out.count("  ok  ") == (16 if is_compiled() else 15)  # with the fifteenth if something is compiled
    assert answer.out.splitlines()[-1].startswith(f"{answer.out.count('  ok  ')} laws hold, 1 do not, ")
    assert answer.code == 1


def test_an_error_of_the_game_is_reported_with_its_location(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_sheet(*_: object) -> None:
        raise KeyError("shores")

    monkeypatch.setattr(Lanterns, "sheet", no_sheet)
    outcome = try_law(LAWS[10], [toy().case(1)])
    assert outcome.problem.startswith(f"KeyError: 'shores' ({__file__}, line ")
    assert outcome.problem.endswith(f"; {toy().case(1).place})")


@pytest.mark.parametrize("rules", [1, 2])
def test_kept_records_must_replay(tmp_path: Path, rules: int) -> None:
    for file in (GOLDEN / TOY).glob(f"rules-{rules}.seats-2.*"):
        (tmp_path / file.name).write_bytes(file.read_bytes())
    assert try_records(TOY, tmp_path).holds
    transcript = GOLDEN / TOY / f"rules-{rules}.transcript.json"
    (tmp_path / transcript.name).write_bytes(transcript.read_bytes())
    outcome = try_records(TOY, tmp_path)
    assert outcome.holds
    assert (outcome.matches, outcome.positions > 50) == (len(list(tmp_path.glob("*.jsonl"))), True)
    (tmp_path / transcript.name).write_text(re.sub(r'"sheet":"..', '"sheet":"zz', transcript.read_text()))
    assert "a replay gives other sheet than when it was kept" in try_records(TOY, tmp_path).problem


def test_records_of_another_game_or_none_are_a_failure(tmp_path: Path) -> None:
    assert try_records(TOY, tmp_path).problem == f"there is no record in {tmp_path}"
    file = min((GOLDEN / TOY).glob("*.jsonl"))
    (tmp_path / file.name).write_bytes(file.read_bytes())
    assert "game: expected pebbles, found lanterns" in try_records("pebbles", tmp_path).problem


def test_the_two_engines_are_compared_match_by_match(site: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with on_the_path(site):
        outcome = try_both_engines("pebbles", 1, [1])
        assert (outcome.holds, outcome.matches) == (True, 3)
        here = transcripts("pebbles", 1, [1])
        place = list(here)[2]
        monkeypatch.setattr(two_engines, "transcripts", lambda *_: {**here, place: "another"})
        assert try_both_engines("pebbles", 1, [1]).problem == f"the two engines differ ({place})"


def test_an_unknown_game_or_version_is_refused(call: Call) -> None:
    assert call("laws", "chess").err.startswith("parlour: game: expected one of ")
    assert "expected version 1 or 2 of the rules of lanterns" in call("laws", TOY, "--rules", "3").err


def test_games_are_listed_with_their_languages_and_packages(call: Call, site: Path) -> None:
    with on_the_path(site):
        answer = call("games")
    assert answer.code == 0
    assert "lanterns: Lanterns; seats 2, 3, 4; languages en, ru, fr, uk\n" in answer.out
    assert "pebbles: Pebbles; seats 2, 3, 4; languages en; parlour-pebbles\n" in answer.out


def test_an_unusable_game_is_reported_by_games_and_doctor(call: Call, tmp_path: Path) -> None:
    broken = install_new("pebbles", tmp_path)
    (broken / "parlour_pebbles" / "text" / "en.ftl").unlink()
    with on_the_path(broken):
        listed, told = call("games"), call("doctor")
    assert listed.code == told.code == 1
    assert "parlour: the game pebbles of the package parlour-pebbles is left out: " in listed.err
    assert "Game      the game pebbles of the package parlour-pebbles is left out: " in told.out


def test_the_list_to_choose_from_says_which_games_lack_the_language(call: Call, site: Path) -> None:
    with on_the_path(site):
        french, english = call("play", "--language", "fr"), call("play", "--language", "en")
    assert "Pebbles (pebbles, en anglais): Take stones" in french.out
    assert "Pebbles (pebbles): Take stones" in english.out
