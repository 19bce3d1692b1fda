"""What is seen and heard at a table: things that travel, points, sounds, reasons, payments, trials; sharing."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.visitor import LIT, READY, Point, Visitor, click, tap
from tools import try_server

pytestmark = [pytest.mark.slow, pytest.mark.timeout(300)]
WAYS = pytest.mark.parametrize(("phone", "point"), [(False, click), (True, tap)], ids=["mouse", "touch"])
FEW = 40  # decisions
LACKING = re.compile(r"needs \d+ more|no donkey|villagers have acted|no road")
# Keeps what flies and rises over the page, and the pitch of every tone.
WATCH = """() => {
  window.seen = { flown: 0, risen: [], tones: [] };
  new MutationObserver((all) => {
    for (const { addedNodes } of all) for (const one of addedNodes) {
      if (one.classList?.contains('life-flyer')) window.seen.flown += 1;
      if (one.classList?.contains('life-rise')) window.seen.risen.push(one.textContent);
    }
  }).observe(document.documentElement, { childList: true, subtree: true });
  const make = AudioContext.prototype.createOscillator;
  AudioContext.prototype.createOscillator = function () {
    const tone = make.call(this);
    const set = tone.frequency.setValueAtTime.bind(tone.frequency);
    tone.frequency.setValueAtTime = (pitch, at) => { window.seen.tones.push(pitch); return set(pitch, at); };
    return tone;
  };
}"""
PLACED, TAKEN, MY_TURN, OVER = 165, 420, 523.25, 392  # the first pitch of each sound


def press(page: Page, name: str, point: Point) -> None:
    point(page.get_by_role("button", name=name, exact=True).first)


def play_until_kind(visitor: Visitor, table: str, kind: str, ways: int = 0) -> None:
    """Make random decisions until one of a kind may be made, in so many ways."""
    for _ in range(FEW):
        legal = visitor.wait_for_turn(table)["legal"] or []
        if any(branch["do"] == kind and len(branch.get("choices", [])) >= ways for branch in legal):
            return
        visitor.play_by_api(table, 1)
    raise AssertionError(f"{kind} cannot be done")


@WAYS
def test_things_travel_points_rise_and_sounds_are_heard(visit: Visit, phone: bool, point: Point) -> None:
    visitor = visit(phone=phone, moving=True)
    visitor.ask("PATCH", "/api/me", {"settings": {"sound": True}})
    table = visitor.create("dreamhome", "me", "bot")
    visitor.play_by_api(table, 2)
    visitor.go(f"/table/{table}")
    page = visitor.page
    page.evaluate(WATCH)
    for _ in range(FEW):
        visitor.act(point)
        seen = page.evaluate("window.seen")
        if seen["flown"] and seen["risen"] and {PLACED, MY_TURN} <= set(seen["tones"]):
            break
    visitor.play_by_api(table)
    page.wait_for_function("(over) => window.seen.tones.includes(over)", arg=OVER)
    seen = page.evaluate("window.seen")
    assert seen["flown"]
    assert {PLACED, TAKEN, MY_TURN, OVER} <= set(seen["tones"])
    assert seen["risen"]
    assert all(re.fullmatch(r"[+−]\d+", one) for one in seen["risen"])  # a minus, as it is shown


@WAYS
def test_what_cannot_be_done_says_what_is_lacking_and_a_payment_its_sum(
    visit: Visit, phone: bool, point: Point
) -> None:
    visitor = visit(phone=phone)
    table = visitor.create("hamlet", "me", "bot", variant={"layout": "fixed"})
    play_until_kind(visitor, table, "end")
    visitor.go(f"/table/{table}")
    page = visitor.page
    page.locator(LIT).first.wait_for()
    greyed = page.locator(".board button[aria-disabled='true'][data-field='sale']").first
    expect(greyed).to_have_attribute("tabindex", "0")  # the keyboard reaches it
    # Playwright's own click waits until something is enabled; people do not.
    greyed.tap(force=True) if phone else greyed.click(force=True)
    refusal = page.get_by_role("alert").filter(has_text=LACKING)
    expect(refusal).to_be_visible()
    refusal.get_by_role("button", name="Close").click()
    expect(refusal).to_have_count(0)
    greyed.focus()
    page.keyboard.press("Enter")
    expect(refusal).to_be_visible()

    play_until_kind(visitor, table, "settle")
    expect(page.get_by_text(re.compile(r"Pay for me: you will have \d+ coins?"))).to_be_visible()
    point(page.get_by_role("button", name=re.compile("^Pay for me")).first)
    if page.locator(READY).count():
        point(page.locator(READY))
    expect(page.get_by_text(re.compile(r"Pay for me: you will have"))).to_have_count(0)
    assert any("settle" in str(line["seen"]) for line in visitor.table(table)["log"])


@WAYS
@pytest.mark.parametrize(("choice", "kind"), [("draft", "keep"), ("honshu", "take")], ids=["hand", "table"])
def test_a_card_is_tried_in_ones_city_before_it_is_chosen(
    visit: Visit, choice: str, kind: str, phone: bool, point: Point
) -> None:
    """A card of one's hand, and with the choice of Honshu one of those that lie on the table."""
    visitor = visit(phone=phone)
    table = visitor.create("hokkaido", "me", "bot", "bot", variant={"choice": choice})
    play_until_kind(visitor, table, kind, ways=2)
    visitor.go(f"/table/{table}")
    page = visitor.page
    page.locator(LIT).first.wait_for()
    before = visitor.table(table)["legal"]
    press(page, "Try in your city", point)
    trial = page.get_by_role("region", name="Try in your city")
    cards = trial.locator("button[aria-pressed]")
    point(cards.nth(1))
    expect(cards.nth(1)).to_have_attribute("aria-pressed", "true")
    point(page.locator("[data-field='spot'][data-lit]").first)
    expect(page.get_by_label("What it changes")).to_be_visible()
    assert visitor.table(table)["legal"] == before  # a trial is not told to anybody
    press(page, "Back to the cards", point)
    expect(trial).to_have_count(0)
    press(page, "Try in your city", point)
    expect(cards.nth(1)).to_have_attribute("aria-pressed", "true")  # where it was left
    with page.expect_response("**/actions") as answer:
        point(page.locator(READY))
    assert answer.value.ok


def test_a_match_is_shared_by_a_link_once_all_agree(visit: Visit) -> None:
    """Ada agrees with the mouse, Béla with a finger; whoever has the link sees the match until one of them ends it."""
    ada, bela = visit().become("Ada"), visit(phone=True).become("Béla")
    table = ada.create("lanterns", "me", "guest")
    bela.ask("POST", f"/api/tables/{table}/join", {"invitation": ada.table(table)["invitation"]})
    while ada.table(table)["status"] == "playing":
        for player in (ada, bela):
            now = player.table(table)
            if now["legal"]:
                player.send("POST", f"/api/tables/{table}/actions", player.decision(now))
    for player in (ada, bela):
        player.go(f"/table/{table}")
    press(ada.page, "Share…", click)
    press(ada.page, "I agree", click)
    expect(ada.page.get_by_text("The link is made as soon as the others agree, too.")).to_be_visible()
    expect(bela.page.get_by_text("Ada would like to share this match by a link.")).to_be_visible()
    press(bela.page, "Share…", tap)
    bela.page.get_by_role("button", name="I agree").tap()
    link = ada.page.get_by_label("Link to the match").input_value()
    for phone in (False, True):
        stranger = visit(phone=phone).go(link)
        expect(stranger.page.locator("main")).to_contain_text("Béla")
        expect(stranger.page.get_by_role("slider")).to_be_visible()
        expect(stranger.page.get_by_role("button", name="Try again from here")).to_have_count(0)
    bela.page.get_by_role("button", name="I no longer agree").tap()
    expect(ada.page.get_by_label("Link to the match")).to_have_count(0)
    late = visit()
    late.expected.append("status of 404")
    late.go(link)
    expect(late.page.get_by_role("alert")).to_contain_text("one of the players has ended it")


@WAYS
def test_a_table_says_that_bots_are_slower_while_the_rules_compile(
    visit: Visit, tmp_path: Path, phone: bool, point: Point
) -> None:
    compiling = tmp_path / "compiling"
    compiling.touch()
    with try_server.opened(tmp_path / "data", compiling=compiling) as address:
        visitor = visit(phone=phone, at=address)
        page = visitor.page
        visitor.go(f"/table/{visitor.create('dreamhome', 'me', 'bot')}")
        said = page.get_by_role("button", name="Bots are slower for now")
        point(said)
        expect(page.get_by_role("status").filter(has_text="The rules are still being compiled")).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.get_by_text("The rules are still being compiled")).to_have_count(0)
        expect(said).to_be_visible()
        compiling.unlink()
        visitor.act(point)
        expect(said).to_have_count(0)
        compiling.touch()
        alone = visitor.create("dreamhome", "me", "guest")
        assert visitor.table(alone)["slow_bots"] is False  # no bot plays there
        page.close()  # before the server does
