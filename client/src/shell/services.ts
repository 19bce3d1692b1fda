/** The one connection and the one outbox of this browser, woken together. They are fetched with the pages that need them. */

import type { Seq } from '../generated/api';
import { api, arrived } from './server/api';
import { connection } from './server/connection.svelte';
import { Outbox, type Post } from './server/outbox.svelte';
import { connectionStatus } from './server/connection_status.svelte';

export { connection };
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

function whatIsWrong(): string {
  if (connection.state === 'lost') return 'connection-lost';
  return outbox.waiting > 0 && connection.state !== 'open' ? 'sending' : '';
}

addEventListener('online', wake);
addEventListener('pageshow', wake);
document.addEventListener('visibilitychange', () => {
  if (!document.hidden) wake();
});
connectionStatus.setSource(whatIsWrong);
void arrived.then(() => connection.allow());
