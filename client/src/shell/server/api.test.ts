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
  await call('POST /api/tables/{table}/start', ['b c']);
  expect(asked).toEqual(['POST /api/tables/b/leave', 'POST /api/tables/b%20c/start']);
});

test('an answer that does not come is lost after a while, so that it can be asked for again', async () => {
  const limits: number[] = [];
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((within) => {
    limits.push(within);
    const abort = new AbortController();
    queueMicrotask(() => abort.abort());
    return abort.signal;
  });
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: { signal: AbortSignal }) =>
      new Promise((__, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  );
  const act = api.act('a', { id: 'x', seat: 0, seq: 1, action: { do: 'pass' } });
  await expect(act).rejects.toMatchObject({ status: 0, isPassing: true });
  expect(limits[0]).toBeLessThanOrEqual(15_000);
  vi.restoreAllMocks();
});
