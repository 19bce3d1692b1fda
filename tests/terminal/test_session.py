"""People at one keyboard: hand-over, news, taking back with consent."""

import io

import pytest
from rich.console import Console

from parlour import Match
from parlour.engine import catalogue, undo
from parlour.localization import Translator
from parlour.terminal.console import CLEAR_ALL, Terminal
from parlour.terminal.seating import TerminalSeating, read_seat, seated, seated_again
from parlour.terminal.session import Session
from tests.terminal.late import late, set_up

SLUGS = catalogue.slugs()
NAMES = ["Ann", "Bob"]


class Keyboard(io.StringIO):
    """Lines that a person types."""

    def isatty(self) -> bool:
        return True


def terminal(typed: str) -> tuple[Terminal, io.StringIO]:
    screen = io.StringIO()
    console = Console(file=screen, force_terminal=True, width=120, markup=False, emoji=False, color_system=None)
    return Terminal(console, Keyboard(typed)), screen


def session(slug: str, typed: str, who: list[str], seed: int = 1) -> tuple[Session, io.StringIO]:
    room, screen = terminal(typed)
    match = late(slug, seed, "en", NAMES)
    return Session(match, TerminalSeating(NAMES, who), room, lambda: None, seed), screen


@pytest.mark.slow
@pytest.mark.parametrize("slug", SLUGS)
def test_the_screen_is_wiped_before_another_person_looks(slug: str) -> None:
    played, screen = session(slug, "\n1\n" * 300, ["human", "human"])
    assert played.run()
    said = screen.getvalue()
    assert "Hand over to Ann" in said
    assert "Hand over to Bob" in said
    for part in said.split("Hand over to ")[1:]:
        assert part.partition("\n")[0].count(CLEAR_ALL) >= 1
    assert said.count(CLEAR_ALL) == 2 * said.count("Hand over to ")


@pytest.mark.slow
@pytest.mark.parametrize("slug", SLUGS)
def test_no_person_is_shown_the_view_of_another(slug: str) -> None:
    """Between two hand-overs only one person's picture is drawn."""
    played, screen = session(slug, "\n1\n" * 300, ["human", "human"])
    played.run()
    for part in screen.getvalue().split("Hand over to ")[1:-1]:
        name = part[:3]
        other = "Bob" if name == "Ann" else "Ann"
        assert f"{other}, your choice" not in part
        assert f"{other} (you)" not in part


@pytest.mark.parametrize("slug", SLUGS)
def test_a_single_person_is_never_asked_to_hand_over(slug: str) -> None:
    played, screen = session(slug, "1\n" * 300, ["human", "easy"])
    assert played.run()
    assert "Hand over" not in screen.getvalue()


@pytest.mark.parametrize("slug", SLUGS)
def test_the_end_of_the_input_stops_the_match(slug: str) -> None:
    for typed in ("", "\n", "\n1\n"):
        played, _ = session(slug, typed, ["human", "human"])
        assert not played.run()


def match_that_needs_consent(slug: str) -> Match | None:
    """Find a position in which a seat may take back only with the other's consent."""
    match = set_up(slug, 1, "en", NAMES)
    while not match.over:
        match.play(match.legal[0])
        offers = [undo.offer(match.record, seat) for seat in match.turn]
        if offers and offers[0] is not None and offers[0].consent:
            return match
    return None


@pytest.mark.parametrize("agrees", [True, False])
def test_taking_back_over_anothers_action_asks_for_consent(*, agrees: bool) -> None:
    found = [match for slug in SLUGS if (match := match_that_needs_consent(slug)) is not None]
    assert found, "in no game can an action be taken back over another's"
    for match in found:
        room, screen = terminal(f"\nu\n{'y' if agrees else 'n'}\nq\n")
        Session(match, TerminalSeating(NAMES, ["human", "human"]), room, lambda: None, 1).run()
        assert "take back" in screen.getvalue()
        assert match.record.entries[-1].is_undo == agrees


def test_seats_are_filled_with_people_first_and_bots_then() -> None:
    words = Translator("en")
    seating = seated([("Ann", "easy")], 4, 2, "normal", words)
    assert seating.who == ["easy", "human", "human", "normal"]
    assert seating.names == ["Ann", "Player 2", "Player 3", "Bot 4"]
    assert seating.people == [1, 2]
    assert seating.options()[:2] == ["--seat", "Ann=easy"]


def test_a_name_may_have_an_equals_sign() -> None:
    assert read_seat("a=b=human") == ("a=b", "human")
    assert read_seat("easy") == ("", "easy")


def test_seats_are_found_again_by_name() -> None:
    assert seated_again([("Bob", "human")], NAMES, 1, "easy").who == ["easy", "human"]
    assert seated_again([], NAMES, 1, "easy").who == ["human", "easy"]
    assert seated_again([("", "easy"), ("", "human")], NAMES, 1, "normal").who == ["easy", "human"]
