/** The keys of every table: what each does and how it is named stand here and nowhere else. */

import { pressMarked, type BoardKey } from '../../../kit/keys/board_keys';
import { nextGroup } from '../../../kit/picker/groups';
import { STEPS, walk } from '../../../kit/picker/walk';
import { isWriting } from '../acting/writing';
import type { Table } from '../model/table.svelte';

/** What the keys work on. */
export interface KeyScene {
  table: Table;
  board: HTMLElement | undefined;
  frame: HTMLElement | undefined; // the board with all that is around it
  showKeys(): void;
}

export interface TableKey {
  shown: string; // as the list of keys shows it
  text: string; // the id of what it does
  on: readonly string[]; // `event.key`
  onMaps?: boolean; // listed only where the board is a map
  /** Do it; false if there was nothing to do, so that the browser does what it would without us. */
  press(scene: KeyScene, event: KeyboardEvent): boolean;
}

/** What one key of the map's tools presses. */
const onMap = (shown: string, text: string, press: string, on: readonly string[]): TableKey => ({
  shown,
  text,
  on,
  onMaps: true,
  press: ({ board }) => board !== undefined && pressMarked(board, { shown, text, press, on: [''] }, ''),
});

const NEXT_GROUP = 'F6';
const BESIDE = 'aside, ul[tabindex]'; // the log, or the players on a phone: arrows scroll them

const isIn = (target: EventTarget | null, what: string): boolean =>
  target instanceof Element && target.closest(what) !== null;

export const KEYS: readonly TableKey[] = [
  {
    shown: '← → ↑ ↓',
    text: 'key-arrows',
    on: Object.keys(STEPS),
    press: ({ board }, { key, target }) => board !== undefined && !isIn(target, BESIDE) && walk(board, key),
  },
  {
    shown: NEXT_GROUP,
    text: 'key-groups',
    on: [NEXT_GROUP],
    press: ({ frame }, { shiftKey }) => frame !== undefined && nextGroup(frame, shiftKey ? -1 : 1),
  },
  {
    shown: 'Enter',
    text: 'key-enter',
    on: ['Enter'],
    press: ({ table: { picker } }, { target }) => {
      if (!picker.ready || !isNowhere(target)) return false;
      void picker.confirm();
      return true;
    },
  },
  { shown: 'Backspace', text: 'key-back', on: ['Backspace'], press: stepBack },
  { shown: 'Esc', text: 'key-escape', on: ['Escape'], press: stepBack }, // whatever is open has closed itself before
  { shown: 'Enter', text: 'key-unfold', on: [], press: () => false }, // the log listens itself
  { shown: 'I', text: 'key-explain', on: [], press: () => false }, // kit/explain listens itself, on boards elsewhere too
  onMap('+', 'key-zoom-in', 'zoom-in', ['+', '=']),
  onMap('−', 'key-zoom-out', 'zoom-out', ['-']),
  onMap('0', 'key-zoom-fit', 'zoom-fit', ['0']),
  {
    shown: '?',
    text: 'key-help',
    on: ['?'],
    press: ({ showKeys }) => {
      showKeys();
      return true;
    },
  },
];

/** Do what a key is for; the board's own keys come first. */
export function pressKey(scene: KeyScene, event: KeyboardEvent, ofBoard: readonly BoardKey[]): boolean {
  const { board } = scene;
  const { key, target } = event;
  if (isIn(target, 'dialog') || (key !== NEXT_GROUP && isWriting(target))) return false;
  const own = ofBoard.find(({ on }) => on.includes(key.toLowerCase()));
  if (own) return board !== undefined && pressMarked(board, own, key);
  return KEYS.find(({ on }) => on.includes(key))?.press(scene, event) ?? false;
}

function stepBack({ table: { picker } }: KeyScene): boolean {
  picker.back();
  return true;
}

/** Whether the focus is on nothing that Enter would press: a page begins with its heading focused. */
function isNowhere(target: EventTarget | null): boolean {
  return target === document.body || (target instanceof Element && target.matches('main, h1, h2'));
}
