"""Small things that were once wrong at a table, one by one, by mouse and by touch."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.table.test_life_at_the_table import on_desk_and_phone
from tests.browser.table.test_what_is_seen import WAYS, play_until_kind, press
from tests.browser.visitor import LIT, Point, Visitor

pytestmark = [pytest.mark.slow, pytest.mark.timeout(300)]
FIELDS = re.compile(r"\b\d+ choices|\b(to|from|tile|spot|cell|x|y|seat)\s*[:=]|\(\d+, ?-?\d+\)|\w+_\w+")
# Whether an element's contents lie inside of it.
HOLDS = "(element) => element.scrollWidth <= element.clientWidth && element.scrollHeight <= element.clientHeight + 1"
ICON = "(button) => button.querySelector('svg path').getAttribute('d')"
SQUARE = "document.querySelector(\"[data-at='0,0']\").getBoundingClientRect().width"
WIDER = f"(before) => {SQUARE} > 1.1 * before"
AS_WIDE = f"(before) => Math.abs({SQUARE} - before) <= 1"
MANY = 10  # lines
HIDDEN = "?: hidden from you, and not counted yet"
NOT_MY_TURN = "not your turn"


def sit_down(visitor: Visitor, game: str, *who: str, made: int = 0, **options: str) -> str:
    """Sit down at a table, after some decisions of one's own; return its id."""
    table = visitor.create(game, "me", *who, variant=options)
    visitor.play_by_api(table, made)
    visitor.wait_for_turn(table)
    visitor.go(f"/table/{table}").page.locator(LIT).first.wait_for()
    return table


def drawer(page: Page, name: str, phone: bool, point: Point) -> None:
    """Open the log or the chat: a tab beside the board, a drawer on a phone."""
    buttons = page.get_by_role("navigation").get_by_role("button", name=name)
    point(buttons if phone else page.get_by_role("tab", name=name))


@WAYS
def test_the_log_of_a_village_names_things_and_the_prompt_is_a_sentence(
    visit: Visit, phone: bool, point: Point
) -> None:
    visitor = visit(phone=phone)
    sit_down(visitor, "hamlet", "bot", "bot", made=12, layout="fixed")
    page = visitor.page
    prompt = page.locator("header h1").inner_text()
    assert not FIELDS.search(prompt)
    assert len(prompt.split()) > 2
    drawer(page, "Log", phone, point)
    log = page.get_by_role("group", name="Log").locator("[data-line]")
    expect(log.nth(MANY)).to_be_attached()
    lines = log.all_text_contents()
    assert [line for line in lines if FIELDS.search(line)] == []
    assert any(re.search(r" (lays|builds) .+ (between|beside|next to) ", line) for line in lines), lines


@WAYS
def test_nothing_is_told_when_nothing_happened(visit: Visit, phone: bool, point: Point) -> None:
    visitor = visit(phone=phone)
    sit_down(visitor, "laar", "bot")
    expect(visitor.page.get_by_text(re.compile(r"\b0 things"))).to_have_count(0)
    expect(visitor.page.get_by_role("region", name="Since your turn")).to_have_count(0)
    point(visitor.page.locator(LIT).first)
    expect(visitor.page.locator(".board [data-picked]").first).to_be_visible()


@WAYS
def test_while_cards_are_taken_each_shows_what_it_brings(visit: Visit, phone: bool, point: Point) -> None:
    visitor = visit(phone=phone)
    table = visitor.create("laar", "me", "bot", "bot")
    play_until_kind(visitor, table, "take", ways=2)
    visitor.go(f"/table/{table}")
    cards = visitor.page.locator(".board [data-field='slot'][data-lit]")
    expect(cards.first).to_be_visible()
    gains = visitor.page.locator(".board .gain").filter(has_text=re.compile(r"^[+−±]\d+$"))
    assert gains.count() >= cards.count() > 1
    point(cards.first)
    expect(visitor.page.get_by_role("button", name=re.compile("^Take card")).last).to_be_enabled()


@WAYS
def test_the_two_sides_of_a_room_stay_inside_their_buttons(visit: Visit, phone: bool, point: Point) -> None:
    visitor = visit(phone=phone)
    table = visitor.create("dreamhome", "me", "bot", "bot")
    play_until_kind(visitor, table, "place")
    visitor.go(f"/table/{table}")
    sides = visitor.page.locator(".board .side")
    expect(sides.first).to_be_visible()
    assert sides.evaluate_all(f"(all) => all.every({HOLDS})")
    point(visitor.page.locator(".board [data-lit][data-field='cell']").first)
    assert sides.evaluate_all(f"(all) => all.every({HOLDS})")


@WAYS
def test_whoever_holds_a_room_is_named_with_a_space_before_it(visit: Visit, phone: bool, point: Point) -> None:
    ada, bela = visit(phone=phone).become("Ada"), visit().become("Béla")
    table = ada.create("dreamhome", "me", "guest")
    bela.ask("POST", f"/api/tables/{table}/join", {"invitation": ada.table(table)["invitation"]})
    ada.go(f"/table/{table}")
    ada.page.locator(".board .others").first.wait_for()
    while True:
        now = bela.table(table)
        if now["legal"] and any(branch["do"] == "place" for branch in now["legal"]):
            break
        player = bela if now["legal"] else ada
        player.send("POST", f"/api/tables/{table}/actions", player.decision(player.table(table)))
    expect(ada.page.locator(".hand strong").filter(has_text=re.compile(r"^Béla:\s\w"))).to_be_visible()
    point(ada.page.locator(".board .others button").first)
    expect(ada.page.get_by_role("button", expanded=True).first).to_be_visible()


@WAYS
def test_whoever_laid_a_card_is_named_beside_it(visit: Visit, phone: bool, point: Point) -> None:
    visitor = visit(phone=phone).become("Ada")
    table = visitor.create("hokkaido", "me", "bot", variant={"choice": "honshu"})
    play_until_kind(visitor, table, "choose")
    visitor.go(f"/table/{table}")
    laid = visitor.page.locator("[data-of='pair:laid'] .by")
    expect(laid).to_have_count(2)
    assert sorted(name.strip() for name in laid.all_inner_texts()) == ["Ada", "Bot 2"]
    point(visitor.page.locator(LIT).first)
    expect(visitor.page.locator(".board [data-picked]").first).to_be_visible()


@WAYS
def test_without_goals_there_is_no_row_of_goals(visit: Visit, phone: bool, point: Point) -> None:
    visitor = visit(phone=phone)
    sit_down(visitor, "hokkaido", "bot", "bot", goals="off")
    page = visitor.page
    if phone:
        point(page.get_by_role("navigation").get_by_role("button", name="Sheet"))
    sheet = page.get_by_role("table").first
    expect(sheet).to_contain_text("Mountains")
    expect(sheet).not_to_contain_text("Goals")
    expect(page.get_by_role("list", name="Goals")).to_have_count(0)


@WAYS
def test_sending_and_playing_again_have_icons_of_their_own(visit: Visit, phone: bool, point: Point) -> None:
    visitor = visit(phone=phone)
    table = sit_down(visitor, "lanterns", "bot")
    page = visitor.page
    drawer(page, "Chat", phone, point)
    sending = icon(page.get_by_role("button", name="Send"))
    page.keyboard.press("Escape")
    visitor.play_by_api(table)
    again = icon(page.get_by_role("button", name="Play again"))
    point(page.get_by_role("link", name="Replay"))
    assert len({sending, again, icon(page.get_by_role("button", name="Play", exact=True))}) == 3


def icon(button: Locator) -> str:
    return str(button.first.evaluate(ICON))


@on_desk_and_phone
def test_nobody_who_is_to_choose_is_told_that_it_is_not_their_turn(visit: Visit, phone: bool) -> None:
    visitor = visit(phone=phone)
    table = visitor.create("hamlet", "me", "bot", variant={"layout": "fixed"})
    play_until_kind(visitor, table, "end")
    visitor.go(f"/table/{table}")
    page = visitor.page
    expect(page.get_by_role("list", name="Players").get_by_text("to choose")).to_be_visible()
    greyed = page.locator(".board button[aria-disabled='true']").first
    greyed.scroll_into_view_if_needed()
    greyed.tap(force=True) if phone else greyed.click(force=True)
    alert = page.get_by_role("alert")
    expect(alert).to_be_visible()
    expect(alert).not_to_contain_text(NOT_MY_TURN)


@WAYS
def test_a_cleared_pad_of_hokkaido_fits_its_map_again(visit: Visit, phone: bool, point: Point) -> None:
    page = visit(phone=phone).go("/pad/hokkaido").page
    square = page.locator("[data-at='0,0']")
    expect(square).to_be_attached()
    page.locator(".painter").scroll_into_view_if_needed()
    before = round((square.bounding_box() or {"width": 0})["width"])
    point(page.get_by_role("button", name="Zoom in").first)
    page.wait_for_function(WIDER, arg=before)
    point(square)
    press(page, "Start over", point)
    press(page, "Clear it", point)
    page.wait_for_function(AS_WIDE, arg=before)


@WAYS
def test_points_that_are_partly_hidden_say_what_is_missing(visit: Visit, phone: bool, point: Point) -> None:
    visitor = visit(phone=phone)
    table = visitor.create("laar", "me", "bot", "bot", variant={"gems": "hidden"})
    while all(seat["total"] is not None for seat in visitor.wait_for_turn(table)["sheet"]["seats"]):
        assert visitor.play_by_api(table, 1)
    page = visitor.go(f"/table/{table}").page
    hidden = page.get_by_role("list", name="Players").locator(".points", has_text=re.compile(r"\d\s\+\s\?"))
    expect(hidden.first).to_be_visible()
    expect(hidden.first).to_contain_text("what lies hidden is not counted yet")
    if phone:
        point(page.get_by_role("navigation").get_by_role("button", name="Sheet"))
    expect(page.get_by_text(HIDDEN)).to_be_visible()
