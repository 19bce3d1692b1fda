/** What a lesson points at so that an action is chosen: places on a map, what turns the board, then the button. */

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Picker } from '../../src/kit/picker/picker.svelte';
import type { Preview, Snapshot } from '../../src/kit/types';
import { Words } from '../../src/kit/words/words';
import { pointedAt } from '../../src/shell/lesson/pointing';
import { GAME, snapshot, TEXTS } from '../table_fixture';

const PREVIEW: Preview = { shown: {}, sheet: null, before: null, undo: false };
const LESSON = { point: [] as string[], action: { do: 'put', stone: 1, cup: 'red' } } as unknown as NonNullable<
  Snapshot['lesson']
>;
let picker: Picker;

/** The page in these words; each element has its text as its name. */
function page(html: string): HTMLElement {
  document.body.innerHTML = `${html}<div class="bar"><button class="main">confirm</button></div>`;
  return document.body;
}

const pointed = (root: HTMLElement): string[] =>
  pointedAt(root, picker, LESSON, true).map(({ textContent }) => textContent);

beforeEach(() => {
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([new DOMRect(0, 0, 9, 9)] as unknown as DOMRectList);
  picker = new Picker({ play: vi.fn(), why: vi.fn(), preview: async () => PREVIEW });
  picker.offer({ snapshot: snapshot(), edition: null, words: new Words('en', TEXTS), game: GAME });
});

const HERE = '<button data-lit data-field="spot" data-value="1" data-picks="stone=1 cup=red">here</button>';
const THERE = '<button data-lit data-field="spot" data-value="2" data-picks="stone=2 cup=blue">there</button>';
const TURNS = '<button data-leads="cup=blue">left</button><button data-leads="cup=red">right</button>';

describe('what is pointed at next', () => {
  it('is the place that picks several parts of the action at once', () => {
    expect(pointed(page(TURNS + THERE + HERE))).toEqual(['here']);
  });

  it('is what turns the board to a part that it does not show yet', () => {
    expect(pointed(page(TURNS + THERE))).toEqual(['right']);
    expect(pointed(page('<button data-leads="cup=blue">left</button>'))).toEqual(['left']);
  });

  it('is the button once the action is chosen', async () => {
    await picker.pick({ stone: 1, cup: 'red' });
    expect(pointed(page(TURNS + HERE.replace('data-lit', 'data-picked')))).toEqual(['confirm']);
  });

  it('is the part that is still another one, though a whole action is chosen', async () => {
    await picker.pick({ stone: 1, cup: 'blue' });
    expect(pointed(page('<button data-open data-field="cup" data-value="red">red</button>'))).toEqual(['red']);
  });
});
