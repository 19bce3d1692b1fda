/** The one connection and the one outbox of this browser, woken together. */

import type { Seq } from '../generated/api';
import { api } from './server/api';
import { connection } from './server/connection.svelte';
import { Outbox, type Post } from './server/outbox.svelte';

export const outbox = new Outbox(deliver, sessionStorage);

async function deliver({ table, ...post }: Post): Promise<Seq> {
  const receipt = await api.act(table, post);
  if (connection.state === 'lost') connection.wake(); // the server is there again
  return receipt;
}

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
