"""Sitting down with others: bots of one's choice, invitations, rematches, and people who share a device."""

from __future__ import annotations

import contextlib
import re

import pytest
from playwright.sync_api import Error, Page, expect

from tests.browser.conftest import Visit
from tests.browser.table.test_life_at_the_table import on_desk_and_phone
from tests.browser.visitor import HAND_OVER, Json, Point, Visitor, click, tap

pytestmark = [pytest.mark.slow, pytest.mark.timeout(300)]
A_TURN = 2000  # milliseconds: many turns of a bot last longer
WAYS = pytest.mark.parametrize(("phone", "point"), [(False, click), (True, tap)], ids=["mouse", "touch"])


def press(page: Page, name: str, point: Point) -> None:
    point(page.get_by_role("button", name=name, exact=True).first)


@WAYS
def test_number_and_strength_of_bots_are_chosen_at_play_now(visit: Visit, phone: bool, point: Point) -> None:
    visitor = visit(phone=phone)
    visitor.go("/")
    card = visitor.page.locator("article").filter(has_text="Dream Home")
    point(card.get_by_role("button", name=re.compile("against 2 bots")))
    dialog = visitor.page.get_by_role("dialog")
    point(dialog.get_by_text("3", exact=True))
    point(dialog.get_by_text("Master", exact=True))
    expect(dialog).to_contain_text("up to 5 seconds a turn")
    expect(card).to_contain_text("against 3 bots (master)")
    point(dialog.get_by_role("button", name="Play now"))
    visitor.page.wait_for_url(re.compile("/table/"))
    places = visitor.table(visitor.page.url.rsplit("/", 1)[1])["places"]
    assert [place["level"] for place in places] == [None, "master", "master", "master"]
    visitor.go("/")
    expect(visitor.page.locator("article").filter(has_text="Dream Home")).to_contain_text("against 3 bots (master)")


@WAYS
def test_a_guest_sees_what_they_are_invited_to(visit: Visit, phone: bool, point: Point) -> None:
    ada, bela = visit(phone=phone).become("Ada"), visit(phone=phone).become("Béla")
    table = ada.create("laar", "me", "guest", "bot")
    ada.go(f"/table/{table}")
    expect(ada.page.get_by_role("img", name="QR code of the invitation")).to_be_visible()
    link = ada.page.get_by_label("Invitation link").input_value()
    bela.go(link)
    for words in (
        "Ada invites you to Guilds of Laar",
        "At the table: Ada and Bot 3",
        "1 of 3 places is free",
        "Experts",
    ):
        expect(bela.page.locator("main")).to_contain_text(words)
    press(bela.page, "Join", point)
    bela.page.wait_for_url(re.compile("/table/"))
    assert bela.table(table)["seat"] == 1
    bela.go(link)  # whoever sits there already goes straight on
    bela.page.wait_for_url(re.compile("/table/"))


@WAYS
def test_a_full_table_asks_whether_one_would_watch(visit: Visit, phone: bool, point: Point) -> None:
    ada, late = visit().become("Ada"), visit(phone=phone)
    table = ada.create("laar", "me", "guest")
    invitation = ada.table(table)["invitation"]
    late.go(f"/join/{table}#{invitation}")
    join = late.page.get_by_role("button", name="Join", exact=True)
    expect(join).to_be_visible()
    visit().ask("POST", f"/api/tables/{table}/join", {"invitation": invitation})
    late.expected.append("status of 409")
    point(join)  # somebody was quicker
    expect(late.page.get_by_role("alert")).to_contain_text("Somebody was quicker")
    expect(late.page.get_by_text("The table is full. Would you like to watch?")).to_be_visible()
    press(late.page, "Watch", point)
    expect(late.page.get_by_text("You are watching")).to_be_visible()


@on_desk_and_phone
def test_a_wrong_or_renewed_link_says_so(visit: Visit, phone: bool) -> None:
    ada, bela = visit().become("Ada"), visit(phone=phone)
    bela.expected.append("status of 404")
    table = ada.create("laar", "me", "guest")
    old = ada.table(table)["invitation"]
    ada.ask("POST", f"/api/tables/{table}/invitation")
    for address in (f"/join/{table}#{old}", "/join/nothing#nothing"):
        bela.go(address)
        expect(bela.page.get_by_role("alert")).to_contain_text("the host may have renewed it")
        expect(bela.page.get_by_role("button", name="Join", exact=True)).to_have_count(0)


@WAYS
def test_a_rematch_is_announced_to_the_others(visit: Visit, phone: bool, point: Point) -> None:
    ada, bela = visit().become("Ada"), visit(phone=phone).become("Béla")
    table = ada.create("lanterns", "me", "guest")
    bela.ask("POST", f"/api/tables/{table}/join", {"invitation": ada.table(table)["invitation"]})
    while ada.table(table)["status"] == "playing":
        for player in (ada, bela):
            now = player.table(table)
            if now["legal"]:
                player.send("POST", f"/api/tables/{table}/actions", player.decision(now))
    bela.go(f"/table/{table}")
    expect(bela.page.locator("#outcome")).to_be_visible()
    following = ada.ask("POST", f"/api/tables/{table}/rematch")["table"]
    expect(bela.page.get_by_text("Your place is kept")).to_be_visible()
    press(bela.page, "Join in", point)
    bela.page.wait_for_url(re.compile(following))
    assert [place["name"] for place in bela.table(following)["places"]] == ["Ada", "Béla"]


@WAYS
def test_people_at_one_device_have_names_and_pictures(visit: Visit, phone: bool, point: Point) -> None:
    visitor = visit(phone=phone).become("Ada")
    visitor.go("/table/new#laar")
    page = visitor.page
    page.get_by_label("Place 2").select_option("here")
    page.get_by_label("Name of player 2").fill("Béla")
    point(page.get_by_role("button", name="Another picture"))
    page.get_by_label("Place 3").select_option("bot easy")
    press(page, "Start", point)
    page.wait_for_url(re.compile("/table/(?!new)"))
    places = visitor.table(page.url.rsplit("/", 1)[1])["places"]
    assert [place["name"] for place in places] == ["Ada", "Béla", None]
    assert places[0]["avatar"] != places[1]["avatar"]
    expect(page.get_by_role("dialog")).to_contain_text(re.compile("hand over to (Ada|Béla)"))
    point(page.locator(HAND_OVER))
    expect(page.get_by_role("list", name="Players")).to_contain_text("Béla")


@WAYS
def test_go_on_playing_names_rivals_and_round(visit: Visit, phone: bool, point: Point) -> None:
    visitor = visit(phone=phone).become("Ada")
    table = visitor.create("laar", "me", "bot", "bot")
    visitor.go("/")
    going_on = visitor.page.get_by_role("region", name="Go on playing")
    expect(going_on).to_contain_text("Bot 2, Bot 3 · round 1")
    point(going_on.get_by_role("link").first)
    visitor.page.wait_for_url(re.compile(f"/table/{table}"))


@WAYS
def test_thinking_shows_progress_and_faster_takes_the_best_so_far(visit: Visit, phone: bool, point: Point) -> None:
    visitor = visit(phone=phone)
    table = slow_table(visitor)
    visitor.go(f"/table/{table}")
    page, hurried = visitor.page, list[bool]()
    page.on("response", lambda response: hurried.append(response.ok) if response.url.endswith("/hurry") else None)
    while not hurried:
        visitor.act(point)
        with contextlib.suppress(Error, AssertionError):  # the bot may be quicker than the finger
            expect(page.locator(".progress").first).to_be_visible(timeout=A_TURN)
            faster = page.get_by_role("button", name="Faster", exact=True)
            (faster.tap if phone else faster.click)(timeout=A_TURN)
            page.wait_for_timeout(100)
    assert all(hurried)
    visitor.next()


def slow_table(visitor: Visitor) -> str:
    """Make a table against masters of a game whose turns take them long."""
    first = {option["name"]: option["choices"][0] for option in visitor.options("hamlet", 2)}
    places = [{"who": "me"}, {"who": "bot", "level": "master"}]
    body = {"game": "hamlet", "variant": {"seats": 2, **first}, "places": places, "public": False, "auto": True}
    return str(visitor.ask("POST", "/api/tables", body)["table"])


@WAYS
def test_a_second_click_or_only_the_button_confirms_as_one_likes(visit: Visit, phone: bool, point: Point) -> None:
    visitor = visit(phone=phone)
    table = visitor.create("laar", "me", "guest")
    visit().ask("POST", f"/api/tables/{table}/join", {"invitation": visitor.table(table)["invitation"]})
    page = visitor.page
    for choice, is_played in (("With the button", False), ("With a second click", True)):
        visitor.go("/settings")
        point(page.get_by_text(choice, exact=True))
        visitor.go(f"/table/{table}")
        before = visitor.wait_for_turn(table)["seq"]
        assert visitor.choose(point) == "ready"
        point(page.locator(".board [data-picked]").last)
        page.wait_for_timeout(500)
        assert (visitor.table(table)["seq"] > before) == is_played


@WAYS
def test_the_end_of_a_turn_is_one_click_and_can_be_taken_back(visit: Visit, phone: bool, point: Point) -> None:
    visitor = visit(phone=phone)
    table = visitor.create("hamlet", "me", "guest", variant={"layout": "fixed"})
    other = visit()
    other.ask("POST", f"/api/tables/{table}/join", {"invitation": visitor.table(table)["invitation"]})
    if not visitor.table(table)["legal"]:
        other.send("POST", f"/api/tables/{table}/actions", end_of_turn(other.table(table)))
    visitor.go(f"/table/{table}")
    assert visitor.table(table)["to_act"] == [0]
    with visitor.page.expect_response("**/actions") as answer:
        point(visitor.page.get_by_role("button", name="End your turn").first)
    assert answer.value.ok
    assert visitor.table(table)["to_act"] == [1]
    with visitor.page.expect_response("**/undo"):
        point(visitor.page.get_by_role("button", name="Undo", exact=True))
    assert visitor.table(table)["to_act"] == [0]


def end_of_turn(now: Json) -> Json:
    """Make the request for the end of a turn of Hamlet."""
    return {"id": "end", "seat": now["seat"], "seq": now["seq"], "action": {"do": "end"}}
