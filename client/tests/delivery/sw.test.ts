/** The service worker tells of turns, leads to the table, and turns itself off in one click. */

import { beforeAll, beforeEach, expect, it, vi } from 'vitest';

type Listener = (event: unknown) => void;
const listeners = new Map<string, Listener>();
const shown = vi.fn(async () => undefined);
const unsubscribe = vi.fn(async () => true);
const subscribe = vi.fn(async () => browser('https://push.test/new'));
const openWindow = vi.fn(async () => null);
const fetched = vi.fn<(path: string, request: RequestInit) => Promise<Response>>(async () => new Response('{}'));
const NOTICE = {
  title: 'A game: your turn',
  body: 'With Bob.',
  address: '/table/t',
  off: '/api/notices/off/x',
  off_text: 'Turn off',
};

function browser(endpoint: string): unknown {
  return {
    endpoint,
    unsubscribe,
    options: { userVisibleOnly: true },
    toJSON: () => ({ endpoint, expirationTime: null, keys: { p256dh: 'p', auth: 'a' } }),
  };
}

async function happen(name: string, more: object): Promise<void> {
  const waited: Promise<unknown>[] = [];
  listeners.get(name)?.({ waitUntil: (work: Promise<unknown>) => waited.push(work), ...more });
  await Promise.all(waited);
}

const click = (data: unknown, action = ''): Promise<void> =>
  happen('notificationclick', { action, notification: { data, close: () => undefined } });

beforeAll(async () => {
  vi.stubGlobal('__SHELL__', []);
  vi.stubGlobal('__PADS__', {});
  vi.stubGlobal('__FONTS__', []);
  vi.stubGlobal('__BUILD__', 'test');
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('self', {
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
    clients: { matchAll: async () => [], openWindow },
    registration: {
      showNotification: shown,
      pushManager: { subscribe, getSubscription: async () => browser('https://push.test/old') },
    },
  });
  await import('../../src/sw');
});

beforeEach(() => vi.clearAllMocks());

it('shows what it is told, one notice a table, with a way to turn it off', async () => {
  await happen('push', { data: { json: () => NOTICE } });
  expect(shown).toHaveBeenCalledWith(
    NOTICE.title,
    expect.objectContaining({
      body: NOTICE.body,
      tag: NOTICE.address,
      actions: [{ action: 'off', title: 'Turn off' }],
    }),
  );
});

it('leads to the table', async () => {
  await click(NOTICE);
  expect(openWindow).toHaveBeenCalledWith('/table/t');
  expect(fetched).not.toHaveBeenCalled();
});

it('leads to the table from a notice of the page itself', async () => {
  await click('/table/u');
  expect(openWindow).toHaveBeenCalledWith('/table/u');
});

it('is turned off in one click', async () => {
  await click(NOTICE, 'off');
  expect(fetched).toHaveBeenCalledWith('/api/notices/off/x', { method: 'POST' });
  expect(unsubscribe).toHaveBeenCalled();
  expect(openWindow).not.toHaveBeenCalled();
});

it('tells the server when the browser has replaced its subscription', async () => {
  await happen('pushsubscriptionchange', { oldSubscription: browser('https://push.test/old') });
  const [path, request] = fetched.mock.calls[0]!;
  expect(path).toBe('/api/me/notices/push');
  expect(JSON.parse(String(request.body))).toEqual({
    endpoint: 'https://push.test/new',
    keys: { p256dh: 'p', auth: 'a' },
  });
});
