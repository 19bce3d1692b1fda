"""Measure in the page whether everything that a decision needs is in sight, and whether anything moves."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from playwright.sync_api import Page

DESK_SIZES = ((1280, 800), (1366, 768), (1440, 900), (1920, 1080), (768, 1024))
PHONE_SIZES = ((390, 844), (360, 740))
DESK, PHONE = DESK_SIZES[0], PHONE_SIZES[0]
LIFTED = 5  # pixels by which a chosen card is raised

# An element is in sight if all of it is inside the window and inside everything around it that clips, and if nothing
# lies over its middle. A pixel of tolerance: borders are rounded.
OUT_OF_SIGHT = """({desk}) => {
  const TOUCH = 44;
  const problems = [];
  const bar = () => document.querySelector('button.main').parentElement.getBoundingClientRect();
  const say = (element, why) => {
    const name = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40);
    const {left, top, right, bottom} = element.getBoundingClientRect();
    problems.push(`${why}: ${element.tagName.toLowerCase()}.${element.className.baseVal ?? element.className} "${name}"`
      + ` at ${[left, top, right, bottom].map(Math.round)}`);
  };
  const clipped = (element) => {
    const box = element.getBoundingClientRect();
    let [left, top, right, bottom] = [0, 0, innerWidth, innerHeight];
    for (let around = element.parentElement; around; around = around.parentElement) {
      if (getComputedStyle(around).overflow === 'visible' || around instanceof SVGElement) continue;
      if (around === document.body || around === document.documentElement) continue;
      const edge = around.getBoundingClientRect();
      [left, top] = [Math.max(left, edge.left), Math.max(top, edge.top)];
      [right, bottom] = [Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
    }
    return box.left < left - 1.5 || box.top < top - 1.5 || box.right > right + 1.5 || box.bottom > bottom + 1.5;
  };
  const covered = (element) => {
    const {left, top, width, height} = element.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    return there && there !== element && !element.contains(there) && !there.contains(element)
      && !there.closest('[data-lit], [data-field]');
  };
  const see = (selector, what, {needed = false, touchable = false} = {}) => {
    const found = [...document.querySelectorAll(selector)].filter((one) => one.getClientRects().length);
    if (needed && !found.length) problems.push(`${what}: nothing matches ${selector}`);
    for (const element of found) {
      if (clipped(element)) say(element, `${what} out of sight`);
      else if (touchable && covered(element)) say(element, `${what} covered`);
    }
  };
  const prompt = document.querySelector('h1');
  see('h1', 'prompt', {needed: true});
  if (prompt.scrollHeight > prompt.clientHeight + 1) say(prompt, 'prompt cut');
  see('button.main', 'button', {needed: true, touchable: true});
  see(desk ? '.board [data-lit]' : '.board [data-lit]:not([data-scrolls] *)', 'choice', {touchable: true});
  if (desk) {
    see('.board [data-own]', 'own area', {needed: true});
    see('.board [data-panel]', 'panel');
    const {scrollHeight, clientHeight} = document.documentElement;
    if (scrollHeight > clientHeight) problems.push(`the page scrolls by ${scrollHeight - clientHeight}`);
  } else {
    const space = {top: prompt.getBoundingClientRect().bottom, bottom: bar().top};
    const inSight = ({top, bottom}) => Math.min(bottom, space.bottom) - Math.max(top, space.top);
    const own = [...document.querySelectorAll('.board [data-own]')].map((one) => one.getBoundingClientRect());
    if (!own.some((box) => inSight(box) >= TOUCH)) problems.push('own area: nothing of it is in sight');
    const empty = document.documentElement.scrollHeight - innerHeight
      - Math.max(0, document.querySelector('.board').getBoundingClientRect().bottom - space.bottom);
    if (empty > TOUCH) problems.push(`the page scrolls into ${Math.round(empty)} px of nothing`);
  }
  const {scrollWidth, clientWidth} = document.documentElement;
  if (scrollWidth > clientWidth) problems.push(`the page scrolls sideways by ${scrollWidth - clientWidth}`);
  return problems;
}"""

# What a decision looks like: the prompt, how many targets of which kinds, what is chosen, and the panels.
LOOKS = """() => {
  const fields = (selector) => [...document.querySelectorAll(`.board ${selector}`)].map(({dataset}) => dataset.field);
  const panels = [...document.querySelectorAll('.board [data-panel]')].map((panel) => panel.getAttribute('aria-label'));
  const prompt = document.querySelector('h1').textContent.replace(/\\d+/g, '#');
  return JSON.stringify([prompt, fields('[data-lit]').sort(), fields('[data-picked]').sort(), panels]);
}"""

# Where everything that can be pointed at lies now, by what it stands for; deeds of one kind differ by their words.
PLACES = """() => Object.fromEntries([...document.querySelectorAll('.board [data-field]')].map((element) => {
  const {left, top, width, height} = element.getBoundingClientRect();
  const {field, value} = element.dataset;
  const words = field === 'do' ? ` ${element.getAttribute('aria-label') ?? element.textContent.trim()}` : '';
  return [`${field} ${value}${words}`, [left, top, width, height].map(Math.round)];
}))"""

# Boards measure themselves and lay themselves out again, so a new size takes several frames: wait for two equal ones.
AT_REST = f"""async () => {{
  const frame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const look = () => JSON.stringify(({PLACES})());
  for (let before = null, tries = 0; tries < 30; tries += 1) {{
    await frame();
    const now = look();
    if (now === before) return;
    before = now;
  }}
  throw new Error('the board does not come to rest');
}}"""


def out_of_sight(page: Page, *, desk: bool) -> list[str]:
    """Return what of the present decision cannot be seen without scrolling."""
    return [str(problem) for problem in page.evaluate(OUT_OF_SIGHT, {"desk": desk})]


def looks(page: Page) -> str:
    """Return what the present decision looks like: those that look the same need not all be measured."""
    return str(page.evaluate(LOOKS))


def at_every_size(page: Page, sizes: Iterable[tuple[int, int]]) -> dict[str, list[str]]:
    """Try the present decision in these sizes of the window; return the problems by size."""
    before = page.viewport_size
    found = {}
    for width, height in sizes:
        resize(page, width, height)
        if problems := out_of_sight(page, desk=(width, height) in DESK_SIZES):
            found[f"{width}×{height}"] = problems
    assert before is not None
    resize(page, before["width"], before["height"])
    return found


def resize(page: Page, width: int, height: int) -> None:
    """Give the window this size and wait until nothing that can be pointed at moves any more."""
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(AT_REST)


def moved(page: Page, before: dict[str, Any]) -> list[str]:
    """Return the targets that are elsewhere than before, though nothing on the board has changed."""
    now = page.evaluate(PLACES)
    return [
        f"{name}: {before[name]} → {now[name]}"
        for name in before.keys() & now.keys()
        if any(abs(one - other) > LIFTED for one, other in zip(before[name], now[name], strict=True))
    ]


def places(page: Page) -> dict[str, Any]:
    """Return where every target lies."""
    return dict(page.evaluate(PLACES))
