/** The service worker and its builds: what it keeps when it is installed, while it works, and when a new one comes. */

import { beforeEach, expect, it, vi } from 'vitest';

type Listener = (event: unknown) => void;
interface Build {
  shell: string[];
  pads: Record<string, string[]>;
  fonts?: string[];
}

const HERE = 'https://parlour.test';
const PAD = 'src/games/laar/Pad.svelte';
const TEXT = 'src/text/en.ftl';
const FIRST: Build = {
  shell: ['/', '/assets/core-1.js'],
  pads: {
    [PAD]: ['/assets/Pad-1.js', '/assets/laar-1.js'],
    'src/games/hamlet/Pad.svelte': ['/assets/Pad-h1.js'],
    [TEXT]: ['/assets/en-1.js'],
  },
  fonts: ['/assets/serif.woff2'],
};
const SECOND: Build = {
  shell: ['/', '/assets/core-2.js'],
  pads: {
    [PAD]: ['/assets/Pad-2.js', '/assets/laar-1.js'],
    'src/games/hamlet/Pad.svelte': ['/assets/Pad-h2.js'],
    [TEXT]: ['/assets/en-2.js'],
  },
  fonts: ['/assets/serif.woff2'],
};

/** As much of the browser's caches as is used. */
class FakeCache {
  readonly entries = new Map<string, string>();
  keys = async (): Promise<{ url: string }[]> => [...this.entries.keys()].map((path) => ({ url: HERE + path }));
  match = async (asked: UndoRequest): Promise<Response | undefined> => {
    const found = this.entries.get(pathOf(asked));
    return found === undefined ? undefined : new Response(found);
  };
  put = async (asked: UndoRequest, answer: Response): Promise<void> => {
    this.entries.set(pathOf(asked), await answer.text());
  };
  delete = async (asked: UndoRequest): Promise<boolean> => this.entries.delete(pathOf(asked));
  add = async (path: string): Promise<void> => {
    const answer = await fetched(path);
    if (!answer.ok) throw new TypeError(path);
    await this.put(path, answer);
  };
  addAll = async (paths: string[]): Promise<void> => void (await Promise.all(paths.map(this.add)));
}
type UndoRequest = string | { url: string };
const pathOf = (asked: UndoRequest): string => new URL(typeof asked === 'string' ? asked : asked.url, HERE).pathname;

let stores: Map<string, FakeCache>;
let listeners: Map<string, Listener>;
let pages: string[]; // the ids of those that are open
let pause: () => void; // happens while the worker waits
let served: Set<string> | null; // what the server has; null: it cannot be reached
const fetched = vi.fn(async (asked: UndoRequest): Promise<Response> => {
  if (!served) throw new TypeError('offline');
  const path = pathOf(asked);
  return served.has(path) || path.startsWith('/api/') ? new Response(`new ${path}`) : new Response('', { status: 404 });
});

async function open(name: string): Promise<FakeCache> {
  const cache = stores.get(name) ?? new FakeCache();
  stores.set(name, cache);
  return cache;
}

async function matchAnywhere(asked: UndoRequest): Promise<Response | undefined> {
  for (const cache of stores.values()) {
    const found = await cache.match(asked);
    if (found) return found;
  }
  return undefined;
}

/** A build comes: its worker is installed beside the one before, and takes over. */
async function install(name: string, { shell, pads, fonts = [] }: Build): Promise<void> {
  listeners = new Map();
  vi.stubGlobal('__SHELL__', shell);
  vi.stubGlobal('__PADS__', pads);
  vi.stubGlobal('__FONTS__', fonts);
  vi.stubGlobal('__BUILD__', name);
  vi.resetModules();
  await import('../../src/sw');
  await happen('install');
  await happen('activate');
}

async function happen(name: string, more: object = {}): Promise<Response | undefined> {
  const waited: Promise<unknown>[] = [];
  let answer: Promise<Response> | undefined;
  const respondWith = (given: Promise<Response>): void => {
    answer = given;
  };
  listeners.get(name)?.({ waitUntil: (work: Promise<unknown>) => waited.push(work), respondWith, ...more });
  await Promise.all(waited);
  return answer;
}

const ask = (path: string, mode = 'cors'): Promise<Response | undefined> =>
  happen('fetch', { request: { url: HERE + path, method: 'GET', mode } });
const visit = (path: string): Promise<Response | undefined> => ask(path, 'navigate');
const kept = (name: string): string[] => [...(stores.get(name)?.entries.keys() ?? [])].sort();
const builds = (): string[] => [...stores.keys()].filter((name) => /^(build|shell)-/.test(name));
const serve = (...of: Build[]): void => {
  served = new Set(of.flatMap(({ shell, pads, fonts = [] }) => [...shell, ...Object.values(pads).flat(), ...fonts]));
};

beforeEach(() => {
  stores = new Map();
  pages = [];
  pause = () => undefined;
  vi.stubGlobal('setTimeout', (goOn: () => void) => {
    pause();
    goOn();
  });
  serve(FIRST);
  vi.stubGlobal('location', { origin: HERE });
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('caches', {
    open,
    match: matchAnywhere,
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
  });
  vi.stubGlobal('self', {
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
    skipWaiting: async () => undefined,
    clients: { matchAll: async () => pages.map((id) => ({ id })), claim: async () => undefined },
  });
});

it('keeps the shell when it is installed, and nothing else', async () => {
  await install('1', FIRST);
  expect(kept('build-1')).toEqual(['/', '/assets/core-1.js']);
});

it('keeps what is visited, and gives it out without a network', async () => {
  await install('1', FIRST);
  await ask('/assets/Pad-1.js');
  await ask('/api/games');
  served = null;
  expect(await (await ask('/assets/Pad-1.js'))?.text()).toBe('new /assets/Pad-1.js');
  expect(await (await ask('/api/games'))?.text()).toBe('new /api/games');
  expect(await (await visit('/pad/laar'))?.text()).toBe('new /');
});

it('does not keep what the server does not have', async () => {
  await install('1', FIRST);
  await ask('/assets/gone.js');
  expect(kept('build-1')).not.toContain('/assets/gone.js');
});

it('carries visited pads over to a new build, with the language and the fonts, and no others', async () => {
  await install('1', FIRST);
  for (const file of ['/assets/Pad-1.js', '/assets/laar-1.js', '/assets/en-1.js', '/assets/serif.woff2'])
    await ask(file);
  serve(SECOND);
  fetched.mockClear();
  await install('2', SECOND);
  expect(kept('build-2')).toEqual(
    [
      '/',
      '/assets/core-2.js',
      '/assets/Pad-2.js',
      '/assets/laar-1.js',
      '/assets/en-2.js',
      '/assets/serif.woff2',
    ].sort(),
  );
  const asked = fetched.mock.calls.map(([path]) => path);
  expect(asked).not.toContain('/assets/laar-1.js'); // it is the same file in both
});

it('carries a pad over a build in which it was not opened', async () => {
  await install('1', FIRST);
  await ask('/assets/Pad-1.js');
  serve(SECOND);
  await install('2', SECOND);
  serve(FIRST);
  await install('3', FIRST);
  expect(kept('build-3')).toContain('/assets/Pad-1.js');
});

it('keeps the files of the build before as long as one of its pages is open', async () => {
  await install('1', FIRST);
  await ask('/assets/Pad-1.js');
  pages = ['old page'];
  serve(SECOND);
  await install('2', SECOND);
  pages = ['old page', 'new page'];
  await visit('/lobby');
  expect(await (await ask('/assets/Pad-1.js'))?.text()).toBe('new /assets/Pad-1.js');
  expect(builds()).toEqual(['build-1', 'build-2']);
  pages = ['new page'];
  await visit('/');
  expect(builds()).toEqual(['build-2']);
});

it('deletes the files of the build before when its page is gone a moment after another one has replaced it', async () => {
  await install('1', FIRST);
  pages = ['old page'];
  serve(SECOND);
  await install('2', SECOND);
  pages = ['old page', 'new page'];
  pause = () => {
    pages = ['new page'];
  };
  await visit('/lobby');
  expect(builds()).toEqual(['build-2']);
});

it('deletes the files of the build before at once if none of its pages is open', async () => {
  await install('1', FIRST);
  serve(SECOND);
  await install('2', SECOND);
  expect(builds()).toEqual(['build-2']);
});

it('shows the shell of the new build, not of the one before, without a network', async () => {
  await install('1', FIRST);
  stores.get('build-1')?.entries.set('/', 'old shell');
  pages = ['old page'];
  serve(SECOND);
  await install('2', SECOND);
  served = null;
  expect(await (await visit('/pad/laar'))?.text()).toBe('new /');
});

it('stays with the build before if the new one cannot be fetched whole', async () => {
  await install('1', FIRST);
  await ask('/assets/Pad-1.js');
  serve({ ...SECOND, pads: {} }); // the pad's files are missing
  await expect(install('2', SECOND)).rejects.toThrow('/assets/Pad-2.js');
  expect(builds()).toContain('build-1');
  expect(kept('build-1')).toContain('/assets/Pad-1.js');
});

it('prunes what games are made of to what opened pads need', async () => {
  await install('1', FIRST);
  await ask('/assets/Pad-1.js');
  const present = '/api/games/laar/editions/sha256%3Abb';
  const paths = ['/api/games/laar/editions/sha256%3Aaa', present, '/api/games/laar/text/en'];
  for (const path of ['/api/games', ...paths, '/api/games/hamlet/text/en', '/icon-192.png']) await ask(path);
  stores.get('kept')?.entries.set('/api/games', '{"editions": ["sha256:bb"]}');
  serve(SECOND);
  await install('2', SECOND);
  expect(kept('kept')).toEqual(['/api/games', present, '/api/games/laar/text/en']);
});

it('takes every pad for opened after a worker that did not remember them', async () => {
  (await open('shell-0')).entries.set('/assets/core-0.js', '');
  (await open('kept')).entries.set('/assets/old.woff2', '');
  await install('1', FIRST);
  expect(kept('build-1')).toContain('/assets/Pad-h1.js');
  expect(builds()).toEqual(['build-1']);
  expect(kept('kept')).toEqual([]);
});
