"""A real Chromium and a real server; an error in a visitor's console fails the test."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Error, Page, ViewportSize, expect, sync_playwright

from tests.browser.tcp_proxy import TcpProxy, proxied
from tests.browser.visitor import Visitor
from tools import find_browser, try_server

PATIENCE = 30_000  # milliseconds: other tests may keep the machine busy
DESK: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 390, "height": 844}
SEED = 1
# What the browser itself says of a network that is taken away on purpose.
OFFLINE = ("net::ERR_", "WebSocket connection to")
# What newer versions say of their own cache when a service worker takes over a page while it is loading.
TAKEN_OVER = "cross-world service worker resource mismatch"

expect.set_options(timeout=PATIENCE)
Visit = Callable[..., Visitor]


@pytest.fixture(scope="session")
def origin(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that knows the toys, too; at every table the cards fall the same way."""
    with try_server.opened(tmp_path_factory.mktemp("server") / "data", games="tests.toys", seed=SEED) as address:
        yield address


@pytest.fixture(scope="session")
def started_chromium() -> Iterator[tuple[Browser, asyncio.AbstractEventLoop]]:
    """One browser for all tests of a process, and the event loop that Playwright runs for it."""
    os.environ["PLAYWRIGHT_NODEJS_PATH"] = find_browser.node()
    found = find_browser.find()
    environment: dict[str, str | float | bool] = {**os.environ, **found.environment}
    with sync_playwright() as playwright:
        loop = asyncio.get_running_loop()
        flags = list(find_browser.FLAGS)
        browser = playwright.chromium.launch(executable_path=found.path, args=flags, env=environment)
        asyncio._set_running_loop(None)
        yield browser, loop
        asyncio._set_running_loop(loop)
        browser.close()


@pytest.fixture
def chromium(started_chromium: tuple[Browser, asyncio.AbstractEventLoop]) -> Iterator[Browser]:
    """The browser, whose loop counts as running only during a test with it: other tests run loops of their own."""
    browser, loop = started_chromium
    asyncio._set_running_loop(loop)
    yield browser
    asyncio._set_running_loop(None)


@pytest.fixture
def visit(chromium: Browser, origin: str) -> Iterator[Visit]:
    """Somebody with a browser of their own; at the end nobody's browser may have complained."""
    visitors: list[Visitor] = []
    complaints: list[str] = []

    def come(
        *,
        phone: bool = False,
        dark: bool = False,
        language: str = "en",
        service_workers: bool = False,
        moving: bool = False,
        at: str = origin,
    ) -> Visitor:
        context = chromium.new_context(
            base_url=at,
            viewport=PHONE if phone else DESK,
            has_touch=phone,
            is_mobile=phone,
            color_scheme="dark" if dark else "light",
            reduced_motion="no-preference" if moving else "reduce",
            locale=language,
            service_workers="allow" if service_workers else "block",
        )
        context.set_default_timeout(PATIENCE)
        visitor = Visitor(context.new_page())
        visitor.expected.append(TAKEN_OVER if service_workers else "Service Worker registration blocked")
        visitors.append(visitor)
        listen(visitor, complaints)
        return visitor

    yield come
    for visitor in visitors:
        visitor.page.context.close()
    assert complaints == []


def listen(visitor: Visitor, complaints: list[str]) -> None:
    """Hear what the browser complains of: refusals of the content security policy are among it."""

    def hear(message: ConsoleMessage) -> None:
        if message.type not in {"error", "warning"} or any(sign in message.text for sign in visitor.expected):
            return
        if not (visitor.was_offline and any(sign in message.text for sign in OFFLINE)):
            complaints.append(f"{message.type} on {visitor.page.url}: {message.text}")

    def fail(error: Error) -> None:
        complaints.append(f"exception on {visitor.page.url}: {error}")

    def watch(page: Page) -> None:
        page.on("console", hear)
        page.on("pageerror", fail)

    watch(visitor.page)


@pytest.fixture
def wire(origin: str) -> Iterator[TcpProxy]:
    """A way to the server that can be cut."""
    with proxied(origin) as wire:
        yield wire


@pytest.fixture(scope="session")
def axe() -> str:
    """The checker of accessibility, as the client's packages hold it."""
    return (Path(__file__).parents[2] / "client/node_modules/axe-core/axe.min.js").read_text("utf-8")
