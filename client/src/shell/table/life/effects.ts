/** What moves at the table when something happens: things travel to whoever gets them, points and reactions rise. */

import './effects.css';
import { findNamed } from '../../../kit/board/spoken';
import { knownPoints } from '../../../kit/sheet/sheet';
import { signed } from '../../../kit/words/numbers';
import type { Flight, Speech } from '../../../kit/words/speech';
import type { News, Snapshot } from '../../../kit/types';
import { newLines } from '../model/table.svelte';
import { isReaction } from './reactions';

const FLIGHT = 620; // ms
const APART = 90; // ms between things of one action
const RISE = 1700; // ms
const MOST = 6; // things that travel at once

export interface Surroundings {
  table: HTMLElement; // with the players and the board
  speech: Speech;
  isCalm: boolean;
}

/** Animate news; called before the board shows them, while what leaves the board is still on it. */
export function enliven({ table, speech, isCalm }: Surroundings, news: News, before: Snapshot | null): void {
  if (before?.seat !== news.now.seat) return;
  const pills = new Map(news.now.places.map(({ seat }) => [seat, pillOf(table, seat)]));
  for (const [seat, by] of gains(before, news.now)) rise(pills.get(seat), signed(by), by < 0 ? 'less' : 'more', isCalm);
  for (const event of news.events) {
    if (event.kind !== 'chat' || !isReaction(event.text)) continue;
    const seat = news.now.places.find(({ person }) => person === event.person)?.seat;
    if (seat !== undefined) rise(pills.get(seat), event.text, 'said', isCalm);
  }
  if (isCalm) return;
  const flights = newLines(news).flatMap((line) => (line.seat === null ? [] : (speech.flights?.(line) ?? [])));
  flights.slice(0, MOST).forEach((flight, at) => fly(table, flight, at * APART));
}

/** Whose points changed, as far as the viewer knows them, and by how much. */
function gains(before: Snapshot, now: Snapshot): [number, number][] {
  const [old, sheet] = [before.sheet, now.sheet];
  if (!old || !sheet || now.status !== 'playing') return [];
  const found = now.places.map(({ seat }): [number, number] => [
    seat,
    (knownPoints(sheet, seat) ?? 0) - (knownPoints(old, seat) ?? 0),
  ]);
  return found.filter(([, by]) => by !== 0);
}

function pillOf(table: HTMLElement, seat: number): HTMLElement | null {
  return table.querySelector<HTMLElement>(`.players [data-of="seat:${seat}"]`);
}

/** A word that rises from a player; with reduced motion it stands there for a while. */
function rise(pill: HTMLElement | null | undefined, text: string, look: string, isCalm: boolean): void {
  if (!pill) return;
  const box = pill.getBoundingClientRect();
  const element = document.createElement('span');
  element.className = `life-rise ${look}`;
  element.setAttribute('aria-hidden', 'true'); // the log and the chat say it
  element.textContent = text;
  element.style.left = `${Math.min(Math.max(box.left + box.width * 0.75, 20), innerWidth - 28)}px`;
  element.style.top = `${box.bottom - 6}px`;
  document.body.append(element);
  const way = isCalm ? [] : [{ transform: 'translate(-50%, 60%)', opacity: 0 }];
  const here = { transform: 'translate(-50%, 0)', opacity: 1 };
  element.animate(
    [...way, { ...here, offset: 0.2 }, { ...here, offset: 0.8 }, { ...here, opacity: 0 }],
    RISE,
  ).onfinish = () => element.remove();
}

function fly(table: HTMLElement, { from, to, token }: Flight, delay: number): void {
  const start = placeOf(table, from);
  const end = placeOf(table, to);
  const picture = token ? tokenFor(table, token) : start?.cloneNode(true);
  if (!start || !end || !(picture instanceof Element)) return;
  const size = token ? 28 : Math.min(start.getBoundingClientRect().width, 120);
  const flyer = document.createElement('span');
  flyer.className = 'life-flyer';
  flyer.setAttribute('aria-hidden', 'true');
  flyer.style.width = `${size}px`;
  for (const one of [picture, ...picture.querySelectorAll('*')]) for (const name of MARKS) one.removeAttribute(name);
  flyer.append(picture);
  table.append(flyer); // inside the table: a board's colours apply to its things only there
  const [a, b] = [middleOf(start), middleOf(end)];
  const at = ({ x, y }: Point, scale: number): string =>
    `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})`;
  flyer.animate(
    [
      { transform: at(a, 1), opacity: 1 },
      { transform: at(b, token ? 0.9 : 0.3), opacity: 0.9 },
    ],
    { duration: FLIGHT, delay, easing: 'cubic-bezier(0.3, 0, 0.2, 1)', fill: 'both' },
  ).onfinish = () => flyer.remove();
}

const MARKS = [
  'id',
  'data-of',
  'data-field',
  'data-value',
  'data-picks',
  'data-lit',
  'data-open',
  'data-picked',
  'tabindex',
  'role',
];

interface Point {
  x: number;
  y: number;
}

function middleOf(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** Where something is: a player, or what the board has under this name. */
function placeOf(table: HTMLElement, name: string): Element | null {
  const [kind, seat] = name.split(':');
  if (kind === 'seat') return pillOf(table, Number(seat));
  return findNamed(table, name);
}

/** The picture of a good or a coin, as it stands somewhere on the board; else a plain disc. */
function tokenFor(table: HTMLElement, token: string): Element {
  const found = table.querySelector(`[data-token="${token}"]`)?.cloneNode(true);
  if (found instanceof Element) return found;
  const disc = document.createElement('i');
  disc.className = 'life-disc';
  return disc;
}
