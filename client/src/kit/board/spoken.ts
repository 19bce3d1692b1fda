/** Lighting up what a line of the log speaks of: elements that name it in `data-of="card:17 seat:2"`. */

import type { Line, Message } from '../types';

/** What a line says at this moment: all, or what is left of it when people have to remember for themselves. */
export function messageAt(line: Line, moment: number): Message {
  return line.brief && moment > line.moment ? line.brief : line.message;
}

/** What a line speaks of, as names and values. */
function spokenBy(line: Line, moment: number): Set<string> {
  const found = Object.entries(messageAt(line, moment).arguments).map(([name, value]) => `${name}:${value}`);
  if (line.seat !== null) found.push(`seat:${line.seat}`);
  return new Set(found);
}

/**
 * Mark what a line speaks of inside `root`; without a line all marks go. The whole area of a seat is marked only if
 * nothing smaller is named.
 */
export function speakOf(root: ParentNode | null, line: Line | null, moment = Infinity): void {
  if (!root) return;
  for (const element of root.querySelectorAll<HTMLElement>('[data-spoken]')) delete element.dataset['spoken'];
  if (!line) return;
  const spoken = spokenBy(line, moment);
  const all = [...root.querySelectorAll<HTMLElement>('[data-of]')].map((element) => ({
    element,
    hits: (element.dataset['of'] ?? '').split(' ').filter((name) => spoken.has(name)),
  }));
  const things = all.filter(({ hits }) => hits.some((name) => !name.startsWith('seat:')));
  const seats = all.filter(({ hits }) => hits.length > 0);
  for (const { element } of things.length ? things : seats) element.dataset['spoken'] = '';
}

/** The lines since a seat's own last action, oldest first; none if it has not acted yet. */
export function linesSince(log: readonly Line[], seat: number | null): Line[] {
  const last = log.findLastIndex((line) => line.seat === seat && !line.undone);
  return seat === null || last < 0 ? [] : log.slice(last + 1).filter((line) => !line.undone);
}
