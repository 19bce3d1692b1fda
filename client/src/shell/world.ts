/** The one connection and the one outbox of this browser, woken together. */

import { api } from './api';
import { connection } from './connection.svelte';
import { Outbox } from './outbox.svelte';

export const outbox = new Outbox(
  (post) => api.act(post.table, { id: post.id, seat: post.seat, seq: post.seq, action: post.action }),
  sessionStorage,
);

function wake(): void {
  connection.wake();
  outbox.wake();
}

export function listenForWaking(): void {
  addEventListener('online', wake);
  addEventListener('pageshow', wake);
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) wake();
  });
}
