/** The connection and the outbox of this browser, together. */

import { afterEach, expect, it, vi } from 'vitest';
import { api } from '../../src/shell/server/api';
import { connection } from '../../src/shell/server/connection.svelte';
import { outbox } from '../../src/shell/services';

afterEach(() => vi.restoreAllMocks());

it('tries the socket again when the server has answered otherwise, and leaves one alone that is open', async () => {
  const act = vi.spyOn(api, 'act').mockResolvedValue({ seq: 6 });
  const wake = vi.spyOn(connection, 'wake').mockReturnValue();
  connection.state = 'lost';
  const post = { table: 't1', seat: 0, seq: 5, action: { do: 'pass' } };
  expect(await outbox.put(post)).toEqual({ seq: 6 });
  connection.state = 'open';
  await outbox.put(post);
  expect(act).toHaveBeenCalledWith('t1', { id: expect.any(String), seat: 0, seq: 5, action: { do: 'pass' } });
  expect(wake).toHaveBeenCalledOnce();
});
