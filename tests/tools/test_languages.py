"""The steps for a further language, as docs/languages.md has them, and the pseudo-language."""

import re
from pathlib import Path

import pytest

from parlour.engine.languages import ENGLISH, LANGUAGE_NAMES, LANGUAGES
from tools.languages.missing import missing
from tools.languages.pseudo import accented, pseudo_fluent, pseudo_markdown
from tools.languages.pseudo_tree import add_language
from tools.languages.start import write_files
from tools.languages.texts import ROOT, UNTRANSLATED, english_files, fluent_texts, in_language

NEW = "eo"
WORDS = """# What it says.

greeting = Hello, { $name }!
    .log = { $name } says hello
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
"""
RULES = "# Rules\n\n- L1. There are **two** cards; see `L2`.\n- L2. Take one.\n"


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A tree with a file of texts, and one of rules, in English only."""
    for name, text in (("client/src/text/en.ftl", WORDS), ("src/parlour/games/x/help/en.md", RULES)):
        (tmp_path / name).parent.mkdir(parents=True)
        (tmp_path / name).write_text(text, "utf-8")
    languages = tmp_path / "src/parlour/engine/languages.py"
    languages.parent.mkdir(parents=True)
    languages.write_text((ROOT / "src/parlour/engine/languages.py").read_text("utf-8"), "utf-8")
    return tmp_path


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != ENGLISH])
def test_no_language_lacks_anything(language: str) -> None:
    assert len(list(english_files(ROOT))) > 30
    assert missing(ROOT, language) == []


def test_a_new_language_is_one_line(tree: Path) -> None:
    add_language(tree, NEW, "Esperanto")
    found: dict[str, dict[str, str]] = {}
    exec((tree / "src/parlour/engine/languages.py").read_text("utf-8"), found)
    assert found["LANGUAGE_NAMES"] == {**LANGUAGE_NAMES, NEW: "Esperanto"}


def test_what_is_begun_is_marked_until_it_is_translated(tree: Path) -> None:
    assert len(missing(tree, NEW)) == 2  # no such files
    files = write_files(tree, NEW)
    assert [file.name for file in files] == ["eo.md", "eo.ftl"]
    assert write_files(tree, NEW) == []  # what is there stays
    assert missing(tree, NEW) == [
        "src/parlour/games/x/help/eo.md: is still marked as English",
        *[
            f"client/src/text/eo.ftl: {name} is still marked as English"
            for name in ("greeting", "greeting.log", "points")
        ],
    ]
    for file in files:
        file.write_text(re.sub(rf"^#? ?{UNTRANSLATED}\n+", "", file.read_text("utf-8"), flags=re.MULTILINE), "utf-8")
    assert missing(tree, NEW) == []
    assert files[1].read_text("utf-8") == WORDS


def test_each_thing_that_is_missing_is_named(tree: Path) -> None:
    (tree / "client/src/text/eo.ftl").write_text(
        "greeting = Saluton, { $nomo }!\nfarewell = Ĝis\nnot Fluent\n", "utf-8"
    )
    (tree / "src/parlour/games/x/help/eo.md").write_text("- L2. Prenu.\n- L3. Lasu.\n", "utf-8")
    found = [line.partition(": ")[2] for line in missing(tree, NEW)]
    assert found == [
        "rule L1 is missing",
        "rule L3 is not in English",
        "greeting uses $nomo, which nothing gives it",
        "greeting.log is missing, after greeting",
        "points is missing, after greeting.log",
        "farewell is not in English",
        "(not Fluent: not Fluent) is not in English",
    ]


def test_the_pseudo_language_has_no_plain_letter_and_is_longer(tmp_path: Path) -> None:
    said = pseudo_fluent(WORDS)
    assert "Ĥééļļóó, { $name }!" in said
    (tmp_path / "en.ftl").write_text(WORDS, "utf-8")
    (tmp_path / "xx.ftl").write_text(said, "utf-8")
    assert fluent_texts(tmp_path / "xx.ftl") == fluent_texts(tmp_path / "en.ftl")
    text = "Somebody at Parlour, probably you, would like to be told at this address when it is their turn."
    assert not re.search("[A-Za-z]", accented(text))
    assert 1.35 < len(accented(text)) / len(text) < 1.45


def test_rules_keep_their_ids_and_their_markup() -> None:
    assert (
        pseudo_markdown(RULES)
        == "# Ŕúúļééšš\n\n- L1. Ţĥééŕéé ààŕéé **ţŵóó** çààŕďšš; ššéééé `L2`.\n- L2. Ţààķéé óóññéé.\n"
    )


def test_the_page_names_the_commands_and_the_mark() -> None:
    page = (ROOT / "docs/languages.md").read_text("utf-8")
    for said in (
        "tools.languages start",
        "tools.languages missing",
        "tools.languages pseudo",
        "tools.make_types",
        UNTRANSLATED,
    ):
        assert said in page
    assert in_language(Path("a/en.ftl"), NEW) == Path("a/eo.ftl")
