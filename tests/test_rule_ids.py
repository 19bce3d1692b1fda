"""Every rule of every game is cited by a test: the ids are read from the game's README."""

import re
from pathlib import Path

import pytest

from parlour.engine import catalogue

TESTS = Path(__file__).resolve().parent
RULE = re.compile(r"^\s*[-*]\s+(?:\*\*)?([A-Z]\d+[a-z]?)\b", re.MULTILINE)


def rules(readme: str) -> list[str]:
    """List the ids of the rules of a README: those that begin an item of a list."""
    return RULE.findall(readme)


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


def test_ids_are_read_from_items_of_lists() -> None:
    readme = "# R1 is no rule\n- R2. A rule.\n  see R3\n- **R4a** Another.\n* R5: and one.\n- Examples: R6\n1. R7\n"
    assert rules(readme) == ["R2", "R4a", "R5"]


def test_a_rule_is_cited_by_its_whole_id() -> None:
    assert cited("T2", ["see T2, T3"])
    assert not cited("T2", ["see T21", "AT2"])
