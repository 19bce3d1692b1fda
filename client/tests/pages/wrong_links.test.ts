/** Links to matches and rules that are not there. */

import { render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { uiTexts } from '../../src/kit/words/ui_texts.svelte';
import { api, ApiError } from '../../src/shell/server/api';
import Replay from '../../src/shell/pages/Replay.svelte';
import Rules from '../../src/shell/pages/Rules.svelte';
import { snapshot } from '../table_fixture';

beforeEach(async () => {
  vi.stubGlobal('fetch', async () => new Response('')); // the game's words
  await uiTexts.use('en');
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('say that there is no such match, and lead back to the games only', async () => {
  vi.spyOn(api, 'table').mockRejectedValue(new ApiError(404, 'gone'));
  vi.spyOn(api, 'replay').mockRejectedValue(new ApiError(404, 'gone'));
  render(Replay, { parts: ['t1'] });
  expect((await screen.findByRole('heading')).textContent).toBe('This table is not here');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/']);
});

it('lead to the table of a match that is not over', async () => {
  vi.spyOn(api, 'table').mockResolvedValue(snapshot());
  vi.spyOn(api, 'replay').mockRejectedValue(new ApiError(409, 'not over'));
  render(Replay, { parts: ['t1'] });
  await screen.findByRole('alert');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/table/t1', '/']);
});

it('say of rules that are not there that they are not, and not that the network is down', async () => {
  vi.spyOn(api, 'help').mockRejectedValue(new ApiError(404, 'gone'));
  render(Rules, { parts: ['nothing'], hash: '' });
  expect((await screen.findByRole('alert')).textContent).toBe('This does not exist, or no longer.');
});
