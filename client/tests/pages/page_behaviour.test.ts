/** Pages behave like pages: they have titles, begin at their headings, and an unknown address leads to one of ours. */

import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { uiTexts } from '../../src/kit/words/ui_texts.svelte';
import App from '../../src/shell/App.svelte';
import { gameCatalogue } from '../../src/shell/games/catalogue.svelte';
import { addressOf, openPage } from '../../src/shell/pages';
import Editions from '../../src/shell/pages/Editions.svelte';
import PadPage from '../../src/shell/pages/PadPage.svelte';
import Rules from '../../src/shell/pages/Rules.svelte';
import { readRoute, router } from '../../src/shell/router.svelte';
import { api, ApiError } from '../../src/shell/server/api';
import HandOver from '../../src/shell/table/HandOver.svelte';
import { Table } from '../../src/shell/table/model/table.svelte';
import { FakeConnection, fakeOutbox, GAME, snapshot } from '../table_fixture';

beforeEach(async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
  vi.stubGlobal('scrollTo', () => undefined);
  gameCatalogue.catalogue = { games: [GAME], levels: [], avatars: [], languages: [] };
  gameCatalogue.loaded = true;
  await uiTexts.use('en');
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function openApp(path: string): Promise<void> {
  router.go(path);
  render(App, { first: await openPage(router.now) });
}

const heading = (name: string): Promise<HTMLElement> => screen.findByRole('heading', { level: 1, name });

describe('a page', () => {
  it.each([
    ['/', 'Parlour'],
    ['/lobby', 'Lobby · Parlour'],
    ['/tables', 'My tables · Parlour'],
    ['/table/new#stones', 'New table · Parlour'],
    ['/join/t1', 'Join the table · Parlour'],
    ['/settings', 'About you · Parlour'],
    ['/me/token', 'Is this you? · Parlour'],
    ['/notices/confirm#token', 'When it is your turn · Parlour'],
    ['/help/stones', 'Rules · Parlour'],
    ['/pad/stones', 'Score pad · Parlour'],
    ['/nowhere', 'There is nothing here · Parlour'],
  ])('at %s has the title “%s”', async (path, title) => {
    document.title = 'of the page before';
    await openApp(path);
    await vi.waitFor(() => expect(document.title).toBe(title));
  });

  it.each(['/table/t1', '/replay/t1', '/review/t1'])('at %s has a title also where the table is gone', async (path) => {
    vi.spyOn(api, 'table').mockRejectedValue(new ApiError(404, 'gone'));
    await openApp(path);
    await heading('This table is not here');
    expect(document.title).toBe('This table is not here · Parlour');
  });

  it('changes its title with the language', async () => {
    await openApp('/lobby');
    const before = document.title;
    await uiTexts.use('fr');
    await vi.waitFor(() => expect(document.title).not.toBe(before));
  });

  it('begins at its heading after somebody has gone there, and not when it is the first', async () => {
    await openApp('/lobby');
    expect(document.activeElement).toBe(document.body);
    router.go('/tables');
    const found = await heading('My tables');
    await vi.waitFor(() => expect(document.activeElement).toBe(found));
    expect(document.title).toBe('My tables · Parlour');
  });

  it('begins at its heading also when that comes late', async () => {
    let refuse: (error: Error) => void = () => undefined;
    vi.spyOn(api, 'table').mockReturnValue(new Promise((_, reject) => (refuse = reject)));
    await openApp('/lobby');
    router.go('/table/t1');
    await screen.findByText('Just a moment…');
    refuse(new ApiError(404, 'gone'));
    const found = await heading('This table is not here');
    await vi.waitFor(() => expect(document.activeElement).toBe(found));
  });
});

describe('an unknown address', () => {
  it.each(['/x', '/lobby/x', '/table', '/table/a/b', '/notices/x', '/help', '/game/stones/x'])('%s', async (path) => {
    const found = await openPage(readRoute(path));
    expect([found.isKnown, found.page]).toEqual([false, null]);
  });

  it.each([
    ['stones', 'x'],
    ['stones', 'sha256:0', 'x'],
    ['x', 'sha256:0'],
  ])('is said by the page of a pad: %s', async (...parts) => {
    render(PadPage, { parts, hash: '' });
    await heading('There is nothing here');
  });

  it('is said by the pages of editions', async () => {
    render(Editions, { parts: ['stones', 'x', 'y'], hash: '' });
    await heading('There is nothing here');
  });

  it('is not what leads to another part of a page', async () => {
    expect(addressOf(readRoute('/help/stones', '#S1'))).toBe(addressOf(readRoute('/help/stones')));
    expect((await openPage(readRoute('/table/new', '#stones'))).isKnown).toBe(true);
  });

  it('leads back, also below a page that is known', async () => {
    render(Rules, { parts: ['unknown'], hash: '' });
    await heading('There is nothing here');
    expect(screen.getByRole('link', { name: 'Back to the games' }).getAttribute('href')).toBe('/');
  });
});

it('hands the device over by a dialog that only its button closes', async () => {
  const table = new Table('t1', new FakeConnection(), fakeOutbox(), () => 0);
  const now = snapshot({ seat: null, hand_over: 1, legal: null });
  table.follow(now);
  render(HandOver, { table, snapshot: now });
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');
  expect(dialog.open).toBe(true);
  const isAllowed = await fireEvent.keyDown(dialog, { key: 'Escape' });
  expect(isAllowed).toBe(false);
  dialog.close();
  await vi.waitFor(() => expect(dialog.open).toBe(true));
  const sat = vi.spyOn(table, 'sit').mockResolvedValue();
  await fireEvent.click(screen.getByRole('button'));
  expect(sat).toHaveBeenCalledWith(1);
});
