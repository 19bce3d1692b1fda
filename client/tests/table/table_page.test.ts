/** The page of a table before its table is there. */

import { render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { uiTexts } from '../../src/kit/words/ui_texts.svelte';
import { api, ApiError } from '../../src/shell/server/api';
import TablePage from '../../src/shell/pages/TablePage.svelte';
import { snapshot } from '../table_fixture';

beforeEach(async () => {
  vi.stubGlobal('fetch', async () => new Response('')); // the game's words
  await uiTexts.use('en');
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('says that it tries again while the server restarts, and does', async () => {
  const asked = vi.spyOn(api, 'table').mockImplementation(() => Promise.reject(new ApiError(503, 'restarting')));
  render(TablePage, { parts: ['t1'] });
  await vi.advanceTimersByTimeAsync(7000);
  expect(screen.getByRole('heading').textContent).toBe('Reconnecting…');
  expect(asked.mock.calls.length).toBe(3);
  asked.mockResolvedValue(snapshot({ status: 'closed', shown: null }));
  await vi.advanceTimersByTimeAsync(3000);
  await vi.dynamicImportSettled();
  expect(screen.queryByText('Reconnecting…')).toBeNull();
  expect(screen.getByText('This table is closed')).toBeTruthy();
});

it('says that there is no such table, and asks no more', async () => {
  const asked = vi.spyOn(api, 'table').mockRejectedValue(new ApiError(404, 'gone'));
  render(TablePage, { parts: ['t1'] });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(screen.getByRole('heading').textContent).toBe('This table is not here');
  expect(asked).toHaveBeenCalledOnce();
});
