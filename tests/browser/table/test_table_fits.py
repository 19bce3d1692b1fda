"""Everything that one decides about is in sight in every size of window, and nothing moves under the pointer."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from parlour.engine import catalogue
from tests.browser.conftest import Visit
from tests.browser.fitting import DESK, DESK_SIZES, PHONE, PHONE_SIZES, at_every_size, looks, moved, places, resize
from tests.browser.layout_shifts import take_shifts, watch_shifts
from tests.browser.test_whole_games import GAMES, SHORTEST
from tests.browser.visitor import READY, Visitor, click
from tests.engine.matches import shortest
from tests.thorough import THOROUGH

pytestmark = [pytest.mark.slow, pytest.mark.timeout(600)]
# How many decisions are looked at in each part of a match, and how many parts there are. The usual check looks at the
# first decisions, in all sizes of a desk and on a usual phone; the rest is for --thorough.
DECISIONS, PARTS = (130, 3) if THOROUGH else (2, 1)
LAST_ROUND = 12  # of Guilds of Laar
CROWDED = {"hokkaido": {"goals": "on"}}  # what takes most space on a table with the most seats
SIZES = (*DESK_SIZES, *PHONE_SIZES) if THOROUGH else (*DESK_SIZES, PHONE_SIZES[0])


FILLED = 0.75  # of the board's area, at least
# Which part of the board is painted: looked up at the points of a grid. Null if the board ends above the window's end.
PAINTED = """() => {
  const POINTS = 24, EDGE = 16;
  const board = document.querySelector('.board');
  const {left, top, width, height, bottom} = board.getBoundingClientRect();
  if (bottom < innerHeight - EDGE || document.documentElement.scrollHeight > innerHeight) return null;
  const isPainted = (element) => element !== board && board.contains(element)
    && (element instanceof SVGElement || getComputedStyle(element).backgroundColor !== 'rgba(0, 0, 0, 0)');
  let painted = 0;
  for (let x = 0; x < POINTS; x += 1) for (let y = 0; y < POINTS; y += 1) {
    const at = [left + (width * (x + 0.5)) / POINTS, top + (height * (y + 0.5)) / POINTS];
    if (document.elementsFromPoint(...at).some(isPainted)) painted += 1;
  }
  return painted / POINTS ** 2;
}"""


def most_seats(game: str) -> int:
    """Return the largest number of seats of a game."""
    return max(variant.seats for variant in catalogue.game(game).info.variants())


def height(element: Locator) -> float:
    """Return how many pixels high an element is."""
    return float(element.evaluate("(element) => element.getBoundingClientRect().height"))


def look(visitor: Visitor, size: tuple[int, int], seen: set[str]) -> list[str]:
    """Make one decision in a window of a size, looking at every step that looks new in all sizes."""
    problems: list[str] = []
    resize(visitor.page, *size)
    while (now := visitor.next()) in {"lit", "ready"}:
        if (what := looks(visitor.page)) not in seen:
            found = at_every_size(visitor.page, SIZES)
            if looks(visitor.page) != what:  # the page still showed an earlier position, and has caught up meanwhile
                continue
            seen.add(what)
            problems += [f"{size}: {one}" for size, problem in found.items() for one in problem]
        if now == "ready":
            break
        heard = visitor.heard
        before = places(visitor.page)
        take_shifts(visitor.page)  # those of the changes of size
        click(visitor.a_lit_target())
        visitor.page.wait_for_timeout(50)
        if visitor.next() != "over":
            shifts = [f"shifted in {size}: {one}" for one in take_shifts(visitor.page)]
            away = [f"moved: {one}" for one in moved(visitor.page, before) if size != PHONE]  # a phone scrolls
            problems += shifts + away if visitor.heard == heard else []  # only while the position is the same
    if now == "ready":
        with visitor.page.expect_response("**/actions") as answer:
            click(visitor.page.locator(READY))
        visitor.wait_for_news(answer.value.json()["seq"])
    return problems


@pytest.mark.parametrize("seats", ["two", "most"])
@pytest.mark.parametrize("game", GAMES)
def test_every_decision_is_in_sight_in_every_size(visit: Visit, game: str, seats: str) -> None:
    visitor = visit()
    count = 2 if seats == "two" else most_seats(game)
    variant = {**shortest(game, count), **(CROWDED.get(game, {}) if seats == "most" else {})}
    table = visitor.create(game, "me", *["bot"] * (count - 1), variant=variant)
    visitor.go(f"/table/{table}")
    watch_shifts(visitor.page)
    problems: list[str] = []
    seen: set[str] = set()
    for part in range(PARTS):
        for decision in range(DECISIONS):
            if visitor.next() == "over":
                break
            problems += look(visitor, PHONE if decision % 2 else DESK, seen)
        resize(visitor.page, *DESK)
        if part < PARTS - 1:
            visitor.play_by_api(table, most=8)
            visitor.page.reload()
    assert not problems, "\n".join(dict.fromkeys(problems))


@pytest.mark.parametrize("seats", [2, 4] if THOROUGH else [4])
def test_nothing_moves_while_workers_are_hired_on_a_phone(visit: Visit, seats: int) -> None:
    visitor = visit()
    table = visitor.create("hamlet", "me", *["bot"] * (seats - 1))
    now = visitor.wait_for_turn(table)
    free = {"do": "acquire", "blueprint": now["shown"]["row"][0]["blueprint"]}
    visitor.ask("POST", f"/api/tables/{table}/actions", {**visitor.decision(now), "action": free})
    visitor.go(f"/table/{table}")
    watch_shifts(visitor.page)
    resize(visitor.page, *PHONE)
    take_shifts(visitor.page)
    donkey = visitor.page.get_by_role("button", name="Hire a donkey")
    for target in (donkey, visitor.page.locator(".village").get_by_role("button", name=re.compile("^Town hall"))):
        before = places(visitor.page)
        click(target)
        expect(visitor.page.locator("[data-picked]").first).to_be_visible()
        assert take_shifts(visitor.page) == []
        assert moved(visitor.page, before) == []


@pytest.mark.parametrize("seats", ["two", "most"] if THOROUGH else ["two"])
@pytest.mark.parametrize("game", GAMES if THOROUGH else [SHORTEST])
def test_boards_fill_the_page_of_somebody_who_watches(visit: Visit, game: str, seats: str) -> None:
    player, spectator = visit(), visit()
    bots = 1 if seats == "two" else most_seats(game) - 1
    table = player.create(game, "me", *["bot"] * bots)
    player.play_by_api(table, 3)
    spectator.ask("POST", f"/api/tables/{table}/join", {"invitation": player.table(table)["invitation"]})
    spectator.go(f"/table/{table}")
    expect(spectator.page.get_by_text("You are watching")).to_be_visible()
    expect(spectator.page.locator(".board .layout")).to_be_visible()  # it is fetched by itself
    for size in ((1280, 800), (1920, 1080)):
        resize(spectator.page, *size)
        painted = spectator.page.evaluate(PAINTED)
        assert painted is not None, f"the board does not end with the window in {size}"
        assert painted > FILLED, size


def test_a_low_window_shows_the_totals_only_beside_the_board(visit: Visit) -> None:
    visitor = visit()
    visitor.go(f"/table/{visitor.create('laar', 'me', 'bot')}")
    sheet = visitor.page.get_by_role("complementary").get_by_role("region", name="Sheet")
    expect(sheet.get_by_role("rowheader")).to_have_count(6)
    visitor.page.set_viewport_size({"width": 1280, "height": 680})
    expect(sheet.get_by_role("rowheader")).to_have_text(["Total"])
    sheet.get_by_role("button", expanded=False).click()
    expect(sheet.get_by_role("rowheader")).to_have_count(6)
    visitor.page.reload()  # it stays as it was left
    expect(sheet.get_by_role("rowheader")).to_have_count(6)


def test_the_end_comes_to_the_front_and_gives_no_points_away(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    page.emulate_media(reduced_motion="no-preference")  # points are told line by line
    table = visitor.create("laar", "me", "bot")
    while visitor.wait_for_turn(table)["shown"]["round"] < LAST_ROUND:
        visitor.play_by_api(table, 1)
    visitor.go(f"/table/{table}")
    resize(page, *PHONE)
    page.evaluate("scrollTo(0, 400)")
    visitor.play_by_api(table)
    expect(page.locator("#outcome")).to_have_text("Counting the points…")
    assert page.get_by_role("list", name="Players").locator(".points").count() == 0
    assert set(page.locator(".board header .points").all_inner_texts()) == {"?"}
    page.get_by_role("button", name="Skip").click()
    expect(page.locator("#outcome")).to_contain_text(re.compile("win|share the victory"))
    expect(page.get_by_text(re.compile(r"^Your place: \d of 2, with -?\d+ points?"))).to_be_in_viewport()
    expect(page.get_by_role("row", name=re.compile("^Place"))).to_be_in_viewport()
    assert page.evaluate("scrollY") == 0
    for size in (*DESK_SIZES, *PHONE_SIZES):
        resize(page, *size)
        for seen in (page.locator("#outcome"), page.get_by_role("button", name="Play again")):
            expect(seen).to_be_in_viewport(ratio=1)
        if size in DESK_SIZES:
            assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    resize(page, *DESK)
    page.get_by_role("button", name="Look at the board").click()
    stacks = page.get_by_role("group", name=re.compile("^(spices|gems|beasts|weapons|spells)$"))
    expect(stacks).to_have_count(10)
    for stack in stacks.all():
        expect(stack).to_be_in_viewport(ratio=1)
    page.get_by_role("button", name="Show the result").click()
    expect(page.locator("#outcome")).to_be_in_viewport()


def test_all_rivals_cities_are_in_sight_and_change_places_with_ones_own(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    resize(page, 1920, 1080)
    table = visitor.create("hokkaido", "me", *["bot"] * 4)
    visitor.go(f"/table/{table}")
    rivals = page.locator(".others").get_by_role("button", name=re.compile("show large$"))
    expect(rivals).to_have_count(4)
    for rival in rivals.all():
        expect(rival).to_be_in_viewport(ratio=1)
    small = height(rivals.nth(2))
    rivals.nth(2).click()
    large = page.locator(".enlarged").get_by_role("button", name=re.compile("show small$"))
    assert height(large) > 2 * small
    assert height(large) > 0.8 * height(page.locator(".board [data-own]"))
    large.click()
    expect(page.locator(".enlarged")).to_have_count(0)
