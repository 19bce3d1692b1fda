"""Ways in which people have pages shown: large text, narrow windows, more contrast, colours of their own."""

from __future__ import annotations

from playwright.sync_api import Page

TWICE = 32  # pixels that the browser's usual text has, with text twice as large
# What shows itself only while it has the focus is no part of what is seen.
HIDDEN = """
  const isHidden = (element) => element.tabIndex < 0 && !!element.closest('.reading') || (() => {
    for (let around = element; around; around = around.parentElement)
      if (getComputedStyle(around).clipPath.startsWith('inset(50%')) return true;
    return false;
  })();"""
# Text that is cut: it overflows what clips it, and nothing scrolls to the rest. What ends with an ellipsis has its
# whole words in a title or a name, and pictures are no text.
CUT = (
    "() => {"
    + HIDDEN
    + """
  return [...document.querySelectorAll('main *')].filter((element) => {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
    if (element.matches('dialog') || isHidden(element)) return false;
    if (element.closest('svg, [aria-hidden=true], [data-map]')) return false;
    const style = getComputedStyle(element);
    if (style.textOverflow === 'ellipsis' || element.clientWidth < 2 || !element.textContent.trim()) return false;
    const isCut = (over, size, room) => ['hidden', 'clip'].includes(over) && size > room + 2;
    return isCut(style.overflowX, element.scrollWidth, element.clientWidth)
      || isCut(style.overflowY, element.scrollHeight, element.clientHeight);
  }).map((element) => `${element.tagName}.${element.className} ${element.textContent.trim().slice(0, 60)}`); }"""
)
# Buttons that nobody can come to: outside of the page, or inside something that clips and does not scroll.
UNREACHABLE = (
    "() => {"
    + HIDDEN
    + """
  const all = document.querySelectorAll('main :is(button, a[href], input, select), header :is(button, a)');
  return [...all].filter((element) => {
    if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('[data-map]')) return false;
    const box = element.getBoundingClientRect();
    if (box.width < 3 || isHidden(element)) return false;
    let [left, right, top, bottom] = [0, innerWidth, -scrollY, document.documentElement.scrollHeight - scrollY];
    for (let around = element.parentElement; around && around !== document.body; around = around.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(around);
      if (/auto|scroll/.test(overflowX + overflowY) || position === 'fixed' || position === 'sticky') return false;
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      const edge = around.getBoundingClientRect();
      [left, right, top, bottom] = [Math.max(left, edge.left), Math.min(right, edge.right),
        Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
    }
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    return x < left || x > right || y < top || y > bottom;
  }).map((element) => element.outerHTML.slice(0, 120)); }"""
)
SIDEWAYS = "() => document.documentElement.scrollWidth - innerWidth"


def enlarge_text(page: Page, size: int = TWICE) -> None:
    """Set the browser's own size of text."""
    page.context.new_cdp_session(page).send("Page.setFontSizes", {"fontSizes": {"standard": size, "fixed": size}})


def lost(page: Page) -> list[str]:
    """Return what nobody can read or come to, as the page is shown now."""
    found = [f"cut: {one}" for one in page.evaluate(CUT)]
    found += [f"unreachable: {one}" for one in page.evaluate(UNREACHABLE)]
    return found + ([f"scrolls sideways by {wide}"] if (wide := page.evaluate(SIDEWAYS)) > 0 else [])
