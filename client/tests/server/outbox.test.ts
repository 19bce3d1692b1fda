import type { Seq } from '../../src/generated/api';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../src/shell/server/api';
import { Outbox, type Post } from '../../src/shell/server/outbox.svelte';

/** A server that stores an action once per id, but whose answers get lost now and then. */
class ForgetfulServer {
  stored: Post[] = [];
  tries = 0;
  trouble: ('lost on the way' | 'answer lost' | 'busy')[] = [];

  async take(post: Post): Promise<Seq> {
    this.tries += 1;
    const trouble = this.trouble.shift();
    if (trouble === 'lost on the way') throw new ApiError(0, 'unreachable');
    if (trouble === 'busy') throw new ApiError(429, 'slowly');
    if (!this.stored.some((known) => known.id === post.id)) this.stored.push(post);
    if (trouble === 'answer lost') throw new ApiError(0, 'unreachable');
    return { seq: 5 };
  }
}

function drawer(): Pick<Storage, 'getItem' | 'setItem'> {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
}

const POST = { table: 't1', seat: 0, seq: 4, action: { do: 'pass' } };

describe('the outbox', () => {
  let server = new ForgetfulServer();
  let keep = drawer();
  let outbox = new Outbox((post) => server.take(post), keep);

  beforeEach(() => {
    vi.useFakeTimers();
    server = new ForgetfulServer();
    keep = drawer();
    outbox = new Outbox((post) => server.take(post), keep);
  });
  afterEach(() => vi.useRealTimers());

  it('delivers, and is then empty', async () => {
    await outbox.put(POST);
    expect(server.stored).toHaveLength(1);
    expect(outbox.waiting).toBe(0);
  });

  it('tries again until acknowledged, and nothing happens twice', async () => {
    server.trouble = ['lost on the way', 'answer lost', 'busy', 'answer lost'];
    const done = outbox.put(POST);
    await vi.advanceTimersByTimeAsync(20_000);
    await done;
    expect(server.tries).toBe(5);
    expect(server.stored).toHaveLength(1);
  });

  it('keeps the order', async () => {
    server.trouble = ['lost on the way'];
    const all = Promise.all([outbox.put(POST), outbox.put({ ...POST, action: { do: 'put' } })]);
    await vi.advanceTimersByTimeAsync(2000);
    await all;
    expect(server.stored.map((post) => post.action.do)).toEqual(['pass', 'put']);
  });

  it('hands on a refusal and goes on', async () => {
    const refused = outbox.put(POST);
    vi.spyOn(server, 'take').mockRejectedValueOnce(new ApiError(409, 'late', 'S1'));
    const again = new Outbox((post) => server.take(post), drawer());
    await refused;
    await expect(again.put(POST)).rejects.toMatchObject({ status: 409, rule: 'S1' });
    await expect(again.put(POST)).resolves.toEqual({ seq: 5 });
  });

  it('survives a reload with the same id', async () => {
    server.trouble = ['answer lost'];
    void outbox.put(POST);
    await vi.advanceTimersByTimeAsync(10);
    const reloaded = new Outbox((post) => server.take(post), keep);
    await vi.advanceTimersByTimeAsync(5000);
    expect(reloaded.waiting).toBe(0);
    expect(server.stored).toHaveLength(1);
  });

  it('has the answers to what an earlier page sent for whoever opens the table, once', async () => {
    server.trouble = ['answer lost'];
    void outbox.put(POST);
    await vi.advanceTimersByTimeAsync(10);
    const reloaded = new Outbox((post) => server.take(post), keep);
    await vi.advanceTimersByTimeAsync(5000); // it is answered before the table is open
    const [sent] = reloaded.resume('t1');
    expect([sent?.post.action, await sent?.answer]).toEqual([POST.action, { seq: 5 }]);
    expect([...reloaded.resume('t1'), ...reloaded.resume('t2')]).toEqual([]);
  });

  it('has what is on its way for a page that is opened again', async () => {
    server.trouble = ['lost on the way'];
    const answer = outbox.put(POST);
    await vi.advanceTimersByTimeAsync(10);
    const [sent] = outbox.resume('t1');
    await vi.advanceTimersByTimeAsync(5000);
    expect(await sent?.answer).toEqual(await answer);
    expect(outbox.resume('t1')).toEqual([]);
  });

  it('hurries when woken', async () => {
    server.trouble = ['lost on the way'];
    const done = outbox.put(POST);
    await vi.advanceTimersByTimeAsync(10);
    outbox.wake();
    await vi.advanceTimersByTimeAsync(10);
    await done;
    expect(server.tries).toBe(2);
  });
});
