/** Parts of actions: several fields chosen at once, whole actions chosen for somebody, boards that lead. */

import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Change } from '../../src/kit/picker/options';
import { Picker } from '../../src/kit/picker/picker.svelte';
import type { Action, Preview } from '../../src/kit/types';
import { Words } from '../../src/kit/words/words';
import { GAME, snapshot, TEXTS, TREE } from '../table_fixture';

const words = new Words('en', TEXTS);
const PREVIEW: Preview = { shown: {}, sheet: null, before: null, undo: false };
const play = vi.fn(async () => undefined);
const why = vi.fn(async () => ({ rule: 'S1', lacks: [] }));
let picker: Picker;

beforeEach(() => {
  play.mockClear();
  why.mockClear();
  picker = new Picker({ play, why, preview: async () => PREVIEW });
  picker.offer({ snapshot: snapshot(), edition: null, words, game: GAME });
});

describe('a part of several fields', () => {
  it('is lit as soon as one of its fields is asked for, if an action has it', () => {
    expect(picker.isLit({ stone: 1, cup: 'red' })).toBe(true);
    expect(picker.isLit({ stone: 2, cup: 'red' })).toBe(false);
    expect(picker.isLit({ do: 'put', cup: 'blue' })).toBe(false);
    expect(picker.isOpen({ do: 'put', cup: 'blue' })).toBe(true);
  });

  it('is picked in one step, in the order of its fields', async () => {
    await picker.pick({ cup: 'blue', stone: 1 });
    expect(picker.ready).toEqual({ do: 'put', stone: 1, cup: 'blue' });
    expect(picker.picks.map(({ field }) => field)).toEqual(['cup', 'stone']);
    expect([picker.isPicked({ stone: 1, cup: 'blue' }), picker.isPicked({ stone: 1, cup: 'red' })]).toEqual([
      true,
      false,
    ]);
  });

  it('leaves out what is settled, so that one step back undoes something', async () => {
    await picker.pick({ stone: 2, cup: 'blue' });
    expect(picker.picks).toEqual([{ field: 'stone', value: 2 }]);
    picker.back();
    expect(picker.ready).toBeNull();
  });

  it('changes fields that are picked already', async () => {
    await picker.pick({ stone: 1, cup: 'red' });
    await picker.pick({ cup: 'blue', stone: 2 });
    expect(picker.ready).toEqual({ do: 'put', stone: 2, cup: 'blue' });
  });

  it('is confirmed by pointing at it again', async () => {
    await picker.pick({ stone: 1, cup: 'red' });
    await picker.pick({ stone: 1, cup: 'red' });
    expect(play).toHaveBeenCalledExactlyOnceWith(0, { do: 'put', stone: 1, cup: 'red' });
  });

  it('is given up by pointing at it again before the choice is whole', async () => {
    await picker.pick({ do: 'put', stone: 1 });
    expect(picker.ready).toBeNull();
    await picker.pick({ do: 'put', stone: 1 });
    expect(picker.picks).toEqual([]);
  });

  it('is refused with its rule if nothing legal has it', async () => {
    await picker.pick({ stone: 3, cup: 'blue' });
    expect(why).toHaveBeenCalledWith(0, { do: 'put', stone: 3, cup: 'blue' });
    expect(picker.refusal?.rule).toBe('S1');
  });

  it('makes one target, marked by its first field or as it is called', () => {
    const element = document.createElement('button');
    picker.target({ stone: 1, cup: 'red' })(element);
    const marks = ({ dataset }: HTMLElement) => [dataset['field'], dataset['value'], dataset['lit']];
    expect(marks(element)).toEqual(['stone', '1', '']);
    expect(element.getAttribute('aria-label')).toBe('Stone 1 · red');
    const other = document.createElement('button');
    picker.target({ stone: 1, cup: 'red' }, { as: { field: 'place', value: '1,red' }, name: null })(other);
    expect(marks(other)).toEqual(['place', '1,red', '']);
    expect(other.hasAttribute('aria-label')).toBe(false);
    other.click();
    expect(picker.ready).toEqual({ do: 'put', stone: 1, cup: 'red' });
  });
});

describe('a part that begins anew', () => {
  it('takes the place of what was picked before, and is not unpicked by pointing at it again', async () => {
    await picker.pick({ do: 'put', stone: 1 });
    expect(picker.isOpen({ do: 'pass' })).toBe(true);
    expect(picker.isOpen({ stone: 1, do: 'pass' }, { restart: true })).toBe(false);
    await picker.pick({ stone: 1 }, { restart: true });
    expect(picker.picks).toEqual([{ field: 'stone', value: 1 }]);
    await picker.pick({ do: 'pass' }, { restart: true });
    expect(picker.ready).toEqual({ do: 'pass' });
  });

  it('can be reached with the Tab key while something else is chosen, and is lit then if it is eager', async () => {
    await picker.pick({ stone: 2 });
    const [calm, alwaysLit] = [document.createElement('div'), document.createElement('div')];
    picker.target({ do: 'pass' }, { restart: true })(calm);
    picker.target({ do: 'pass' }, { restart: true, alwaysLit: true })(alwaysLit);
    expect([calm.tabIndex, calm.dataset['lit'], calm.dataset['open']]).toEqual([0, undefined, '']);
    expect([alwaysLit.tabIndex, alwaysLit.dataset['lit'], alwaysLit.dataset['open']]).toEqual([0, '', undefined]);
  });
});

describe('an action that is chosen for somebody, as by a hint', () => {
  const suggest = (action: Action): Promise<void> => picker.pick(action, { restart: true, mustConfirm: true });

  it.each<Action>([{ do: 'put', stone: 1, cup: 'blue' }, { do: 'put', stone: 2, cup: 'blue' }, { do: 'pass' }])(
    'makes %o ready and plays nothing',
    async (action) => {
      await suggest(action);
      expect(picker.ready).toEqual(action);
      expect(play).not.toHaveBeenCalled();
    },
  );

  it('takes the place of what was picked before, also of itself', async () => {
    await picker.pick('stone', 1);
    await suggest({ do: 'put', stone: 2, cup: 'blue' });
    await suggest({ do: 'put', stone: 2, cup: 'blue' });
    expect(picker.ready).toEqual({ do: 'put', stone: 2, cup: 'blue' });
    expect(play).not.toHaveBeenCalled();
  });

  it('waits for the confirmation even of those who play without confirming', async () => {
    picker = new Picker({ play, why, preview: async () => ({ ...PREVIEW, undo: true }), confirming: 'once' });
    picker.offer({ snapshot: snapshot(), edition: null, words, game: GAME });
    await suggest({ do: 'pass' });
    expect(play).not.toHaveBeenCalled();
    await picker.confirm();
    expect(play).toHaveBeenCalledOnce();
  });

  it('is not open if it is not among the choices', () => {
    expect(picker.isOpen({ do: 'put', stone: 3, cup: 'red' }, { restart: true })).toBe(false);
    expect(picker.isOpen({ do: 'put', stone: 2, cup: 'red' }, { restart: true })).toBe(false);
  });
});

describe('a board that leads', () => {
  const changes: Change[] = [];
  let stop: () => void;

  beforeEach(() => {
    changes.length = 0;
    stop = picker.usePickHook((change) => {
      changes.push(change);
      const isStone = change.picked !== null && picker.isLit('cup', 'red');
      return isStone ? [...picker.picks, { field: 'cup', value: 'red' }] : null;
    });
  });

  it('picks what goes without saying, and not again after a step back', async () => {
    await picker.pick('stone', 1);
    expect(picker.ready).toEqual({ do: 'put', stone: 1, cup: 'red' });
    picker.back();
    expect(picker.picks).toEqual([{ field: 'stone', value: 1 }]);
  });

  it('is told what was picked, whether a choice was whole before, and when there is something else to choose', async () => {
    await picker.pick('stone', 1);
    picker.back();
    picker.offer({ snapshot: snapshot({ legal: TREE.slice(1) }), edition: null, words, game: GAME });
    expect(changes).toEqual([
      { picked: { stone: 1 }, wasReady: false, isNew: false },
      { picked: null, wasReady: true, isNew: false },
      { picked: null, wasReady: false, isNew: true },
    ]);
  });

  it('is not asked any more when it has gone', async () => {
    stop();
    await picker.pick('stone', 1);
    expect([picker.ready, changes]).toEqual([null, []]);
  });
});
