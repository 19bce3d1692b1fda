/** Places in help: rules by their ids, parts by their numbers, and the way there. The address of a rule is `/help/SLUG#RULE`. */

import type { Block } from '../../kit/words/markdown';

export const GUIDE = 'guide';
export const NUMBERED = 'numbered';

/** A part of the rules: its heading, and the address of its place. */
export interface Part {
  place: string;
  title: string;
  level: number;
}

/** The parts of the rules, in their order; the name of the game is none. */
export function partsOf(blocks: readonly Block[]): Part[] {
  return blocks.flatMap((block, index) =>
    block.kind === 'heading' && block.level > 1
      ? [{ place: placeOf(index), title: block.spans.map(({ text }) => text).join(''), level: block.level }]
      : [],
  );
}

export const placeOf = (index: number): string => `part-${index}`;

/** Bring a place into sight and let the keyboard and the screen reader go on there; false if there is none. */
export function goTo(list: HTMLElement | undefined, place: string): boolean {
  const found = list?.querySelector<HTMLElement>(`[data-place="${CSS.escape(place)}"]`);
  if (!found) return false;
  found.scrollIntoView({ block: found.dataset['rule'] ? 'center' : 'start' });
  found.focus({ preventScroll: true });
  return true;
}
