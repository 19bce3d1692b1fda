/**
 * The service worker: the shell, and the score pads that were opened, work without a network, also after an update;
 * and it tells of turns.
 */

import type { Notice } from './generated/notices';

declare const self: ServiceWorkerGlobalScope;
// Written in by build/shell_files.ts.
declare const __BUILD__: string;
declare const __SHELL__: string[]; // what every page needs
declare const __PADS__: Record<string, string[]>; // what pads are made of, by their sources; a source's own file first
declare const __FONTS__: string[];

const SHELL = __SHELL__;
const PADS = __PADS__;
const FONTS = __FONTS__;
const BUILD = `build-${__BUILD__}`; // the files of this build, as far as they are needed or were visited
const KEPT = 'kept'; // what games are made of: the catalogue, texts, rules, editions
const NOTES = 'notes'; // what the worker has to remember, for it is ended and started at any time
const VISITED = '/visited/'; // in NOTES: sources of pads that were fetched
const OLDER_PAGES = '/older-pages'; // in NOTES: the pages that were open when this build came
const FILES_OF_A_BUILD = /^(build|shell)-/; // the worker before this one called them `shell-`
const PAUSES = [500, 1500, 5000]; // milliseconds between two looks for what an earlier build has left
const KEEPABLE = /^\/api\/games(\/|$)|\.(svg|png)$/;
const SOURCES = new Map(Object.entries(PADS).map(([source, [file = '']]) => [file, source]));

self.addEventListener('install', (event) => {
  event.waitUntil(fill().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(takeOver().then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== 'GET' || address.origin !== location.origin) return;
  if (request.mode === 'navigate' && !address.pathname.startsWith('/api/')) {
    event.respondWith(page(request));
    event.waitUntil(pruneSoon());
  } else if (address.pathname.startsWith('/assets/')) {
    event.respondWith(keptFirst(request));
    event.waitUntil(remember(address.pathname));
  } else if (KEEPABLE.test(address.pathname)) {
    event.respondWith(freshFirst(request));
    event.waitUntil(prune()); // while a page is being fetched, the one that it replaces is still open
  }
});

self.addEventListener('push', (event) => {
  event.waitUntil(tell(event.data?.json() as Notice));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const notice = event.notification.data as Notice | string | null; // a page of ours gives only an address
  if (typeof notice === 'object' && notice && event.action === 'off') event.waitUntil(end(notice));
  else event.waitUntil(bringForward(typeof notice === 'string' ? notice : (notice?.address ?? '/')));
});

/** The browser has replaced its subscription: the server is to know the new one. */
self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(subscribeAgain(event as PushChange));
});

interface PushChange extends Event {
  oldSubscription?: PushSubscription | null;
  newSubscription?: PushSubscription | null;
}

async function tell(notice: Notice): Promise<void> {
  const options = {
    body: notice.body,
    tag: notice.address, // one for every table
    data: notice,
    icon: '/icon-192.png',
    actions: [{ action: 'off', title: notice.off_text }],
  };
  await self.registration.showNotification(notice.title, options);
}

/** Turned off in one click: on the server, and here. */
async function end(notice: Notice): Promise<void> {
  const answer = await fetch(notice.off, { method: 'POST' });
  if (answer.ok) await (await self.registration.pushManager.getSubscription())?.unsubscribe();
}

async function subscribeAgain(event: PushChange): Promise<void> {
  const old = event.oldSubscription;
  const fresh = event.newSubscription ?? (old && (await self.registration.pushManager.subscribe(old.options)));
  if (!fresh) return;
  const { endpoint, keys } = fresh.toJSON();
  const body = JSON.stringify({ endpoint, keys });
  await fetch('/api/me/notices/push', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
}

/** Fetch the shell, and what the pads that were opened consist of in this build: they work offline after it, too. */
async function fill(): Promise<void> {
  const cache = await caches.open(BUILD);
  const pads = (await visited()).flatMap((source) => PADS[source] ?? []);
  await cache.addAll(SHELL.filter((file) => !isNamedByContent(file)));
  const files = new Set([...SHELL, ...pads].filter(isNamedByContent));
  await Promise.all([...files].map((file) => copyOrAdd(cache, file)));
  await Promise.all(FONTS.map((file) => copy(cache, file)));
}

const isNamedByContent = (file: string): boolean => file.startsWith('/assets/');

async function copyOrAdd(cache: Cache, file: string): Promise<void> {
  if (!(await copy(cache, file))) await cache.add(file);
}

/** Take a file over from a build before, if it is there. */
async function copy(cache: Cache, file: string): Promise<boolean> {
  const found = await caches.match(file);
  if (found) await cache.put(file, found);
  return found !== undefined;
}

/** The sources of pads that were fetched. Workers of before remembered none: then all pads count as opened. */
async function visited(): Promise<string[]> {
  const isAfterEarlier = (await caches.keys()).some((name) => name.startsWith('shell-'));
  if (isAfterEarlier) return Object.keys(PADS);
  const marks = await (await caches.open(NOTES)).keys();
  const paths = marks.map(({ url }) => new URL(url).pathname).filter((path) => path.startsWith(VISITED));
  return paths.map((path) => path.slice(VISITED.length));
}

async function remember(file: string): Promise<void> {
  const source = SOURCES.get(file);
  if (source) await (await caches.open(NOTES)).put(VISITED + source, new Response());
}

/** Pages of the build before stay open: note which, and keep its files until they are gone. */
async function takeOver(): Promise<void> {
  const ids = (await openPages()).map(({ id }) => id);
  await (await caches.open(NOTES)).put(OLDER_PAGES, new Response(JSON.stringify(ids)));
  await pruneKept();
  await prune();
}

const openPages = (): Promise<readonly Client[]> =>
  self.clients.matchAll({ type: 'window', includeUncontrolled: true });

/** Delete the files of earlier builds, unless a page is open that may still ask for them; return whether none is left. */
async function prune(): Promise<boolean> {
  const old = (await caches.keys()).filter((name) => FILES_OF_A_BUILD.test(name) && name !== BUILD);
  if (!old.length) return true;
  const noted = await (await caches.open(NOTES)).match(OLDER_PAGES);
  const older = new Set<string>(noted ? await noted.json() : []);
  if ((await openPages()).some(({ id }) => older.has(id))) return false;
  await Promise.all(old.map((name) => caches.delete(name)));
  return true;
}

/** The page that another one replaces counts as open for a moment longer, and nothing tells when it is gone: look again. */
async function pruneSoon(): Promise<void> {
  for (const pause of PAUSES) {
    if (await prune()) return;
    await new Promise((goOn) => setTimeout(goOn, pause));
  }
  await prune();
}

/** Of what games are made of, keep what the opened pads need: their texts and rules, and the editions of today. */
async function pruneKept(): Promise<void> {
  const cache = await caches.open(KEPT);
  const catalogue = await (await cache.match('/api/games'))?.text();
  const slugs = new Set((await visited()).map((source) => /^src\/games\/(\w+)\/Pad/.exec(source)?.[1]));
  const isWanted = (path: string): boolean => {
    const [, slug, kind, name] = /^\/api\/games(?:\/(\w+)(?:\/(\w+)\/(.+))?)?$/.exec(path) ?? [path, ''];
    if (slug === undefined) return true; // the catalogue
    if (!slugs.has(slug)) return false;
    return kind !== 'editions' || !catalogue || catalogue.includes(decodeURIComponent(name ?? ''));
  };
  const stale = (await cache.keys()).filter(({ url }) => !isWanted(new URL(url).pathname));
  await Promise.all(stale.map((request) => cache.delete(request)));
}

/** A page comes fresh from the server; without one, the shell of this build stands in for every page. */
async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return (await (await caches.open(BUILD)).match('/')) ?? Response.error();
  }
}

/** What is named by its content never changes. */
async function keptFirst(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? (await fetchAndKeep(request, BUILD));
}

async function freshFirst(request: Request): Promise<Response> {
  try {
    return await fetchAndKeep(request, KEPT);
  } catch {
    return (await caches.match(request)) ?? Response.error();
  }
}

async function fetchAndKeep(request: Request, where: string): Promise<Response> {
  const response = await fetch(request);
  if (response.ok) await (await caches.open(where)).put(request, response.clone());
  return response;
}

async function bringForward(address: string): Promise<void> {
  const open = await self.clients.matchAll({ type: 'window' });
  const there = open.find((client) => new URL(client.url).pathname === address);
  await (there ? there.focus() : self.clients.openWindow(address));
}
