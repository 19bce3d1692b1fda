"""`parlour play` in a pipe."""

import json
import shlex
from pathlib import Path

import pytest

from parlour.engine import catalogue
from parlour.engine.languages import LANGUAGES
from parlour.engine.record import verify
from parlour.engine.view import NATURE
from parlour.localization import Translator
from parlour.record_files import pick
from tests.commands.conftest import Call
from tests.terminal.late import late
from tests.thorough import THOROUGH

SLUGS = catalogue.slugs()
FIRST_ALWAYS = "1\n" * 400


def begun(slug: str, file: Path, seed: str) -> list[str]:
    """Ask for a match against a random bot, kept in a file: a new one, or near its end where matches are long."""
    match = late(slug, int(seed), "en")
    new = all(entry.seat == NATURE for entry in match.record.entries)
    if not new:
        file.write_text(match.record.dump())
    options = [f"{name}={choice}" for name, choice in match.record.variant.choices.items()] if new else []
    kept = "--record" if new else "--resume"
    return [kept, str(file), "--bots", "random", "--seed", seed, *[f"--option={option}" for option in options]]


@pytest.mark.parametrize("slug", SLUGS)
def test_a_match_can_be_played_through_a_pipe(call: Call, slug: str, tmp_path: Path) -> None:
    answer = call("play", slug, *begun(slug, tmp_path / "match.jsonl", "1"), given=FIRST_ALWAYS)
    assert answer.code == 0, answer.err
    assert "The match is over." in answer.out
    assert "Total" in answer.out


# Law 12 looks for every text of every game in every language.
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", SLUGS if THOROUGH else SLUGS[:1])
def test_it_works_in_every_language(call: Call, slug: str, language: str, tmp_path: Path) -> None:
    given = "?\ns\nl\nb\n\nall\nu\n" + FIRST_ALWAYS
    options = begun(slug, tmp_path / "match.jsonl", "1")
    answer = call("play", slug, *options, "--language", language, given=given)
    assert answer.code == 0, answer.err
    assert Translator(language).text("ui-over") in answer.out
    assert Translator(language, slug).text("name") in answer.out


@pytest.mark.parametrize("slug", SLUGS)
def test_bots_can_play_among_themselves(call: Call, slug: str) -> None:
    answer = call("play", slug, "--humans", "0", "--bots", "easy", "--seed", "2")
    assert answer.code == 0, answer.err
    assert "The match is over." in answer.out


@pytest.mark.parametrize("slug", SLUGS)
def test_the_same_seed_and_choices_give_the_same_output(call: Call, slug: str) -> None:
    one, two = (call("play", slug, "--bots", "easy", "--seed", "2", given="1\n2\n1\n") for _ in range(2))
    assert one == two


@pytest.mark.parametrize("slug", SLUGS)
def test_at_the_end_of_the_input_the_match_is_kept_and_can_be_resumed(call: Call, slug: str, tmp_path: Path) -> None:
    file, whole = tmp_path / "a match.jsonl", tmp_path / "whole.jsonl"
    first = call("play", slug, *begun(slug, file, "5"), given="1\n1\n1\n")
    assert first.code == 0
    line = next(line for line in first.out.splitlines() if "--resume" in line)
    command = shlex.split(line[line.index("parlour") :])
    second = call(*command[1:], given=FIRST_ALWAYS)
    assert second.code == 0, second.err
    assert "goes on" in second.out
    call("play", slug, *begun(slug, whole, "5"), given=FIRST_ALWAYS)
    assert file.read_text() == whole.read_text()
    verify(pick(file.read_text()))


@pytest.mark.parametrize("slug", SLUGS)
def test_the_record_is_kept_after_every_action(call: Call, slug: str, tmp_path: Path) -> None:
    kept = []
    for count in range(4):
        file = tmp_path / f"{count}.jsonl"
        call("play", slug, "--humans", "2", "--seed", "5", "--record", str(file), given="1\n" * count + "q\n")
        entries = [json.loads(line) for line in file.read_text().splitlines()[1:]]
        kept.append(len([entry for entry in entries if entry["by"] is not None]))
    assert kept == [0, 1, 2, 3]


def test_without_a_record_it_says_that_nothing_was_kept(call: Call) -> None:
    assert "not kept" in call("play", SLUGS[0], "--seed", "1", given="q\n").out


def test_a_file_that_is_there_is_not_overwritten(call: Call, tmp_path: Path) -> None:
    file = tmp_path / "precious.jsonl"
    file.write_text("precious")
    answer = call("play", SLUGS[0], "--record", str(file))
    assert answer.code == 2
    assert "--resume" in answer.err
    assert file.read_text() == "precious"


def test_without_a_game_it_asks_which(call: Call) -> None:
    for choice in ("1", SLUGS[0]):
        answer = call("play", "--bots", "random", "--seed", "1", given=f"{choice}\nq\n")
        assert answer.code == 0, answer.err
        assert all(slug in answer.out for slug in SLUGS)
    assert call("play").code == 2
    assert call("play", given="0\n").code == 2


def test_seats_have_the_names_they_are_given(call: Call) -> None:
    answer = call("play", SLUGS[0], "--seat", "Ann=human", "--seat", "Bob=easy", "--seed", "1", given="1\n")
    assert "Ann: at this keyboard" in answer.out
    assert "Bob: easy bot" in answer.out
    assert "Ann, your choice" in answer.out


def test_names_may_look_like_markup(call: Call) -> None:
    answer = call(
        "play", SLUGS[0], "--seat", "[red]Ann[/]=human", "--seat", ":smile:=random", "--seed", "1", given="s\n"
    )
    assert answer.code == 0, answer.err
    assert "[red]Ann[/]" in answer.out
    assert ":smile:" in answer.out


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--seats", "77"], "seats"),
        (["--option", "nonsense"], "NAME=CHOICE"),
        (["--option", "nonsense=1"], "--option"),
        (["--edition", "nonsense"], "edition"),
        (["--seat", "=human"], "--seat"),
        (["--seats", "2", "--humans", "3"], "--humans"),
        (["--seats", "2", *["--seat", "easy"] * 3], "--seat"),
    ],
)
def test_a_wrong_option_is_named(call: Call, arguments: list[str], words: str) -> None:
    answer = call("play", SLUGS[0], *arguments)
    assert answer.code == 2
    assert words in answer.err


def test_a_resume_needs_names_of_the_match(call: Call, tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    call("play", SLUGS[0], "--seed", "1", "--record", str(file), given="q\n")
    assert "Zoe" in call("play", "--resume", str(file), "--seat", "Zoe=human").err
    assert call("play", "another", "--resume", str(file)).code == 2
    assert call("play", "--resume", str(file), "--seat", "human", given="q\n").code == 0


def test_invalid_input_is_explained_and_asked_for_again(call: Call) -> None:
    given = "999999999999\n-3\nxyzzy\n0\n\x00\n½\n" + "q\n"
    answer = call("play", SLUGS[0], "--seed", "1", "--bots", "random", given=given)
    assert answer.code == 0
    assert answer.out.count("There is no choice") == 6


def test_bytes_that_are_not_text_do_no_harm(program: Call) -> None:
    answer = program("play", SLUGS[0], "--seed", "1", "--bots", "random", given=b"\xff\n")
    assert answer.code == 0


def test_the_program_itself_plays_in_a_pipe(program: Call, tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    options = ("--bots", "random", "--seed", "1", "--record", str(file))
    answer = program("play", SLUGS[0], *options, given=FIRST_ALWAYS)
    assert answer.code == 0, answer.err
    assert program("replay", str(file), "--verify").out.startswith("OK")


def test_a_limited_terminal_gets_characters_that_it_can_show(program: Call) -> None:
    answer = program(
        "play", SLUGS[0], "--seed", "1", "--bots", "random", "--language", "ru", given="q\n", PYTHONIOENCODING="ascii"
    )
    assert answer.code == 0, answer.err
