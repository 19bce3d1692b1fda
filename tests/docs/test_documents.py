"""The examples in the documents work, and their links lead to existing files."""

import doctest
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
DOCUMENTS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])


def python_blocks(document: Path) -> list[str]:
    return re.findall(r"^```python\n(.*?)^```", document.read_text("utf-8"), flags=re.DOTALL | re.MULTILINE)


def test_the_example_of_the_readme_plays_a_match() -> None:
    """It is at most ten lines long and ends by printing the outcome and one total a seat."""
    (example,) = python_blocks(ROOT / "README.md")
    assert len(example.strip().splitlines()) <= 10
    done = subprocess.run([sys.executable, "-c", example], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    outcome, totals = done.stdout.splitlines()
    assert outcome
    assert re.fullmatch(r"\[-?\d+, -?\d+, -?\d+\]", totals)


def test_the_examples_of_the_interface_are_true() -> None:
    examples = doctest.DocTestParser().get_doctest(
        (ROOT / "docs" / "interface.md").read_text("utf-8"), {}, "interface.md", None, 0
    )
    assert examples.examples
    assert doctest.DocTestRunner(optionflags=doctest.IGNORE_EXCEPTION_DETAIL).run(examples).failed == 0


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_links_between_documents_lead_somewhere(document: Path) -> None:
    links = re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", document.read_text("utf-8"))
    local = [link for link in links if "://" not in link]
    assert [link for link in local if not (document.parent / link).exists()] == []
