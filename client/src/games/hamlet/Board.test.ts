import { beforeAll, describe, expect, it, vi } from 'vitest';
import { boardOpener, describeBoardTexts, expectNames, itStandsStill, settled } from '../../kit/testing/board';
import { toAction } from '../../kit/picker/tree';
import Board from './Board.svelte';
import { duesOf } from './board/turn/paying';
import { speech } from './speech';
import { boardTexts } from './texts';
import positions from './vectors/positions.json';
import { edition } from './vectors/vectors.json';

vi.setConfig({ testTimeout: 30_000 }); // a whole village is some thousand elements

const open = boardOpener({ slug: 'hamlet', board: Board, speech, texts: boardTexts, positions, edition });
const all = (container: HTMLElement, selector: string) => [...container.querySelectorAll<HTMLElement>(selector)];
const press = (element: Element | undefined | null) =>
  element!.dispatchEvent(new MouseEvent('click', { bubbles: true }));

// Fetched when they are needed: here beforehand, so that a test waits for no file.
beforeAll(() => Promise.all([import('./board/turn/Panels.svelte'), import('./board/players/Rank.svelte')]).then());

describe('the board', () => {
  itStandsStill(positions, open);

  it.each(positions.map(({ name }) => name))(
    'shows “%s”; all has a name, and everything lit leads to an action',
    async (name) => {
      const { picker, container } = open(name);
      await settled();
      expectNames(container);
      const lit = all(container, '[data-lit]').length;
      if (picker.seat === null) return expect(lit).toBe(0);
      expect(lit).toBeGreaterThan(0);
      for (let index = 0; index < lit; index += 1) {
        for (let step = 0; step < 5 && !picker.ready; step += 1) {
          const targets = all(container, '[data-lit]');
          press(step === 0 ? targets[index] : (all(container, '.hm-details [data-lit]')[0] ?? targets.at(-1)));
          await settled();
        }
        expect(picker.ready).not.toBeNull();
        picker.clear();
        window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
        await settled();
      }
    },
  );

  it('lights the tiles where something can be done, and shows it when one is pointed at', async () => {
    const { picker, played, container } = open('begin');
    const tiles = all(container, '[data-field="tile"][data-lit]').map((one) => one.dataset['value']);
    expect(new Set(tiles)).toEqual(new Set(['quarry', 'lumberjack', 'farm', 'town_hall', 'market']));
    press(container.querySelector('[data-field="tile"][data-value="quarry"]'));
    await settled();
    press(all(container, '.hm-details [data-lit]')[0]);
    await settled();
    expect(picker.ready).toEqual({ do: 'gather', tile: 'quarry' });
    press(all(container, '.hm-details [data-picked]')[0]);
    await settled();
    expect(played).toEqual([{ do: 'gather', tile: 'quarry' }]);
  });

  it('shows the goods that are still to be paid as one number', () => {
    const due = { any_of: ['wood' as const], count: 3 };
    const bring = { do: 'bring', good: 'wood', tile: 'lumberjack' };
    const work = { work: 'deliver' as const, tile: 'church', spot: null, need: [due], picks: [bring], next: [] };
    expect(duesOf(work)).toEqual([
      { any_of: ['wood'], count: 1, chosen: bring },
      { any_of: ['wood'], count: 2, chosen: null },
    ]);
    expect(duesOf({ ...work, picks: [bring, bring, bring] })).toHaveLength(3);
  });

  it('leads a donkey from where it stands to a tile that is joined to it', async () => {
    const { picker, container } = open('begin');
    press(container.querySelector('[data-field="from"]'));
    await settled();
    const goals = all(container, '[data-field="to"][data-lit]').map((one) => one.dataset['value']);
    expect(goals).toHaveLength(5);
    press(container.querySelector('[data-field="to"][data-value="farm"]'));
    await settled();
    expect(picker.ready).toEqual({ do: 'lead', from: 'church', to: 'farm' });
  });

  it('offers every way of laying a tile, turning through those at a spot', async () => {
    const { picker, container } = open('place');
    const found = new Set<string>();
    for (const spot of all(container, '[data-field="spot"]')) {
      press(spot);
      await settled();
      for (let turn = 0; turn < 6; turn += 1) {
        found.add(JSON.stringify(picker.ready));
        const right = container.querySelector<HTMLButtonElement>('[aria-label="Turn it to the right"]');
        if (!right?.disabled) right!.click();
        await settled();
      }
    }
    picker.clear();
    expect(found).toEqual(new Set(picker.left.map((option) => JSON.stringify(toAction(option)))));
  });

  it('shows a way of laying a tile that was chosen elsewhere: by a hint, or before a reload', async () => {
    const { picker, container } = open('place');
    for (const action of picker.left.map(toAction)) {
      await picker.pick(action, { restart: true, mustConfirm: true });
      await settled();
      expect(all(container, '[data-field="spot"][data-picked]')).toHaveLength(1);
      expect(container.querySelector('.ghost')).not.toBeNull();
      picker.clear();
      await settled();
    }
  });

  it('lets a tile be seen before it is laid, also where every choice is played at once', async () => {
    const { played, container } = open('place', undefined, true);
    press(container.querySelector('[data-field="spot"]'));
    await settled();
    expect(played).toEqual([]);
    press(all(container, 'button').find((one) => one.textContent.trim() === 'Lay it here'));
    await settled();
    expect(played.map(({ do: kind }) => kind)).toEqual(['place']);
  });

  it('gives up a spot when a step is taken back', async () => {
    const { picker, container } = open('place');
    press(container.querySelector('[data-field="spot"]'));
    await settled();
    picker.back();
    await settled();
    expect(picker.picks).toEqual([]);
    expect(container.querySelector('[data-field="spot"][data-picked]')).toBeNull();
  });

  it('pays good by good, or lets it be paid', async () => {
    const { picker, container } = open('two_pay');
    await settled();
    const buttons = all(container, 'button[data-field="do"][data-lit]');
    expect(buttons.map((one) => one.dataset['value'])).toEqual(['bring', 'buy', 'settle']);
    press(buttons[0]);
    await settled();
    expect(picker.ready?.do).toBe('bring');
  });

  it('names a limit of rounds only where it is near (M60a)', () => {
    const roundText = (round: number, rounds: number) =>
      open('begin', ({ shown }) => Object.assign(shown as object, { round, rounds })).container.querySelector(
        '.status b',
      )!.textContent;
    expect(roundText(1, 300)).toBe('Round 1');
    expect(roundText(1, 100)).toBe('Round 1');
    expect(roundText(80, 100)).toBe('Round 80');
    expect(roundText(81, 100)).toBe('Round 81 of 100');
    expect(roundText(1, 20)).toBe('Round 1 of 20');
    expect(roundText(23, 30)).toBe('Round 23 of 30');
  });

  it('tells a player alone the rank that was reached (M91)', async () => {
    const { container } = open('solo_over');
    await settled();
    expect(all(container, '[aria-current="true"]')).toHaveLength(1);
  });
});

describe('words', () => {
  it('say every action as the server does, with prices and goods', () => {
    const { picker } = open('begin');
    expect(picker.describe({ do: 'sell', sale: 2 })).toBe('Fulfil sale 2: 2 stone, 1 wheat');
    expect(picker.describe({ do: 'hire_donkey', tile: 'farm' })).toBe('Hire a donkey for 3 coins, onto Farm');
    expect(picker.describe({ do: 'deliver', delivery: 1 })).toBe('Make delivery 1 to the church: 4 milk/brick');
  });
});

describeBoardTexts('hamlet');
