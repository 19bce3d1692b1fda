/** Groups: what belongs together on a page, such as a map, a panel or the cards of a hand. Arrows stay inside one. */

const OF_BOARD = '[data-map], [data-panel], section, [role="region"]';
const OF_PAGE = `${OF_BOARD}, header, aside, nav, .bar, [role="list"], ul[aria-label]`;
const STOPS = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

type Part = HTMLElement | SVGElement;

/** The group of a board that an element is in; the board itself if it is in none. */
export function groupOf(element: Element, board: Element): Element {
  const group = element.closest(OF_BOARD);
  return group && board.contains(group) ? group : board;
}

/** Whether the Tab key stops at an element now. */
export function isStop(element: Element): element is Part {
  if (!element.matches(STOPS) || element.matches(':disabled, [tabindex="-1"]')) return false;
  return element.checkVisibility?.({ visibilityProperty: true }) ?? true; // not known to the document of unit tests
}

/**
 * Move the focus to the next group of a page, or the one before: to what can be chosen or confirmed there, else
 * to its first stop.
 */
export function nextGroup(page: Element, step: number): boolean {
  const groups = new Map<Element, Part[]>();
  for (const stop of page.querySelectorAll(STOPS)) {
    if (!isStop(stop)) continue;
    const group = stop.closest(OF_PAGE) ?? page;
    groups.set(group, [...(groups.get(group) ?? []), stop]);
  }
  const all = [...groups.values()];
  const { activeElement } = document;
  const now = all.findIndex((stops) => activeElement && stops.includes(activeElement as Part));
  const next = all.at(now < 0 && step < 0 ? -1 : (now + step) % all.length);
  const goal = next?.find((stop) => stop.matches('[data-lit], .main')) ?? next?.[0];
  goal?.focus();
  goal?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  return goal !== undefined;
}
