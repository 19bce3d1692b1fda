"""Lessons in the browser: by keyboard, by touch on a phone and by mouse, doing what each step points at."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.visitor import Visitor
from tests.thorough import THOROUGH

Json = dict[str, Any]
Do = Callable[[Page], None]
MOST_PARTS = 8  # things to point at until an action is made
CENTRE = """() => {
  const ring = document.querySelector('.ring')?.getBoundingClientRect();
  return ring && [ring.left + ring.width / 2, ring.top + ring.height / 2];
}"""
# What the bubble covers of what it points at, and how far it reaches out of the window, in pixels.
FAULTS = """() => {
  const box = (element) => element.getBoundingClientRect();
  const bubble = box(document.querySelector('.bubble'));
  const covered = [...document.querySelectorAll('.ring')].map(box).map((ring) => Math.max(0, Math.min(
    Math.min(ring.right - 5, bubble.right) - Math.max(ring.left + 5, bubble.left),
    Math.min(ring.bottom - 5, bubble.bottom) - Math.max(ring.top + 5, bubble.top))));
  const outside = [-bubble.left, -bubble.top, bubble.right - innerWidth, bubble.bottom - innerHeight];
  return Math.round(Math.max(0, ...covered, ...outside));
}"""


class Learner:
    """Somebody in the middle of a lesson."""

    def __init__(self, visitor: Visitor, game: str, lesson: str) -> None:
        self.visitor, self.page = visitor, visitor.page
        self.table = str(visitor.ask("POST", "/api/lessons", {"game": game, "lesson": lesson})["table"])
        visitor.go(f"/table/{self.table}")

    @property
    def now(self) -> Json:
        """What the server says of the lesson."""
        lesson: Json = self.visitor.ask("GET", f"/api/tables/{self.table}")["lesson"]
        return lesson

    def bubble(self, step: int) -> Locator:
        return self.page.locator(f".bubble[data-step='{step}']")

    def reach(self, last: int, go_on: Do, do: Do) -> None:
        """Go through the steps up to one, going on and doing in this way."""
        while (lesson := self.now)["step"] < last:
            step = lesson["step"]
            expect(self.bubble(step)).to_be_visible()
            if lesson["action"] is None:
                expect(self.page.locator(".ring").first).to_be_visible()
                assert self.page.evaluate(FAULTS) <= 1, f"at step {step}"
                go_on(self.page)
            else:
                self._act(lesson, do)
            expect(self.bubble(step)).to_have_count(0)

    def _act(self, lesson: Json, do: Do) -> None:
        step = lesson["step"]
        if lesson["kind"] != "act":
            self.bubble(step).get_by_role("button", name="Show me").click()
        for _ in range(MOST_PARTS):
            if not self._is_pointing(step):
                return
            before = self.page.evaluate(CENTRE)
            assert self.page.evaluate(FAULTS) <= 1, f"at step {step}"
            do(self.page)
            moved = f"(before) => !({self._said(step)}) || String(({CENTRE})()) !== String(before)"
            self.page.wait_for_function(moved, arg=before)
        assert not self._is_pointing(step), f"step {step} cannot be done"

    def _is_pointing(self, step: int) -> bool:
        """Wait until a step points at something, and return True; or until it is left."""
        self.page.wait_for_function(f"() => document.querySelector('.ring') || !({self._said(step)})")
        return self.bubble(step).count() > 0

    def _said(self, step: int) -> str:
        return f"document.querySelector('.bubble[data-step=\"{step}\"]')"


def press_enter(page: Page) -> None:
    page.keyboard.press("Enter")


def click_ring(page: Page) -> None:
    page.mouse.click(*page.evaluate(CENTRE))


def tap_ring(page: Page) -> None:
    page.touchscreen.tap(*page.evaluate(CENTRE))


def press_next(page: Page) -> None:
    page.locator(".bubble button.primary").click()


def tap_next(page: Page) -> None:
    page.locator(".bubble button.primary").tap()


def test_a_lesson_is_learnt_with_nothing_but_the_enter_key(visit: Visit) -> None:
    """The focus goes along with what is pointed at; Escape asks whether to leave."""
    learner = Learner(visit(), "laar", "first")
    page = learner.page
    learner.reach(1, press_enter, press_enter)
    expect(learner.bubble(1)).to_be_visible()
    page.keyboard.press("Escape")
    expect(learner.bubble(1)).to_contain_text("Leave the lesson?")
    page.keyboard.press("Escape")
    expect(learner.bubble(1)).to_contain_text("five goods in one")
    learner.reach(21 if THOROUGH else 6, press_enter, press_enter)
    expect(page.locator(".bubble")).to_contain_text("4-5-6-7" if THOROUGH else "your stack of beasts")


def test_a_lesson_is_learnt_by_touch_on_a_phone(visit: Visit) -> None:
    learner = Learner(visit(phone=True), "dreamhome", "first")
    learner.reach(23 if THOROUGH else 5, tap_next, tap_ring)
    expect(learner.page.locator(".bubble")).to_contain_text("49 points" if THOROUGH else "face down on your pile")


def test_a_tile_is_taken_built_and_joined_by_mouse(visit: Visit) -> None:
    """A blueprint and a worker; with the whole lesson a tile that is laid and turned, and a road."""
    learner = Learner(visit(), "hamlet", "build")
    learner.reach(12 if THOROUGH else 4, press_next, click_ring)
    expect(learner.page.locator(".bubble")).to_contain_text("10 points" if THOROUGH else "stands up in your next turn")


def test_a_village_is_worked_in_by_touch_on_a_phone(visit: Visit) -> None:
    """What can be done at a tile stands above what is said."""
    learner = Learner(visit(phone=True), "hamlet", "church")
    learner.reach(15 if THOROUGH else 3, tap_next, tap_ring)
    expect(learner.page.locator(".bubble")).to_contain_text("you win" if THOROUGH else "to the market")


def test_a_village_is_worked_in_with_nothing_but_the_enter_key(visit: Visit) -> None:
    """The focus goes along from a tile to the button that has opened, and to a donkey."""
    learner = Learner(visit(), "hamlet", "gather")
    learner.reach(11 if THOROUGH else 3, press_enter, press_enter)
    expect(learner.page.locator(".bubble")).to_contain_text("back in your supply" if THOROUGH else "2 coins for you")


def test_a_wrong_choice_is_answered_and_nothing_has_changed(visit: Visit) -> None:
    learner = Learner(visit(), "laar", "first")
    learner.visitor.expected.append("409 (Conflict)")  # how the server refuses a wrong choice
    page = learner.page
    for step in range(4):
        learner.visitor.ask("POST", f"/api/tables/{learner.table}/step", {"step": step})
    expect(learner.bubble(4)).to_be_visible()
    page.locator("[data-field='slot'][data-value='1']").click()
    page.locator("[data-field='expert'][data-value='jeweller']").click()
    page.locator("button.main.primary:not([disabled])").click()
    expect(learner.bubble(4)).to_contain_text("let us begin with something simple")
    expect(page.locator(".board [data-picked]")).to_have_count(0)
    assert learner.now["step"] == 4
    page.get_by_role("button", name="Try again").click()
    expect(learner.bubble(4)).to_contain_text("Play your cook on it")
    learner.reach(5, press_next, click_ring)
    page.reload()
    expect(learner.bubble(5)).to_contain_text("reverse order")  # it goes on where it was left


def test_a_puzzle_is_missed_begun_anew_and_solved_by_mouse(visit: Visit) -> None:
    learner = Learner(visit(), "laar", "puzzle-two")
    page = learner.page
    page.get_by_role("button", name="Move no more universal goods").first.click()
    page.locator("button.main.primary:not([disabled])").click()
    expect(page.locator(".bubble")).to_contain_text("25 – well played, but 37 is possible")
    page.get_by_role("button", name="Begin anew").click()
    expect(page.locator(".bubble")).to_contain_text("37 points are possible")
    learner.table = page.url.rpartition("/")[2]
    learner.reach(1, press_next, click_ring)
    expect(page.locator(".bubble")).to_contain_text("Five different spices")
    page.get_by_role("button", name="The next puzzle").click()
    expect(page.locator(".bubble")).to_contain_text("29 points")


def test_a_first_match_offers_the_lesson_of_its_game(visit: Visit) -> None:
    visitor = visit().go("/")
    page = visitor.page
    card = page.locator("article.card").first
    card.get_by_role("button", name="Play now").click()
    expect(page.get_by_text("New to this game?")).to_be_visible()
    page.get_by_role("button", name="Begin").click()
    expect(page.locator(".bubble")).to_contain_text("Welcome")
    visitor.go("/")
    page.locator("article.card").first.get_by_role("button", name="Learn by playing").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("heading", name="Puzzles")).to_be_visible()
    dialog.get_by_role("button", name="Begin").first.click()
    expect(page.locator(".bubble")).to_contain_text("Welcome")
