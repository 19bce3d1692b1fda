"""Pictures: whatever is shown can be drawn, in every game and language, and only what is shown."""

import io

import pytest
from rich.console import Console

from parlour import Match
from parlour.engine import catalogue
from parlour.engine.languages import LANGUAGES
from parlour.engine.plain import Plain
from parlour.engine.view import View
from parlour.localization import Translator
from parlour.terminal.picture import picture
from parlour.terminal.sheet_table import sheet_table
from tests.terminal.late import late
from tests.thorough import THOROUGH

SLUG = catalogue.slugs()[0]
# Every position in English; in other languages the same pictures have other words, and some positions show them all.
EVERY = {language: 1 if THOROUGH or language == "en" else 4 for language in LANGUAGES}


def drawn(shown: dict[str, Plain], seat: int = 0) -> str:
    real = Match(SLUG, seed=1, language="en").view(seat)
    view = View(real.variant, real.edition, seat, shown, {})
    return text_of(picture(view, Translator("en"), ["Ann", "Bob"]))


def text_of(thing: object) -> str:
    console = Console(file=io.StringIO(), width=100, markup=False, emoji=False)
    console.print(thing)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def test_facts_stand_on_one_line() -> None:
    assert "round: 3  ·  first: Bob  ·  goods: salt, two words" in drawn(
        {"round": 3, "first": 1, "goods": ["salt", "two_words"], "nothing": None, "none": [], "empty": [None, []]}
    )


def test_a_list_of_objects_is_a_table_without_its_empty_places() -> None:
    said = drawn({"market": [{"price": 3, "open": True}, None, {"price": 4, "open": False}]})
    rows = [line.split() for line in said.splitlines() if line.strip() and "─" not in line]
    assert rows == [["market"], ["price", "open"], ["3", "✓"], ["4", "–"]]


def test_seats_are_columns_and_the_viewer_is_marked() -> None:
    said = drawn(
        {"seats": [{"coins": 3, "goods": {"salt": 2, "tea": 1, "silk": 0}}, {"coins": 0, "goods": {"salt": 0}}]}
    )
    assert "Ann (you)" in said
    assert "salt ×2, tea" in said
    assert "silk" not in said


def test_a_stack_that_is_not_shown_is_hidden() -> None:
    assert "hidden" in drawn({"seats": [{"stacks": {"cards": [1, 2]}}, {"stacks": {"cards": None}}]})


def test_a_board_drawn_as_text_stays_as_it_is() -> None:
    assert "  # . #\n" in drawn({"board": ["# . #", ". # ."]})


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", catalogue.slugs())
def test_every_position_of_every_game_can_be_drawn(slug: str, language: str) -> None:
    match, number = late(slug, 3, language), 0
    while not match.over:
        seat, number = match.turn[-1], number + 1
        if number % EVERY[language] == 0:
            assert text_of(picture(match.view(seat), match.translator, match.names))
            assert text_of(sheet_table(match.sheet(seat), match.names, match.translator))
        match.play(match.legal[0])
    assert number >= EVERY[language]
    assert text_of(picture(match.view(), match.translator, match.names))
