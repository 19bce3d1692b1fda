"""A visitor without a mouse: every key is followed by the check that the focus has not fallen to the page's body."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.visitor import LIT, Visitor

# Two frames are the browser's own time to find that what had the focus is gone.
FALLEN = """() => document.activeElement !== document.body ? false
  : new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() =>
      done(document.activeElement === document.body))))"""
FOCUSED = "() => document.activeElement?.outerHTML.slice(0, 160) ?? ''"
IS_FOCUSED = "(what) => document.activeElement.matches(what)"
MOST_GROUPS = 40  # on a page


class Keyboard:
    """Presses keys, and nothing else."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.pressed: list[str] = []

    @property
    def page(self) -> Page:
        return self.visitor.page

    def press(self, *keys: str) -> Keyboard:
        """Press keys one after the other, and find the focus after each."""
        for key in keys:
            self.page.keyboard.press(key)
            self.pressed.append(key)
            if key == "Tab" and self.page.evaluate(
                FALLEN
            ):  # after the last stop come the browser's own, then the first
                self.page.keyboard.press(key)
            self.check(key)
        return self

    def check(self, when: str) -> None:
        """Fail if the focus is on the body of the page, where a keyboard begins at the top again."""
        assert not self.page.evaluate(FALLEN), f"the focus fell to the body after {when}; pressed {self.pressed[-8:]}"

    def focused(self) -> str:
        """Return the beginning of what has the focus, as it is written in the page."""
        return str(self.page.evaluate(FOCUSED))

    def tab_to(self, what: str, most: int = 60) -> Keyboard:
        """Press the Tab key until what a selector names has the focus."""
        for _ in range(most):
            self.press("Tab")
            if self.page.evaluate(IS_FOCUSED, what):
                return self
        raise AssertionError(f"the Tab key does not lead to {what}")

    def go_to(self, what: str) -> Keyboard:
        """Go from group to group until what a selector names has the focus."""
        for _ in range(MOST_GROUPS):
            if self.page.evaluate(IS_FOCUSED, what):
                return self
            self.press("F6")
        raise AssertionError(f"F6 does not lead to {what}")

    def choose(self) -> None:
        """Choose something at random of what can be chosen: in this group, or in another one."""
        chance = self.visitor.chance
        if chance.random() < 0.5:  # elsewhere
            self.press("F6")
        for _ in range(MOST_GROUPS):
            if not self.page.locator(LIT).count():
                return  # an action with nothing to choose is played by one key, and takes a moment
            if self.page.evaluate(IS_FOCUSED, LIT):
                self.press(*["ArrowRight"] * chance.randrange(4)).press("Enter")
                return
            self.press("F6")
        raise AssertionError("F6 leads to nothing that can be chosen")

    def decide(self) -> None:
        """Make one decision."""
        self.check("what others have done")
        while (now := self.visitor.next()) == "lit":
            self.choose()
        if now == "ready":
            self.confirm()

    def confirm(self) -> None:
        """Press the table's button."""
        self.go_to("button.main")
        with self.page.expect_response("**/actions") as answer:
            self.press("Enter")
        assert answer.value.ok, answer.value.text()
        self.visitor.wait_for_news(answer.value.json()["seq"])

    def play_until_over(self, most: int = 400) -> int:
        """Play a whole match; return how many decisions it took."""
        for made in range(most):
            if self.visitor.next() == "over":
                return made
            self.decide()
        raise AssertionError(f"not over after {most} decisions")


def open_table(visitor: Visitor, table: str) -> Keyboard:
    """Come to a table by the keyboard: the Tab key leaves the top of the page."""
    visitor.go(f"/table/{table}")
    visitor.next()
    keyboard = Keyboard(visitor)
    keyboard.press("Tab")
    expect(visitor.page.locator(LIT).first).to_be_visible()
    return keyboard
