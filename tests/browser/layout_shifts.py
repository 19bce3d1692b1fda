"""Ask the browser which parts of a page have moved by themselves: its layout-shift entries."""

from __future__ import annotations

from playwright.sync_api import Page

# Scrolling and transforms are no shifts. A source is reported if it can be pointed at or holds what can.
WATCH = """() => {
  const kept = (globalThis.__shifts = []);
  const name = (element) => {
    const {field, value} = element.dataset ?? {};
    const named = field ? `${field} ${value}` : element.getAttribute('aria-label') ?? element.textContent.trim();
    return `${element.tagName.toLowerCase()} "${named.slice(0, 40)}"`;
  };
  const box = ({x, y, width, height}) => [x, y, width, height].map(Math.round).join();
  const TARGET = '[data-field], button.main';
  const keep = (entries) => {
    for (const entry of entries) {
      for (const {node, previousRect, currentRect} of entry.sources) {
        const element = node instanceof Element ? node : node?.parentElement;
        if (!element?.isConnected || !element.closest('.table')) continue;
        if (!element.matches(TARGET) && !element.querySelector(TARGET)) continue;
        kept.push(`${name(element)}: ${box(previousRect)} → ${box(currentRect)}`);
      }
    }
  };
  const observer = new PerformanceObserver((list) => keep(list.getEntries()));
  observer.observe({type: 'layout-shift'});
  globalThis.__keepShifts = () => keep(observer.takeRecords());
}"""
# Entries are made after the frame in which something was moved, and delivered when the page has nothing else to do.
TAKE = """async () => {
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  await frame();
  await frame();
  globalThis.__keepShifts();
  return globalThis.__shifts.splice(0);
}"""


def watch_shifts(page: Page) -> None:
    """Remember from now on what moves, also after the page is loaded anew."""
    page.add_init_script(f"({WATCH})()")
    page.evaluate(WATCH)


def take_shifts(page: Page) -> list[str]:
    """Return what has moved since this was last asked."""
    return [str(one) for one in page.evaluate(TAKE)]
