/** What a step of a lesson points at, as elements of the page (docs/lessons.md). */

import type { Picker } from '../../kit/picker/picker.svelte';
import { namesOf, offerOf, picksOf } from '../../kit/picker/tree';
import type { Action, Snapshot } from '../../kit/types';

/** The parts of a table around its board. */
const TABLE_PARTS: Record<string, string> = {
  prompt: '.prompt',
  players: '.players',
  confirm: '.bar .main',
  board: '.middle > .board',
};

/** The selector of something that can be pointed at: `slot=2`, `card:17`, `player:1`, or a part by its name. */
export function selectorOf(name: string): string {
  const [, field, value] = /^(\w+)=(.+)$/.exec(name) ?? [];
  if (field) return `[data-field="${field}"][data-value="${value}"]`;
  const player = /^player:(\d+)$/.exec(name)?.[1];
  if (player) return `.players [data-of~="seat:${player}"]`;
  if (name.includes(':')) return `.middle [data-of~="${name}"]`;
  return TABLE_PARTS[name] ?? `[data-part="${name}"]`;
}

const isSeen = (element: Element): boolean => element.getClientRects().length > 0;

function find(root: ParentNode, name: string): Element[] {
  const found = [...root.querySelectorAll(selectorOf(name))].filter(isSeen);
  if (name.includes('=')) return found.slice(0, 1);
  const own = found.filter((element) => element.closest('[data-own]')); // others have the same parts
  return own.length ? own : found;
}

/** What leads to an action besides its parts: a button that has it, or a place where such a button opens (`data-offers`). */
function offering(root: ParentNode, action: Action): Element[] {
  const parts = new Set(offerOf(action).split(';'));
  const leadsTo = (offer: string): boolean => offer.split(';').every((part) => parts.has(part));
  const found = [...root.querySelectorAll('[data-offers]:not([data-picked])')].filter(isSeen);
  return found.filter(({ attributes }) => attributes.getNamedItem('data-offers')?.value.split(' ').some(leadsTo));
}

/** Targets that pick several parts of an action at once, such as a place on a map. */
function wholePlaces(root: ParentNode, parts: readonly string[]): Element[] {
  const fits = (element: HTMLElement): boolean =>
    (element.dataset['picks'] ?? '').split(' ').every((part) => parts.includes(part));
  return [...root.querySelectorAll<HTMLElement>('[data-picks]:not([data-picked])')].filter(fits).filter(isSeen);
}

/** What turns the board to another value of a part that is missing; first what turns to the right one. */
function waysTo(root: ParentNode, missing: readonly string[]): Element[] {
  const ways = [...root.querySelectorAll<HTMLElement>('[data-leads]')].filter(isSeen);
  const leads = (element: HTMLElement): string => element.dataset['leads'] ?? '';
  const fields = missing.map((part) => part.split('=')[0]);
  const [way] = [
    ...ways.filter((one) => missing.includes(leads(one))),
    ...ways.filter((one) => fields.includes(leads(one).split('=')[0])),
  ];
  return way ? [way] : [];
}

/** What is to be pointed at next so that an action is chosen: its parts in their order, then the button. */
function nextOf(root: ParentNode, picker: Picker, action: Action): Element[] {
  const parts = namesOf(action);
  const missing = picksOf(action)
    .filter(({ field, value }) => !picker.isPicked({ [field]: value }))
    .map(({ field, value }) => `${field}=${value}`);
  if (picker.ready && !missing.length) return find(root, 'confirm');
  const [offered] = offering(root, action);
  if (offered) return [offered];
  const single = missing.map((name) => find(root, name)).filter(([element]) => !element?.matches('[data-offers]'));
  const found = [wholePlaces(root, parts), waysTo(root, missing), ...single].filter((elements) => elements.length);
  const open = found.find(([element]) => element?.matches('[data-lit], [data-open], [data-leads]'));
  if (picker.ready) return open ?? find(root, 'confirm');
  return open ?? found.at(-1) ?? [];
}

type Lesson = NonNullable<Snapshot['lesson']>;

/** All that a step points at now; `isShowing` if it points at what it asks for: at the board if that cannot be found. */
export function pointedAt(
  root: ParentNode,
  picker: Picker,
  lesson: Lesson,
  isShowing: boolean,
  isLate = false, // the board has had time enough to draw what is looked for
): Element[] {
  const named = lesson.point.flatMap((name) => find(root, name));
  if (!lesson.action || !isShowing) return named;
  if (picker.busy || picker.seat === null) return []; // it is being done, or cannot be chosen yet
  const open = picker.ready ? [] : named.filter((element) => !element.matches('[data-picked]'));
  const found = open.length ? open : nextOf(root, picker, lesson.action);
  return found.length || !isLate ? found : find(root, 'board');
}
