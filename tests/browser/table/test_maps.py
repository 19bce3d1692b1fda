"""The maps of all games: moved and zoomed alike, at rest under a pointer, and in agreement with the button."""

from __future__ import annotations

from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.fitting import DESK, resize
from tests.browser.visitor import READY, Visitor
from tests.thorough import THOROUGH

pytestmark = [pytest.mark.slow, pytest.mark.timeout(300)]
MAPS = ("hamlet", "hokkaido")
SPOT = ".board [data-field=spot]"
VIEW = "[data-map] .view"
# Where what is drawn lies on the screen, and how large it is.
DRAWN = """(view) => {
  const {left, top, width, height} = view.firstElementChild.getBoundingClientRect();
  return [left, top, width, height];
}"""
# Where the middle of the land lies on the screen, and how large a unit of it is there, however far the map has grown.
LAND = "[data-map] .view svg"
ORIGIN = """(land) => {
  const {left, top, width} = land.getBoundingClientRect();
  const {x, y, width: units} = land.viewBox.baseVal;
  const scale = width / units;
  return [left - x * scale, top - y * scale, 100 * scale];
}"""
WHEEL, WHEELED = 150, 1.35  # a turn of the wheel, and by what it zooms
STEP = 5  # pixels by which a map may be moved more than a pointer: it is drawn in whole ones


def sit_down(visit: Visit, game: str, *, phone: bool = False) -> Visitor:
    """Sit down at a table with a map."""
    visitor = visit(phone=phone)
    visitor.go(f"/table/{visitor.create(game, 'me', 'bot')}")
    visitor.next()
    return visitor


def sit_down_to_place(visit: Visit, game: str) -> Visitor:
    """Sit down when a tile or a card is to be placed."""
    visitor = visit()
    table = visitor.create(game, "me", "bot")
    while visitor.wait_for_turn(table)["shown"]["stage"] != "place":
        assert visitor.play_by_api(table, 1)
    visitor.go(f"/table/{table}").page.locator(SPOT).first.wait_for()
    resize(visitor.page, *DESK)
    return visitor


def drawn(page: Page) -> list[float]:
    """Return where the map is drawn once it rests: left, top, width and height."""
    page.wait_for_timeout(100)
    return [float(value) for value in page.locator(VIEW).first.evaluate(DRAWN)]


def middle(page: Page) -> tuple[float, float]:
    """Return the middle of the map's window."""
    box = page.locator(VIEW).first.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.parametrize("game", MAPS)
def test_wheel_and_drag_move_a_map_and_choose_nothing(visit: Visit, game: str) -> None:
    page = sit_down(visit, game).page
    x, y = middle(page)
    page.mouse.move(x, y)
    left, top, width, height = drawn(page)
    page.mouse.wheel(0, -WHEEL)
    zoomed = drawn(page)
    assert zoomed[2] == pytest.approx(WHEELED * width, rel=0.02)
    # What is under the pointer stays there.
    assert zoomed[0] == pytest.approx(x - (x - left) / width * zoomed[2], abs=STEP)
    assert zoomed[1] == pytest.approx(y - (y - top) / height * zoomed[3], abs=STEP)
    page.mouse.down()
    page.mouse.move(x - 60, y - 40, steps=5)
    page.mouse.up()
    assert drawn(page) == pytest.approx([zoomed[0] - 60, zoomed[1] - 40, *zoomed[2:]], abs=STEP)
    expect(page.locator("[data-picked]")).to_have_count(0)
    page.mouse.wheel(0, WHEEL)
    assert drawn(page)[2] == pytest.approx(width, rel=0.02)


@pytest.mark.parametrize("game", MAPS)
def test_two_fingers_zoom_a_map(visit: Visit, game: str) -> None:
    page = sit_down(visit, game, phone=True).page
    page.locator(VIEW).first.scroll_into_view_if_needed()
    x, y = middle(page)
    width = drawn(page)[2]
    fingers = page.context.new_cdp_session(page)
    for kind, apart in (("touchStart", 40), ("touchMove", 46), ("touchMove", 52)):
        points = [{"x": x - apart, "y": y, "id": 0}, {"x": x + apart, "y": y, "id": 1}]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert drawn(page)[2] == pytest.approx(52 / 40 * width, rel=0.02)
    expect(page.locator("[data-picked]")).to_have_count(0)


def test_the_help_of_a_table_says_how_maps_are_moved(visit: Visit) -> None:
    page = sit_down(visit, "hokkaido").page
    page.keyboard.press("?")
    told = page.get_by_role("dialog")
    for way in ("Turn the wheel", "Pinch with two fingers", "Drag to move the map"):
        expect(told.get_by_text(way)).to_be_visible()


@pytest.mark.parametrize("game", MAPS if THOROUGH else ["hokkaido"])  # a match of Hamlet takes long to come so far
def test_a_map_rests_under_a_pointer_and_agrees_with_preview_and_button(visit: Visit, game: str) -> None:
    visitor = sit_down_to_place(visit, game)
    page = visitor.page
    spots, chosen = page.locator(SPOT), page.locator(f"{SPOT}[data-picked]")
    spots.first.hover()
    at_rest = drawn(page)
    for spot in spots.all()[:3]:
        value = str(spot.get_attribute("data-value"))
        spot.hover()
        assert drawn(page) == at_rest
        page.mouse.down()
        assert drawn(page) == at_rest
        page.mouse.up()
        expect(chosen).to_have_attribute("data-value", value)
        expect(page.locator(READY)).to_be_visible()
        assert drawn(page) == at_rest
    page.locator(READY).hover()
    # The outline of the tile that is previewed, or the place of the card that is chosen.
    shown, name = (".village .ghost .rim", "d") if game == "hamlet" else (f"{SPOT}[data-picked]", "data-value")
    previewed = page.locator(shown).get_attribute(name)
    with page.expect_response("**/actions") as answer:
        page.locator(READY).click()
    assert answer.value.ok
    visitor.wait_for_news(answer.value.json()["seq"])
    if game == "hamlet":  # it lies, or is paid for, where it was seen
        expect(page.locator(f".village path[d='{previewed}']").first).to_be_attached()
    else:
        sent = answer.value.request.post_data_json
        assert sent is not None
        assert previewed == "{x},{y}".format(**sent["action"])


def test_a_map_rests_under_a_pointer_when_the_position_changes(visit: Visit) -> None:
    visitor = sit_down_to_place(visit, "hamlet") if THOROUGH else sit_down(visit, "hamlet")
    page = visitor.page
    table = urlsplit(page.url).path.removeprefix("/table/")
    page.mouse.move(*middle(page))
    page.wait_for_timeout(100)
    before = page.locator(LAND).first.evaluate(ORIGIN)
    visitor.play_by_api(table, 3)  # with THOROUGH the first of them lays a tile
    visitor.wait_for_news(visitor.table(table)["seq"])
    page.wait_for_timeout(100)
    assert page.locator(LAND).first.evaluate(ORIGIN) == pytest.approx(before, abs=1)
