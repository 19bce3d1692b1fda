"""What a language lacks, as lines for a translator: the file, the text, and what is wrong with it."""

from collections.abc import Iterator
from pathlib import Path

from tools.languages.texts import RULE, UNTRANSLATED, Said, english_files, fluent_texts, in_language


def missing(root: Path, language: str) -> list[str]:
    """List all that a language lacks in the tree at *root*."""
    return [line for english in english_files(root) for line in _missing_in(root, english, language)]


def _missing_in(root: Path, english: Path, language: str) -> Iterator[str]:
    file = in_language(english, language)
    where = file.relative_to(root).as_posix()
    if not file.is_file():
        yield f"{where}: there is no such file"
    elif file.suffix == ".md":
        yield from (f"{where}: {problem}" for problem in _markdown_problems(english, file))
    else:
        yield from (f"{where}: {problem}" for problem in _fluent_problems(fluent_texts(english), fluent_texts(file)))


def _markdown_problems(english: Path, file: Path) -> Iterator[str]:
    text = file.read_text("utf-8")
    if UNTRANSLATED in text:
        yield "is still marked as English"
    wanted, found = RULE.findall(english.read_text("utf-8")), RULE.findall(text)
    yield from (f"rule {rule} is missing" for rule in wanted if rule not in found)
    yield from (f"rule {rule} is not in English" for rule in found if rule not in wanted)


def _fluent_problems(english: dict[str, Said], found: dict[str, Said]) -> Iterator[str]:
    before = ""
    for name, said in english.items():
        if name not in found:
            yield f"{name} is missing" + (f", after {before}" if before else ", at the beginning")
        elif found[name].is_marked:
            yield f"{name} is still marked as English"
        before = name
        if name in found and not said.has_parts and not said.variables >= found[name].variables:
            more = ", ".join(f"${variable}" for variable in sorted(found[name].variables - said.variables))
            yield f"{name} uses {more}, which nothing gives it"
    yield from (f"{name} is not in English" for name in found if name not in english)
