/** What holds for the pad of every game, as a person at it sees it. */

import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { asPlain } from '../../src/kit/testing/board';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { findPad } from '../../src/shell/games/find_pad';
import { uiTexts } from '../../src/kit/words/ui_texts.svelte';
import type { Plain } from '../../src/kit/types';
import { Words } from '../../src/kit/words/words';

const made = import.meta.glob<{ edition: Plain; vectors: { pad: { seats: { name: string }[] } }[] }>(
  '../../src/games/*/vectors/vectors.json',
);
const INCOMPLETE = 'The winner is named when everything is entered.';
const SLUGS = Object.keys(made).map((path) => path.split('/').at(-3)!);

async function open(slug: string, start: Plain = null): Promise<{ saved: Plain[]; shared: Plain[] }> {
  const Pad = (await findPad(slug, 'en'))!;
  const { edition } = await made[`../../src/games/${slug}/vectors/vectors.json`]!();
  const [saved, shared]: [Plain[], Plain[]] = [[], []];
  const given = { edition, words: new Words('en'), size: 'desk' as const, start };
  render(Pad, { ...given, share: (pad: Plain) => shared.push(pad), save: (pad: Plain) => saved.push(pad) });
  return { saved, shared };
}

/** Open the first of these pads with which something is true. */
async function openFirst(slug: string, pads: object[], isWanted: () => boolean): ReturnType<typeof open> {
  for (const pad of pads) {
    const opened = await open(slug, asPlain(pad));
    if (isWanted()) return opened;
    cleanup();
  }
  throw new Error(`none of the ${pads.length} pads is as wanted`);
}

// Plain queries: to ask for roles takes seconds where there are so many pictures.
const all = <Found extends HTMLElement>(selector: string): Found[] => [...document.querySelectorAll<Found>(selector)];
const nameOf = (element: HTMLElement): string => element.getAttribute('aria-label') ?? element.textContent.trim();
const button = (name: string): HTMLButtonElement =>
  all<HTMLButtonElement>('button').find((one) => nameOf(one) === name)!;
const press = (name: string): Promise<boolean> => fireEvent.click(button(name));
const tabs = (): (string | undefined)[] => all('[role="tab"]').map((tab) => tab.querySelector('.name')?.textContent);
const isAsking = (): boolean => all('[role="alertdialog"]').length > 0;
const outcome = (): string | undefined => all('section .winner')[0]?.textContent;

beforeAll(() => uiTexts.use('en'));
afterEach(cleanup);

describe.each(SLUGS)('the pad of %s', { timeout: 60_000 }, (slug) => {
  beforeAll(async () => {
    await findPad(slug, 'en'); // its pictures take a while to load
  }, 60_000);

  it('has all its words', async () => {
    await open(slug);
    await press('Start over');
    expect(document.body.textContent).not.toMatch(/pad-/);
    expect(all('[aria-label]').map(nameOf).join()).not.toMatch(/pad-/);
  });

  it('takes players in, renames them, lets them go, and takes it all back', async () => {
    const { saved } = await open(slug);
    await press('+ Add a player');
    expect(tabs()).toEqual(['Player 1', 'Player 2', 'Player 3']);
    expect(all('[role="tab"]')[2]?.getAttribute('aria-selected')).toBe('true');
    await fireEvent.change(all('[aria-label="Name of player 2"]')[0]!, { target: { value: 'Ada' } });
    await press('Remove Player 1');
    expect(tabs()).toEqual(['Ada', 'Player 3']);
    for (const _ of [1, 2, 3]) await press('Undo');
    expect(tabs()).toEqual(['Player 1', 'Player 2']);
    expect(button('Undo').disabled).toBe(true);
    expect(saved).toHaveLength(6);
  });

  it('asks before it clears, and says who wins once everything is entered', async () => {
    const { vectors } = await made[`../../src/games/${slug}/vectors/vectors.json`]!();
    const pads = vectors.map(({ pad }) => pad).filter(({ seats }) => seats.length === 2);
    const { saved, shared } = await openFirst(slug, pads, () => outcome() !== INCOMPLETE);
    expect(outcome()).toMatch(/wins$|share the win$/);
    await press('Start over');
    await press('Keep it');
    expect([isAsking(), saved]).toEqual([false, []]);
    await press('Start over');
    await press('Clear it');
    expect([isAsking(), saved.length, outcome()]).toEqual([false, 1, INCOMPLETE]);
    await press('Share');
    expect(shared).toEqual(saved);
  });
});
