/** What the host of a table does about people. A refusal is shown in words, and the table is fetched if it is out of date. */

import { api } from '../../server/api';
import { attempt } from '../../server/attempt';
import type { Table } from './table.svelte';

/** Remove somebody for good, by place or by person. */
export const remove = (table: Table, whom: Parameters<typeof api.remove>[1]): Promise<void> =>
  attempt(() => table.ask(api.remove(table.id, whom), ({ kind }) => kind === 'removed' || kind === 'place'));

export const mute = (table: Table, person: string, muted = true): Promise<void> =>
  attempt(() => table.ask(api.mute(table.id, person, muted), ({ kind }) => kind === 'muted'));

/** Replace the invitation, then do *done*. */
export const renewInvitation = (table: Table, done: () => void): Promise<void> =>
  attempt(async () => {
    await table.ask(api.renewInvitation(table.id), ({ kind }) => kind === 'renewed');
    done();
  });
