"""The client's files: packed, cached for ever where their names say so, and the page at every address of its own."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

from parlour.web.routes.static import PAGES
from parlour.web.settings import ServerSettings
from tests.web.conftest import InProcessServer

SCRIPT = "console.log('hello');\n" * 200
PLAIN = {"accept-encoding": "identity"}


@pytest.fixture
def built(settings: ServerSettings) -> Path:
    files = {
        "index.html": "<!doctype html><title>Parlour</title>",
        "sw.js": "self.skipWaiting();",
        "manifest.webmanifest": "{}",
        "icons/icon.svg": "<svg/>",
        "assets/index-1a2b.js": SCRIPT,
        "assets/index-3c4d.css": "body{}",
    }
    for name, text in files.items():
        file = settings.static / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
    (settings.static / "assets/index-3c4d.css.br").write_bytes(b"packed by brotli")
    (settings.static / "assets/index-3c4d.css.gz").write_bytes(gzip.compress(b"body{}"))
    (settings.data.parent / "outside.txt").write_text("private", "utf-8")
    return settings.static


async def test_without_a_client_the_page_says_how_to_build_it(stub_server: InProcessServer) -> None:
    answer = await stub_server.visit().get("/")
    assert answer.status_code == 503
    assert "./play" in answer.text
    assert answer.headers["content-type"].startswith("text/html")


@pytest.mark.parametrize("page", PAGES)
async def test_the_client_is_served_at_every_address_of_its_own(
    stub_server: InProcessServer, built: Path, page: str
) -> None:
    ada = stub_server.visit()
    path = page.replace("{", "").replace("}", "")
    answer = await ada.get(path)
    assert answer.status_code == 200
    assert answer.text == (built / "index.html").read_text("utf-8")
    assert answer.headers["cache-control"] == "no-cache"
    assert "set-cookie" not in answer.headers
    assert (await ada.head(path)).status_code == 200


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize(
    ("path", "kind", "caching"),
    [
        ("/assets/index-1a2b.js", "text/javascript", "immutable"),
        ("/assets/index-3c4d.css", "text/css", "immutable"),
        ("/sw.js", "text/javascript", "no-cache"),
        ("/manifest.webmanifest", "application/manifest+json", "no-cache"),
        ("/icons/icon.svg", "image/svg+xml", "no-cache"),
    ],
)
async def test_files_are_cached_as_their_names_allow(
    stub_server: InProcessServer, path: str, kind: str, caching: str
) -> None:
    answer = await stub_server.visit().get(path, headers=PLAIN)
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith(kind)
    assert caching in answer.headers["cache-control"]


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize(
    ("name", "accepted", "chosen"),
    [
        ("index-3c4d.css", "br, gzip", "br"),
        ("index-3c4d.css", "gzip", "gzip"),
        ("index-3c4d.css", "br;q=0, gzip;q=0", None),
        ("index-3c4d.css", "identity", None),
        ("index-1a2b.js", "br, gzip", "gzip"),
        ("index-1a2b.js", "", None),
    ],
)
async def test_files_are_compressed_as_the_browser_accepts(
    stub_server: InProcessServer, name: str, accepted: str, chosen: str | None
) -> None:
    async with stub_server.visit().stream("GET", f"/assets/{name}", headers={"accept-encoding": accepted}) as answer:
        content = b"".join([piece async for piece in answer.aiter_raw()])
    assert answer.headers.get("content-encoding") == chosen
    assert answer.headers["vary"] == "Accept-Encoding"
    assert int(answer.headers["content-length"]) == len(content)
    if chosen == "gzip":
        assert gzip.decompress(content).decode() in {SCRIPT, "body{}"}


async def test_what_the_browser_has_is_not_sent_again(stub_server: InProcessServer, built: Path) -> None:
    ada = stub_server.visit()
    first = await ada.get("/")
    again = await ada.get("/", headers={"if-none-match": first.headers["etag"]})
    assert again.status_code == 304
    assert again.content == b""
    (built / "index.html").write_text("<!doctype html><title>A newer Parlour</title>", "utf-8")
    newer = await ada.get("/", headers={"if-none-match": first.headers["etag"]})
    assert newer.status_code == 200
    assert "newer" in newer.text


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize(
    "path",
    ["/../outside.txt", "/%2e%2e/outside.txt", "/assets/..%2f..%2foutside.txt", "//etc/passwd", "/assets/", "/assets"],
)
async def test_no_path_leads_out_of_the_folder(stub_server: InProcessServer, path: str) -> None:
    answer = await stub_server.visit().get(path)
    assert answer.status_code == 404
    assert "private" not in answer.text


async def test_a_wrong_address_gets_the_client_page_or_json(stub_server: InProcessServer, built: Path) -> None:
    ada = stub_server.visit()
    for path in ("/nowhere", "/table/1/2/3", "/assets/index-0000.js"):
        page = await ada.get(path, headers={"accept": "text/html,application/xhtml+xml"})
        assert (page.status_code, page.text) == (404, (built / "index.html").read_text("utf-8"))
        assert page.headers["cache-control"] == "no-cache"
        told = await ada.get(path, headers={"accept": "*/*"})
        assert (told.status_code, told.json()["error"]["path"]) == (404, "path")
