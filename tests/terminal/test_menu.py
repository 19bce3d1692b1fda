"""The menu: stable numbers, filtering by words, ranges where there are very many choices."""

import pytest

from parlour import Match
from parlour.engine import catalogue
from parlour.engine.actions import Actions, Field, Kind
from parlour.legal_actions import LegalAction
from parlour.localization import Translator
from parlour.terminal.menu import MAX_LINES, Menu

ACTIONS = Actions([Kind("place", [Field("row", 20), Field("column", 20)]), Kind("pass")])


class Spelt(LegalAction):
    """A choice that says its own numbers."""

    def __init__(self, action: int) -> None:
        self.seat = 0  # type: ignore[misc]  # set here instead of from a match
        self.action = action  # type: ignore[misc]  # as above

    def __str__(self) -> str:
        return " ".join([ACTIONS.kind(self.action).name, *map(str, ACTIONS.values(self.action))])


def menu(*actions: int) -> Menu:
    return Menu([Spelt(action) for action in actions], ACTIONS, Translator("en"))


def test_a_short_menu_lists_every_choice_by_number() -> None:
    assert menu(0, 1, 400).brief() == ["   1  place 0 0", "   2  place 0 1", "   3  pass"]


def test_a_long_menu_lists_stretches_that_belong_together() -> None:
    lines = menu(*range(401)).brief()
    assert len(lines) == 22 <= MAX_LINES
    assert lines[0] == "   1–20  place 0 0 … place 0 19"
    assert lines[20] == " 401  pass"
    assert "401" in lines[21]


def test_a_number_picks_the_choice_and_an_empty_line_the_only_one() -> None:
    picked = menu(0, 5).pick("2")
    assert picked is not None
    assert picked.action == 5
    assert menu(7).pick("") is not None
    assert menu(0, 5).pick("") is None


@pytest.mark.parametrize("line", ["0", "3", "-1", "x", "1.0", "٣", "²", "9" * 5000, " "])
def test_whatever_is_no_number_of_the_menu_picks_nothing(line: str) -> None:
    assert menu(0, 5).pick(line) is None


def test_words_narrow_whatever_their_order_and_case() -> None:
    assert menu(0, 1, 400).with_words("0 PLACE") == [1, 2]
    assert menu(0, 1, 400).with_words("pass") == [3]
    assert menu(0, 1, 400).with_words("fly") == []


@pytest.mark.parametrize("slug", catalogue.slugs())
def test_every_choice_of_a_game_is_on_its_menu_once(slug: str) -> None:
    match = Match(slug, seed=1)
    while not match.over:
        choices = match.legal.of(match.turn[0])
        found = Menu(choices, match.game.actions, match.translator)
        assert sorted(map(int, found.choices)) == sorted(map(int, choices))
        match.play(choices[0])
