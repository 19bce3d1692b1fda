/** The coach: says a kind of fact a few times only, and what would have been better when a choice was costly. */

import { beforeEach, describe, expect, it } from 'vitest';
import { uiTexts } from '../../src/kit/words/ui_texts.svelte';
import { Words } from '../../src/kit/words/words';
import { sayAfter, sayBefore } from '../../src/shell/table/coach/coach';
import { mayCoach } from '../../src/shell/table/coach/may_coach';
import { CoachMemory, TIMES } from '../../src/shell/table/coach/memory';
import type { Coached } from '../../src/generated/api';
import type { Message, Snapshot } from '../../src/kit/types';

const WORDS = new Words('en', 'line-spices = Spices\nline-gems = Gems\ndo-take = take card { $card }');
const line = (points: number, name = 'spices'): Message => ({
  text: 'reason-line',
  arguments: { line: name, points, sign: 'plus' },
});
const PLACES = [{ name: 'Ann' }, { name: 'Bot 1' }];

/** A browser's storage. */
function storage(): Pick<Storage, 'getItem' | 'setItem'> {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
}

function coached(costly: boolean): Coached {
  const prospect = (card: number, points: number): Coached['played'] => ({
    action: { do: 'take', card },
    message: { text: 'do-take', arguments: { card } },
    points: [points, 0],
    reason: { facts: [line(points)], later: false },
  });
  return { seat: 0, played: prospect(1, 2), best: prospect(7, 6), cost: costly ? 4 : 0, error: 0.5, costly };
}

beforeEach(() => uiTexts.use('en'));

describe('before a decision', () => {
  it('the coach says what counts, and how much is at stake', () => {
    const told = sayBefore(
      { facts: [line(4)], later: false, spread: 3 },
      WORDS,
      PLACES,
      new CoachMemory('stones', storage()),
    );
    expect(told).toBe('Look for this now: Spices: +4. The choices differ by up to 3 points at once.');
  });

  it('it tells the same kind of fact a few times only, in all matches of a game together', () => {
    const kept = storage();
    const tell = (game: string): string =>
      sayBefore({ facts: [line(4)], later: false, spread: 0 }, WORDS, PLACES, new CoachMemory(game, kept));
    for (let time = 0; time < TIMES; time++) expect(tell('stones')).not.toBe('');
    expect(tell('stones')).toBe('');
    expect(tell('lanterns')).not.toBe('');
  });

  it('it speaks again when much is at stake or something is new', () => {
    const memory = new CoachMemory('stones', storage());
    for (let time = 0; time < TIMES; time++) memory.remember([line(1)]);
    expect(sayBefore({ facts: [line(1)], later: false, spread: 1 }, WORDS, PLACES, memory)).toBe('');
    expect(sayBefore({ facts: [line(1)], later: false, spread: 9 }, WORDS, PLACES, memory)).toContain('9 points');
    expect(sayBefore({ facts: [line(1, 'gems')], later: false, spread: 1 }, WORDS, PLACES, memory)).not.toBe('');
  });
});

describe('after a decision', () => {
  it('the coach says what it brought', () => {
    const told = sayAfter(coached(false), WORDS, PLACES, new CoachMemory('stones', storage()));
    expect(told).toBe('Your last choice: Spices: +2.');
  });

  it('it names what looks better if the choice was a costly one, however often it has spoken', () => {
    const memory = new CoachMemory('stones', storage());
    for (let time = 0; time < TIMES; time++) memory.remember([line(1)]);
    expect(sayAfter(coached(false), WORDS, PLACES, memory)).toBe('');
    expect(sayAfter(coached(true), WORDS, PLACES, memory)).toBe(
      'Your last choice: Spices: +2. In the long run this looks better: take card 7 (Spices: +6).',
    );
  });
});

it('the coach is there in matches against bots where hints are allowed', () => {
  const places = [
    { mine: true, who: 'person' },
    { mine: false, who: 'bot' },
  ];
  const snapshot = { hints: true, status: 'playing', places } as Snapshot;
  expect(mayCoach(snapshot)).toBe(true);
  expect(mayCoach({ ...snapshot, hints: false })).toBe(false);
  expect(mayCoach({ ...snapshot, status: 'over' })).toBe(false);
  expect(mayCoach({ ...snapshot, places: [...places, { mine: false, who: 'person' }] } as Snapshot)).toBe(false);
});

it('what was stored by something else is not believed', () => {
  for (const found of ['[', '7', '"x"', '{"stones reason-line spices": "many"}']) {
    expect(new CoachMemory('stones', { getItem: () => found, setItem: () => undefined }).isNews([line(1)])).toBe(true);
  }
});
