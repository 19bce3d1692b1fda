"""How texts are written: each language's own dashes, quotation marks, spaces and word for points."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from parlour.engine.languages import ENGLISH, LANGUAGES
from tools.languages.texts import ROOT, english_files, in_language

NARROW = "\u202f"  # the space at which no line breaks, before French marks
CYRILLIC = ("ru", "uk")
in_every_language = pytest.mark.parametrize("language", LANGUAGES)

# What a language does not write, by what it is.
EVERYWHERE = {
    "straight quotes": r"[\"']",
    "three full stops": r"\.\.\.",
    "a hyphen for a dash": r"(?<=\S) - (?=\S)",
    "two spaces": r"(?<=[^\s.]) {2}(?=\S)",  # lists of keys are set with several
    "a space before a comma or a full stop": r"(?<=\w) [,.](?=\s|$)",
}
OWN = {
    "en": {"a long dash": "—", "quotation marks of others": "[«»„]"},
    "ru": {
        "a short dash between words": r"(?<!\d) – (?!\d)",
        "letters of Ukrainian": "[іїєґІЇЄҐ]",
        "quotation marks of others": "[“”„]",
        "another word for points": r"\b[Бб]ал(?:л|ла|лы|лов|)\b",
    },
    "fr": {
        "a long dash": "—",
        "a mark without its space": rf"(?<=[^\s{NARROW}\d:!?(])(?:[;!?»]|:(?=\s|$))|«(?!{NARROW})",
        "another space before a mark": r"(?<=\S[ \u00a0])[;:!?»]",
        "quotation marks of others": "[“”„]",
    },
    "uk": {
        "a short dash between words": r"(?<!\d) – (?!\d)",
        "letters of Russian": "[ыэёъЫЭЁЪ]",
        "quotation marks of others": "[“”„]",
        "another word for points": r"\b[Оо]ч(?:ко|ка|ки|ок|кам|ками|ках)\b",
    },
}


class _Texts(Visitor):
    """Collects the sentences of a Fluent file: what stands between placeables, with a mark for each placeable."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802 (Fluent's name)
        parts = [part.value if isinstance(part, ast.TextElement) else "§" for part in node.elements]
        self.found.append("".join(parts))
        self.generic_visit(node)


def said(file: Path) -> Iterator[str]:
    """Yield the sentences of a file of texts, without what only programs read."""
    text = file.read_text("utf-8")
    if file.suffix == ".md":
        yield from re.sub(r"^(?:#+|-) |`[^`]*`|\*\*?", "", text, flags=re.MULTILINE).splitlines()
        return
    visitor = _Texts()
    visitor.visit(FluentParser().parse(text))
    yield from [line for found in visitor.found for line in found.splitlines()]


@cache
def sentences(language: str) -> list[tuple[str, str]]:
    files = [in_language(english, language) for english in english_files(ROOT)]
    return [(file.relative_to(ROOT).as_posix(), line) for file in files for line in said(file)]


def test_there_are_texts_of_the_shell_of_games_and_of_the_client() -> None:
    places = {file.split("/")[0] for file, _ in sentences(ENGLISH)}
    assert places == {"src", "client", "tests"}
    assert len(sentences(ENGLISH)) > 2000


@in_every_language
def test_texts_are_written_as_their_language_is(language: str) -> None:
    rules = {**EVERYWHERE, **OWN.get(language, {})}
    wrong = [
        f"{file}: {what}: {line.strip()}"
        for file, line in sentences(language)
        for what, pattern in rules.items()
        if re.search(pattern, line)
    ]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Say 'yes'"),
        ("en", "Wait..."),
        ("ru", "так – нельзя"),
        ("ru", "§ балла"),
        ("uk", "§ очка"),
        ("uk", "було б ыначе"),
        ("fr", "Quoi?"),
        ("fr", "Quoi\u00a0?"),
        ("fr", "«ici»"),
        ("fr", "Ici: là"),
    ],
)
def test_what_is_not_written_so_is_found(language: str, line: str) -> None:
    assert any(re.search(pattern, line) for pattern in {**EVERYWHERE, **OWN[language]}.values())


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("fr", f"À 12:30, c’est ici{NARROW}: «{NARROW}oui{NARROW}»{NARROW}!"),
        ("ru", "раунды 1–6 — по часовой стрелке; 3 очка за «озеро»"),
        ("uk", "3 бали за «озеро» — разом"),
        ("en", "“Yes” – 3 points, it’s done…"),
    ],
)
def test_what_is_written_so_is_not_found(language: str, line: str) -> None:
    assert not [what for what, pattern in {**EVERYWHERE, **OWN[language]}.items() if re.search(pattern, line)]
