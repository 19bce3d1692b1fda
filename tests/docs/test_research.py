"""What the page for researchers says is so: its examples run, and its tables are those of the games."""

import json
import re
import subprocess
import sys

import pytest

from parlour.engine import catalogue
from parlour.localization import Translator
from tests.docs.test_documents import ROOT, python_blocks

NOTEBOOK = ROOT / "docs" / "research.ipynb"
PAGE = ROOT / "docs" / "research.md"
SHIPPED = [slug for slug in catalogue.slugs() if catalogue.is_shipped(slug)]


def rows(slug: str) -> list[list[str]]:
    """Return the rows of the page's tables about a game."""
    name = Translator("en", slug).text("name")
    found = re.findall(rf"^\| {re.escape(name)} \|(.*)\|$", PAGE.read_text("utf-8"), flags=re.MULTILINE)
    return [[cell.strip() for cell in row.split("|")] for row in found]


@pytest.mark.parametrize("example", python_blocks(PAGE))
def test_an_example_runs(example: str) -> None:
    done = subprocess.run([sys.executable, "-c", example], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


@pytest.mark.slow
def test_the_notebook_runs() -> None:
    cells = json.loads(NOTEBOOK.read_text("utf-8"))["cells"]
    code = "\n".join("".join(cell["source"]) for cell in cells if cell["cell_type"] == "code")
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "mean utility against easy:" in done.stdout


@pytest.mark.parametrize("slug", SHIPPED)
def test_the_tables_are_true(slug: str) -> None:
    game = catalogue.game(slug)
    by_seats = {variant.seats: variant for variant in game.info.variants()}
    sizes = ", ".join(f"{game.layout(variant).size:,} ({seats})" for seats, variant in sorted(by_seats.items()))
    factors, chance = game.factors(), game.factors(chance=True)
    widest = max(head.size for head in factors.heads)
    longest = max(len(kind.fields) for kind in factors.kinds) + 1
    shape = [game.actions.size, len(factors.kinds), len(factors.heads), widest, longest, len(chance.kinds)]
    assert rows(slug) == [[sizes], [f"{figure:,}" for figure in shape]]
