"""The texts of a game for tests: its translators, its Fluent files, its help and its README."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from functools import lru_cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from parlour.engine import catalogue
from parlour.engine.languages import LANGUAGES
from parlour.engine.laws.checks.texts import Texts
from parlour.engine.plain import Plain, Reader, as_plain
from parlour.engine.view import MessageValue
from parlour.localization import Translator

CYRILLIC = ("ru", "uk")
REASON = "why-"
RULE = re.compile(r"^- ([A-Z]\d+[a-z]?)\. ", re.MULTILINE)
EXAMPLE = re.compile(r"^```json\n(.*?)^```", re.MULTILINE | re.DOTALL)

in_every_language = pytest.mark.parametrize("language", LANGUAGES)


class Words(Mapping[str, Translator]):
    """A game's words by language, read when they are looked up: test modules name them when they are imported."""

    def __init__(self, slug: str) -> None:
        self._slug = slug

    def __getitem__(self, language: str) -> Translator:
        return _translator(language, self._slug)

    def __iter__(self) -> Iterator[str]:
        return iter(LANGUAGES)

    def __len__(self) -> int:
        return len(LANGUAGES)


@lru_cache
def _translator(language: str, slug: str) -> Translator:
    return Translator(language, slug)


def words_of(slug: str) -> Words:
    """Return a game's words by language."""
    return Words(slug)


def ids(slug: str, language: str) -> list[str]:
    """List the texts of a Fluent file in their order, each with its attributes after it."""
    found: list[str] = []
    for entry in FluentParser().parse(read(slug, f"text/{language}.ftl")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.value is not None, entry.id.name
            found += [entry.id.name, *[f"{entry.id.name}.{attribute.id.name}" for attribute in entry.attributes]]
    return found


def log_variables(slug: str, language: str) -> dict[str, set[str]]:
    """Return the variables of every line of the log, those of the texts it is made of included."""
    variables = Texts(language, read(slug, f"text/{language}.ftl")).variables
    return {place: found for place, found in variables.items() if place.endswith(".log")}


def reasons(slug: str) -> set[str]:
    """Name the rules of which a text says that they forbid something."""
    return {name.removeprefix(REASON) for name in ids(slug, LANGUAGES[0]) if name.startswith(REASON)}


def rules(slug: str, page: str = "README.md") -> list[str]:
    """List the rules of a page: its list items that begin with an id."""
    return RULE.findall(read(slug, page))


def numbered(letter: str, *ranges: tuple[int, int]) -> list[str]:
    """Name the rules with a letter from the first to the last number of each range."""
    return [f"{letter}{number}" for first, last in ranges for number in range(first, last + 1)]


@lru_cache
def all_said(slug: str, language: str) -> list[str]:
    """Say every message of a game, as a choice or a prompt, and as a line of the log where it has one."""
    words = words_of(slug)[language]
    name = "Аня" if language in CYRILLIC else "Ann"
    said: list[str] = []
    for message in catalogue.game(slug).messages():
        more: dict[str, MessageValue] = {"seat_name": name} if "seat" in message.arguments else {}
        said.append(words.format(message, "", **more))
        if message.text.startswith("do-"):
            said.append(words.format(message, "log", name=name, **more))
    return said


def example(slug: str) -> tuple[Plain, Plain]:
    """Return the answer to a pad that the README shows, and what the rules answer."""
    pad, answer = [json.loads(block) for block in EXAMPLE.findall(read(slug, "README.md"))]
    names, sheet = catalogue.game(slug).score(Reader(pad, ""), catalogue.edition(slug))
    return answer, {"game": slug, **as_plain(sheet.to_plain(names))}


def read(slug: str, file: str) -> str:
    """Read a file of a game's folder."""
    return Path(catalogue.folder(slug), file).read_text("utf-8")
