"""Every page, light and dark, on desk and phone: usable by everybody, no complaint of the browser, soon there."""

from __future__ import annotations

import gzip
from collections.abc import Callable
from typing import Literal

import pytest
from playwright.sync_api import Response, expect

from tests.browser.access.modes import enlarge_text, lost
from tests.browser.conftest import DESK, PHONE, Visit
from tests.browser.test_whole_games import BOARDS, GAMES
from tests.browser.visitor import LIT, Json, Visitor
from tests.thorough import THOROUGH

pytestmark = [pytest.mark.slow, pytest.mark.timeout(300)]
Theme = Literal["light", "dark"]
FIRST_LOAD, FIRST_REQUESTS = 60_000, 12  # script and style
NARROW = 320
LARGE_TEXT = (PHONE, DESK)  # windows in which text twice as large is looked at
IN_THE_DARK = {} if THOROUGH else {"runOnly": ["color-contrast"]}  # the rest is the same as in the light,
NARROW_ONLY = {} if THOROUGH else {"rules": {"color-contrast": {"enabled": False}}}  # and colours the same as on a desk
# A sample: only --thorough lets axe look at every page when it is narrow.
NARROW_SAMPLE = {"home", "settings", "end", "table menu", "table of lanterns", "table of laar", "editor of laar"}
# Nothing below an open dialog can be reached; the table there is looked at by itself.
CHECK = """async (options) => {
  const part = document.querySelector('dialog[open]') ?? document;
  const found = await axe.run(part, { resultTypes: ['violations'], ...options });
  return found.violations
    .filter((violation) => ['serious', 'critical'].includes(violation.impact))
    .flatMap((violation) =>
      violation.nodes.map((node) => `${violation.id}: ${node.target.join(' ')} ${node.failureSummary}`));
}"""
# Whatever sticks out to the right makes a phone's page slide sideways.
STICKS_OUT = """() => [...document.querySelectorAll('main *, header *')].filter((element) => {
  const { right, width } = element.getBoundingClientRect();
  if (!width || right <= innerWidth + 1) return false;
  for (let around = element; around !== document.body; around = around.parentElement)
    if (['auto', 'scroll', 'hidden', 'clip'].includes(getComputedStyle(around).overflowX)) return false;
  return true;
}).map((element) => `${element.tagName}.${element.className.baseVal ?? element.className}`).slice(0, 3)"""
# These pages are the same for every game, only the words differ.
SAME_PAGE = GAMES if THOROUGH else GAMES[:1]
EDITORS = [game for game in GAMES if (BOARDS / game / "editor").is_dir()]


def page_at(path: str) -> Callable[[Visitor], None]:
    def go(visitor: Visitor) -> None:
        visitor.go(path)

    return go


def in_play(game: str) -> Callable[[Visitor], None]:
    def go(visitor: Visitor) -> None:
        table = visitor.create(game, "me", "bot", "bot")
        visitor.play_by_api(table, 4)
        visitor.go(f"/table/{table}").page.locator(LIT).first.click()

    return go


def nothing(visitor: Visitor) -> None:
    visitor.expected.append("status of 404")  # the browser says so, whatever the page does
    visitor.go("/table/nothing")


def waiting(visitor: Visitor) -> None:
    visitor.go(f"/table/{visitor.create('laar', 'me', 'guest')}")
    expect(visitor.page.get_by_label("Invitation link")).to_be_visible()


def joining(visitor: Visitor) -> None:
    visitor.go(f"/join/{visitor.create('laar', 'guest', 'bot')}")
    expect(visitor.page.get_by_label("Your name")).to_be_visible()


def over(visitor: Visitor) -> str:
    table = visitor.create("laar", "me", "bot")
    visitor.play_by_api(table)
    return table


def end(visitor: Visitor) -> None:
    visitor.go(f"/table/{over(visitor)}")
    expect(visitor.page.locator("#outcome")).to_be_visible()


def replay(visitor: Visitor) -> None:
    visitor.go(f"/replay/{over(visitor)}")
    expect(visitor.page.get_by_role("slider")).to_be_visible()


def hand_over(visitor: Visitor) -> None:
    visitor.go(f"/table/{visitor.create('laar', 'me', 'here')}")
    expect(visitor.page.get_by_role("button", name="I am")).to_be_visible()


def my_tables(visitor: Visitor) -> None:
    visitor.create("laar", "me", "guest")
    visitor.create("lanterns", "me", "bot")
    visitor.go("/tables")
    expect(visitor.page.get_by_text("Lanterns")).to_be_visible()


def dialog(button: str) -> Callable[[Visitor], None]:
    def go(visitor: Visitor) -> None:
        in_play("laar")(visitor)
        visitor.page.get_by_role("button", name=button, exact=True).click()
        expect(visitor.page.get_by_role("dialog")).to_be_visible()

    return go


def hint(visitor: Visitor) -> None:
    in_play("laar")(visitor)
    visitor.page.get_by_role("button", name="Hint", exact=True).click()
    expect(visitor.page.get_by_role("region", name="Hint").get_by_role("listitem").first).to_be_visible()


def editor_of(game: str) -> Callable[[Visitor], None]:
    def go(visitor: Visitor) -> None:
        games = visitor.ask("GET", "/api/games")["games"]
        digest = next(one["editions"][0]["digest"] for one in games if one["slug"] == game)
        made = visitor.ask("POST", "/api/me/editions", {"game": game, "name": "My box", "from": digest})
        visitor.go(f"/editions/{game}/{made['id']}")
        expect(visitor.page.locator("#entry")).to_be_visible()

    return go


def shared_edition(visitor: Visitor) -> None:
    editor_of("laar")(visitor)
    edition = visitor.page.url.split("/")[-1]
    token = visitor.ask("PUT", f"/api/me/editions/{edition}/share")["share"]
    visitor.go(f"/editions/shared/{token}")
    expect(visitor.page.get_by_role("heading", name="My box")).to_be_visible()


def settle(visitor: Visitor) -> None:
    """Wait until the page has its words and its letters."""
    expect(visitor.page.get_by_text("Just a moment")).to_have_count(0)
    visitor.page.evaluate("() => document.fonts.ready.then(() => undefined)")
    visitor.page.wait_for_timeout(150)


PAGES = {
    "home": page_at("/"),
    "lobby": page_at("/lobby"),
    "my tables": my_tables,
    "settings": page_at("/settings"),
    "personal link": page_at("/me/nobody"),
    "nothing": nothing,
    "waiting room": waiting,
    "join": joining,
    "end": end,
    "replay": replay,
    "hand-over": hand_over,
    "preferences": dialog("Settings"),
    "rules at the table": dialog("Rules and help"),
    "table menu": dialog("Table"),
    "hint": hint,
    "table of lanterns": in_play("lanterns"),
    "editions": page_at("/editions"),
    "shared edition": shared_edition,
    **{f"editor of {game}": editor_of(game) for game in EDITORS},
    **{f"table of {game}": in_play(game) for game in GAMES},
    **{f"new table of {game}": page_at(f"/table/new#{game}") for game in SAME_PAGE},
    **{f"rules of {game}": page_at(f"/help/{game}") for game in GAMES},
    **{f"page of {game}": page_at(f"/game/{game}") for game in SAME_PAGE},
    **{f"pad of {game}": page_at(f"/pad/{game}") for game in SAME_PAGE},
}


def violations(visitor: Visitor, theme: Theme, options: Json | None = None) -> list[str]:
    visitor.page.emulate_media(color_scheme=theme)
    expect(visitor.page.locator("html")).to_have_attribute("data-theme", theme)
    return [f"{theme}: {violation}" for violation in visitor.page.evaluate(CHECK, options or {})]


def test_the_sample_of_narrow_pages_is_of_pages() -> None:
    assert set(PAGES) >= NARROW_SAMPLE


@pytest.mark.parametrize("name", PAGES)
def test_a_page_is_for_everybody_and_every_screen(visit: Visit, axe: str, name: str) -> None:
    visitor = visit()
    PAGES[name](visitor)
    settle(visitor)
    visitor.page.evaluate(axe)
    found = violations(visitor, "light") + violations(visitor, "dark", IN_THE_DARK)
    visitor.page.set_viewport_size({"width": NARROW, "height": 740})
    settle(visitor)
    if THOROUGH or name in NARROW_SAMPLE:
        found += [f"narrow, {violation}" for violation in violations(visitor, "light", NARROW_ONLY)]
    found += [f"sticks out: {element}" for element in visitor.page.evaluate(STICKS_OUT)]
    found += [f"narrow, {one}" for one in lost(visitor.page)]
    enlarge_text(visitor.page)
    for size in LARGE_TEXT:
        visitor.page.set_viewport_size(size)
        settle(visitor)
        found += [f"large text in {size['width']}: {one}" for one in lost(visitor.page)]
    assert not found, "\n".join(found)


def test_the_first_load_is_light(visit: Visit) -> None:
    visitor = visit()
    parts: list[Response] = []
    visitor.page.on("response", lambda answer: parts.append(answer))  # noqa: PLW0108 (builtins cannot listen)
    visitor.go("/")
    expect(visitor.page.get_by_role("button", name="Play now").first).to_be_visible()
    settle(visitor)
    drawn = "() => [...document.querySelectorAll('.cover img')].map((image) => image.naturalWidth > 0)"
    assert visitor.page.evaluate(drawn) == [True] * len(GAMES)
    code = [part for part in parts if part.request.resource_type in {"script", "stylesheet"}]
    assert any(part.request.resource_type == "stylesheet" for part in code)
    packed = {part.url: len(gzip.compress(part.body(), 9)) for part in code}
    assert sum(packed.values()) <= FIRST_LOAD, packed
    assert len(code) <= FIRST_REQUESTS, packed
    assert sum(part.request.sizes()["responseBodySize"] for part in code) <= FIRST_LOAD  # and it comes packed
