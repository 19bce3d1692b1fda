/**
 * The focus never falls to the body of the page, where a keyboard or a screen reader would begin at the top again. When
 * what has it is gone, hidden or disabled, the nearest thing to go on with gets it.
 */

import { groupOf, isStop } from '../../kit/picker/groups';

type Part = HTMLElement | SVGElement;

/** What had the focus, and what is to be known of it when it is gone. */
interface Focused {
  element: Part;
  target: string; // selects the same target where the board has been drawn anew; empty for anything else
  board: Element | null;
  group: Element | null; // of the board
  x: number;
  y: number;
}

const KEPT = 12; // so many that had the focus before
let past: Focused[] = []; // the newest first
let heir: Part | null = null; // what got the focus of what is gone

/** Whether the focus is only kept on an element: nobody has moved it there. */
export const isKeptOn = (element: Element | null): boolean => element !== null && element === heir;

/** Watch over the focus from now on. */
export function keepFocus(): void {
  if (isPart(document.activeElement)) remember(document.activeElement);
  document.addEventListener('focusin', ({ target }) => isPart(target) && remember(target));
  document.addEventListener('focusout', () => requestAnimationFrame(restore)); // also of what is hidden by a style
  document.addEventListener('pointerdown', () => requestAnimationFrame(leave));
  const attributeFilter = ['disabled', 'hidden', 'inert', 'open'];
  new MutationObserver(restore).observe(document, { childList: true, subtree: true, attributeFilter });
}

const isPart = (target: EventTarget | null): target is Part =>
  (target instanceof HTMLElement || target instanceof SVGElement) && target !== document.body;

function remember(element: Part): void {
  if (element !== heir) heir = null;
  const board = element.closest('.board[role]'); // with all that a game draws anew
  const { left, top, width, height } = element.getBoundingClientRect();
  const { field, value } = element.dataset;
  past = past.filter((one) => one.element !== element && one.element.isConnected).slice(0, KEPT);
  past.unshift({
    element,
    target: field && value ? `[data-field="${CSS.escape(field)}"][data-value="${CSS.escape(value)}"]` : '',
    board,
    group: board && groupOf(element, board),
    x: left + width / 2,
    y: top + height / 2,
  });
}

/** Somebody has pressed where nothing takes the focus: that is no loss. */
function leave(): void {
  if (document.activeElement === document.body && past[0] && canHave(past[0].element)) past = [];
}

function restore(): void {
  const { activeElement } = document;
  const isLost = activeElement === null || activeElement === document.body || activeElement.matches(':disabled');
  const [last] = past;
  const dialog = [...document.querySelectorAll<HTMLElement>('dialog:modal')].at(-1);
  if (!isLost || !last || !document.hasFocus()) return;
  if (activeElement === document.body && canHave(last.element) && !dialog) return; // the Tab key has left the page
  heir = dialog ? firstIn(dialog) : (heirOf(last) ?? headingOf(document));
  heir?.focus({ preventScroll: true });
  if (heir?.matches(':focus-visible')) heir.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

function canHave(element: Element): boolean {
  return element.isConnected && !element.matches(':disabled') && (element.checkVisibility?.() ?? true);
}

const firstIn = (dialog: HTMLElement): Part => [...dialog.querySelectorAll<HTMLElement>('*')].find(isStop) ?? dialog;

/** What goes on with: on the board if it was there, else what had the focus before. */
function heirOf(last: Focused): Part | null {
  if (last.board?.isConnected) return onBoard(last, last.board);
  const before = past.find(({ element }) => element !== last.element && canHave(element));
  return before?.board?.isConnected ? onBoard(before, before.board) : (before?.element ?? null);
}

/** The same target drawn anew; else the nearest that can be chosen, in the same group if it has one. */
function onBoard({ element, target, group, x, y }: Focused, board: Element): Part | null {
  if (canHave(element) && element.matches('[data-lit], [data-picked]')) return element;
  const same = target && [...board.querySelectorAll<Part>(target)].find((one) => isStop(one));
  if (same) return same;
  const lit = [...board.querySelectorAll<Part>('[data-lit]')].filter(isStop);
  const inGroup = lit.filter((one) => groupOf(one, board) === group);
  return nearest(inGroup.length ? inGroup : lit, x, y) ?? headingOf(document);
}

function nearest(parts: Part[], x: number, y: number): Part | null {
  const distance = (part: Part): number => {
    const { left, top, width, height } = part.getBoundingClientRect();
    return Math.hypot(left + width / 2 - x, top + height / 2 - y);
  };
  return parts.toSorted((a, b) => distance(a) - distance(b))[0] ?? null;
}

/** The heading to read on from: the outcome of a match that is over, else that of the page. */
function headingOf(page: Document): HTMLElement | null {
  const heading = page.querySelector<HTMLElement>('#outcome') ?? page.querySelector<HTMLElement>('main h1');
  if (heading) heading.tabIndex = -1;
  return heading ?? page.querySelector('main');
}
