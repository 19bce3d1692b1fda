"""What a page shows that is not in the pseudo-language, and what its longer texts break."""

from __future__ import annotations

import re
from typing import Final

from playwright.sync_api import Page

# Whatever people read or hear: texts, and what stands for them.
SHOWN: Final = """() => {
  const ATTRIBUTES = ['aria-label', 'title', 'alt', 'placeholder', 'aria-description', 'aria-valuetext'];
  const shown = new Set([document.title]);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode())
    if (!walker.currentNode.parentElement.closest('script, style, noscript, code')) shown.add(walker.currentNode.data);
  for (const element of document.querySelectorAll('body *'))
    for (const name of ATTRIBUTES) shown.add(element.getAttribute(name) ?? '');
  return [...shown].map((text) => text.trim()).filter((text) => /[A-Za-z]/.test(text));
}"""
# What may have plain Latin letters, and why.
LATIN: Final = (
    r"\b[A-Z]{1,3}\d+[a-z]?\b",  # ids of rules, which are the same in every language
    r"\b[IVX]+\b",  # Roman numerals, as they are printed on components
    r"\b(?:English|Français)\b",  # languages call themselves by their own names
    r"\bCtrl \+ (?:Shift \+ )?(?:Enter|[A-Z]\b)",  # what is printed on keyboards
    r"\[edition\]|^(?:game|name) = ",  # how a file of an edition begins
    r"\b(?:https?://\S+|\S+@\S+)",  # addresses
    # What the browser's Intl says, which knows no pseudo-language: lists, dates, relative times.
    r"\b(?:and|or|now|yesterday|tomorrow)\b",
    r"\b(?:January|February|March|April|May|June|July|August|September|October|November|December)\b",
    r"\b(?:in )?\d+ (?:second|minute|hour|day)s?(?: ago)?\b",
    r"\b(?:this|last|next) (?:second|minute|hour)\b",
)
ALLOWED: Final = re.compile("|".join(LATIN), re.MULTILINE)
# Texts that something cuts off, and texts that stick out of the window or of their button. What is written for
# screen readers only is clipped on purpose; what scrolls can be scrolled to; names that people chose may be shortened.
BROKEN: Final = """() => {
  const problems = new Set();
  const say = (element, why, text) =>
    problems.add(`${why}: ${element.tagName}.${element.className.baseVal ?? element.className} "${text}"`);
  const SLACK = 2;
  // Clipped away: for screen readers, or until it has the focus.
  const isForReaders = (element) => {
    for (let around = element; around; around = around.parentElement)
      if (getComputedStyle(around).clipPath === 'inset(50%)') return true;
    return false;
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode.data.trim();
    const element = walker.currentNode.parentElement;
    if (!text || element.closest('script, style, noscript, .hidden-text, [hidden]')) continue;
    if (getComputedStyle(element).visibility === 'hidden' || isForReaders(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const box = range.getBoundingClientRect();
    if (!box.width) continue;
    const button = element.closest('button, a.button');
    if (button && !(element instanceof SVGElement)) {
      const edge = button.getBoundingClientRect();
      if (box.right > edge.right + SLACK || box.left < edge.left - SLACK) say(button, 'sticks out of its button', text);
    }
    for (let around = element; around && around !== document.body; around = around.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(around);
      const edge = around.getBoundingClientRect();
      if (around instanceof SVGElement && around.tagName !== 'svg') continue;
      if (edge.width <= 1 || ['auto', 'scroll'].includes(overflowX) || ['auto', 'scroll'].includes(overflowY)) break;
      const isCut = (overflowX !== 'visible' && (box.right > edge.right + SLACK || box.left < edge.left - SLACK))
        || (overflowY !== 'visible' && (box.bottom > edge.bottom + SLACK + 2 || box.top < edge.top - SLACK - 2));
      if (isCut) { say(around, 'cut', text); break; }
      if (position === 'fixed') break;
    }
  }
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) problems.add(`the page scrolls sideways by ${scrollWidth - clientWidth}`);
  return [...problems];
}"""


def untranslated(page: Page) -> list[str]:
    """Return the texts of a page that have letters which the pseudo-language has not."""
    return [text for text in page.evaluate(SHOWN) if re.search("[A-Za-z]", ALLOWED.sub("", text))]


def broken(page: Page) -> list[str]:
    """Return what is cut off or sticks out."""
    return [str(problem) for problem in page.evaluate(BROKEN)]
