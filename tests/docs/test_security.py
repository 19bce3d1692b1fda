"""The security review names a test beside every claim, and those tests exist."""

import ast
import re
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
REVIEW = (ROOT / "docs" / "security.md").read_text("utf-8")
NAMED = re.compile(r"`(tests/[\w/]+\.py)::(test_\w+)`")


def claims() -> list[str]:
    """Return the lines of the tables, without their heads."""
    lines = [line for line in REVIEW.splitlines() if line.startswith("| ")]
    return [line for line in lines if not line.startswith("| threat")]


@cache
def functions_of(file: str) -> set[str]:
    found = ast.walk(ast.parse((ROOT / file).read_text("utf-8")))
    return {node.name for node in found if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)}


def test_every_claim_cites_a_test() -> None:
    assert len(claims()) > 30
    assert [line for line in claims() if not NAMED.search(line)] == []


def test_every_test_that_is_named_exists() -> None:
    missing = [f"{file}::{name}" for file, name in NAMED.findall(REVIEW) if name not in functions_of(file)]
    assert missing == []


def test_every_section_says_what_is_not_done() -> None:
    parts = re.split(r"^## ", REVIEW, flags=re.MULTILINE)[2:]
    assert [part.splitlines()[0] for part in parts if "**Not done:**" not in part] == []
