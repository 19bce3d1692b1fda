/** Notices: chosen on the page about oneself, agreed to by a click, ended by none. */

import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, expect, it, vi } from 'vitest';
import { uiTexts } from '../../src/kit/words/ui_texts.svelte';
import { bytes } from '../../src/shell/person/notices';
import Notices from '../../src/shell/pages/Notices.svelte';
import NoticeChoices from '../../src/shell/person/NoticeChoices.svelte';

const NONE = { push: null, mail: null, offers_mail: false, feed: false };
const asked: string[] = [];
let answers: Record<string, unknown> = {};

beforeEach(async () => {
  asked.length = 0;
  await uiTexts.use('en');
  vi.stubGlobal('fetch', async (path: string, request: RequestInit) => {
    asked.push(`${request.method} ${path} ${request.body ?? ''}`.trim());
    const answer = answers[`${request.method} ${path}`];
    const status = answer === undefined ? 404 : 200;
    return new Response(JSON.stringify(answer ?? {}), { status, headers: { 'content-type': 'application/json' } });
  });
});

it('offers a feed even where nothing else is offered', async () => {
  answers = { 'GET /api/me/notices': NONE, 'POST /api/me/notices/feed': { link: '/api/feed/secret' } };
  render(NoticeChoices);
  await fireEvent.click(await screen.findByText('Make a feed link'));
  const field = await screen.findByLabelText<HTMLInputElement>('Feed of my turns');
  expect(field.value).toMatch(/\/api\/feed\/secret$/);
  expect(screen.queryByText('Send me e-mails')).toBeNull();
  expect(screen.queryByRole('switch')).toBeNull();
});

it('asks for e-mails, says that one is on its way, and ends them', async () => {
  const mail = { address: 'ada@example.org', confirmed: false };
  answers = {
    'GET /api/me/notices': { ...NONE, offers_mail: true },
    'POST /api/me/notices/mail': { ...NONE, offers_mail: true, mail },
    'DELETE /api/me/notices/mail': { ...NONE, offers_mail: true },
  };
  render(NoticeChoices);
  await fireEvent.input(await screen.findByLabelText('Your e-mail address'), { target: { value: mail.address } });
  await fireEvent.click(screen.getByText('Send me e-mails'));
  await screen.findByText(/on its way to ada@example.org/);
  expect(asked).toContain('POST /api/me/notices/mail {"address":"ada@example.org"}');
  await fireEvent.click(screen.getByText('No more e-mails'));
  await screen.findByText('Send me e-mails');
});

it('ends notices without a further click', async () => {
  answers = { 'POST /api/notices/off/token.x': {} };
  render(Notices, { parts: ['off'], hash: 'token.x' });
  await screen.findByText('Done: you get no more of these.');
  expect(asked).toEqual(['POST /api/notices/off/token.x {}']);
});

it('says when a link does not work, and lets one try again', async () => {
  answers = {};
  render(Notices, { parts: ['off'], hash: 'wrong' });
  await screen.findByRole('alert');
  answers = { 'POST /api/notices/off/wrong': {} };
  await fireEvent.click(screen.getByText('Try again'));
  await screen.findByText('Done: you get no more of these.');
});

it('agrees to e-mails only by a click', async () => {
  answers = { 'POST /api/notices/confirm': {} };
  render(Notices, { parts: ['confirm'], hash: 'yes' });
  expect(asked).toEqual([]);
  await fireEvent.click(await screen.findByText('Yes, send me e-mails'));
  await screen.findByText(/^Thank you/);
  expect(asked).toEqual(['POST /api/notices/confirm {"token":"yes"}']);
});

it('reads keys as web push writes them', () => {
  expect([...bytes('-_8')]).toEqual([251, 255]);
});
