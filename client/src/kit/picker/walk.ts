/** Walking the lit targets of a board with the arrow keys, in reading order and inside one group. */

import { groupOf } from './groups';

export interface Spot {
  element: HTMLElement | SVGElement;
  x: number;
  y: number;
  height: number;
}

/** Reading order: row by row, where a row is what overlaps by half its height. */
export function inReadingOrder(spots: Spot[]): Spot[] {
  const rows: Spot[][] = [];
  for (const spot of [...spots].sort((a, b) => a.y - b.y)) {
    const row = rows.at(-1);
    const first = row?.[0];
    if (row && first && spot.y - first.y < Math.min(spot.height, first.height) / 2) row.push(spot);
    else rows.push([spot]);
  }
  return rows.flatMap((row) => row.sort((a, b) => a.x - b.x));
}

function litSpots(root: ParentNode): Spot[] {
  const found = [...root.querySelectorAll<HTMLElement | SVGElement>('[data-lit]')];
  const spots = found.map((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { element, x: left + width / 2, y: top + height / 2, height };
  });
  return inReadingOrder(spots);
}

/** The lit targets of the group that has the focus; where it has none, those of the first group that has some. */
function spotsHere(root: Element): Spot[] {
  const spots = litSpots(root);
  const { activeElement } = document;
  const of = (element: Element | null | undefined): Spot[] => {
    const group = element && root.contains(element) ? groupOf(element, root) : null;
    return spots.filter((spot) => groupOf(spot.element, root) === group);
  };
  const here = of(activeElement);
  return here.length ? here : of(spots[0]?.element);
}

export const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Move the focus to the next lit target. Up and down look for the nearest in that direction first. */
export function walk(root: Element, key: string): boolean {
  const step = STEPS[key];
  if (!step) return false;
  const spots = spotsHere(root);
  if (!spots.length) return false;
  const index = spots.findIndex(({ element }) => element === document.activeElement);
  const goal = index < 0 ? (step > 0 ? spots[0] : spots.at(-1)) : nextSpot(spots, index, key, step);
  goal?.element.focus();
  goal?.element.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  return true;
}

export function nextSpot(spots: Spot[], index: number, key: string, step: number): Spot | undefined {
  const here = spots[index];
  if (here && (key === 'ArrowUp' || key === 'ArrowDown')) {
    const further = spots.filter((spot) => (spot.y - here.y) * step > Math.min(spot.height, here.height) / 2);
    const distance = (spot: Spot): number => Math.hypot((spot.x - here.x) * 1.5, spot.y - here.y);
    const nearest = further.sort((a, b) => distance(a) - distance(b))[0];
    if (nearest) return nearest;
  }
  return spots[(index + step + spots.length) % spots.length];
}
