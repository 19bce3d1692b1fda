/** Where values come from, and whose edition a table is played with, as people are told. */

import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { EditionInfo } from '../../src/kit/types';
import { uiTexts } from '../../src/kit/words/ui_texts.svelte';
import { explainer } from '../../src/shell/explain/explanations';
import EditionChoice from '../../src/shell/setup/EditionChoice.svelte';
import OwnEdition from '../../src/shell/setup/OwnEdition.svelte';
import { GAME } from '../table_fixture';

const answers = new Map<string, unknown>(); // of the server, by path
const STANDARD: EditionInfo = { name: 'standard', digest: 'sha256:1', sources: {}, parts: { card: { rulebook: 3 } } };
const HOUSE: EditionInfo = { name: 'House', digest: 'sha256:2', sources: {}, parts: { card: { owner: 2, public: 1 } } };
const MINE = { ...HOUSE, game: 'stones', name: 'My box', digest: 'sha256:3' };

beforeEach(() => {
  vi.stubGlobal('fetch', async (path: string) => {
    const found = answers.get(path.split('?')[0] ?? '');
    const type = typeof found === 'string' ? 'text/plain' : 'application/json';
    const body = typeof found === 'string' ? found : JSON.stringify(found ?? { error: { message: 'none' } });
    return new Response(body, { status: found === undefined ? 404 : 200, headers: { 'content-type': type } });
  });
});
beforeAll(() => uiTexts.use('en'));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  answers.clear();
});

const about = (more: object): object => ({ ...HOUSE, game: 'stones', owner: null, differences: 0, ...more });

describe('an explanation', () => {
  it('says where the values of a part come from, and nothing of a part without any', async () => {
    const part = { name: { text: 'name', arguments: {} }, facts: [], rules: [] };
    const parts = { 'card-1': { ...part, source: 'reconstructed' }, deck: { ...part, source: null } };
    answers.set('/api/games/stones/explanations', { parts });
    answers.set('/api/games/stones/text/en', 'name = A card');
    answers.set('/api/games/stones/help/en', '');
    const find = explainer({ slug: 'stones', edition: 'sha256:1' }, [], 'en');
    expect((await find('card-1@2'))?.source).toBe('Reconstructed by us');
    expect((await find('deck'))?.source).toBe('');
  });
});

describe('a table with somebody’s own edition', () => {
  const path = '/api/games/stones/editions/sha256%3A2/about';

  it('tells whose it is while it is shared, how much differs, and where to see it', async () => {
    answers.set(path, about({ owner: 'Ada', differences: 2 }));
    render(OwnEdition, { slug: 'stones', digest: 'sha256:2' });
    expect(await screen.findByText(/This table uses Ada’s own edition, “House”\./)).not.toBeNull();
    expect(screen.getByText('2 values differ from the standard edition.')).not.toBeNull();
    expect(screen.getByRole('link').getAttribute('href')).toBe('/editions/stones/of/sha256:2');
  });

  it('names nobody while it is not shared', async () => {
    answers.set(path, about({}));
    render(OwnEdition, { slug: 'stones', digest: 'sha256:2' });
    expect(await screen.findByText(/This table uses somebody’s own edition, “House”\./)).not.toBeNull();
    expect(screen.getByText('Its values are those of the standard edition.')).not.toBeNull();
  });
});

describe('the choice of an edition', () => {
  const game = { ...GAME, editions: [STANDARD] };
  const names = (): string[] => screen.getAllByRole('option', { hidden: true }).map((one) => one.textContent ?? '');

  it('offers those that come with the game and one’s own that can be played with', async () => {
    answers.set('/api/me/editions', { mine: [MINE, { ...MINE, digest: null }], shared: [], most: 40 });
    render(EditionChoice, { game, value: undefined, onchange: () => undefined });
    await vi.waitFor(() => expect(names()).toEqual(['standard', 'My box']));
    expect(screen.getByText('From the rulebook: card: 3')).not.toBeNull();
  });

  it('begins with the one that is usual here, and sums up its sources', async () => {
    answers.set('/api/me/editions', { mine: [], shared: [], most: 40 });
    render(EditionChoice, { game: { ...game, usual: HOUSE }, value: undefined, onchange: () => undefined });
    await vi.waitFor(() => expect(names()).toEqual(['House (usual here)', 'standard']));
    expect(screen.getByText(/Edition: House \(usual here\)/)).not.toBeNull();
    const told = ['From the owner’s box: card: 2', 'From reviews and photographs: card: 1'];
    expect(told.map((line) => screen.getByText(line).textContent)).toEqual(told);
  });
});
