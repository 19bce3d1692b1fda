/** A suggestion is picked for somebody, and never played for them. */

import { beforeEach, expect, it, vi } from 'vitest';
import { Picker } from '../src/kit/picker/picker.svelte';
import { prepick } from '../src/kit/picker/prepick';
import type { Action, Preview } from '../src/kit/types';
import { Words } from '../src/kit/words/words';
import { GAME, snapshot, TEXTS } from './table_fixture';

const words = new Words('en', TEXTS);
const PREVIEW: Preview = { shown: {}, sheet: null, before: null };
const play = vi.fn(async () => undefined);
let picker: Picker;

beforeEach(() => {
  play.mockClear();
  picker = new Picker({ play, why: async () => null, preview: async () => PREVIEW });
  picker.offer({ snapshot: snapshot(), edition: null, words }, GAME);
});

it.each<Action>([{ do: 'put', stone: 1, cup: 'blue' }, { do: 'put', stone: 2, cup: 'blue' }, { do: 'pass' }])(
  'makes %o ready',
  async (action) => {
    expect(await prepick(picker, action)).toBe(true);
    expect(picker.ready).toEqual(action);
    expect(play).not.toHaveBeenCalled();
  },
);

it('takes the place of what was picked before, also of itself', async () => {
  await picker.pick('stone', 1);
  await prepick(picker, { do: 'put', stone: 2, cup: 'blue' });
  await prepick(picker, { do: 'put', stone: 2, cup: 'blue' });
  expect(picker.ready).toEqual({ do: 'put', stone: 2, cup: 'blue' });
  expect(play).not.toHaveBeenCalled();
});

it('waits for the confirmation even of those who play without confirming', async () => {
  picker.quick = true;
  await prepick(picker, { do: 'pass' });
  expect(play).not.toHaveBeenCalled();
  expect(picker.quick).toBe(true);
});

it('picks nothing of an action that is not among the choices', async () => {
  expect(await prepick(picker, { do: 'put', stone: 3, cup: 'red' })).toBe(false);
  expect(await prepick(picker, { do: 'put', stone: 2, cup: 'red' })).toBe(false);
  expect(picker.picks).toEqual([]);
  expect(picker.refusal).toBeNull();
});
