"""The files of a new language: copies of the English ones, whose texts are marked until they are translated."""

import re
from collections.abc import Callable
from pathlib import Path

from tools.languages.texts import UNTRANSLATED, english_files, in_language

ENTRY = re.compile(r"^(?=-?[a-z][\w-]* =)", re.MULTILINE)


def marked(english: Path) -> str:
    """Return the texts of an English file, each marked as not translated."""
    text = english.read_text("utf-8")
    if english.suffix == ".md":
        return f"{UNTRANSLATED}\n\n{text}"
    return ENTRY.sub(f"# {UNTRANSLATED}\n", text)


def write_files(root: Path, language: str, translate: Callable[[Path], str] = marked) -> list[Path]:
    """Write a file of the language beside every English one, unless there is one; return those that were written."""
    wanted = [(english, in_language(english, language)) for english in english_files(root)]
    new = [(english, file) for english, file in wanted if not file.exists()]
    for english, file in new:
        file.write_text(translate(english), "utf-8")
    return [file for _, file in new]
