"""Compares pictures of the client before and after a change, pixel by pixel.

`python -m tools.pictures.compare take FOLDER [WORD]` photographs every page and board (or those whose name contains
WORD) in both themes, on a desk and on a phone; `python -m tools.pictures.compare compare BEFORE AFTER` prints each
picture that differs, and writes what differs into `AFTER/differences`. Cards, bots and decisions are fixed by seeds;
only where several seats act at once the order of the log and the bots' choices may differ between two runs of one
version. The web client must be built first (`python tools/build_client.py`).
"""

import argparse
import base64
import contextlib
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tools import find_browser, try_server
from tools.pictures import screenshots

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page, ViewportSize

ROOT = Path(__file__).resolve().parent.parent.parent
SEED = 6
PATIENCE = 60_000  # milliseconds
THEMES = ("light", "dark")
SIZES: "dict[str, ViewportSize]" = {
    "desk": {"width": 1280, "height": 800},
    "phone": {"width": 390, "height": 844},
}
BOTH = [(size, theme) for size in SIZES for theme in THEMES]
ONE_EACH = [("desk", "light"), ("phone", "dark")]  # for an unfinished choice: the themes differ in colours only
MOST_PICKS = 5
UNSEEN = 16  # of 255: the browser does not draw smooth edges quite the same way twice
LIT = "[data-lit]"
# Texts that are different every time: random links, and the results of bots with a time limit.
UNSTABLE = "input[readonly], .link code, .hint ol"
# Waits until nothing has changed in the document for a while, and no picture or font is missing.
AT_REST = """() => new Promise((resolve) => {
  let timer = 0;
  const done = () => { observer.disconnect(); document.fonts.ready.then(() => resolve(null)); };
  const wait = () => { clearTimeout(timer); timer = setTimeout(done, 150); };
  const observer = new MutationObserver(wait);
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  wait();
})"""
# Prints the address of the gallery when it is served.
GALLERY = """
import { build, loadConfigFromFile, preview } from 'vite';
const outDir = process.argv[1];
const { config } = await loadConfigFromFile({ command: 'build', mode: 'production' });
const rollupOptions = { input: { gallery: 'gallery/index.html' } }; // without the app, which would start beside it
const plugins = config.plugins.filter((plugin) => plugin.name !== 'parlour-shell-files');
const own = { ...config, plugins, configFile: false, logLevel: 'error' };
await build({ ...own, build: { ...config.build, outDir, rollupOptions } });
const server = await preview({ ...own, build: { outDir }, preview: { host: '127.0.0.1', port: 0 } });
console.log(`http://127.0.0.1:${server.httpServer.address().port}/gallery/`);
"""
COMPARE = """async ([before, after, unseen]) => {
  const load = async (data) => createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
  const [a, b] = [await load(before), await load(after)];
  if (a.width !== b.width || a.height !== b.height)
    return { size: `${a.width}×${a.height} before, ${b.width}×${b.height} after` };
  const pixels = (picture) => {
    const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d', { willReadFrequently: true });
    context.drawImage(picture, 0, 0);
    return context.getImageData(0, 0, picture.width, picture.height);
  };
  const [one, two] = [pixels(a), pixels(b)];
  let count = 0, left = a.width, top = a.height, right = 0, bottom = 0;
  for (let at = 0; at < one.data.length; at += 4) {
    const isSame = [0, 1, 2].every((channel) => Math.abs(one.data[at + channel] - two.data[at + channel]) <= unseen);
    const [x, y] = [(at / 4) % a.width, Math.floor(at / 4 / a.width)];
    if (!isSame) {
      count += 1;
      [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y)];
    }
    for (let channel = 0; channel < 3; channel += 1)
      two.data[at + channel] = isSame ? 200 + two.data[at + channel] / 5 : [220, 0, 90][channel];
  }
  const canvas = new OffscreenCanvas(a.width, a.height);
  canvas.getContext('2d').putImageData(two, 0, 0);
  const bytes = new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return { count, box: `x ${left}–${right}, y ${top}–${bottom}`, marked: btoa(text) };
}"""


@dataclass
class Camera:
    """Takes pictures of pages into a folder; only those whose name contains a word, if one is given."""

    browser: "Browser"
    origin: str
    folder: Path
    word: str

    @contextlib.contextmanager
    def page(self) -> "Iterator[Page]":
        """Open a window of a new visitor."""
        context = self.browser.new_context(
            base_url=self.origin, reduced_motion="reduce", locale="en", service_workers="block"
        )
        context.set_default_timeout(PATIENCE)
        context.request.patch("/api/me", data={"name": "Ada", "avatar": "fox"})
        yield context.new_page()
        context.close()

    def wants(self, name: str) -> bool:
        """Return whether pictures of this name are wanted."""
        return self.word in name

    def shoot(self, page: "Page", name: str, ways: list[tuple[str, str]]) -> None:
        """Take a picture in each of some sizes and themes."""
        for size, theme in ways:
            page.set_viewport_size(SIZES[size])
            page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
            if "/gallery/" in page.url:  # the gallery does not follow the browser's colour scheme
                page.evaluate("(theme) => { document.documentElement.dataset['theme'] = theme; }", theme)
            page.mouse.move(1, 1)
            page.evaluate("() => scrollTo(0, 0)")
            page.evaluate(AT_REST)
            mask = [page.locator(UNSTABLE)]
            file = self.folder / f"{name.replace(' ', '-')}-{size}-{theme}.png"
            page.screenshot(path=file, animations="disabled", caret="hide", mask=mask)
        print(name, flush=True)

    def pages(self) -> None:
        """Photograph the pages that the browser tests open, and the score pads with a match on them."""
        from tests.browser.pages.test_every_page import PAGES  # noqa: PLC0415 (they need the variable that main sets)
        from tests.browser.visitor import Visitor  # noqa: PLC0415

        for name, arrange in PAGES.items():
            if self.wants(name):
                with self.page() as page:
                    page.set_viewport_size(SIZES["desk"])
                    arrange(Visitor(page))
                    self.shoot(page, name, BOTH)
        for game in screenshots.boards():
            for path in (f"/pad/{game}", f"/help/{game}", f"/table/new#{game}"):
                name = path.strip("/").replace("/", " ").replace("#", " ")
                if self.wants(name):
                    with self.page() as page:
                        page.goto(path)
                        self.shoot(page, name, BOTH)

    def moments(self, gallery: str) -> None:
        """Photograph the design, and every board at every position of its tests and while a choice is made there."""
        for part in ("", "popover", "sheet"):
            name = f"design {part}".strip()
            if self.wants(name):
                with self.page() as page:
                    page.goto(f"{gallery}?kit={part}")
                    page.locator("main > *").first.wait_for()
                    self.shoot(page, name, BOTH)
        for game in screenshots.boards():
            if self.wants(f"pictures {game}"):
                with self.page() as page:
                    page.goto(f"{gallery}?game={game}")
                    page.locator("#app > *").first.wait_for()
                    self.shoot(page, f"pictures {game}", BOTH)
            for moment in screenshots.positions(game):
                name = f"board {game} {moment}"
                if self.wants(name):
                    with self.page() as page:
                        page.goto(f"{gallery}?game={game}&at={moment}")
                        page.locator("main > *").first.wait_for()
                        self.shoot(page, name, BOTH)
                        self.choose(page, name)

    def choose(self, page: "Page", name: str) -> None:
        """Pick highlighted elements, step by step, until an action is complete."""
        for step in range(1, MOST_PICKS + 1):
            lit = page.locator(LIT)
            if not (count := lit.count()):
                return
            lit.nth(count // 2).dispatch_event("click")
            self.shoot(page, f"{name} pick {step}", ONE_EACH)


@contextlib.contextmanager
def gallery_server(origin: str, into: Path) -> Iterator[str]:
    """Build the client with its gallery, which no release has, and serve it."""
    command = [find_browser.node(), "--input-type=module", "-e", GALLERY, str(into)]
    environment = {**os.environ, "PARLOUR_SERVER": origin}
    with subprocess.Popen(command, cwd=ROOT / "client", env=environment, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout
        try:
            yield next((line for line in server.stdout if line.startswith("http")), "").strip()
        finally:
            server.terminate()


@contextlib.contextmanager
def chromium() -> "Iterator[Browser]":
    """Start the browser."""
    os.environ["PLAYWRIGHT_NODEJS_PATH"] = find_browser.node()
    from playwright.sync_api import sync_playwright  # noqa: PLC0415 (it reads the variable)

    found = find_browser.find()
    environment: dict[str, str | float | bool] = {**os.environ, **found.environment}
    with sync_playwright() as playwright:
        launch = playwright.chromium.launch
        browser = launch(executable_path=found.path, args=list(find_browser.FLAGS), env=environment)
        yield browser
        browser.close()


def take(folder: Path, word: str) -> None:
    """Photograph everything that is wanted into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as data,
        try_server.opened(Path(data) / "data", games="tests.toys", seed=SEED) as origin,
        gallery_server(origin, Path(data) / "gallery") as gallery,
        chromium() as browser,
    ):
        camera = Camera(browser, origin, folder, word)
        camera.pages()
        camera.moments(gallery)


def compare(before: Path, after: Path) -> list[str]:
    """Return a line for each picture that differs, is missing or is new."""
    names = sorted({picture.name for folder in (before, after) for picture in folder.glob("*.png")})
    lines = []
    with chromium() as browser:
        page = browser.new_page()
        for name in names:
            one, two = before / name, after / name
            if not (one.exists() and two.exists()):
                lines.append(f"{name}: only {'before' if one.exists() else 'after'}")
            elif one.read_bytes() != two.read_bytes():
                lines += difference(page, one, two)
    return lines


def difference(page: "Page", before: Path, after: Path) -> list[str]:
    """Return what differs between two pictures, in words: no line if all pixels are the same."""
    coded = [base64.b64encode(picture.read_bytes()).decode() for picture in (before, after)]
    found: Any = page.evaluate(COMPARE, [*coded, UNSEEN])
    if "size" in found:
        return [f"{after.name}: {found['size']}"]
    if not found["count"]:
        return []
    marked = after.parent / "differences" / after.name
    marked.parent.mkdir(exist_ok=True)
    marked.write_bytes(base64.b64decode(found["marked"]))
    return [f"{after.name}: {found['count']} pixels in {found['box']}"]


def main(arguments: list[str]) -> None:
    """Take pictures, or compare those of two folders; exit with 1 if they differ."""
    parser = argparse.ArgumentParser(prog="tools.pictures.compare", description=(__doc__ or "").splitlines()[0])
    commands = parser.add_subparsers(dest="command", required=True)
    taking = commands.add_parser("take", help="photograph every page and board")
    taking.add_argument("folder", type=Path)
    taking.add_argument("word", nargs="?", default="", help="only pictures whose name contains it")
    comparing = commands.add_parser("compare", help="print the pictures that differ")
    comparing.add_argument("before", type=Path)
    comparing.add_argument("after", type=Path)
    wanted = parser.parse_args(arguments)
    if wanted.command == "take":
        take(wanted.folder, wanted.word)
        return
    lines = compare(wanted.before, wanted.after)
    print("\n".join(lines) or "no picture differs")
    sys.exit(1 if lines else 0)


if __name__ == "__main__":
    main(sys.argv[1:])
