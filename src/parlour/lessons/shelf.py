"""Finding lessons: `lessons/index.toml` of a game's folder lists them in the order in which they are offered."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Final

from parlour.engine import catalogue
from parlour.engine.edition import read_file
from parlour.engine.plain import Reader, Wrong
from parlour.lessons.lesson import Lesson
from parlour.lessons.reading import LONGEST_ID, read_lesson

FOLDER: Final = "lessons"
INDEX: Final = "index.toml"
TEXTS: Final = "text"
MOST_LESSONS: Final = 40


@dataclass(frozen=True)
class Index:
    """What the index of a game's lessons says."""

    lessons: tuple[str, ...] = ()  # their ids
    parts: tuple[str, ...] = ()  # parts of the board that can be pointed at, by `data-part`
    marks: tuple[str, ...] = ()  # kinds of things that can be pointed at, as in `card:3`, by `data-of`
    first_match: tuple[str, ...] = ()  # ids of the rules that a first match needs


def folder(slug: str) -> Path:
    """Return the folder of a game's lessons, which need not exist."""
    return catalogue.folder(slug) / FOLDER


def read_index(slug: str) -> Index:
    """Read the index of a game's lessons; an empty one if the game has none."""
    file = folder(slug) / INDEX
    if not file.is_file():
        return Index()
    reader = Reader(read_file(file), INDEX)
    reader.refuse_others(("lessons", "parts", "marks", "first_match"))
    return Index(*[_words(reader, name) for name in ("lessons", "parts", "marks", "first_match")])


def _words(reader: Reader, name: str) -> tuple[str, ...]:
    if not reader.has(name):
        return ()
    return tuple([item.text(LONGEST_ID) for item in reader.at(name).items(0, 200)])


@lru_cache
def lessons(slug: str) -> tuple[Lesson, ...]:
    """Read the lessons of a game, in the order in which they are offered."""
    ids = read_index(slug).lessons
    if len(ids) > MOST_LESSONS or len(set(ids)) < len(ids):
        raise Wrong(f"{INDEX}.lessons", f"at most {MOST_LESSONS} lessons, each once", str(len(ids)))
    return tuple([read_lesson(folder(slug) / f"{one}.toml", slug) for one in ids])


def lesson(slug: str, wanted: str) -> Lesson | None:
    """Find a lesson of a game; None if there is none."""
    return next((found for found in lessons(slug) if found.id == wanted), None)


def text_file(slug: str, language: str) -> Path:
    """Return the file of the texts of a game's lessons in a language."""
    return folder(slug) / TEXTS / f"{language}.ftl"
