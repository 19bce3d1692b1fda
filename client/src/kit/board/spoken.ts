/** Lighting up what a line of the log speaks of: elements that name it in `data-of="card:17 seat:2"`. */

import type { Line, Message } from '../types';

/** What a log line says now: all of it, or less once players have to remember it themselves. */
export function messageAt(line: Line, moment: number): Message {
  return line.brief && moment > line.moment ? line.brief : line.message;
}

/** Which of the things that a line names have changed by it; a game may say so, else all have. */
export type Changes = (line: Line) => readonly string[] | null;

/** What a line speaks of, as names and values; a square of a map is one thing. */
function spokenBy(line: Line, moment: number): Set<string> {
  const { arguments: given } = messageAt(line, moment);
  const found = Object.entries(given).map(([name, value]) => `${name}:${value}`);
  if ('x' in given && 'y' in given) found.push(`square:${given['x']},${given['y']}`);
  if (line.seat !== null) found.push(`seat:${line.seat}`);
  return new Set(found);
}

const namesOf = (element: Element): string[] => (element.getAttribute('data-of') ?? '').split(' ').filter(Boolean);

/** The first element with this name. */
export function findNamed(root: ParentNode, name: string): HTMLElement | null {
  return root.querySelector<HTMLElement>(`[data-of~="${name}"]`);
}

/** Whether an element lies in the area of another seat than the one that acted. */
function isOfAnother(element: Element, seat: number | null): boolean {
  const area = element.closest('[data-of^="seat:"], [data-of*=" seat:"]');
  return seat !== null && area !== null && !namesOf(area).includes(`seat:${seat}`);
}

interface Spoken {
  element: HTMLElement;
  hits: string[];
}

/** The things that a line speaks of inside `root`: those that are named best, in the area of whoever acted. */
function thingsIn(root: ParentNode, spoken: ReadonlySet<string>, seat: number | null): HTMLElement[] {
  const things = [...root.querySelectorAll<HTMLElement>('[data-of]')]
    .map((element): Spoken => ({ element, hits: namesOf(element).filter((name) => spoken.has(name)) }))
    .filter(({ element, hits }) => hits.some((name) => !name.startsWith('seat:')) && !isOfAnother(element, seat));
  const most = Math.max(0, ...things.map(({ hits }) => hits.length));
  return things.filter(({ hits }) => hits.length === most).map(({ element }) => element);
}

function areasIn(root: ParentNode, spoken: ReadonlySet<string>): HTMLElement[] {
  const areas = [...root.querySelectorAll<HTMLElement>('[data-of]')];
  return areas.filter((element) => namesOf(element).some((name) => name.startsWith('seat:') && spoken.has(name)));
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
  const things = thingsIn(root, spoken, line.seat);
  for (const element of things.length ? things : areasIn(root, spoken)) element.dataset['spoken'] = '';
}

/** Outline what these lines have changed inside `root`, and nothing else; areas of seats are never outlined whole. */
export function outline(root: ParentNode, lines: readonly Line[], moment: number, changes: Changes | undefined): void {
  const found = new Set<HTMLElement>();
  for (const line of lines) {
    const named = changes?.(line);
    const spoken = named ? new Set(named) : spokenBy(line, moment);
    for (const element of thingsIn(root, spoken, line.seat)) found.add(element);
  }
  for (const element of root.querySelectorAll<HTMLElement>('[data-changed]')) {
    if (!found.delete(element)) delete element.dataset['changed'];
  }
  for (const element of found) element.dataset['changed'] = '';
}

/** The lines since a seat's own last action, oldest first; none if it has not acted yet. */
export function linesSince(log: readonly Line[], seat: number | null): Line[] {
  const last = log.findLastIndex((line) => line.seat === seat && !line.undone);
  return seat === null || last < 0 ? [] : log.slice(last + 1).filter((line) => !line.undone);
}
