/** Sharing a match: who has agreed, one's own answer, the link; and the page that the link opens. */

import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, expect, it, vi } from 'vitest';
import { uiTexts } from '../../src/kit/words/ui_texts.svelte';
import type { Sharing as Wire } from '../../src/kit/types';
import { gameCatalogue } from '../../src/shell/games/catalogue.svelte';
import Shared from '../../src/shell/pages/Shared.svelte';
import Sharing from '../../src/shell/sharing/Sharing.svelte';
import { line, place, TEXTS } from '../table_fixture';

const asked: unknown[] = [];
let answer: unknown = null;
const SHEET = { seats: [{ lines: {}, total: 3 }], ranking: [[0]] };
const MATCH = {
  game: 'stones',
  rules: 1,
  variant: { seats: 2 },
  edition: 'sha256:0',
  own_edition: false,
  places: [place(0, { mine: false }), { ...place(1), who: 'bot', name: null }],
  frames: [null, line(1, 0), line(2, 1)].map((log) => ({ log, shown: {}, sheet: SHEET })),
  review: { decisions: [], turning: [], positions: [], rounds: [], choices: 0, last: 2 },
};

beforeEach(async () => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  asked.length = 0;
  await uiTexts.use('en');
  vi.stubGlobal('fetch', async (path: string, request: RequestInit) => {
    if (path.includes('/text/')) return new Response(TEXTS, { headers: { 'content-type': 'text/plain' } });
    if (!path.startsWith('/api/games/'))
      asked.push([`${request.method} ${path}`, request.body && JSON.parse(String(request.body))]);
    const status = answer ? 200 : 404;
    const refused = { error: { path: 'token', expected: '', found: '', rule: null, message: '', code: 'shared' } };
    return new Response(JSON.stringify(answer ?? refused), { status, headers: { 'content-type': 'application/json' } });
  });
  await gameCatalogue.needWords('stones', 'en');
});

const open = (sharing: Wire) => render(Sharing, { id: 't1', sharing, places: [place(0), place(1)] });

it('asks everybody who has played, and shows the link once all agree', async () => {
  open({ agreed: [1], waiting: [0], token: null });
  expect(screen.getByRole('status').textContent).toContain('Bob would like to share this match');
  await fireEvent.click(screen.getByRole('button', { name: 'Share…' }));
  answer = { agreed: [0, 1], waiting: [], token: 'secret' };
  await fireEvent.click(screen.getByRole('button', { name: 'I agree', hidden: true }));
  const link = await screen.findByLabelText<HTMLInputElement>('Link to the match');
  expect(link.value).toBe(`${location.origin}/shared/t1#secret`);
  expect(asked).toEqual([['POST /api/tables/t1/sharing', { agree: true }]]);
});

it('can be taken back, and then there is no link', async () => {
  open({ agreed: [0, 1], waiting: [], token: 'secret' });
  await fireEvent.click(screen.getByRole('button', { name: 'Share…' }));
  answer = { agreed: [1], waiting: [0], token: null };
  await fireEvent.click(screen.getByRole('button', { name: 'I no longer agree', hidden: true }));
  await vi.waitFor(() => expect(screen.queryByLabelText('Link to the match')).toBeNull());
  expect(asked).toEqual([['POST /api/tables/t1/sharing', { agree: false }]]);
});

it('shows the match of a link, its frames and its review, and nothing that only its people may do', async () => {
  answer = MATCH;
  const { rerender } = render(Shared, { parts: ['t1'], hash: 'secret/2' });
  await screen.findByText('3/3');
  expect(asked).toEqual([['POST /api/shared/t1', { token: 'secret' }]]);
  expect(screen.getByRole('link', { name: 'Review' }).getAttribute('href')).toBe('/shared/t1#secret/review');
  expect(screen.queryByRole('link', { name: 'To the table' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Try again from here' })).toBeNull();
  await rerender({ parts: ['t1'], hash: 'secret/review' });
  await screen.findByText('Nobody had a choice in this match.');
  expect(asked.length).toBe(1); // it is fetched once
});

it('says that a match is not shared any more', async () => {
  answer = null;
  render(Shared, { parts: ['t1'], hash: 'secret' });
  await screen.findByText('This match is not shared');
  expect(screen.getByRole('alert').textContent).toContain('one of the players has ended it');
});
