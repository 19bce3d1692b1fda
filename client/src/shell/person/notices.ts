/** Notices of your turns while no page is open: push to this device, e-mails, a feed. */

import type { Notices } from '../../kit/types';
import { call } from '../server/api';
import { mayNotify } from '../browser/notify';

export const notices = {
  state: () => call('GET /api/me/notices'),
  writeTo: (address: string) => call('POST /api/me/notices/mail', [], { address }),
  noLetters: () => call('DELETE /api/me/notices/mail'),
  newFeed: () => call('POST /api/me/notices/feed'),
  noFeed: () => call('DELETE /api/me/notices/feed'),
  confirm: (token: string) => call('POST /api/notices/confirm', [], { token }),
  off: (token: string) => call('POST /api/notices/off/{token}', [token]),
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
  const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = made.toJSON();
  return call('POST /api/me/notices/push', [], { endpoint, keys: { p256dh, auth } });
}

export async function leaveThisDevice(): Promise<Notices> {
  const mine = await subscription();
  if (!mine) return notices.state();
  const now = await call('POST /api/me/notices/push/off', [], { endpoint: mine.endpoint });
  await mine.unsubscribe();
  return now;
}

/** A key as web push writes it. */
export function bytes(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}
