"""Several people, each with a browser: invitations, a lost connection, undo that asks, the next match."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.tcp_proxy import TcpProxy
from tests.browser.visitor import READY, Visitor, click, tap

pytestmark = [pytest.mark.slow, pytest.mark.timeout(300)]
OPEN = {"gems": "open", "experts": "open"}  # so that everybody's log reads the same


def invite(host: Visitor, table: str) -> str:
    """Return the link that the waiting room shows."""
    host.go(f"/table/{table}")
    return host.page.get_by_label("Invitation link").input_value()


def join(guest: Visitor, link: str, button: str = "Join") -> None:
    guest.go(link)
    guest.page.get_by_role("button", name=button, exact=True).click()
    guest.page.wait_for_url(re.compile("/table/"))


def is_my_turn(visitor: Visitor, table: str) -> bool:
    now = visitor.table(table)
    return now["status"] == "playing" and now["seat"] in now["to_act"]


def take_turns(players: list[Visitor], table: str, decisions: int) -> None:
    """Let whoever is to act decide, so many times."""
    for _ in range(decisions):
        next(player for player in players if is_my_turn(player, table)).act(click)


def cut_off(visitor: Visitor, wire: TcpProxy) -> None:
    visitor.go_offline()
    wire.cut()
    expect(visitor.page.get_by_text("Reconnecting")).to_be_visible()


def let_back(visitor: Visitor, wire: TcpProxy) -> None:
    wire.restore()
    visitor.go_online()
    expect(visitor.page.get_by_text("Reconnecting")).to_be_hidden()


def say(visitor: Visitor, text: str) -> None:
    visitor.page.get_by_role("tab", name="Chat").click()
    visitor.page.get_by_label("Say something").fill(text)
    visitor.page.keyboard.press("Enter")
    read_chat(visitor, text)


def read_chat(visitor: Visitor, text: str) -> None:
    visitor.page.get_by_role("tab", name="Chat").click()
    expect(visitor.page.get_by_role("tabpanel").get_by_text(text)).to_be_visible()
    visitor.page.get_by_role("tab", name="Log").click()


def test_two_players_and_a_spectator_miss_nothing_when_one_is_cut_off(visit: Visit, wire: TcpProxy) -> None:
    ada, bela, onlooker = visit().become("Ada"), visit(at=wire.origin, service_workers=True).become("Béla"), visit()
    table = ada.create("laar", "me", "guest", variant=OPEN)
    link = invite(ada, table)
    join(bela, link)
    join(onlooker, link, "Watch")
    expect(onlooker.page.get_by_text("You are watching")).to_be_visible()
    while not is_my_turn(ada, table):
        bela.act(click)

    cut_off(bela, wire)
    while is_my_turn(ada, table):
        ada.act(click)
    say(ada, "Where are you?")
    let_back(bela, wire)
    read_chat(bela, "Where are you?")

    # What is decided without a network is sent when there is one again, and once.
    cut_off(bela, wire)
    assert bela.choose(click) == "ready"
    bela.page.locator(READY).click()
    before = len(ada.table(table)["log"])
    let_back(bela, wire)
    expect(ada.page.get_by_role("tabpanel").locator("[data-line]").nth(before)).to_be_attached()
    take_turns([ada, bela], table, 3)

    story = ada.table(table)["log"]
    for visitor in (ada, bela, onlooker):
        expect(visitor.page.get_by_role("tabpanel").locator("[data-line]")).to_have_count(len(story))
    assert ada.log() == bela.log() == onlooker.log()
    assert len({line["seq"] for line in story}) == len(story)


def test_an_invitation_opened_on_a_phone_leads_to_the_table(visit: Visit) -> None:
    host, guest = visit(), visit(phone=True)
    host.go("/table/new#laar")
    host.page.get_by_text("2", exact=True).click()
    host.page.get_by_role("button", name="Create the table").click()
    link = host.page.get_by_label("Invitation link").input_value()
    assert len(link.split("#")[1]) >= 22  # 128 bits

    guest.expected.append("status of 404")
    guest.go(link)
    guest.page.get_by_label("Your name").fill("Zoë")
    guest.page.get_by_role("button", name="Join", exact=True).tap()
    expect(guest.page.get_by_role("group", name="Board")).to_be_visible()
    assert "#" not in guest.page.url  # the invitation does not stay in the address
    expect(host.page.get_by_role("list", name="Players")).to_contain_text("Zoë")
    table = guest.page.url.rsplit("/", 1)[1]
    host.act(click) if is_my_turn(host, table) else guest.act(tap)
    assert guest.table(table)["status"] == "playing"


def test_own_actions_are_undone_at_once_and_others_after_consent(visit: Visit) -> None:
    ada, bela = visit().become("Ada"), visit().become("Béla")
    table = ada.create("laar", "me", "guest", variant=OPEN)
    join(bela, invite(ada, table))
    first, second = (ada, bela) if is_my_turn(ada, table) else (bela, ada)
    first.act(click)
    first.page.get_by_role("button", name="Undo").click()
    expect(first.page.get_by_text("(taken back)")).to_have_count(1)
    assert is_my_turn(first, table)

    first.act(click)
    second.act(click)
    first.page.get_by_role("button", name="Ask to undo").click()
    second.page.get_by_role("button", name="Agree").click()
    expect(first.page.get_by_text("(taken back)")).to_have_count(3)
    assert is_my_turn(first, table)


def test_both_players_find_the_same_rematch(visit: Visit) -> None:
    ada, bela = visit().become("Ada"), visit().become("Béla")
    table = ada.create("lanterns", "me", "guest")
    join(bela, invite(ada, table))
    while ada.table(table)["status"] == "playing":
        for player in (ada, bela):
            player.play_by_api(table, 1 if is_my_turn(player, table) else 0)
    for player in (ada, bela):
        player.page.get_by_role("button", name="Play again").click()
        player.page.wait_for_url(lambda url: table not in url)
    assert ada.page.url == bela.page.url
    expect(ada.page.get_by_role("list", name="Players")).to_contain_text("Béla")
