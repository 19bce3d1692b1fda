"""The actions of a visitor with a browser at any table, without knowledge of any game."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit
from uuid import uuid4

from playwright.sync_api import APIResponse, Locator, Page, expect

Json = dict[str, Any]
Point = Callable[[Locator], None]

LIT = ".board [data-lit]"
HAND_OVER = "[aria-labelledby='hand-over'] button"
READY = "button.main.primary:not([disabled])"
CLEAR_OF_BARS = 220  # pixels from the top of the window
# What can be done now; while the page is busy, nothing.
NEXT = """() => {
  const outcome = document.querySelector('#outcome');
  if (outcome && document.querySelector('a[href^="/replay/"]')) return 'over';
  if (document.querySelector('[aria-labelledby="hand-over"] button')) return 'hand-over';
  if (document.querySelector('button.main.primary:not([disabled])')) return 'ready';
  return document.querySelector('.board [data-lit]') ? 'lit' : null;
}"""


class Visitor:
    """A person with a browser, at the site."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.was_offline = False
        self.expected: list[str] = []  # complaints of the browser that belong to the test
        self.chance = random.Random(7)
        self.heard = 0  # the last number that the socket has told
        self.frames: list[Json] = []  # all that the server has said by the socket
        page.on("websocket", lambda socket: socket.on("framereceived", self._hear))

    def _hear(self, frame: str | bytes) -> None:
        told = json.loads(frame)
        self.frames.append(told)
        self.heard = told.get("seq", self.heard)

    def go(self, path: str) -> Visitor:
        """Open a page of the site, by its path or by a link that somebody gave."""
        self.page.goto(urlsplit(path)._replace(scheme="", netloc="").geturl())
        expect(self.page.locator("main > :not(dialog)").first).to_be_visible()
        return self

    def ask(self, method: str, path: str, body: Json | None = None) -> Any:
        """Send a request with the browser's cookies, but without a page: to load one only for this takes long."""
        answer = self.send(method, path, body)
        assert answer.ok, f"{answer.status} {answer.text()}"
        return answer.json()

    def send(self, method: str, path: str, body: Json | None = None) -> APIResponse:
        """Send a request and return the response, whatever it is."""
        return self.page.context.request.fetch(path, method=method, data=body)

    def become(self, name: str) -> Visitor:
        """Take a name."""
        self.ask("PATCH", "/api/me", {"name": name})
        return self

    def create(
        self, game: str, *who: str, variant: Json | None = None, auto: bool = True, clock: Json | None = None
    ) -> str:
        """Make a table; a bot is "bot"."""
        places = [{"who": one, **({"level": "easy"} if one == "bot" else {})} for one in who]
        first = {option["name"]: option["choices"][0] for option in self.options(game, len(who))}
        wanted = {"seats": len(who), **first, **(variant or {})}
        body = {"game": game, "variant": wanted, "places": places, "public": False, "auto": auto, "clock": clock}
        return str(self.ask("POST", "/api/tables", body)["table"])

    def options(self, game: str, seats: int) -> list[Json]:
        """Return the options of a game that count for so many seats."""
        games = self.ask("GET", "/api/games")["games"]
        options = next(one for one in games if one["slug"] == game)["options"]
        return [option for option in options if not option.get("seats") or seats in option["seats"]]

    def table(self, table: str) -> Json:
        """See a table as the server tells it."""
        return dict(self.ask("GET", f"/api/tables/{table}"))

    def play_by_api(self, table: str, most: int = 10_000) -> int:
        """Make random decisions without a page, so many or until the match is over; return how many were made."""
        made = 0
        while made < most and (now := self.wait_for_turn(table))["status"] == "playing":
            before = self.chance.getstate()
            if self.send("POST", f"/api/tables/{table}/actions", self.decision(now)).ok:
                made += 1
            else:  # others were quicker: the same decision again
                self.chance.setstate(before)
        return made

    def wait_for_turn(self, table: str) -> Json:
        """Wait until there is something to decide or the match is over; return the table."""
        while (now := self.table(table))["status"] == "playing" and not now["legal"]:
            self.page.wait_for_timeout(10)
        return now

    def decision(self, now: Json) -> Json:
        """Make the request for a random one of the legal actions."""
        node = self.chance.choice(now["legal"])
        action = {"do": node["do"]}
        while "choices" in node:
            choice = self.chance.choice(node["choices"])
            action[node["field"]] = choice["value"]
            node = choice
        return {"id": str(uuid4()), "seat": now["seat"], "seq": now["seq"], "action": action}

    def next(self) -> str:
        """Wait until there is something to do, and say what: lit, ready, hand-over or over."""
        return str(self.page.wait_for_function(NEXT, polling=30).json_value())

    def a_lit_target(self) -> Locator:
        """Choose one of the targets that glow."""
        lit = self.page.locator(LIT)
        lit.first.wait_for()
        while not (count := lit.count()):  # an action with nothing to choose is played by one click, and takes a moment
            lit.first.wait_for()
        return lit.nth(self.chance.randrange(count))

    def act(self, point: Point) -> None:
        """Make one decision: point at what glows until an action is whole, and confirm it."""
        if self.choose(point) == "ready":
            with self.page.expect_response("**/actions") as answer:
                point(self.page.locator(READY))
            assert answer.value.ok, answer.value.text()
            self.wait_for_news(answer.value.json()["seq"])

    def choose(self, point: Point) -> str:
        """Point at what glows until an action is whole; return whether it is ready, or the match over."""
        while (now := self.next()) in {"lit", "hand-over"}:
            point(self.a_lit_target() if now == "lit" else self.page.locator(HAND_OVER))
            if now == "hand-over":
                expect(self.page.locator(HAND_OVER)).to_have_count(0)
        return now

    def wait_for_news(self, seq: int) -> None:
        """Wait until the page has heard of something by its socket: before that it still shows what was."""
        while self.heard < seq:
            self.page.wait_for_timeout(10)

    def play_until_over(self, point: Point, most: int = 400) -> int:
        """Play a whole match; return how many decisions it took."""
        for made in range(most):
            if self.next() == "over":
                return made
            self.act(point)
        raise AssertionError(f"not over after {most} decisions")

    def go_offline(self) -> None:
        """Take the network away."""
        self.was_offline = True
        self.page.context.set_offline(True)

    def go_online(self) -> None:
        """Give the network back."""
        self.page.context.set_offline(False)

    def log(self) -> list[str]:
        """Read the log beside the board."""
        return self.page.get_by_role("tabpanel").locator("[data-line]").all_text_contents()


def click(target: Locator) -> None:
    """Point with the mouse."""
    target.click()


def tap(target: Locator) -> None:
    """Point with a finger, after bringing the target where a phone's bars and panels cover nothing."""
    target.evaluate(f"(target) => scrollBy(0, target.getBoundingClientRect().top - {CLEAR_OF_BARS})")
    target.tap()
