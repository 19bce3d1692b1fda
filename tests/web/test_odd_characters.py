"""Characters that a database cannot keep or a terminal not show are refused or kept, over both stores."""

from __future__ import annotations

from typing import Any
from urllib.parse import quote

from parlour.engine import catalogue
from tests.web.conftest import InProcessServer
from tests.web.player import Player
from tests.web.routes.test_tables import TOY

ODD = ("\x00", "a\x00b", "\x1b[2J", "\u202e", "\ufeff", "\U0010ffff", "\u2028", "é" * 30, "\ud7ff", "%00")


def bodies(odd: str) -> list[tuple[str, str, dict[str, Any]]]:
    """List requests with something odd in every place for a text."""
    table = {"game": TOY, "variant": {"seats": 2}, "places": [{"who": "me"}, {"who": "bot", "level": "easy"}]}
    keys = {"p256dh": odd, "auth": odd}
    return [
        ("PATCH", "/api/me", {"name": odd}),
        ("PATCH", "/api/me", {"avatar": odd}),
        ("PATCH", "/api/me", {"settings": {odd: odd}}),
        ("POST", "/api/me/claim", {"token": odd}),
        ("POST", "/api/me/notices/push", {"endpoint": odd, "keys": keys}),
        ("POST", "/api/me/notices/push/off", {"endpoint": odd}),
        ("POST", "/api/me/notices/mail", {"address": f"a{odd}@b.c"}),
        ("POST", "/api/notices/confirm", {"token": odd}),
        ("POST", "/api/tables", {**table, "game": odd}),
        ("POST", "/api/tables", {**table, "variant": {"seats": 2, odd: odd}}),
        ("POST", "/api/tables", {**table, "places": [{"who": "me"}, {"who": "bot", "level": odd}]}),
        ("POST", "/api/tables/{table}/join", {"invitation": odd}),
        ("POST", "/api/tables/{table}/chat", {"text": odd}),
        ("POST", "/api/tables/{table}/mute", {"person": odd}),
        ("POST", "/api/tables/{table}/replace", {"seat": 0, "level": odd}),
        ("POST", "/api/tables/{table}/actions", {"id": odd, "seat": 0, "seq": 0, "action": {"do": odd}}),
        ("POST", "/api/tables/{table}/why", {"seat": 0, "action": {"do": "place", odd: odd}}),
        ("POST", "/api/me/editions", {"game": TOY, "name": odd, "from": catalogue.edition(TOY).digest}),
        ("POST", "/api/me/editions", {"game": TOY, "toml": f'a = "{odd}"'}),
        ("POST", "/api/me/editions", {"shared": odd}),
        ("PUT", "/api/me/editions/{edition}", {"revision": 1, "name": "x", "data": {odd: odd}, "checked": [odd]}),
        ("POST", f"/api/games/{TOY}/editions/check", {"data": {odd: [{odd: odd}]}}),
        ("POST", f"/api/games/{TOY}/score", {"seats": [{"name": odd}, {odd: odd}]}),
    ]


PATHS = (
    *("/api/tables/{}", "/api/games/{}/text/en", f"/api/games/{TOY}/editions/{{}}", "/api/feed/{}", "/{}"),
    *("/api/me/editions/{}", "/api/editions/shared/{}", f"/api/games/{TOY}/editions/{{}}/toml"),
)


async def test_odd_characters_cause_no_internal_error(server: InProcessServer) -> None:
    ada = await Player(server.visit()).come("Ada")
    table = await ada.create(TOY, "me", "bot", public=True)
    copy = {"game": TOY, "name": "My box", "from": catalogue.edition(TOY).digest}
    edition = (await ada.browser.post("/api/me/editions", json=copy)).json()["id"]
    for odd in ODD:
        for method, path, body in bodies(odd):
            answer = await ada.browser.request(method, path.format(table=table, edition=edition), json=body)
            assert answer.status_code < 500, (path, body, answer.text)
        for path in PATHS:
            assert (await ada.browser.get(path.format(f"a{quote(odd)}"))).status_code < 500, (path, odd)
            assert (await ada.browser.get(f"{path.format('a')}?of={quote(odd)}")).status_code < 500, (path, odd)
    assert (await ada.look(table))["status"] == "playing"


async def test_bytes_that_are_no_text_in_an_address_cause_no_internal_error(server: InProcessServer) -> None:
    ada = await Player(server.visit()).come("Ada")
    for part in ("%ff%fe", "%ed%a0%80", "%00", "%c0%80", "%2e%2e%2f", "a%0d%0ab"):
        for path in PATHS:
            assert (await ada.browser.get(path.format(part))).status_code < 500, (path, part)
