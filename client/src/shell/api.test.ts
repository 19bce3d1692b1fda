import { afterEach, expect, test, vi } from 'vitest';
import { api, arrive, call } from './api';

afterEach(() => vi.unstubAllGlobals());

function serve(): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (path: string, request: RequestInit) => {
    asked.push(`${request.method} ${path}`);
    return Promise.resolve(new Response('{}', { headers: { 'content-type': 'application/json' } }));
  });
  return asked;
}

test('what concerns a person waits until the visitor is somebody; games are for all', async () => {
  const asked = serve();
  let come: (value: unknown) => void = () => undefined;
  arrive(new Promise((resolve) => (come = resolve)));
  const leaving = api.leave('a');
  await api.games();
  expect(asked).toEqual(['GET /api/games']);
  come(null);
  await leaving;
  expect(asked).toEqual(['GET /api/games', 'POST /api/tables/a/leave']);
});

test('an arrival that fails holds nobody back', async () => {
  const asked = serve();
  arrive(Promise.reject(new Error('unreachable')));
  await api.leave('b');
  await call('POST', '/api/x');
  expect(asked).toEqual(['POST /api/tables/b/leave', 'POST /api/x']);
});
