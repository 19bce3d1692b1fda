"""The lessons of all games are in order, and the check finds what is not."""

import shutil
from pathlib import Path

import pytest

from parlour.engine import catalogue
from parlour.engine.plain import Wrong
from parlour.lessons import shelf
from parlour.lessons.checking import problems, taught_in
from parlour.lessons.reading import read_lesson
from parlour.lessons.walking import walk

GAMES = [slug for slug in catalogue.slugs() if shelf.read_index(slug).lessons]
HEADER = '[lesson]\nrules = 1\nedition = "standard"\nvariant = { seats = 3 }\nseat = 0\nminutes = 1\n'
BEGUN = '{ do = "memo", memo = "I" }, { do = "first", seat = 0 }, ' + ", ".join(
    f'{{ do = "reveal", card = {card} }}' for card in (1, 2, 3)
)
ACT = 'act = { do = "assign", slot = 0, expert = "cook" }\notherwise = "no"'


@pytest.mark.parametrize("slug", GAMES)
def test_the_lessons_of_a_game_are_in_order(slug: str) -> None:
    assert problems(slug) == []


@pytest.mark.parametrize("slug", GAMES)
def test_every_rule_that_a_first_match_needs_is_taught(slug: str) -> None:
    needed, taught = shelf.read_index(slug).first_match, taught_in(shelf.lessons(slug))
    assert needed
    assert [rule for rule in needed if rule not in taught] == []


def written(folder: Path, *steps: str) -> Path:
    """Write a lesson of these steps."""
    file = folder / "test.toml"
    file.write_text(HEADER + "".join(f"[[step]]\n{step}\n" for step in steps), encoding="utf-8")
    return file


def test_a_draw_that_cannot_be_is_found(tmp_path: Path) -> None:
    lesson = read_lesson(written(tmp_path, 'text = "a"\nplay = [{ do = "reveal", card = 1 }]', 'text = "b"'), "laar")
    with pytest.raises(Wrong, match=r"test\.step\[0\]\.play\[1\]: expected a legal action"):
        walk(lesson)


def test_a_choice_that_is_not_legal_is_found(tmp_path: Path) -> None:
    lesson = read_lesson(written(tmp_path, f'text = "a"\n{ACT}', 'text = "b"'), "laar")
    with pytest.raises(Wrong, match="expected a legal action of the learner"):
        walk(lesson)


def test_what_follows_must_be_legal_after_every_accepted_choice(tmp_path: Path) -> None:
    """The second card is free after the choice that is shown, but not after all that are accepted."""
    first = f'text = "a"\nplay = [{BEGUN}]\nalso = [{{ do = "assign" }}]\n{ACT}'
    second = 'text = "b"\nplay = [{ do = "assign", slot = 1, expert = "cook" }]'
    with pytest.raises(Wrong, match=r"test\.step\[1\]\.play\[1\]"):
        walk(read_lesson(written(tmp_path, first, second), "laar"))


@pytest.mark.parametrize(
    ("step", "path"),
    [
        ('text = "a"\ncolour = "red"', "colour"),
        ('text = "a"\nact = { do = "fly" }\notherwise = "no"', "do"),
        ('text = "a"\nact = { do = "stay" }', "otherwise"),
        (f'text = "a"\n{ACT}\nfind = {{ do = "stay" }}', "act, find, solve"),
        ('text = "a"\nplay = ["stay"]', "play"),
        ("rules = []", "text"),
    ],
)
def test_a_step_that_cannot_be_read_is_named(tmp_path: Path, step: str, path: str) -> None:
    with pytest.raises(Wrong, match=path):
        read_lesson(written(tmp_path, step, 'text = "b"'), "laar")


def test_the_last_step_asks_for_nothing(tmp_path: Path) -> None:
    with pytest.raises(Wrong, match="a last step that is only read"):
        read_lesson(written(tmp_path, f'text = "a"\n{ACT}'), "laar")


def test_a_lesson_is_bounded_like_an_edition(tmp_path: Path) -> None:
    with pytest.raises(Wrong, match="at most"):
        read_lesson(written(tmp_path, f'text = "a"\npoint = {"[" * 30}{"]" * 30}', 'text = "b"'), "laar")
    with pytest.raises(Wrong, match="1 to 60"):
        read_lesson(written(tmp_path, *['text = "a"'] * 100), "laar")


@pytest.fixture
def copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of a game's lessons that can be changed."""
    shutil.copytree(shelf.folder("laar"), tmp_path / "lessons")
    monkeypatch.setattr(shelf, "folder", lambda _slug: tmp_path / "lessons")
    shelf.lessons.cache_clear()
    return tmp_path / "lessons"


@pytest.mark.parametrize(
    ("name", "old", "new", "problem"),
    [
        ("first.toml", '"market"', '"harbour"', "harbour is not among the parts"),
        ("first.toml", '"slot:1"', '"ship:1"', "ship is not among the marks"),
        ("first.toml", '"L60"', '"L999"', "there is no rule L999"),
        ("first.toml", 'rules = ["L60"]', "rules = []", "no step teaches L60, which a first match needs"),
        ("first.toml", '{ expert = "jeweller" }, text', '{ expert = "baker" }, text', "no legal action is answered by"),
        ("text/fr.ftl", "first-welcome =", "first-hello =", "fr: there is no text first-welcome"),
        ("text/fr.ftl", "first-welcome =", "first-hello =", "fr: nothing says first-hello"),
        ("text/uk.ftl", "first-stacks =", "first-stacks = { $colour }", "uk: first-stacks uses"),
        ("text/ru.ftl", "first-stacks =", "first-stacks = { no-such-text }", "ru: first-stacks cannot be said"),
        ("text/en.ftl", "first-stacks =", f"first-stacks = {'a' * 400}", "more than"),
        ("index.toml", 'lessons = ["first"', 'lessons = ["second"', "second.toml: expected a readable file"),
    ],
)
def test_a_fault_is_found(copy: Path, name: str, old: str, new: str, problem: str) -> None:
    file = copy / name
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new), encoding="utf-8")
    try:
        assert any(problem in found for found in problems("laar")), problems("laar")
    finally:
        shelf.lessons.cache_clear()


def test_a_lesson_that_the_index_does_not_list_is_found(copy: Path) -> None:
    (copy / "second.toml").write_text("", encoding="utf-8")
    try:
        assert "index.toml does not list second" in problems("laar")
    finally:
        shelf.lessons.cache_clear()
