"""Notices over the web: what is offered, one-click ends, the private feed; no token in a log."""

from __future__ import annotations

import io
from collections.abc import AsyncIterator, Iterator
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree as ET

import httpx
import pytest

from parlour.notices.push.encryption import public_bytes, to_text
from parlour.notices.push.vapid import Vapid
from parlour.notices.settings import NoticeSettings, Smtp
from parlour.tables.table_service import TableService
from parlour.web.settings import Rates, ServerSettings
from tests.notices.email.mail_server import MailServer, mail_server
from tests.notices.push.push_service import Browser
from tests.web.conftest import ORIGIN, InProcessServer, open_server
from tests.web.logs.test_access_log import logs
from tests.web.player import Player
from tests.web.routes.test_tables import TOY

__all__ = ["logs"]  # a fixture
URL = "https://parlour.test"
SERVICE = "https://push.parlour.test"
ATOM = "{http://www.w3.org/2005/Atom}"
ONE_CLICK = {"content-type": "application/x-www-form-urlencoded"}


@pytest.fixture
def mail() -> Iterator[MailServer]:
    with mail_server() as server:
        yield server


@pytest.fixture
async def notices(settings: ServerSettings, mail: MailServer) -> AsyncIterator[InProcessServer]:
    """An application that offers everything."""
    smtp = Smtp("smtp", "127.0.0.1", mail.port)
    chosen = NoticeSettings(url=URL, contact=URL, smtp=smtp, sender="p@parlour.test", push_services=(SERVICE,))
    async with open_server(replace(settings, notices=chosen), TableService) as found:
        yield found


async def test_without_a_public_address_nothing_is_offered(server: InProcessServer) -> None:
    ada = (await Player(server.visit()).come()).browser
    assert (await ada.get("/api/me/notices")).json() == {
        "push": None,
        "mail": None,
        "offers_mail": False,
        "feed": False,
    }
    assert (await ada.post("/api/me/notices/push", json=Browser(SERVICE).subscription)).status_code == 409
    assert (await ada.post("/api/me/notices/mail", json={"address": "a@b.org"})).status_code == 409


async def test_the_push_key_is_made_once_and_kept_to_oneself(settings: ServerSettings) -> None:
    chosen = replace(settings, notices=NoticeSettings(url=URL))
    keys = []
    for _ in range(2):
        async with open_server(chosen, TableService) as server:
            keys.append((await server.visit().get("/api/me/notices")).json()["push"]["key"])
    file = settings.data / "push.key"
    assert keys[0] == keys[1] == Vapid(file.read_text(), "").public
    assert file.stat().st_mode & 0o777 == 0o600


async def test_a_browser_subscribes_and_unsubscribes(notices: InProcessServer) -> None:
    ada, browser = notices.visit(), Browser(SERVICE)
    assert (await ada.post("/api/me/notices/push", json=browser.subscription)).json()["push"]["devices"] == 1
    assert (await ada.post("/api/me/notices/push", json=browser.subscription)).json()["push"]["devices"] == 1
    off = await ada.post("/api/me/notices/push/off", json={"endpoint": browser.endpoint})
    assert off.json()["push"]["devices"] == 0


async def test_nobody_ends_the_notices_of_somebody_else(notices: InProcessServer) -> None:
    ada, eve, browser = notices.visit(), notices.visit(), Browser(SERVICE)
    await ada.post("/api/me/notices/push", json=browser.subscription)
    await eve.post("/api/me/notices/push/off", json={"endpoint": browser.endpoint})
    assert (await ada.get("/api/me/notices")).json()["push"]["devices"] == 1


@pytest.mark.parametrize(
    "change",
    [
        {"endpoint": "https://127.0.0.1/"},
        {"endpoint": "http://push.parlour.test/"},
        {"keys": {"p256dh": to_text(b"x" * 64), "auth": to_text(b"x" * 16)}},
        {"keys": {"p256dh": to_text(b"x" * 65), "auth": "?"}},
    ],
)
async def test_an_invalid_subscription_is_refused(notices: InProcessServer, change: dict[str, object]) -> None:
    answer = await notices.visit().post("/api/me/notices/push", json={**Browser(SERVICE).subscription, **change})
    assert answer.status_code == 422


async def test_an_invalid_key_is_deleted_when_it_is_used(notices: InProcessServer) -> None:
    ada = notices.visit()
    keys = {"p256dh": to_text(b"\x04" + b"x" * 64), "auth": to_text(b"x" * 16)}
    assert (await ada.post("/api/me/notices/push", json={"endpoint": f"{SERVICE}/1", "keys": keys})).status_code == 200
    here = notices.api.state.context.notices
    [device] = await here.subscriptions.devices((await ada.get("/api/me")).json()["id"])
    assert await here.push.send(device, b"", "") == "gone"


async def test_a_mail_program_unsubscribes_without_a_cookie(notices: InProcessServer, mail: MailServer) -> None:
    ada = notices.visit()
    assert (await ada.post("/api/me/notices/mail", json={"address": "ada@b.org"})).json()["mail"] == {
        "address": "ada@b.org",
        "confirmed": False,
    }
    [email] = mail.emails
    token = email.get_content().partition("/notices/confirm#")[2].split()[0]
    assert (await notices.visit().post("/api/notices/confirm", json={"token": token})).status_code == 200
    assert (await ada.get("/api/me/notices")).json()["mail"]["confirmed"] is True
    person = (await ada.get("/api/me")).json()["id"]
    off = f"/api/notices/off/{notices.api.state.context.notices.links.off('mail', person)}"
    program = notices.visit(URL)
    looked = await program.get(off)
    assert (looked.status_code, looked.headers["location"]) == (303, f"/notices/off#{off.rpartition('/')[2]}")
    assert (await ada.get("/api/me/notices")).json()["mail"] is not None  # looking at a link does nothing
    clicked = await program.post(off, content="List-Unsubscribe=One-Click", headers=ONE_CLICK)
    assert clicked.status_code == 200
    assert (await ada.get("/api/me/notices")).json()["mail"] is None
    assert (await program.post(off, headers=ONE_CLICK)).status_code == 200  # twice does no harm
    assert (await program.post(off + "x", headers=ONE_CLICK)).status_code == 404


async def test_forms_are_taken_there_and_nowhere_else(notices: InProcessServer) -> None:
    program = notices.visit()
    assert (await program.post("/api/me/link", content="a=b", headers=ONE_CLICK)).status_code == 415


async def test_emails_to_unconfirmed_addresses_are_limited(settings: ServerSettings, mail: MailServer) -> None:
    smtp = Smtp("smtp", "127.0.0.1", mail.port)
    chosen = NoticeSettings(url=URL, smtp=smtp, sender="p@parlour.test")
    async with open_server(replace(settings, notices=chosen, rates=Rates()), TableService) as server:
        ada = server.visit()
        found = [
            (await ada.post("/api/me/notices/mail", json={"address": f"a{n}@b.org"})).status_code for n in range(5)
        ]
    assert found == [200, 200, 200, 429, 429]
    assert len(mail.emails) == 3


async def feed_of(reader: httpx.AsyncClient, link: str) -> ET.Element:
    answer = await reader.get(link)
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("application/atom+xml")
    return ET.fromstring(answer.text)


async def test_the_feed_lists_my_turns_for_anybody_with_the_link(notices: InProcessServer) -> None:
    ada = await Player(notices.visit()).come("Ada <&>")
    link = (await ada.browser.post("/api/me/notices/feed")).json()["link"]
    reader = notices.visit()
    assert (await feed_of(reader, link)).findall(f"{ATOM}entry") == []
    bob = await Player(notices.visit()).come("Bob <&>")
    table = await ada.create(TOY, "me", "guest")
    await bob.done(table, "join", {"invitation": (await ada.look(table))["invitation"]})
    while not (await ada.look(table))["legal"]:
        await bob.act(table)
    root = await feed_of(reader, link)
    [entry] = root.findall(f"{ATOM}entry")
    [href] = [found.attrib["href"] for found in entry.findall(f"{ATOM}link")]
    assert href == f"{URL}/table/{table}"
    assert "Bob <&>" in (entry.findtext(f"{ATOM}summary") or "")
    for name in ("id", "title", "updated"):
        assert root.findtext(f"{ATOM}{name}")
        assert entry.findtext(f"{ATOM}{name}")
    assert link.rpartition("/")[2] not in ET.tostring(root, "unicode")
    assert "set-cookie" not in (await reader.get(link)).headers


async def test_a_feed_ends_and_a_new_link_voids_the_old(notices: InProcessServer) -> None:
    ada, reader = notices.visit(), notices.visit()
    first, second = [(await ada.post("/api/me/notices/feed")).json()["link"] for _ in range(2)]
    assert [(await reader.get(link)).status_code for link in (first, second)] == [404, 200]
    assert (await ada.delete("/api/me/notices/feed")).json()["feed"] is False
    assert (await reader.get(second)).status_code == 404


async def test_no_token_endpoint_or_address_is_logged(
    notices: InProcessServer, mail: MailServer, logs: io.StringIO
) -> None:
    ada, browser = notices.visit(), Browser(SERVICE, "an-endpoint-nobody-may-read")
    await ada.post("/api/me/notices/push", json=browser.subscription)
    await ada.post("/api/me/notices/mail", json={"address": "somebody@b.org"})
    token = mail.emails[0].get_content().partition("/notices/confirm#")[2].split()[0]
    await ada.post("/api/notices/confirm", json={"token": token})
    link = (await ada.post("/api/me/notices/feed")).json()["link"]
    await ada.get(link)
    off = notices.api.state.context.notices.links.off("mail", "somebody")
    await ada.get(f"/api/notices/off/{off}")
    await ada.post(f"/api/notices/off/{off}")
    written = logs.getvalue()
    assert "/api/feed/{token}" in written
    person = (await ada.get("/api/me")).json()["id"]
    secrets = [token, link.rpartition("/")[2], off, browser.name, to_text(public_bytes(browser.private)), "somebody@"]
    assert [secret for secret in [*secrets, person] if secret in written] == []


async def test_the_page_that_ends_notices_is_the_clients(settings: ServerSettings, tmp_path: Path) -> None:
    (tmp_path / "static").mkdir()
    (tmp_path / "static" / "index.html").write_text("the client")
    async with open_server(settings) as server:
        answer = await server.visit(ORIGIN).get("/notices/off")
    assert (answer.status_code, answer.text) == (200, "the client")
