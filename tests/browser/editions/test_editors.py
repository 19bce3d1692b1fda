"""Own editions as owners make them: copied, edited where they are drawn, corrected, exported, imported, played."""

from __future__ import annotations

import json
import re
import struct
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Request, expect

import parlour
from parlour import record_files
from parlour.engine import catalogue
from parlour.engine.record import verify
from tests.browser.conftest import Visit
from tests.browser.editions.owner import Owner
from tests.browser.visitor import Visitor, tap

pytestmark = [pytest.mark.slow, pytest.mark.timeout(300)]
Edit = Callable[[Owner], None]
BY_HAND = Path(parlour.__file__).parent / "games" / "laar" / "editions" / "standard.toml"


def edit_laar(owner: Owner) -> None:
    """Change a card in all its zones, a memo and the spices; make a mistake in another memo, and mend it."""
    owner.choose("lotus", of="Spice")
    owner.choose("gem of class 5", of="Gem")
    owner.choose("sea serpent", of="Beast")
    owner.choose("katar", of="Weapon")
    owner.choose("1", of="Number on the left")
    owner.choose("2 points per giant spider", of="Spell")
    owner.open("Memo I")
    owner.enter(5, at="2 beasts")
    owner.open("Points of spices")
    owner.enter(31, at="6 spices")
    owner.open("Memo V")
    owner.choose("giant spider", of="Beast 2 of the round")
    owner.open("Card 7")
    expect(owner.mistakes).to_contain_text("Memo V: By the order of taking – each must be there once")
    owner.mistakes.get_by_role("button").click()
    expect(owner.heading).to_have_text("Memo V")
    expect(owner.heading).to_be_focused()
    owner.choose("unicorn", of="Beast 2 of the round")
    expect(owner.mistakes.get_by_role("listitem")).to_have_count(0)


def laar_as_entered(data: dict[str, Any]) -> None:
    card = {"spice": "lotus", "gem": 5, "beast": "serpent", "spell": "per_spider", "source": "owner", "id": 1}
    assert data["card"][0] == card | {"weapon": {"kind": "katar", "left": 1, "right": 0}}
    assert data["memo"]["I"] == {"equal": [1, 5, 9, 16], "source": "owner"}
    assert data["memo"]["V"]["source"] == "rulebook"  # it says again what it said
    assert data["spices"] == {"points": [0, 2, 4, 8, 12, 20, 31], "source": "owner"}


def edit_dream_home(owner: Owner) -> None:
    """Change something of every kind; one card too many is a mistake until another room has one less."""
    owner.enter(5, at="2 cards")
    owner.enter(2, at="card 3")
    owner.enter(11, at="How many cards")
    expect(owner.mistakes).to_contain_text("Rooms – must be 60 in all, not 61")
    owner.open("bedroom")
    owner.enter(7, at="How many cards")
    expect(owner.mistakes.get_by_role("listitem")).to_have_count(0)
    owner.open("painting")
    owner.enter(3, at="Points")
    owner.choose("kitchen", of="only in these rooms")
    owner.open("Roofs")
    owner.choose("yellow", of="Colour 1")
    owner.enter(1, at="Cards of each colour")
    owner.open("Helpers")
    owner.enter(6, at="Cards of each")
    expect(owner.mistakes).to_contain_text("Roofs: Cards of each colour – must be 48 in all, not 52")
    owner.open("Tools")
    owner.enter(1, at="Cards of each")
    expect(owner.mistakes.get_by_role("listitem")).to_have_count(0)


def dream_home_as_entered(data: dict[str, Any]) -> None:
    rooms = {room["type"]: room for room in data["room"]}
    assert rooms["living_room"]["points"] == [1, 5, 9]
    assert rooms["living_room"]["children"] == [1, 0, 2, 1, 0, 0, 1, 0, 0, 0, 0]
    assert (rooms["bedroom"]["count"], len(rooms["bedroom"]["children"])) == (7, 7)
    painting = next(one for one in data["decor"] if one["id"] == "painting")
    assert painting["rooms"] == ["living_room", "bedroom", "study", "library", "kitchen"]
    assert data["roofs"]["colours"][0] == "yellow"
    assert [data[part]["source"] for part in ("roofs", "helpers", "tools")] == ["owner"] * 3
    assert rooms["kitchen"]["source"] == "public"


def edit_hokkaido(owner: Owner) -> None:
    """Paint a map card and both sides of a province, one of them first with mountains that fork; change all numbers."""
    owner.choose("lake", of="What to paint")
    owner.point(owner.square("Map card 1", 1))
    owner.open("Province 6")
    owner.choose("forest", of="What to paint")
    owner.point(owner.square("side A", 3))
    owner.choose("none", of="A factory with points of its own")
    owner.choose("side B, square 1", of="A factory with points of its own")
    owner.enter(5, at="Points of that factory")
    owner.choose("mountain", of="What to paint")
    for number in (3, 6):  # with 2 and 4 they make a fork
        owner.point(owner.square("side B", number))
    owner.open("Map card 2")
    expect(owner.mistakes).to_contain_text("Province 6: side B")
    owner.mistakes.get_by_role("button").first.click()
    expect(owner.heading).to_have_text("Province 6")
    owner.choose("desert", of="What to paint")
    for number in (3, 6):
        owner.point(owner.square("side B", number))
    expect(owner.mistakes.get_by_role("listitem")).to_have_count(0)
    owner.open("Points")
    owner.enter(3, at="A forest")
    owner.open("Goals")
    owner.enter(6, at="Points of a goal")
    owner.open("Resources")
    owner.enter(13, at="Cubes of each colour")


def hokkaido_as_entered(data: dict[str, Any]) -> None:
    assert data["card"][0]["squares"][0] == "lake"
    assert [card["source"] for card in data["card"][:2]] == ["owner", "reconstructed"]
    (province,) = [one for one in data["start"] if one["id"] == 6]
    assert province["a"][2] == "forest"
    assert province["exception"] == {"side": "b", "square": 0, "points": 5}
    assert (data["points"]["forest"], data["goals"]["points"], data["cubes"]["each"]) == (3, 6, 13)


def edit_hamlet(owner: Owner) -> None:
    """Change something of every kind; an outline that no tile may have is a mistake until it is mended."""
    owner.open("Sawmill")
    owner.enter(3, at="Cost: wheat")
    owner.enter(1, at="Cost: coins")
    owner.enter(5, at="Points")
    owner.choose("brick", of="Stack")
    owner.choose("Mountain", of="What to paint")
    owner.point(owner.page.get_by_role("button", name="Segment 2: forest"))
    expect(owner.page.get_by_role("button", name="Segment 2: mountain")).to_be_visible()
    owner.choose("Shape", of="What to paint")
    inside = owner.page.get_by_role("checkbox", name=re.compile("^Triangle"), checked=True)
    before = inside.count()
    owner.point(inside.last)
    expect(inside).to_have_count(before - 1)
    owner.page.keyboard.press("Control+z")
    expect(inside).to_have_count(before)
    owner.open("Sale 9")
    owner.enter(2, at="Goods: timber")
    owner.enter(8, at="Points")
    owner.open("Deliveries (1 and 2 players)")
    owner.choose("flour", of="delivery 1, any of")  # besides milk and brick
    owner.enter(5, at="delivery 1, Points")
    owner.open("Prices (3 and 4 players)")
    owner.enter(3, at="Raw goods")
    owner.open("Villagers and donkeys")
    owner.enter(200, at="Donkey")
    expect(owner.mistakes).to_contain_text("Villagers and donkeys: Donkey")
    owner.open("Awards")
    owner.enter(5, at="Merchant")
    owner.mistakes.get_by_role("button").first.click()
    expect(owner.heading).to_have_text("Villagers and donkeys")
    owner.enter(4, at="Donkey")
    expect(owner.mistakes.get_by_role("listitem")).to_have_count(0)


def hamlet_as_entered(data: dict[str, Any]) -> None:
    tiles = {tile["id"]: tile for tile in data["tile"]}
    sawmill = tiles["sawmill"]
    assert sawmill["cost"] == {"wheat": 3, "stone": 1, "coins": 1}
    assert (sawmill["points"], sawmill["group"], sawmill["source"]) == (5, "brick", "owner")
    assert sawmill["border"].split()[:3] == ["SE:R", "SE:M", "W:F"]
    (sale,) = [sale for sale in data["sale"] if sale["id"] == 9]
    assert (sale["goods"], sale["points"]) == ({"timber": 2, "brick": 1, "milk": 1}, 8)
    assert data["church_side"][0]["deliveries"][0]["points"] == 5
    assert "flour" in data["church_side"][0]["deliveries"][0]["any_of"]
    assert (data["market"][1]["raw"], data["hire"]["donkey"], data["awards"]["merchant"]) == (3, 4, 5)
    assert data["roads"]["source"] == "rulebook"


EDITS: dict[str, tuple[Edit, Callable[[dict[str, Any]], None]]] = {
    "laar": (edit_laar, laar_as_entered),
    "dreamhome": (edit_dream_home, dream_home_as_entered),
    "hokkaido": (edit_hokkaido, hokkaido_as_entered),
    "hamlet": (edit_hamlet, hamlet_as_entered),
}


@pytest.mark.parametrize("game", EDITS)
def test_an_owner_edits_exports_imports_and_plays_an_edition(visit: Visit, game: str) -> None:
    owner = Owner(visit(), game)
    edit, check = EDITS[game]
    edit(owner)
    stored = owner.expect_saved()
    check(stored["data"])
    assert stored["problems"] == []
    owner.page.get_by_role("button", name=re.compile(r"^\d differences$")).click()
    expect(owner.page.get_by_role("dialog").locator("figure svg").first).to_be_visible()
    owner.page.keyboard.press("Escape")
    digest = import_again(owner)
    assert digest == stored["digest"]
    play(owner.visitor, digest)


def import_again(owner: Owner) -> str:
    """Export the edition, and read it in as another one; return the digest of that."""
    owner.page.get_by_role("button", name="Play, share").click()
    with owner.page.expect_download() as download:
        owner.page.get_by_role("link", name="Download").click()
    owner.visitor.go("/editions")
    owner.page.locator("input[type=file]").set_input_files(download.value.path())
    owner.page.get_by_role("button", name="Read it").click()
    expect(owner.heading).to_be_visible()
    mine = owner.visitor.ask("GET", "/api/me/editions")["mine"]
    assert len({one["id"] for one in mine}) == 2
    assert f"/editions/{owner.game}/{mine[0]['id']}" in owner.page.url
    return str(mine[0]["digest"])


def play(visitor: Visitor, digest: str) -> None:
    """Play a match with the edition that is open, from its editor; its record replays with that edition."""
    visitor.page.get_by_role("button", name="Play, share").click()
    visitor.page.get_by_role("link", name="Play with it").click()
    expect(visitor.page.locator("summary").filter(has_text="Edition: My ")).to_be_visible()
    visitor.page.get_by_role("radiogroup", name="Players").or_(
        visitor.page.get_by_role("group", name="Players")
    ).get_by_text("2", exact=True).click()
    visitor.page.get_by_label("Place 2").select_option("bot easy")
    visitor.page.get_by_role("button", name="Start").click()
    visitor.page.wait_for_url(re.compile(r"/table/(?!new)"))
    table = visitor.page.url.split("/")[-1]
    visitor.go("/settings").play_by_api(table)
    visitor.go(f"/replay/{table}")
    expect(visitor.page.get_by_role("slider")).to_be_visible()
    record = record_files.pick(visitor.send("GET", f"/api/tables/{table}/record").text())
    assert record.edition.digest == digest
    verify(record)


def paint_a_segment(owner: Owner) -> None:
    owner.choose("Forest", of="What to paint")
    tap(owner.page.get_by_role("button", name="Segment 1: mountain"))


def paint_by_touch(owner: Owner) -> None:
    owner.choose("lake", of="What to paint")
    owner.point(owner.square("Map card 1", 1))


# One change by touch, the component that comes next, and the path of the first one.
BY_TOUCH: dict[str, tuple[Edit, str, str]] = {
    "laar": (lambda owner: owner.choose("gem of class 8", of="Gem"), "Card 2", "card[0]"),
    "dreamhome": (lambda owner: owner.choose("special room", of="Kind of room"), "bedroom", "room[0]"),
    "hokkaido": (paint_by_touch, "Map card 2", "card[0]"),
    "hamlet": (paint_a_segment, "Market", "tile[0]"),
}


@pytest.mark.parametrize("game", BY_TOUCH)
def test_a_component_is_entered_by_touch(visit: Visit, game: str) -> None:
    owner = Owner(visit(phone=True), game, tap)
    edit, following, path = BY_TOUCH[game]
    edit(owner)
    tap(owner.page.get_by_role("button", name="As in my box, next"))
    expect(owner.heading).to_have_text(following)
    tap(owner.page.get_by_role("button", name="All components"))
    listed = owner.page.get_by_role("dialog", name="All components")
    expect(listed.get_by_role("button", name=re.compile("changed, checked$"))).to_have_count(1)
    stored = owner.expect_saved()
    assert stored["checked"] == [path]


def test_keys_undo_redo_and_walk(visit: Visit) -> None:
    owner = Owner(visit(), "laar")
    owner.choose("lotus", of="Spice")
    owner.page.keyboard.press("PageDown")
    expect(owner.heading).to_have_text("Card 2")
    expect(owner.page.get_by_role("group", name="Spice").get_by_label("clove", exact=True)).to_be_focused()
    owner.page.keyboard.press("Control+z")
    expect(owner.heading).to_have_text("Card 1")
    expect(owner.page.get_by_label("pepper", exact=True)).to_be_checked()
    owner.page.keyboard.press("Control+Shift+z")
    expect(owner.page.get_by_label("lotus", exact=True)).to_be_checked()
    owner.page.keyboard.press("Control+Enter")
    expect(owner.heading).to_have_text("Card 2")
    assert owner.expect_saved()["checked"] == ["card[0]"]
    owner.page.reload()
    expect(owner.heading).to_have_text("Card 2")
    expect(owner.page.get_by_text("1 of 54 checked against your box")).to_be_visible()


def test_two_tabs_are_asked_and_overwrite_nothing(visit: Visit) -> None:
    owner = Owner(visit(), "laar")
    other = owner.page.context.new_page()
    other.goto(owner.page.url)
    expect(other.locator("#entry")).to_be_visible()
    changed = owner.visitor.ask("GET", f"/api/me/editions/{owner.id}")
    changed["data"]["spices"]["points"][6] = 40
    body = {key: changed[key] for key in ("revision", "name", "data", "checked")}
    owner.visitor.ask("PUT", f"/api/me/editions/{owner.id}", body)  # from another device
    owner.visitor.expected.append("status of 409")
    owner.choose("lotus", of="Spice")
    dialog = owner.page.get_by_role("dialog", name="This edition was changed somewhere else")
    expect(dialog).to_contain_text("6 spices: 30 → 40")
    expect(dialog.get_by_role("button", name="Combine both")).to_be_visible()
    dialog.get_by_role("button", name="Take the saved one").click()
    stored = owner.expect_saved()
    assert stored["data"]["spices"]["points"][6] == 40
    assert stored["data"]["card"][0]["spice"] == "pepper"
    owner.page.keyboard.press("Control+z")
    expect(owner.page.get_by_label("lotus", exact=True)).to_be_checked()
    other.reload()
    expect(other.locator("#entry")).to_be_visible()


def test_a_photo_beside_the_form_is_sent_nowhere(visit: Visit) -> None:
    owner = Owner(visit(), "laar")
    sent: list[Request] = []
    owner.page.on("request", lambda request: sent.append(request))  # noqa: PLW0108 (builtins cannot listen)
    photo = picture(640, 480)
    owner.page.locator("input[type=file]").set_input_files(
        {"name": "card.png", "mimeType": "image/png", "buffer": photo}
    )
    expect(owner.page.get_by_role("region", name="Photograph").locator("canvas").first).to_be_visible()
    assert owner.page.evaluate("() => document.querySelector('canvas').width") == 640
    owner.page.get_by_role("button", name="Turn the photo").click()
    owner.choose("lotus", of="Spice")
    owner.expect_saved()
    assert [request.method for request in sent if request.method == "PUT"] == ["PUT"]
    for request in sent:
        body = request.post_data_buffer or b""
        assert photo[:8] not in body
        assert photo[-40:-12] not in body
        assert b"image/" not in body
        assert not request.url.startswith(("blob:", "data:"))
    assert owner.page.evaluate("() => JSON.stringify({...localStorage, ...sessionStorage}).includes('image')") is False
    owner.page.reload()
    expect(owner.page.get_by_text("Photo beside it")).to_be_visible()
    expect(owner.page.locator("canvas")).to_be_hidden()


def picture(width: int, height: int) -> bytes:
    """Return a PNG of one colour."""

    def chunk(kind: bytes, body: bytes) -> bytes:
        return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))

    rows = (b"\0" + b"\x90\x60\x30" * width) * height
    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


def test_a_shared_edition_is_seen_kept_copied_and_withdrawn(visit: Visit) -> None:
    owner = Owner(visit(), "laar")
    owner.choose("lotus", of="Spice")
    owner.expect_saved()
    owner.page.get_by_role("button", name="Play, share").click()
    owner.page.get_by_role("button", name="Make a link").click()
    link = owner.page.get_by_label("Link", exact=True).input_value()
    friend = visit().go(link)
    expect(friend.page.get_by_role("heading", level=1)).to_have_text("My Guilds of Laar")
    expect(friend.page.get_by_text("Spice: pepper → lotus")).to_be_visible()
    friend.page.get_by_role("button", name="Keep it").click()
    expect(friend.page.get_by_role("button", name="Remove from the list")).to_be_visible()
    friend.go("/editions")
    expect(friend.page.get_by_role("region", name="Shared with you").get_by_role("listitem")).to_have_count(1)
    friend.go(link).page.get_by_role("button", name="Make it mine").click()
    expect(friend.page.get_by_label("lotus", exact=True)).to_be_checked()
    owner.page.get_by_role("button", name="Withdraw the link").click()
    expect(owner.page.get_by_role("button", name="Make a link")).to_be_visible()
    friend.expected.append("status of 404")
    friend.go(link)
    expect(friend.page.get_by_role("heading", level=1)).to_have_text("There is nothing here")


def test_an_edition_written_by_hand_is_read_as_it_is(visit: Visit) -> None:
    visitor = visit().go("/editions")
    visitor.page.get_by_label("Text of the file").fill(BY_HAND.read_text("utf-8"))
    visitor.page.get_by_role("button", name="Read it").click()
    expect(visitor.page.get_by_role("button", name="No differences")).to_be_visible()
    (mine,) = visitor.ask("GET", "/api/me/editions")["mine"]
    assert mine["digest"] == catalogue.edition("laar").digest


def test_a_pad_scores_by_an_own_edition(visit: Visit) -> None:
    owner = Owner(visit(), "laar")
    owner.open("Points of spices")
    owner.enter(31, at="6 spices")
    digest = owner.expect_saved()["digest"]
    goods: dict[str, list[str]] = {"gems": [], "beasts": [], "weapons": [], "spells": []}
    spices = ["anise", "mint", "pepper", "juniper", "lotus", "clove"]
    seats = [{"name": "Ada", **goods, "spices": spices}, {"name": "Bob", **goods, "spices": []}]
    pad = json.dumps({"memo": "I", "first": 0, "seats": seats})
    for path, points in ((f"/pad/laar/{digest}", "31"), ("/pad/laar", "30")):
        owner.page.evaluate("([path, pad]) => localStorage.setItem(`parlour-pad-${path}`, pad)", [path[5:], pad])
        owner.visitor.go(path)
        expect(owner.page.get_by_role("table").first).to_contain_text(points)


def test_an_edition_is_deleted_after_a_question(visit: Visit) -> None:
    owner = Owner(visit(), "dreamhome")
    owner.page.get_by_role("button", name="Play, share").click()
    owner.page.get_by_role("button", name="Delete").click()
    owner.page.get_by_role("button", name="Yes, delete it").click()
    expect(owner.page.get_by_text("None yet")).to_be_visible()


def test_a_game_without_an_editor_of_its_own_is_edited_in_plain_forms(visit: Visit) -> None:
    visitor = visit()
    games = visitor.ask("GET", "/api/games")["games"]
    slug, digest = next((game["slug"], game["editions"][0]["digest"]) for game in games if game["slug"] == "lanterns")
    made = visitor.ask("POST", "/api/me/editions", {"game": slug, "name": "Mine", "from": digest})
    visitor.go(f"/editions/{slug}/{made['id']}")
    field = visitor.page.get_by_role("spinbutton").first
    before = int(field.input_value())
    field.fill(str(before + 1))
    visitor.page.keyboard.press("Tab")
    expect(visitor.page.get_by_text("1 difference")).to_be_visible()
