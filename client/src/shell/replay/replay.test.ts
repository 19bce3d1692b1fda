/** A replay: opened at the frame of its address, looked through frame by frame. */

import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, expect, it, vi } from 'vitest';
import { line, snapshot, TEXTS } from '../../../tests/table_fixture';
import { uiTexts } from '../../kit/words/ui_texts.svelte';
import type { Frame } from '../../kit/types';
import Replay from '../pages/Replay.svelte';

const FRAMES: Frame[] = [null, line(1, 0), line(2, 1)].map((log) => ({
  log,
  shown: {},
  sheet: { seats: [], ranking: [] },
}));
let answers: Record<string, unknown> = {};

beforeEach(async () => {
  await uiTexts.use('en');
  answers = { '/api/tables/t1': snapshot({ status: 'over' }), '/api/tables/t1/replay': { frames: FRAMES } };
  vi.stubGlobal('fetch', async (path: string) => {
    if (path.includes('/text/')) return new Response(TEXTS, { headers: { 'content-type': 'text/plain' } });
    const headers = { 'content-type': 'application/json' };
    return new Response(JSON.stringify(answers[path] ?? {}), { status: path in answers ? 200 : 404, headers });
  });
});

it('begins at the frame of its address, and goes forth and back', async () => {
  const { container } = render(Replay, { parts: ['t1'], hash: '1' });
  await screen.findByText('2/3');
  const told = (): string | null | undefined => container.querySelector('[aria-live]')?.textContent;
  await vi.waitFor(() => expect(told()).toContain('Ada puts stone 1 into the red cup'));
  await fireEvent.click(screen.getByRole('button', { name: uiTexts.words.text('next') }));
  expect(told()).toContain('Bob puts stone 2 into the red cup');
  for (const _ of [1, 2, 3])
    await fireEvent.click(screen.getByRole('button', { name: uiTexts.words.text('step-back') }));
  expect(told()).toBe(uiTexts.words.text('replay-start'));
  expect(screen.getByRole('link', { name: uiTexts.words.text('review') }).getAttribute('href')).toBe('/review/t1');
});

it('begins at the first decision, and jumps to rounds', async () => {
  const chance = { ...line(1, 0), seat: null };
  const rounds = [1, 1, 1, 2, 2];
  const frames = [null, chance, line(2, 0), line(3, 1), line(4, 0)].map((log, index) => ({
    log,
    shown: { round: rounds[index] ?? 0 },
    sheet: { seats: [], ranking: [] },
  }));
  answers['/api/tables/t1/replay'] = { frames };
  render(Replay, { parts: ['t1'] });
  await screen.findByText('2/5');
  await fireEvent.click(screen.getByRole('button', { name: 'Round 2' }));
  screen.getByText('4/5');
});

it('says why there is none, and leads home when the table is gone', async () => {
  answers = {};
  render(Replay, { parts: ['t1'] });
  const link = await screen.findByRole('link');
  expect(link.getAttribute('href')).toBe('/');
  expect(screen.getByText(uiTexts.words.text('error-gone'))).toBeTruthy();
});
