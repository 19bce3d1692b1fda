"""Where the texts of a language lie: a file of its own beside every English one."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from parlour.engine.languages import ENGLISH

ROOT: Final = Path(__file__).resolve().parents[2]
PLACES: Final = ("src/parlour", "client/src", "tests/toys")  # what comes with Parlour, and the games of its tests
LEFT_OUT: Final = ("node_modules", "static", "sample_game")  # the last is a game of somebody else's
UNTRANSLATED: Final = "UNTRANSLATED"  # a comment above a text that is still the English one
RULE: Final = re.compile(r"^- ([A-Z]{1,3}\d+[a-z]?)\. ", re.MULTILINE)


@dataclass(frozen=True)
class Said:
    """One text: its variables, whether it is made of other texts too, and whether it is marked as the English one."""

    variables: frozenset[str]
    has_parts: bool
    is_marked: bool


def english_files(root: Path) -> Iterator[Path]:
    """Yield every file of texts in English."""
    for place in PLACES:
        for name in (f"{ENGLISH}.ftl", f"{ENGLISH}.md"):
            found = sorted((root / place).rglob(name))
            yield from (path for path in found if not set(LEFT_OUT).intersection(path.relative_to(root).parts))


def in_language(english: Path, language: str) -> Path:
    """Return the path of the same texts in a language."""
    return english.with_name(language + english.suffix)


def fluent_texts(file: Path) -> dict[str, Said]:
    """Return the texts of a Fluent file, attributes as `id.attribute`, in their order."""
    found: dict[str, Said] = {}
    for entry in FluentParser().parse(file.read_text("utf-8")).body:
        if isinstance(entry, ast.Junk):
            found[f"(not Fluent: {(entry.content or '').strip()[:40]})"] = Said(
                frozenset(), has_parts=False, is_marked=False
            )
        if isinstance(entry, ast.Message):
            marked = UNTRANSLATED in ((entry.comment.content or "") if entry.comment else "")
            if entry.value is not None:
                found[entry.id.name] = said(entry.value, is_marked=marked)
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = said(attribute.value, is_marked=marked)
    return found


def said(pattern: ast.Pattern, *, is_marked: bool) -> Said:
    """Return what a text uses itself."""
    names: set[str] = set()
    parts: list[str] = []

    class Finder(Visitor):
        def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (Fluent's name)
            names.add(node.id.name)

        def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 (as above)
            parts.append(node.id.name)

    Finder().visit(pattern)
    return Said(frozenset(names), has_parts=bool(parts), is_marked=is_marked)
