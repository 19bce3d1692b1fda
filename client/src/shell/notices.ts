/** Notices of one's turns while no page is open: this device by push, letters, a feed. */

import { call } from './api';
import { mayNotify } from './notify';

export interface Notices {
  push: { key: string; devices: number } | null; // null: the server does not offer it
  mail: { address: string; confirmed: boolean } | null;
  offers_mail: boolean;
  feed: boolean;
}

const MINE = '/api/me/notices';

export const notices = {
  state: () => call<Notices>('GET', MINE),
  writeTo: (address: string) => call<Notices>('POST', `${MINE}/mail`, { address }),
  noLetters: () => call<Notices>('DELETE', `${MINE}/mail`),
  newFeed: () => call<{ link: string }>('POST', `${MINE}/feed`, {}),
  noFeed: () => call<Notices>('DELETE', `${MINE}/feed`),
  confirm: (token: string) => call<unknown>('POST', '/api/notices/confirm', { token }),
  off: (token: string) => call<unknown>('POST', `/api/notices/off/${encodeURIComponent(token)}`, {}),
};

/** Whether this browser can be told while no page is open: not all can, and none without https. */
export function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;
}

export async function subscription(): Promise<PushSubscription | null> {
  const worker = canPush() ? await navigator.serviceWorker.getRegistration() : undefined;
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/** Let this device be told; null if the person does not allow it. */
export async function tellThisDevice(key: string): Promise<Notices | null> {
  if (!(await mayNotify())) return null;
  const worker = await navigator.serviceWorker.ready;
  await (await subscription())?.unsubscribe(); // it may be one for another server's key
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
  const { endpoint, keys } = made.toJSON();
  return call<Notices>('POST', `${MINE}/push`, { endpoint, keys });
}

export async function leaveThisDevice(): Promise<Notices> {
  const mine = await subscription();
  if (!mine) return notices.state();
  const now = await call<Notices>('POST', `${MINE}/push/off`, { endpoint: mine.endpoint });
  await mine.unsubscribe();
  return now;
}

/** A key as web push writes it. */
export function bytes(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}
