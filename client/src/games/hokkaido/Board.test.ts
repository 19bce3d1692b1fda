import { describe, expect, it } from 'vitest';
import { differences } from '../../kit/sheet/sheet';
import { boardOpener, describeBoardTexts, expectNames, itStandsStill, settled } from '../../kit/testing/board';
import { madeAs } from '../../kit/testing/made';
import { toAction } from '../../kit/picker/tree';
import Board from './Board.svelte';
import { signed } from '../../kit/words/numbers';
import { speech } from './speech';
import { boardTexts } from './texts';
import type { Action, Sheet } from '../../kit/types';
import positions from './vectors/positions.json';
import { edition } from './vectors/vectors.json';

interface Told {
  action: Action;
  sheet: Sheet;
  before: Sheet;
}

const told = madeAs<Told[]>(positions.find(({ name }) => name === 'place')!.previews);
const open = boardOpener({
  slug: 'hokkaido',
  board: Board,
  speech,
  texts: boardTexts,
  positions,
  edition,
  preview: (_, action) => {
    const found = told.find((one) => JSON.stringify(one.action) === JSON.stringify(action));
    return { shown: null, sheet: found?.sheet ?? null, before: found?.before ?? null, undo: false };
  },
});

const lit = (container: HTMLElement): HTMLButtonElement[] => [
  ...container.querySelectorAll<HTMLButtonElement>('button[data-lit]'),
];

describe('the board', () => {
  itStandsStill(positions, open);

  it.each(positions.map(({ name }) => name))(
    'shows “%s”; every button has a name, and what is lit leads to an action',
    async (name) => {
      const { picker, played, container } = open(name);
      expectNames(container);
      if (picker.seat === null) return expect(lit(container)).toEqual([]);
      for (let step = 0; step < 6 && !picker.ready; step += 1) {
        const targets = lit(container);
        expect(targets.length).toBeGreaterThan(0);
        targets.at(-1)!.click();
        await settled();
      }
      await picker.confirm();
      expect(played).toHaveLength(1);
    },
  );

  it('lights every place of the turned card, and only those', () => {
    const { picker, container } = open('place');
    const isUp = (option: (typeof picker.left)[number]) => option.fields[0]?.value === 'up';
    const wanted = new Set(picker.left.filter(isUp).map(({ fields }) => `${fields[1]!.value},${fields[2]!.value}`));
    const found = [...container.querySelectorAll<HTMLElement>('[data-field="spot"]')].map(
      (one) => one.dataset['value'],
    );
    expect(new Set(found)).toEqual(wanted);
  });

  it('shows what a placement changes, and lets it go over or under', async () => {
    const { picker, container } = open('place');
    const spot = lit(container).find((one) => one.getAttribute('aria-label')?.includes('ways'));
    spot!.click();
    await settled();
    expect(picker.ready?.do).toBe('place');
    expect(container.querySelector('dl')).toBeTruthy();
    const layers = [...container.querySelectorAll<HTMLButtonElement>('[data-field="under"]')];
    expect(layers.length).toBeGreaterThan(1);
    const other = layers.find((one) => one.dataset['picked'] === undefined)!;
    other.click();
    await settled();
    expect(picker.ready?.['under']).toBe(Number(other.dataset['value']));
  });

  it('shows a placement that was chosen elsewhere: by a hint, or before a reload', async () => {
    const { picker, container } = open('place');
    const placements = picker.left.filter((option) => toAction(option).do === 'place');
    const some = new Map(placements.map((option) => [String(option.fields[0]?.value), toAction(option)]));
    expect(some.size).toBeGreaterThan(1);
    for (const action of some.values()) {
      await picker.pick(action, { restart: true, mustConfirm: true });
      await settled();
      const picked = container.querySelector<HTMLElement>('[data-field="spot"][data-picked]');
      expect(picked?.dataset['value']).toBe(`${action['x']},${action['y']}`);
      picker.clear();
    }
  });

  it('says in the tray what the server previews, while the others still choose', async () => {
    const { picker, container } = open('place');
    const total = (): string => container.querySelector('dl .total dd')?.textContent ?? '';
    const previews = told.filter(({ action }) => action.do === 'place').slice(6, 12);
    for (const { action, before, sheet } of previews) {
      await picker.pick(action, { restart: true, mustConfirm: true });
      await settled();
      expect([picker.preview?.before, picker.preview?.sheet]).toEqual([before, sheet]);
      expect(total()).toBe(signed(differences(before, sheet)[picker.seat!]!.total));
    }
    expect(previews.some(({ before, sheet }) => differences(before, sheet)[0]!.total !== 0)).toBe(true);
  });

  it('offers to ask for order beside the placements, and plays nothing before it is confirmed (H31)', async () => {
    const { picker, played, container } = open('place');
    container.querySelector<HTMLButtonElement>('[data-field="do"][data-value="ask"]')!.click();
    await settled();
    expect(picker.ready?.do).toBe('ask');
    expect(played).toHaveLength(0);
    await picker.confirm();
    expect(played).toHaveLength(1);
  });

  it('shows who builds when, once order was asked for, and offers to ask no more (H31)', () => {
    const { container } = open('asked');
    const turns = [...container.querySelectorAll('.turns li')];
    expect(turns).toHaveLength(4);
    expect(turns.filter((turn) => turn.getAttribute('aria-current') === 'step')).toHaveLength(1);
    expect(container.querySelector('[data-field="do"][data-value="ask"]')).toBeNull();
    expect(open('place').container.querySelector('section.turns')).toBeNull();
  });

  it('shows no hand to whoever only looks on', () => {
    const { container } = open('watch');
    expect(container.querySelector('[data-field="card"]')).toBeNull();
  });
});

describeBoardTexts('hokkaido');
