/** What is done at a table besides playing is shown, whatever the socket does. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TableEvent } from '../../src/kit/types';
import { api, ApiError } from '../../src/shell/server/api';
import { Table } from '../../src/shell/table/model/table.svelte';
import { action, chat, FakeConnection, fakeOutbox, snapshot, wired } from '../table_fixture';

describe('what else is done at a table', () => {
  const connection = new FakeConnection();
  let table = new Table('t1', connection, fakeOutbox(), () => 0);

  beforeEach(() => {
    vi.useFakeTimers();
    table = new Table('t1', connection, fakeOutbox(), () => 0);
    table.follow(snapshot({ undo: { consent: [] } }));
  });
  afterEach(() => {
    table.close();
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  it('is taken back once, however often one asks, and nothing can be chosen meanwhile', async () => {
    const undo = vi.spyOn(api, 'undo').mockResolvedValue({ done: true });
    void table.undo(0);
    void table.undo(0);
    await vi.advanceTimersByTimeAsync(1000);
    expect([table.picker.busy, table.picker.lit, table.delay]).toEqual([true, [], 'loading']);
    connection.tell(wired(6, [chat(6, 'oh')]));
    await vi.advanceTimersByTimeAsync(0);
    expect(table.picker.busy).toBe(true);
    connection.tell(wired(7, [{ seq: 7, kind: 'undo', seat: 0, lines: [5] }]));
    await vi.advanceTimersByTimeAsync(0);
    expect([undo.mock.calls.length, table.picker.busy]).toEqual([1, false]);
  });

  it('is fetched if the news do not come: an undo, and a seat that is taken at one browser', async () => {
    vi.spyOn(api, 'undo').mockResolvedValue({ done: true });
    vi.spyOn(api, 'sit').mockResolvedValue({});
    const fetched = vi.spyOn(api, 'table').mockResolvedValue(snapshot({ seq: 8 }));
    const undone = table.undo(0);
    await vi.advanceTimersByTimeAsync(2000);
    await undone;
    connection.tell({ ...wired(9, []), now: snapshot({ seq: 9, seat: null, hand_over: 1 }) });
    fetched.mockResolvedValue(snapshot({ seq: 3, seat: 1 }));
    const sat = table.sit(1);
    await vi.advanceTimersByTimeAsync(2000);
    await sat;
    expect([fetched.mock.calls.length, table.now?.seat]).toEqual([2, 1]);
  });

  it('is waited for by the event that tells it, and fetched if that does not come', async () => {
    const fetched = vi.spyOn(api, 'table').mockResolvedValue(snapshot({ seq: 8 }));
    const isChat = (event: TableEvent): boolean => event.kind === 'chat';
    const told = table.ask(Promise.resolve({}), isChat);
    connection.tell(wired(6, [action(6, 1)]));
    await vi.advanceTimersByTimeAsync(100);
    expect(table.asking).toBe(1);
    connection.tell(wired(7, [chat(7, 'oh')]));
    await told;
    expect([table.asking, fetched.mock.calls.length]).toEqual([0, 0]);
    const silent = table.ask(Promise.resolve({}), isChat);
    await vi.advanceTimersByTimeAsync(2000);
    await silent;
    expect([table.asking, table.now?.seq]).toEqual([0, 8]);
  });

  it('shows the table as it is when it is too late for something', async () => {
    vi.spyOn(api, 'table').mockResolvedValue(snapshot({ seq: 8 }));
    await expect(table.ask(Promise.reject(new ApiError(409, 'late')), () => true)).rejects.toMatchObject({
      status: 409,
    });
    await vi.advanceTimersByTimeAsync(10);
    expect(table.now?.seq).toBe(8);
  });

  it('goes on when the server has stopped telling of the table', async () => {
    vi.spyOn(api, 'table').mockResolvedValue(snapshot({ seq: 8 }));
    connection.lost();
    await vi.advanceTimersByTimeAsync(3000);
    expect([table.now?.seq, connection.after.at(-1)]).toEqual([8, 8]);
  });

  it('ends when the table is not there any more for whoever sits here', async () => {
    vi.spyOn(api, 'table').mockRejectedValue(new ApiError(404, 'gone'));
    connection.lost();
    await vi.advanceTimersByTimeAsync(3000);
    expect([table.now, table.failure?.status]).toEqual([null, 404]);
  });

  it('ends, and nothing is waited for, when the host removes whoever sits here', async () => {
    const fetched = vi.spyOn(api, 'table');
    void table.ask(Promise.resolve({}), () => false);
    await vi.advanceTimersByTimeAsync(100);
    connection.whenLost({ path: 'table', message: 'there is none', code: 'removed' });
    await vi.advanceTimersByTimeAsync(30_000);
    expect([table.now, table.failure?.code, table.asking, fetched.mock.calls.length]).toEqual([null, 'removed', 0, 0]);
  });

  it('leaves everything as it was when the server refuses', async () => {
    vi.spyOn(api, 'undo').mockRejectedValue(new ApiError(409, 'late'));
    await expect(table.undo(0)).rejects.toMatchObject({ status: 409 });
    expect(table.picker.busy).toBe(false);
  });
});
