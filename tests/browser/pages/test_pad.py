"""The score pad on a phone: without a network once it was opened, and handed on by a link."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.visitor import Visitor

pytestmark = [pytest.mark.slow, pytest.mark.timeout(300)]
# The page works offline when the worker has all that the page has fetched: its code, and what games are made of.
IS_KEPT = """async () => {
  if (!navigator.serviceWorker.controller) return false;
  const names = performance.getEntriesByType('resource').map((entry) => entry.name);
  const needed = names.filter((name) => new URL(name).pathname.match(/^\\/(api\\/games|assets\\/.*(js|css)$)/));
  const found = await Promise.all([location.origin + '/', ...needed].map((name) => caches.match(name)));
  return needed.length > 2 && found.every(Boolean);
}"""


def wait_until_kept(visitor: Visitor) -> None:
    """Poll, because `wait_for_function` treats a Promise as truthy."""
    for _ in range(300):
        if visitor.page.evaluate(IS_KEPT):
            return
        visitor.page.wait_for_timeout(100)
    raise AssertionError("the worker has not kept what the page needs")


def total(visitor: Visitor) -> str:
    return visitor.page.get_by_role("tab").first.locator(".total").inner_text()


def enter_goods(visitor: Visitor) -> None:
    for good in ("gem of class 3", "gem of class 4", "gem of class 5", "1 point per gem"):
        visitor.page.get_by_role("button", name=f"Add {good}").tap()


def test_the_pad_works_offline_once_loaded(visit: Visit) -> None:
    visitor = visit(phone=True, service_workers=True).go("/pad/laar")
    wait_until_kept(visitor)
    visitor.go_offline()
    enter_goods(visitor)
    expect(visitor.page.get_by_role("tab").first.locator(".total")).not_to_have_text("0")
    points = total(visitor)
    visitor.page.reload()
    expect(visitor.page.get_by_role("tab").first.locator(".total")).to_have_text(points)


def test_the_pad_is_handed_on_by_a_link(visit: Visit) -> None:
    ada, bela = visit(phone=True), visit(phone=True)
    ada.go("/pad/laar")
    enter_goods(ada)
    ada.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ada.page.evaluate("() => { Object.defineProperty(navigator, 'share', { value: undefined }); }")
    ada.page.get_by_role("button", name="Share").tap()
    expect(ada.page.locator(".note", has_text="Copied")).to_be_visible()
    link = ada.page.evaluate("() => navigator.clipboard.readText()")
    bela.go(link)
    expect(bela.page.get_by_role("tab").first.locator(".total")).to_have_text(total(ada))
