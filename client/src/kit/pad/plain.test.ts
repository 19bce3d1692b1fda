/** The plain pad: what a game asks for is entered, kept, shared and scored. */

import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { uiTexts } from '../words/ui_texts.svelte';
import type { Game, Plain } from '../types';
import { Words } from '../words/words';
import PlainPad from './PlainPad.svelte';
import { PlainForm } from './plain.svelte';

const GAME: Game = {
  slug: 'no such game',
  rules: 1,
  seats: [2, 3],
  options: [],
  lines: ['stones'],
  editions: [],
  usual: null,
  lessons: [],
  kinds: [],
  languages: ['en'],
  earlier: [],
  pad: [
    { name: 'stones', first: -5, size: 11 },
    { name: 'side', names: ['left', 'right'] },
  ],
};
const WORDS = new Words('en', 'line-stones = Stones\npad-side = Side\nside-left = the left\n');
const SHEET = {
  seats: [
    { lines: { stones: 3 }, total: 3 },
    { lines: { stones: 0 }, total: 0 },
  ],
  ranking: [[0], [1]],
};
const nothing = (): void => undefined;

beforeAll(() => uiTexts.use('en'));
afterEach(cleanup);

describe('the plain form', () => {
  it('begins with two players who have nothing', () => {
    const seat = { stones: 0, side: 'left' };
    expect(new PlainForm(null, GAME, nothing).pad).toEqual({
      seats: [
        { name: 'Player 1', ...seat },
        { name: 'Player 2', ...seat },
      ],
    });
  });

  it('reads what was written, and leaves out what does not fit', () => {
    const start: Plain = {
      seats: [
        { name: 'Ann', stones: 99, side: 'right', more: 1 },
        { name: 'Bob', stones: 'x', side: 'up' },
      ],
    };
    expect(new PlainForm(start, GAME, nothing).pad).toEqual({
      seats: [
        { name: 'Ann', stones: 5, side: 'right' },
        { name: 'Bob', stones: 0, side: 'left' },
      ],
    });
  });

  it('keeps and takes back what is entered, of players who came later too', () => {
    const kept: Plain[] = [];
    const form = new PlainForm(null, GAME, (pad) => kept.push(pad));
    form.addPlayer();
    form.set('stones', 4);
    expect(form.mayAdd).toBe(false);
    expect(form.pad).toMatchObject({
      seats: [{ stones: 0 }, { stones: 0 }, { name: 'Player 3', stones: 4, side: 'left' }],
    });
    form.undo();
    expect(form.pad).toMatchObject({ seats: [{}, {}, { stones: 0 }] });
    expect(kept).toHaveLength(3);
  });
});

describe('the plain pad', () => {
  it('shows the sheet that the server makes of what is entered, or why there is none', async () => {
    const score = vi.fn().mockResolvedValue(SHEET);
    const given = { game: GAME, words: WORDS, start: null, share: nothing, save: nothing };
    const { container, getByLabelText } = render(PlainPad, { ...given, score });
    await fireEvent.click(getByLabelText('Stones: One more'));
    await fireEvent.change(getByLabelText('Side'), { target: { value: 'right' } });
    await vi.waitFor(() => expect(container.querySelector('.winner')?.textContent).toBe('Player 1 wins'));
    expect(score.mock.lastCall).toEqual([
      {
        seats: [
          { name: 'Player 1', stones: 1, side: 'right' },
          { name: 'Player 2', stones: 0, side: 'left' },
        ],
      },
    ]);
    expect(container.textContent).not.toMatch(/pad-|line-/);
    score.mockRejectedValue(new Error('The server cannot be reached.'));
    await fireEvent.click(getByLabelText('Stones: One more'));
    await vi.waitFor(() =>
      expect(container.querySelector('[role="alert"]')?.textContent).toBe('The server cannot be reached.'),
    );
  });
});
