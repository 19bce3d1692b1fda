/** The service worker: the shell and the score pads work without a network once they were opened; it tells of turns. */

import type { Notice } from './generated/notices';

declare const self: ServiceWorkerGlobalScope;
declare const __FILES__: string[]; // written in by build/shell_files.ts
declare const __BUILD__: string;

const SHELL = `shell-${__BUILD__}`;
const KEPT = 'kept'; // fonts, and what games are made of: texts, rules, editions
const KEEPABLE = /^\/api\/games(\/|$)|^\/assets\/|\.(svg|png|woff2)$/;

self.addEventListener('install', (event) => {
  event.waitUntil(fill().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(tidy().then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== 'GET' || address.origin !== location.origin) return;
  if (request.mode === 'navigate' && !address.pathname.startsWith('/api/')) event.respondWith(page(request));
  else if (address.pathname.startsWith('/assets/')) event.respondWith(keptFirst(request));
  else if (KEEPABLE.test(address.pathname)) event.respondWith(freshFirst(request));
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

async function fill(): Promise<void> {
  await (await caches.open(SHELL)).addAll(__FILES__);
}

async function tidy(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith('shell-') && name !== SHELL);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** A page comes fresh from the server; without one, the shell stands in for every page. */
async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match('/')) ?? Response.error();
  }
}

/** What is named by its content never changes. */
async function keptFirst(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? (await fetchAndKeep(request));
}

async function freshFirst(request: Request): Promise<Response> {
  try {
    return await fetchAndKeep(request);
  } catch {
    return (await caches.match(request)) ?? Response.error();
  }
}

async function fetchAndKeep(request: Request): Promise<Response> {
  const response = await fetch(request);
  if (response.ok) await (await caches.open(KEPT)).put(request, response.clone());
  return response;
}

async function bringForward(address: string): Promise<void> {
  const open = await self.clients.matchAll({ type: 'window' });
  const there = open.find((client) => new URL(client.url).pathname === address);
  await (there ? there.focus() : self.clients.openWindow(address));
}
