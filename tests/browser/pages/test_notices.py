"""Notices in a real browser: chosen on one's page, shown by the service worker though no page is at the table."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from parlour.engine.languages import LANGUAGES
from parlour.notices.settings import NoticeSettings, Smtp
from parlour.tables.table_service import TableService
from parlour.web.settings import STATIC, ServerSettings
from tests.browser.conftest import Visit
from tests.notices.email.mail_server import MailServer, mail_server
from tests.thorough import THOROUGH
from tests.web.conftest import RunningServer, run_server

pytestmark = [pytest.mark.slow, pytest.mark.timeout(300)]
REGISTRATION = """async () => { await navigator.serviceWorker.ready; }"""
# In the worker: notes what it would show, because not every headless browser lets a site show anything.
NOTE_SHOWN = """() => {
  self.shown = [];
  ServiceWorkerRegistration.prototype.showNotification = async (title, { body, tag, data }) => {
    self.shown.push({ title, body, tag, data });
  };
}"""
# The event comes from the test: not every browser for programs passes on what a push service would bring.
PUSH = """async (data) => {
  const event = new PushEvent('push', { data });
  let shown;
  event.waitUntil = (promise) => { shown = promise; };
  self.dispatchEvent(event);
  await shown;
  return self.shown;
}"""
NOTICE = {
    "title": "A game: your turn",
    "body": "The table with Bob is waiting for you.",
    "address": "/table/t",
    "off": "/api/notices/off/x",
    "off_text": "Turn off",
}
CHECK = """async () => (await axe.run(document, { resultTypes: ['violations'] })).violations
  .filter(({ impact }) => ['serious', 'critical'].includes(impact)).map(({ id }) => id)"""


@pytest.fixture
def mail() -> Iterator[MailServer]:
    with mail_server() as server:
        yield server


@pytest.fixture
def notices(tmp_path: Path, mail: MailServer) -> Iterator[RunningServer]:
    """A real server that offers everything."""
    smtp = Smtp("smtp", "127.0.0.1", mail.port)
    notices = NoticeSettings(url="http://localhost", contact="mailto:a@b.org", smtp=smtp, sender="parlour@b.org")
    with run_server(ServerSettings(data=tmp_path, static=STATIC, rates=None, notices=notices), TableService) as running:
        yield running


@pytest.mark.parametrize("language", LANGUAGES if THOROUGH else ["ru"])  # the longest words
def test_the_choices_are_there_for_everybody(notices: RunningServer, visit: Visit, axe: str, language: str) -> None:
    ada = visit(at=notices.origin, language=language, phone=True).go("/settings")
    address = ada.page.locator("input[type=email]")
    expect(address).to_be_visible()  # once the server has answered
    notices_panel = ada.page.locator("section").filter(has=address)
    expect(notices_panel.get_by_role("switch")).to_have_count(1)  # web push
    expect(notices_panel.get_by_role("switch")).to_be_visible()
    ada.page.evaluate(axe)
    assert ada.page.evaluate(CHECK) == []


def test_emails_are_confirmed_and_ended_by_their_links(notices: RunningServer, visit: Visit, mail: MailServer) -> None:
    ada = visit(at=notices.origin).go("/settings")
    ada.page.get_by_label("Your e-mail address").fill("ada@b.org")
    ada.page.get_by_role("button", name="Send me e-mails").click()
    expect(ada.page.get_by_text("on its way to ada@b.org")).to_be_visible()
    [email] = mail.emails
    bob = visit(at=notices.origin)  # the link is opened in another browser
    bob.go(email.get_content().partition("http://localhost")[2].split()[0])
    bob.page.get_by_role("button", name="Yes, send me e-mails").click()
    expect(bob.page.get_by_text("Thank you.")).to_be_visible()
    ada.go("/settings")
    expect(ada.page.get_by_text("E-mails go to ada@b.org.")).to_be_visible()
    person = ada.ask("GET", "/api/me")["id"]
    bob.go(f"/notices/off#{notices.api.state.context.notices.links.off('mail', person)}")
    expect(bob.page.get_by_text("Done: you get no more of these.")).to_be_visible()
    ada.go("/settings")
    expect(ada.page.get_by_role("button", name="Send me e-mails")).to_be_visible()


def test_the_service_worker_shows_what_the_server_says(notices: RunningServer, visit: Visit) -> None:
    ada = visit(at=notices.origin, service_workers=True)
    context = ada.page.context
    ada.go("/")
    ada.page.evaluate(REGISTRATION)
    [worker] = context.service_workers
    worker.evaluate(NOTE_SHOWN)
    [shown] = worker.evaluate(PUSH, json.dumps(NOTICE))
    assert shown == {"title": NOTICE["title"], "body": NOTICE["body"], "tag": "/table/t", "data": NOTICE}
