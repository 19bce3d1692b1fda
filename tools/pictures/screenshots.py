"""Makes the pictures of README and docs: plays every game that has a board and photographs it in a real browser.

`python -m tools.pictures.screenshots [GAME …]` writes `docs/pictures/*.png`, all or only those of some games. Cards are
dealt by a fixed seed and decisions made by a fixed rule, so that a picture changes only when what it shows does (except
a bot's hint and review, which depend on the time it has). The web client must be built (`./play` and `./check` do it,
or `python tools/build_client.py`).
"""

import contextlib
import json
import os
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tools import find_browser, try_server

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

ROOT = Path(__file__).resolve().parent.parent.parent
PICTURES = ROOT / "docs" / "pictures"
GAMES = ROOT / "client" / "src" / "games"
SEED = 6
NAME = "Ada"
ADVISED = "laar"  # the game in whose matches a bot's hint and review are shown
MIDDLE = 0.6  # of one's own decisions: the board is well filled, and the match not nearly over
LARGEST = 600_000  # bytes: pictures are fetched by everybody who reads the page
DESK = (1280, 800)
PHONE = (390, 844)

# Plays one's seat by a fixed rule: of a few actions, spread over all legal ones, the one that scores best
# at once, and in many ways. After so many it goes on until there is an action of the wanted kind, if one is wanted.
PLAY = """async ([table, most, kind]) => {
  const ask = async (path, body) => {
    const headers = { 'content-type': 'application/json' };
    const post = { method: 'POST', headers, body: JSON.stringify(body) };
    const answer = await fetch(`/api/tables/${table}${path}`, body ? post : {});
    return answer.ok ? await answer.json() : null;
  };
  const actions = (nodes, sofar) => nodes.flatMap((node) => node.choices
    ? node.choices.flatMap((choice) =>
        actions([choice], { ...sofar, ...(node.do && { do: node.do }), [node.field]: choice.value }))
    : [{ ...sofar, ...(node.do && { do: node.do }) }]);
  for (let made = 0; ; made += 1) {
    let now = await ask('');
    while (now.status === 'playing' && !now.legal?.length) {
      await new Promise((resolve) => setTimeout(resolve, 15));
      now = await ask('');
    }
    const isThere = made >= most && (!kind || now.legal?.some((branch) => branch.do === kind));
    if (isThere || now.status !== 'playing') return made;
    const all = actions(now.legal, {});
    const some = all.filter((_, at) => at % Math.ceil(all.length / 12) === made % Math.ceil(all.length / 12));
    const rated = [];
    for (const action of some.length ? some : all) {
      const told = await ask('/preview', { seat: now.seat, action });
      const lines = Object.values(told?.sheet?.seats[now.seat]?.lines ?? {});
      const points = lines.reduce((sum, line) => sum + (line ?? 0), 0) + 3 * lines.filter((line) => line > 0).length;
      rated.push({ action, points });
    }
    const { action } = rated.reduce((best, one) => (one.points > best.points ? one : best));
    await ask('/actions', { id: crypto.randomUUID(), seat: now.seat, seq: now.seq, action });
  }
}"""
CREATE = """async ([game, name, chosen]) => {
  const post = (method, path, body) => fetch(path, {
    method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body),
  }).then((answer) => answer.json());
  const { games } = await (await fetch('/api/games')).json();
  const { seats, options } = games.find((one) => one.slug === game);
  const count = seats.includes(3) ? 3 : seats.at(-1);
  const wanted = options.filter((option) => !option.seats?.length || option.seats.includes(count));
  const usual = Object.fromEntries(wanted.map((option) => [option.name, option.choices[0]]));
  const variant = { seats: count, ...usual, ...chosen };
  await post('PATCH', '/api/me', { name, avatar: 'fox' });
  const places = Array.from({ length: count }, (_, seat) => (seat ? { who: 'bot', level: 'easy' } : { who: 'me' }));
  return (await post('POST', '/api/tables', { game, variant, places, public: false, auto: true, hints: true })).table;
}"""


@dataclass
class Studio:
    """A browser and a server, and the pictures that are taken with them."""

    browser: "Browser"
    origin: str

    @contextlib.contextmanager
    def page(self, size: tuple[int, int] = DESK, *, dark: bool = False, state: Any = None) -> "Iterator[Page]":
        """Open a browser window of a size; *state* makes it that of somebody who was here before."""
        context = self.browser.new_context(
            base_url=self.origin,
            viewport={"width": size[0], "height": size[1]},
            has_touch=size == PHONE,
            is_mobile=size == PHONE,
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce",
            locale="en",
            service_workers="block",
            storage_state=state,
        )
        yield context.new_page()
        context.close()

    def shoot(self, page: "Page", name: str) -> None:
        """Take a picture when the page has stopped changing."""
        page.evaluate("() => document.fonts.ready.then(() => undefined)")
        page.mouse.move(1, 1)
        page.wait_for_timeout(400)
        picture = page.screenshot(path=PICTURES / f"{name}.png", animations="disabled")
        print(f"docs/pictures/{name}.png ({len(picture) // 1000} kB)", flush=True)
        if len(picture) > LARGEST:
            sys.exit(f"{name}.png is too large")

    def home(self) -> None:
        """Photograph the home page."""
        for name, size in (("desktop", DESK), ("phone", PHONE)):
            with self.page(size) as page:
                page.goto("/")
                page.get_by_role("button", name="Play now").first.wait_for()
                page.wait_for_timeout(600)  # the covers are animated
                self.shoot(page, f"home-{name}")

    def game(self, game: str) -> None:
        """Photograph a match in its middle and at its end, and the score pad."""
        with self.page() as page:
            page.goto("/")
            page.get_by_role("button", name="Play now").first.wait_for()
            scene_options = scene(game)
            over = page.evaluate(CREATE, [game, NAME, scene_options.get("variant", {})])
            decisions = page.evaluate(PLAY, [over, 1000, None])
            middle = page.evaluate(CREATE, [game, NAME, scene_options.get("variant", {})])
            page.evaluate(PLAY, [middle, round(decisions * MIDDLE), scene_options.get("decision")])
            person = page.context.storage_state()
        self.table(game, middle, person)
        with self.page(state=person) as page:
            page.goto(f"/table/{over}")
            page.locator("#outcome").wait_for()
            self.shoot(page, f"end-{game}-desktop")
        if game == ADVISED:
            self.hint(game, middle, person)
            self.review(game, over, person)
        if (GAMES / game / "Pad.svelte").exists():
            self.pad(game)

    def hint(self, game: str, table: str, person: Any) -> None:
        """Photograph what a bot would play."""
        with self.page(PHONE, state=person) as page:
            page.goto(f"/table/{table}")
            page.get_by_role("button", name="Hint", exact=True).click()
            page.get_by_role("region", name="Hint").get_by_role("listitem").first.wait_for()
            self.shoot(page, f"hint-{game}-phone")

    def review(self, game: str, table: str, person: Any) -> None:
        """Have a match reviewed, and photograph the review."""
        with self.page(state=person) as page:
            page.goto(f"/table/{table}")
            page.get_by_role("link", name="Review").click()
            page.get_by_role("button", name="Review the match").click()
            page.get_by_role("heading", name="Turning points").wait_for(timeout=300_000)
            self.shoot(page, f"review-{game}-desktop")

    def pad(self, game: str) -> None:
        """Photograph the score pad with a match on it, scrolled to what was tapped in."""
        kept = json.dumps(json.dumps(full_pad(game)))
        with self.page(PHONE) as page:
            page.add_init_script(f"localStorage.setItem('parlour-pad-{game}', {kept})")
            page.goto(f"/pad/{game}")
            page.get_by_role("tab").first.wait_for()
            page.evaluate("() => scrollTo(0, document.querySelector('[role=tab]').getBoundingClientRect().top - 220)")
            self.shoot(page, f"pad-{game}-phone")

    def table(self, game: str, table: str, person: Any) -> None:
        """Photograph a match in its middle, with a choice begun: on a desk, on a phone, and in the dark."""
        for name, size, dark in (("desktop", DESK, False), ("phone", PHONE, False), ("dark", DESK, True)):
            with self.page(size, dark=dark, state=person) as page:
                page.goto(f"/table/{table}")
                lit = page.locator(".board [data-lit]")
                lit.first.wait_for()
                lit.nth(lit.count() // 2 if scene(game) else 0).click()
                with contextlib.suppress(Exception):  # only somebody who was away is asked
                    page.get_by_role("region", name="Since your turn").get_by_role("button").last.click(timeout=500)
                self.shoot(page, f"table-{game}-{name}")


def scene(game: str) -> Any:
    """Read a game's picture settings from `gallery/scene.json`: a variant, a kind of decision, a pad."""
    file = GAMES / game / "gallery" / "scene.json"
    return json.loads(file.read_text("utf-8")) if file.exists() else {}


def full_pad(game: str) -> Any:
    """Return the pad of the picture settings, or the closest contest in the tests of the pad; None without them."""
    if chosen := scene(game).get("pad"):
        return chosen
    vectors = GAMES / game / "vectors" / "vectors.json"
    scored = json.loads(vectors.read_text("utf-8"))["vectors"] if vectors.exists() else []
    best = max(scored, key=lambda one: min(seat["total"] for seat in one["sheet"]["seats"]), default={"pad": None})
    return best["pad"]


def positions(game: str) -> list[str]:
    """List the names of the positions that the tests of a game's board show; nothing without them."""
    file = GAMES / game / "vectors" / "positions.json"
    return [position["name"] for position in json.loads(file.read_text("utf-8"))] if file.exists() else []


def boards() -> list[str]:
    """List the games that have a board and are in the catalogue."""
    from parlour.engine import catalogue  # noqa: PLC0415 (only the environment has it)

    return [slug for slug in catalogue.slugs() if (GAMES / slug / "Board.svelte").exists()]


def main(wanted: list[str]) -> None:
    """Make the pictures of the wanted games, or all."""
    os.environ["PLAYWRIGHT_NODEJS_PATH"] = find_browser.node()
    from playwright.sync_api import sync_playwright  # noqa: PLC0415 (it reads the variable)

    PICTURES.mkdir(parents=True, exist_ok=True)
    found = find_browser.find()
    environment: dict[str, str | float | bool] = {**os.environ, **found.environment}
    with (
        tempfile.TemporaryDirectory() as data,
        try_server.opened(Path(data) / "data", seed=SEED) as origin,
        sync_playwright() as playwright,
    ):
        launch = playwright.chromium.launch
        browser = launch(executable_path=found.path, args=list(find_browser.FLAGS), env=environment)
        studio = Studio(browser, origin)
        if not wanted:
            studio.home()
        for game in wanted or boards():
            studio.game(game)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
