/** Games that lack a language: they speak English, and the pages say so. */

import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { uiTexts } from '../../src/kit/words/ui_texts.svelte';
import { api } from '../../src/shell/server/api';
import Languages from '../../src/shell/person/Languages.svelte';
import { gameCatalogue } from '../../src/shell/games/catalogue.svelte';
import { GAME, TEXTS } from '../table_fixture';

const FOREIGN = { ...GAME, slug: 'pebbles', languages: ['en', 'fr'] };
const OURS = { ...GAME, languages: ['en', 'ru', 'fr', 'uk'] };

beforeEach(() => {
  gameCatalogue.catalogue = { games: [FOREIGN, OURS], levels: [], avatars: [], languages: [] };
});
afterEach(async () => {
  cleanup();
  vi.restoreAllMocks();
  await uiTexts.use('en');
});

describe('a game that lacks a language', () => {
  it('is asked for its texts in English, and says them in English', async () => {
    const asked = vi.spyOn(api, 'text').mockResolvedValue(TEXTS);
    await uiTexts.use('uk');
    await gameCatalogue.needWords('pebbles', 'uk');
    expect(asked.mock.calls).toEqual([['pebbles', 'en']]);
    expect(gameCatalogue.words('pebbles').language).toBe('en');
    expect(gameCatalogue.words('pebbles').text('name')).toBe('Stones');
  });

  it('speaks the languages that it has', () => {
    expect([gameCatalogue.spoken('pebbles', 'fr'), gameCatalogue.spoken('pebbles', 'ru')]).toEqual(['fr', 'en']);
    expect(gameCatalogue.spoken('stones', 'ru')).toBe('ru');
  });

  it('says which languages it has, and warns whoever reads another one', async () => {
    await uiTexts.use('ru');
    const { container, rerender } = render(Languages, { game: FOREIGN });
    expect(container.textContent).toContain('Языки: English и Français');
    expect(container.textContent).toContain('Эта игра не переведена на ваш язык');
    await rerender({ game: OURS });
    expect(container.textContent?.trim()).toBe('Языки: English, Русский, Français и Українська');
  });
});
