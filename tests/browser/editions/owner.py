"""The actions of somebody who owns the box and edits an edition."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.visitor import Point, Visitor, click

NAMES = {"laar": "Guilds of Laar", "dreamhome": "Dream Home", "hokkaido": "Hokkaido", "hamlet": "Hamlet"}


class Owner:
    """A visitor with an edition of their own, in its editor."""

    def __init__(self, visitor: Visitor, game: str, point: Point = click) -> None:
        self.visitor = visitor
        self.game = game
        self.point = point
        visitor.go("/editions")
        point(self.row("These come with Parlour").get_by_role("button", name="Make it mine"))
        expect(self.heading).to_be_visible()
        self.id = visitor.page.url.split("/")[-1].split("#")[0]

    @property
    def page(self) -> Page:
        """The page of the editor."""
        return self.visitor.page

    @property
    def heading(self) -> Locator:
        """The name of the component that is shown."""
        return self.page.locator("#entry")

    @property
    def mistakes(self) -> Locator:
        """All that the check has found."""
        return self.page.get_by_role("status", name=re.compile("mistake"))

    def row(self, section: str) -> Locator:
        """An edition of the game in a list."""
        return self.page.get_by_role("region", name=section).get_by_role("listitem").filter(has_text=NAMES[self.game])

    def open(self, component: str) -> None:
        """Show a component, from the list of all."""
        listed = self.page.get_by_role("navigation", name="All components")
        self.point(listed.get_by_role("button", name=re.compile(f"^{re.escape(component)}(,|$)")))
        expect(self.heading).to_have_text(component)

    def choose(self, value: str, *, of: str) -> None:
        """Choose one of the pictures of a group."""
        group = self.page.get_by_role("group", name=of, exact=True)
        self.point(group.get_by_label(value, exact=True))
        expect(group.get_by_label(value, exact=True)).to_be_checked()

    def square(self, face: str, number: int) -> Locator:
        """A square of a card that is painted."""
        group = self.page.get_by_role("group", name=face, exact=True)
        return group.get_by_role("button", name=re.compile(f"square {number}:"))

    def enter(self, number: int, *, at: str) -> None:
        """Type a number."""
        self.page.get_by_role("spinbutton", name=at, exact=True).fill(str(number))
        self.page.keyboard.press("Tab")

    def expect_saved(self) -> dict[str, Any]:
        """Wait until the server has everything; return what it has."""
        expect(self.page.get_by_role("status").filter(has_text=re.compile("^Saved$"))).to_be_visible()
        return dict(self.visitor.ask("GET", f"/api/me/editions/{self.id}"))
