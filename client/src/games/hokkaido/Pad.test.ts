import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { room } from '../../kit/room.svelte';
import type { Game, Plain } from '../../kit/types';
import { Words } from '../../kit/words';
import Pad from './Pad.svelte';
import made from './vectors/vectors.json';

const GAME: Game = { slug: 'hokkaido', rules: 2, seats: [2], options: [], lines: [], editions: [], kinds: [] };

/** What the pad says about the range of a city. */
function remarkOn(...city: string[]): string | undefined {
  const start = { seats: [{ name: 'Ada', city, goals: 0 }, { name: 'Ben', city: [], goals: 0 }] };
  const given = { game: GAME, edition: made.edition as unknown as Plain, words: new Words('en'), size: 'desk' as const };
  const motion = { full: false, ms: () => 0 };
  const score = () => Promise.reject(new Error('no server'));
  const nothing = () => undefined;
  const { container } = render(Pad, { ...given, motion, start, score, share: nothing, save: nothing });
  return container.querySelector('[role="status"].warning')?.textContent;
}

beforeAll(() => room.speak('en'));
afterEach(cleanup);

describe('the remark on a painted range (H34)', { timeout: 60_000 }, () => {
  it('is missing where the range could be built', () => expect(remarkOn('M M _')).toBeUndefined());
  it('says that a chain touches itself', () => expect(remarkOn('M M', 'M M')).toMatch(/^This range touches itself/));
  it('says that mountains are no chain', () => expect(remarkOn('M _ M')).toMatch(/not one range yet/));
});
