/**
 * Which part of a board an element shows: `data-explain="spice-mint"`, or `line-spices@2` for that of a seat. What has
 * no explanation of its own has that of the name before the `@`. An explained part may lie inside another; with
 * `data-explain-whole` the outer one alone is explained.
 */

const EXPLAINED = '[data-explain]';

export const partOf = (element: Element): string => element.getAttribute('data-explain') ?? '';

/** What a part without a place or a seat is called. */
export const plainPart = (part: string): string => part.split('@')[0] ?? '';

/** The parts that are shown inside `root`, in the order of the page. */
export function explainedIn(root: ParentNode): Element[] {
  return [...root.querySelectorAll(EXPLAINED)].filter((element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && !element.closest('[hidden]');
  });
}

/** The smallest explained part at a point, under whatever lies over it there; null if there is none. */
export function explainedAt(root: Element, target: Element, x: number, y: number): Element | null {
  const outer = startOf(root, target);
  if (!outer) return null;
  const isHit = (element: Element): boolean => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return x >= left && x <= right && y >= top && y <= bottom;
  };
  const inside = [...outer.querySelectorAll(EXPLAINED)].filter(isHit);
  const own = outer.matches(EXPLAINED) ? [outer, ...inside] : inside;
  const least = own.reduce<Element | null>((best, one) => (best && areaOf(best) <= areaOf(one) ? best : one), null);
  return least && meant(least);
}

/** What is meant by pointing at a part: where it only pictures what it lies in, that. */
function meant(part: Element): Element {
  const whole = part.closest('[data-explain-whole]');
  if (whole) return whole;
  const around = part.parentElement?.closest(EXPLAINED);
  return around && plainPart(partOf(around)) === plainPart(partOf(part)) ? around : part;
}

function areaOf(element: Element): number {
  const { width, height } = element.getBoundingClientRect();
  return width * height;
}

/** Where the search begins: at an explained part, at a picture under a button, or at a picture that is only looked at. */
function startOf(root: Element, target: Element): Element | null {
  if (!root.contains(target)) return null;
  const around = target.closest(`${EXPLAINED}, .covered`);
  if (around && root.contains(around)) return around;
  return target.querySelector(':scope > [inert]') ? target : null;
}
