import { cleanup, render } from '@testing-library/svelte';
import { asPlain } from '../../kit/testing/board';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { uiTexts } from '../../kit/words/ui_texts.svelte';
import { Words } from '../../kit/words/words';
import Pad from './Pad.svelte';
import { padTexts } from './texts';
import made from './vectors/vectors.json';

/** What the pad says about the range of a city. */
function remarkOn(...city: string[]): string | undefined {
  const start = {
    seats: [
      { name: 'Ada', city, goals: 0 },
      { name: 'Ben', city: [], goals: 0 },
    ],
  };
  const given = {
    edition: asPlain(made.edition),
    words: new Words('en'),
    size: 'desk' as const,
  };
  const nothing = () => undefined;
  const { container } = render(Pad, { ...given, start, share: nothing, save: nothing });
  return container.querySelector('[role="status"].warning')?.textContent;
}

beforeAll(async () => {
  await Promise.all([uiTexts.use('en'), padTexts.load('en')]);
});
afterEach(cleanup);

describe('the remark on a painted range (H34)', { timeout: 60_000 }, () => {
  it('is missing where the range could be built', () => expect(remarkOn('M M _')).toBeUndefined());
  it('says that a chain touches itself', () => expect(remarkOn('M M', 'M M')).toMatch(/^This range touches itself/));
  it('says that mountains are no chain', () => expect(remarkOn('M _ M')).toMatch(/not one range yet/));
});
