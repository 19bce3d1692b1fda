"""Every rule of every game is cited by a test, and every reading has a reason: both are read from the game's README."""

import re
from collections import Counter
from pathlib import Path

import pytest

from parlour.engine import catalogue

TESTS = Path(__file__).resolve().parent
RULE = re.compile(r"^\s*[-*]\s+(?:\*\*)?([A-Z]\d+[a-z]?)\b", re.MULTILINE)
ITEM = re.compile(r"^- ([A-Z]\d+[a-z]?)\.(.*?)(?=^\S|\Z)", re.MULTILINE | re.DOTALL)
ROW = re.compile(r"^\| ([A-Z]\d+[a-z]?) \| [^|]+ \| [^|]+ \|$", re.MULTILINE)
READING = "**[I]**"  # marks what a rulebook leaves open
REASONS = "## Why we read it so\n"


def rules(readme: str) -> list[str]:
    """List the ids of the rules of a README: those that begin an item of a list."""
    return RULE.findall(readme)


def readings(readme: str) -> dict[str, int]:
    """Count the marks of each rule that has any."""
    return {rule: text.count(READING) for rule, text in ITEM.findall(readme) if READING in text}


def reasons(readme: str) -> dict[str, int]:
    """Count the rows that each rule has in the table of reasons."""
    return dict(Counter(ROW.findall(readme.partition(REASONS)[2].partition("\n## ")[0])))


def cited(rule: str, texts: list[str]) -> bool:
    """Return whether a test names a rule, in a docstring or a comment. A range like T1–T9 names its ends only."""
    return any(re.search(rf"\b{rule}\b", text) for text in texts)


def sources_of(slug: str) -> list[str]:
    """Read the tests of a game."""
    files = [*TESTS.glob(f"games/{slug}/**/test_*.py"), *TESTS.glob(f"toys/test_{slug}*.py")]
    return [file.read_text(encoding="utf-8") for file in files]


@pytest.mark.parametrize("slug", catalogue.slugs())
def test_every_rule_is_cited_by_a_test(slug: str) -> None:
    found = rules((catalogue.folder(slug) / "README.md").read_text(encoding="utf-8"))
    texts = sources_of(slug)
    assert found
    assert [rule for rule in found if not cited(rule, texts)] == []


@pytest.mark.parametrize("slug", catalogue.slugs())
def test_no_id_stands_for_two_rules(slug: str) -> None:
    found = rules((catalogue.folder(slug) / "README.md").read_text(encoding="utf-8"))
    assert sorted(found) == sorted(set(found))


@pytest.mark.parametrize("slug", catalogue.slugs())
def test_every_reading_has_a_reason(slug: str) -> None:
    readme = (catalogue.folder(slug) / "README.md").read_text(encoding="utf-8")
    assert reasons(readme) == readings(readme)


def test_a_mark_without_a_row_is_found() -> None:
    rules_part = f"- R1. One {READING},\n  two {READING}.\n- R2. None.\n- R3. One {READING}.\n\n"
    readme = f"{rules_part}{REASONS}| R1 | a | b |\n| R3 | a | b |\n"
    assert readings(readme) == {"R1": 2, "R3": 1}
    assert reasons(readme) == {"R1": 1, "R3": 1}


def test_ids_are_read_from_items_of_lists() -> None:
    readme = "# R1 is no rule\n- R2. A rule.\n  see R3\n- **R4a** Another.\n* R5: and one.\n- Examples: R6\n1. R7\n"
    assert rules(readme) == ["R2", "R4a", "R5"]


def test_a_rule_is_cited_by_its_whole_id() -> None:
    assert cited("T2", ["see T2, T3"])
    assert not cited("T2", ["see T21", "AT2"])
