/** An action that the server has acknowledged stays on the screen, whatever the socket does. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { UNNOTICED } from '../../src/kit/picker/picker.svelte';
import type { Snapshot } from '../../src/kit/types';
import { api, ApiError } from '../../src/shell/server/api';
import { Outbox, type Post } from '../../src/shell/server/outbox.svelte';
import { paceOf, Table } from '../../src/shell/table/model/table.svelte';
import { action, chat, FakeConnection, line, snapshot, TREE, whole, wired } from '../table_fixture';

const PUT = { do: 'put', stone: 2, cup: 'blue' };

/** A server that stores an action once per id; what it answers can be kept back, lost or a refusal. */
class SlowServer {
  seq = 5;
  stored: Post[] = [];
  answers: ('kept back' | 'lost' | 'refused')[] = [];
  release: () => void = () => undefined;
  fetched = 0;
  unreachable = 0; // how many fetches fail

  async act(post: Post): Promise<{ seq: number }> {
    const answer = this.answers.shift();
    if (answer === 'refused') throw new ApiError(409, 'late');
    if (!this.stored.some(({ id }) => id === post.id)) {
      this.stored.push(post);
      this.seq += 1;
    }
    const seq = this.seq;
    if (answer === 'lost') throw new ApiError(0, 'unreachable');
    if (answer === 'kept back') await new Promise<void>((resolve) => (this.release = resolve));
    return { seq };
  }

  async table(): Promise<Snapshot> {
    this.fetched += 1;
    if (this.unreachable-- > 0) throw new ApiError(0, 'unreachable');
    const log = this.stored.map((_, index) => line(6 + index, 0));
    return snapshot({ seq: this.seq, log, legal: TREE.slice(0, 1) });
  }
}

describe('an action that is acknowledged', () => {
  let server = new SlowServer();
  let connection = new FakeConnection();
  let kept = new Map<string, string>();
  let table = make();

  function make(): Table {
    const keep = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    };
    const made = new Table('t1', connection, new Outbox((post) => server.act(post), keep), (news) =>
      paceOf(news, true),
    );
    return made;
  }

  async function choose(): Promise<void> {
    await table.picker.pick('stone', 2);
    void table.picker.confirm();
    await vi.advanceTimersByTimeAsync(0);
  }

  beforeEach(async () => {
    vi.useFakeTimers();
    server = new SlowServer();
    connection = new FakeConnection();
    kept = new Map();
    vi.spyOn(api, 'table').mockImplementation(() => server.table());
    vi.spyOn(api, 'preview').mockResolvedValue({ shown: {}, sheet: null, before: null, undo: false });
    table = make();
    table.follow(snapshot());
  });
  afterEach(() => {
    table.close();
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  it('stays chosen, and nothing can be chosen, until the news are there', async () => {
    await choose();
    await vi.advanceTimersByTimeAsync(UNNOTICED);
    expect([table.picker.ready, table.picker.lit, table.delay]).toEqual([PUT, [], 'move-made']);
    await table.picker.pick('stone', 1);
    table.picker.back();
    table.picker.clear();
    void table.picker.confirm();
    expect(table.picker.isOpen('stone', 1)).toBe(false);
    expect([table.picker.ready, server.stored.length]).toEqual([PUT, 1]);

    connection.tell(wired(6, [action(6, 0)], { legal: TREE.slice(0, 1) }));
    await vi.advanceTimersByTimeAsync(0);
    expect([table.picker.picks, table.picker.busy, table.delay]).toEqual([[], false, '']);
    expect(table.picker.isLit('stone', 1)).toBe(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.fetched).toBe(0);
  });

  it('changes nothing on the screen when the news come at once', async () => {
    server.answers = ['kept back'];
    await choose();
    connection.tell(wired(6, [action(6, 0)]));
    const seen: string[] = [];
    server.release();
    for (let time = 0; time < 2000; time += 50) {
      seen.push(table.delay);
      await vi.advanceTimersByTimeAsync(50);
    }
    expect([new Set(seen), table.picker.busy, server.fetched]).toEqual([new Set(['']), false, 0]);
  });

  it('is fetched if the news do not come, and the socket is tried', async () => {
    await choose();
    await vi.advanceTimersByTimeAsync(2000);
    expect([server.fetched, connection.woken, table.now?.seq, table.picker.busy]).toEqual([1, 1, 6, false]);
    expect(table.now?.log).toHaveLength(1);
    expect(connection.after.at(-1)).toBe(6); // whatever the socket still has on its way is older
  });

  it('is fetched ever more slowly as long as nothing comes', async () => {
    server.unreachable = 4;
    await choose();
    await vi.advanceTimersByTimeAsync(4000);
    expect([server.fetched, table.picker.ready, table.delay]).toEqual([2, PUT, 'move-made']);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([server.fetched, table.now?.seq, table.picker.busy]).toEqual([5, 6, false]);
  });

  it('is not taken for shown because others have committed or talked', async () => {
    server.seq = 7; // ours comes after these
    await choose();
    connection.tell(wired(6, [action(6, 1)], { to_act: [0, 1] }));
    connection.tell(wired(7, [chat(7, 'well')]));
    await vi.advanceTimersByTimeAsync(UNNOTICED);
    expect([table.now?.seq, table.picker.ready, table.picker.lit]).toEqual([7, PUT, []]);
    connection.tell(wired(8, [action(8, 0)]));
    await vi.advanceTimersByTimeAsync(0);
    expect([table.picker.picks, table.picker.busy]).toEqual([[], false]);
  });

  it('is shown at once, though others’ moves are still being shown', async () => {
    table.close();
    table = new Table(
      't1',
      connection,
      new Outbox((post) => server.act(post), { getItem: () => null, setItem: () => undefined }),
      (news) => paceOf(news, false),
    );
    table.follow(snapshot());
    connection.tell(wired(3, [action(3, 1)]));
    connection.tell(wired(4, [action(4, 1)]));
    expect([table.now?.seq, table.behind]).toEqual([3, 1]);
    await choose();
    connection.tell(wired(6, [action(6, 0)]));
    await vi.advanceTimersByTimeAsync(0);
    expect([table.now?.seq, table.behind, table.picker.busy]).toEqual([6, 0, false]);
  });

  it('is said to be on its way until the server has answered', async () => {
    server.answers = ['kept back'];
    await choose();
    await vi.advanceTimersByTimeAsync(30_000);
    expect([table.delay, server.fetched]).toEqual(['move-sending', 0]);
    server.release();
    await vi.advanceTimersByTimeAsync(0);
    expect(table.delay).toBe('move-made');
  });

  it('is sent once more at once when its answer was lost and news come', async () => {
    server.answers = ['lost', 'lost', 'lost'];
    await choose();
    await vi.advanceTimersByTimeAsync(1600); // the next try is two seconds away
    expect(server.answers).toEqual([]);
    connection.tell(wired(6, [action(6, 0)]));
    await vi.advanceTimersByTimeAsync(0);
    expect([server.stored.length, table.picker.busy, server.fetched]).toEqual([1, false, 0]);
  });

  it('follows on another: each waits for the one before', async () => {
    for (const seq of [6, 7, 8]) {
      await choose();
      void table.picker.confirm();
      connection.tell(wired(seq, [action(seq, 0)]));
      await vi.advanceTimersByTimeAsync(0);
    }
    expect(server.stored.map((post) => post.seq)).toEqual([5, 6, 7]);
  });

  it('gives way to the table as it is when it is refused after all', async () => {
    const refused = vi.fn();
    table.onrefused = refused;
    server.answers = ['refused'];
    server.seq = 9;
    server.unreachable = 1;
    await choose();
    expect([refused.mock.calls.length, table.picker.ready]).toEqual([1, PUT]);
    await vi.advanceTimersByTimeAsync(2000);
    expect([server.fetched, table.now?.seq, table.picker.picks, table.picker.busy]).toEqual([2, 9, [], false]);
  });

  it('lets go when the table is gone', async () => {
    vi.spyOn(api, 'table').mockRejectedValue(new ApiError(404, 'gone'));
    await choose();
    await vi.advanceTimersByTimeAsync(2000);
    expect(table.picker.busy).toBe(false);
  });

  it('of one seat is shown when another’s view comes, whose numbers do not compare', async () => {
    await choose();
    const news = whole(2, { seat: null, hand_over: 1, legal: null });
    connection.tell(news);
    await vi.advanceTimersByTimeAsync(0);
    expect([table.now?.hand_over, table.picker.busy]).toEqual([1, false]);
  });

  it('stays in sight over a reload, though its answer is still on its way', async () => {
    server.answers = ['lost', 'kept back'];
    vi.spyOn(api, 'table').mockResolvedValueOnce(snapshot()); // the server has not stored it yet
    await choose();
    table.close();
    table = make();
    await table.open();
    expect([table.picker.ready, table.picker.lit, table.delay]).toEqual([PUT, [], 'move-sending']);
    server.release();
    await vi.advanceTimersByTimeAsync(2000);
    expect([table.now?.seq, table.picker.picks, table.picker.busy]).toEqual([6, [], false]);
    expect(server.stored).toHaveLength(1);
  });

  it('is told to be refused also after a reload', async () => {
    server.answers = ['lost', 'refused'];
    await choose();
    table.close();
    table = make();
    table.onrefused = vi.fn();
    await vi.advanceTimersByTimeAsync(1000);
    await table.open();
    await vi.advanceTimersByTimeAsync(1000);
    expect(table.onrefused).toHaveBeenCalledOnce();
    expect(table.picker.busy).toBe(false);
  });

  it('is not overtaken by what was fetched before the socket told more', async () => {
    let answer: (found: Snapshot) => void = () => undefined;
    vi.spyOn(api, 'table').mockImplementation(() => new Promise((resolve) => (answer = resolve)));
    await choose();
    await vi.advanceTimersByTimeAsync(1500);
    connection.tell(wired(6, [action(6, 0)]));
    connection.tell(wired(7, [action(7, 1)]));
    answer(snapshot({ seq: 6 }));
    await vi.advanceTimersByTimeAsync(0);
    expect([table.now?.seq, table.now?.log.map(({ seq }) => seq)]).toEqual([7, [6, 7]]);
  });
});
