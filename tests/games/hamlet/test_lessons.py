"""The lessons of Hamlet outlive the edition that they were written for."""

import shutil
from pathlib import Path

import pytest

from parlour.engine import catalogue
from parlour.engine.edition import digest, read_file
from parlour.engine.plain import Wrong
from parlour.games import hamlet
from parlour.lessons import shelf
from parlour.lessons.lesson import Lesson
from parlour.lessons.reading import read_lesson
from parlour.lessons.walking import walk

SLUG = "hamlet"
LESSONS = shelf.lessons(SLUG)


@pytest.fixture
def newer_release(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of the game as a later release has it, with today's standard edition among the earlier ones."""
    today = catalogue.folder(SLUG)
    for name in ("editions", "lessons"):
        shutil.copytree(today / name, tmp_path / name)
    standard, earlier = tmp_path / "editions/standard.toml", tmp_path / "editions/earlier"
    shutil.copy(standard, earlier / "standard-of-today.toml")
    standard.write_text(standard.read_text(encoding="utf-8").replace("donkey = 3", "donkey = 4"), encoding="utf-8")
    monkeypatch.setattr(hamlet, "__file__", str(tmp_path / "__init__.py"))  # where the catalogue looks, compiled too
    assert catalogue.folder(SLUG) == tmp_path
    return tmp_path


@pytest.mark.parametrize("known", LESSONS, ids=[lesson.id for lesson in LESSONS])
def test_a_lesson_stays_the_same_when_a_newer_edition_is_shipped(newer_release: Path, known: Lesson) -> None:
    """A lesson is its positions, its texts with their numbers, and its digest, by which a table goes on."""
    found = read_lesson(newer_release / "lessons" / f"{known.id}.toml", SLUG)
    assert digest(read_file(newer_release / "editions/standard.toml")) != found.edition.digest
    assert found.digest == known.digest
    assert walk(found)[-1].positions[0].digest() == walk(known)[-1].positions[0].digest()


def test_a_lesson_of_an_edition_that_is_gone_is_found(newer_release: Path) -> None:
    """An edition that a lesson names must not be dropped from the earlier ones."""
    for path in (newer_release / "editions/earlier").glob("*.toml"):
        path.unlink()
    with pytest.raises(Wrong, match="the digest of an edition of this or an earlier release"):
        read_lesson(newer_release / "lessons/gather.toml", SLUG)
