"""A new build of the client comes: the worker that is installed changes over, and pads still open without a network."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from parlour.web.settings import STATIC
from tests.browser.conftest import Visit
from tests.browser.pages.test_pad import enter_goods, total, wait_until_kept
from tests.browser.visitor import Visitor
from tools import try_server

pytestmark = [pytest.mark.slow, pytest.mark.timeout(300)]
NEXT = "0" * 12
TEXTS = {".html", ".js", ".css", ".json"}


@pytest.fixture
def client(tmp_path: Path) -> Path:
    """A copy of the built client; the server compresses its files itself."""
    return Path(shutil.copytree(STATIC, tmp_path / "static", ignore=shutil.ignore_patterns("*.gz", "*.br")))


@pytest.fixture
def server(client: Path, tmp_path: Path) -> Iterator[str]:
    with try_server.opened(tmp_path / "data", static=client) as address:
        yield address


def build_anew(client: Path) -> None:
    """Change the version: every script gets another name, as if it had changed, and so does the build."""
    build = found(r"build-\W+([0-9a-f]{12})", (client / "sw.js").read_text("utf-8"))
    names = {path.name: f"next-{path.name}" for path in (client / "assets").glob("*.js")}
    old = re.compile("|".join(map(re.escape, [build, *names])))
    texts = [path for path in client.rglob("*") if path.suffix in TEXTS and path.name != "index.html"]
    for path in [*texts, client / "index.html"]:  # the page last: from then on the server lists the files anew
        text = path.read_text("utf-8")
        target = path.with_name(names.get(path.name, path.name))
        target.write_text(old.sub(lambda match: names.get(match[0], NEXT), text), "utf-8")
        if target != path:
            path.unlink()


def found(pattern: str, text: str) -> str:
    match = re.search(pattern, text)
    assert match, pattern
    return match[1]


def wait_for(visitor: Visitor, condition: str) -> None:
    for _ in range(300):
        if visitor.page.evaluate(condition):
            return
        visitor.page.wait_for_timeout(100)
    raise AssertionError(f"it has not come to this: {condition}")


FETCHED = "() => performance.getEntriesByType('resource').map((entry) => entry.name)"
IS_NEW = f"""async () => {{
  const worker = await navigator.serviceWorker.getRegistration();
  const isDone = !worker.installing && !worker.waiting && worker.active.state === 'activated';
  return isDone && (await caches.keys()).includes('build-{NEXT}');
}}"""
IS_ALONE = f"""async () => {{
  const builds = (await caches.keys()).filter((name) => name.startsWith('build-'));
  return builds.join() === 'build-{NEXT}';
}}"""


def test_an_opened_pad_works_offline_after_an_update(visit: Visit, client: Path, server: str) -> None:
    visitor = visit(phone=True, service_workers=True, at=server).go("/pad/laar")
    wait_until_kept(visitor)
    enter_goods(visitor)
    expect(visitor.page.get_by_role("tab").first.locator(".total")).not_to_have_text("0")
    points = total(visitor)
    build_anew(client)
    visitor.go("/lobby")  # the pad is not opened in the new build before the network is gone
    wait_for(visitor, IS_NEW)
    visitor.go("/lobby")
    wait_for(visitor, IS_ALONE)  # no page of the build before is open: its files are gone
    visitor.go_offline()
    visitor.page.goto("/pad/laar")
    expect(visitor.page.get_by_role("tab").first.locator(".total")).to_have_text(points)
    assert any("/next-Pad-" in name for name in visitor.page.evaluate(FETCHED))


def test_a_page_of_the_build_before_keeps_its_files(visit: Visit, client: Path, server: str) -> None:
    visitor = visit(service_workers=True, at=server).go("/pad/laar")
    wait_until_kept(visitor)
    files = [name for name in visitor.page.evaluate(FETCHED) if name.endswith(".js")]
    build_anew(client)
    visitor.page.evaluate("() => navigator.serviceWorker.getRegistration().then((worker) => worker.update())")
    wait_for(visitor, IS_NEW)
    answers = visitor.page.evaluate("(files) => Promise.all(files.map(async (file) => (await fetch(file)).ok))", files)
    assert len(answers) > 5
    assert all(answers)
