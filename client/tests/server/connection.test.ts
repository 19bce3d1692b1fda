import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TableEvent, WireNews } from '../../src/kit/types';
import { Connection, type Wire } from '../../src/shell/server/connection.svelte';
import { snapshot } from '../table_fixture';

/** A server as the socket knows it: keeps events and sends those after the number that a client names. */
class FakeServer {
  wires: FakeWire[] = [];
  events: TableEvent[] = [];

  open(): Wire {
    const wire = new FakeWire(this);
    this.wires.push(wire);
    return wire;
  }

  happen(seq: number): void {
    const event: TableEvent = { seq, kind: 'started' };
    this.events.push(event);
    for (const wire of this.wires) if (wire.watching) wire.tell(this.news([event], false));
  }

  news(events: TableEvent[], whole: boolean): WireNews {
    const { log, chat, ...rest } = snapshot({ seq: this.events.at(-1)?.seq ?? 0 });
    return { table: 't1', seq: rest.seq, events, now: whole ? { ...rest, log, chat } : rest };
  }
}

class FakeWire implements Wire {
  onopen: Wire['onopen'] = null;
  onmessage: Wire['onmessage'] = null;
  onclose: Wire['onclose'] = null;
  sent: Record<string, unknown>[] = [];
  watching = false;
  isClosed = false;

  constructor(private readonly server: FakeServer) {}

  send(text: string): void {
    const message = JSON.parse(text);
    this.sent.push(message);
    if (!('watch' in message)) return;
    this.watching = true;
    this.tell(
      this.server.news(
        this.server.events.filter((event) => event.seq > (message.after ?? -1)),
        true,
      ),
    );
  }

  tell(words: object): void {
    this.onmessage?.({ data: JSON.stringify(words) } as MessageEvent<string>);
  }

  close(): void {
    this.watching = false;
    this.isClosed = true;
  }

  accept(): void {
    this.onopen?.({} as Event);
  }

  drop(code = 1006): void {
    this.watching = false;
    this.onclose?.({ code } as CloseEvent);
  }
}

describe('the connection', () => {
  let server = new FakeServer();
  let connection = new Connection(() => server.open());
  let heard: number[] = [];
  const hear = (news: WireNews): void => void heard.push(...news.events.map((event) => event.seq));

  beforeEach(() => {
    vi.useFakeTimers();
    server = new FakeServer();
    connection = new Connection(() => server.open());
    connection.allow();
    heard = [];
  });
  afterEach(() => vi.useRealTimers());

  it('waits until the visitor is somebody', () => {
    const shy = new Connection(() => server.open());
    shy.watch('t1', 0, hear);
    expect(server.wires).toHaveLength(0);
    shy.allow();
    expect(server.wires).toHaveLength(1);
  });

  it('goes on where it stopped, and hears nothing twice', () => {
    connection.watch('t1', 0, hear);
    server.wires[0]!.accept();
    server.happen(1);
    server.happen(3);
    server.wires[0]!.drop();
    expect(connection.state).toBe('lost');
    server.happen(4);
    server.happen(6);
    vi.advanceTimersByTime(1000);
    server.wires[1]!.accept();
    expect(server.wires[1]!.sent).toContainEqual({ watch: 't1', after: 3 });
    server.happen(7);
    expect(heard).toEqual([1, 3, 4, 6, 7]);
  });

  it('drops what it already knows', () => {
    server.events = [{ seq: 5, kind: 'opened' }];
    connection.watch('t1', 5, hear);
    const wire = server.wires[0]!;
    wire.accept();
    server.events = [
      { seq: 4, kind: 'started' },
      { seq: 6, kind: 'over' },
    ];
    wire.tell(server.news(server.events, true));
    expect(heard).toEqual([6]);
  });

  it('takes news of another seat as a whole, whatever their number', () => {
    const seats: number[] = [];
    connection.watch('t1', 50, (news) => void seats.push(news.seq));
    server.wires[0]!.accept();
    server.events = [{ seq: 12, kind: 'started' }];
    server.wires[0]!.tell(server.news([], true));
    expect(seats.at(-1)).toBe(12);
  });

  it('does not hear what was on its way when a table is followed anew', () => {
    const told: [string, number][] = [];
    connection.watch('t1', 0, (news) => void told.push(['before', news.seq]));
    const wire = server.wires[0]!;
    wire.accept();
    connection.watch('t1', 8, (news) => void told.push(['anew', news.seq]));
    expect(wire.sent.slice(-3)).toEqual([{ unwatch: 't1' }, { ping: 1 }, { watch: 't1', after: 8 }]);
    told.length = 0;
    server.events = [{ seq: 12, kind: 'started' }];
    wire.tell(server.news([], true)); // of another seat, perhaps: its number says nothing
    expect(told).toEqual([]);
    wire.tell({ pong: 1 });
    wire.tell(server.news([], true));
    expect(told).toEqual([['anew', 12]]);
  });

  it('hears everything again after a new connection', () => {
    connection.watch('t1', 0, hear);
    server.wires[0]!.accept();
    connection.watch('t1', 0, hear);
    server.wires[0]!.drop();
    vi.advanceTimersByTime(1000);
    server.wires[1]!.accept();
    server.happen(2);
    expect(heard).toEqual([2]);
  });

  it('says when the server tells no more of a table', () => {
    const lost = vi.fn();
    connection.watch('t1', 0, hear, lost);
    server.wires[0]!.accept();
    server.wires[0]!.tell({ table: 't2', error: {} });
    server.wires[0]!.tell({ error: {} });
    expect(lost).not.toHaveBeenCalled();
    server.wires[0]!.tell({ table: 't1', error: { path: 'server' } });
    expect(lost).toHaveBeenCalledOnce();
  });

  it('is back within seconds when the server is, however long that was away', () => {
    connection.watch('t1', 0, hear);
    for (let tries = 0; tries < 12; tries += 1) {
      server.wires.at(-1)!.drop();
      vi.advanceTimersByTime(6500);
      expect(server.wires).toHaveLength(tries + 2);
    }
  });

  it('tries again ever more slowly, and at once when woken', () => {
    connection.watch('t1', 0, hear);
    server.wires[0]!.drop();
    vi.advanceTimersByTime(700);
    expect(server.wires).toHaveLength(2);
    server.wires[1]!.drop();
    connection.wake();
    expect(server.wires).toHaveLength(3);
  });

  it('pauses when the server says that it is too often', () => {
    connection.watch('t1', 0, hear);
    server.wires[0]!.accept();
    server.wires[0]!.drop(4429);
    vi.advanceTimersByTime(11_000);
    expect(server.wires).toHaveLength(1);
    vi.advanceTimersByTime(8000);
    expect(server.wires).toHaveLength(2);
  });

  it('is in no hurry with sockets that are opened and closed without a word', () => {
    connection.allow();
    connection.watchLobby(() => undefined);
    for (let tries = 0; tries < 60; tries += 1) {
      server.wires.at(-1)!.accept();
      server.wires.at(-1)!.drop(4401);
      vi.advanceTimersByTime(1000);
    }
    expect(server.wires.length).toBeLessThan(25); // in a hurry it would be sixty
  });

  it('gives up a socket that does not answer', () => {
    connection.watch('t1', 0, hear);
    server.wires[0]!.accept();
    vi.advanceTimersByTime(25_000);
    expect(server.wires[0]!.sent).toContainEqual({ ping: 1 });
    vi.advanceTimersByTime(10_000);
    expect(connection.state).toBe('lost');
    vi.advanceTimersByTime(1000);
    expect(server.wires).toHaveLength(2);
  });

  it('gives up a socket that does not answer, however often it is woken', () => {
    connection.watch('t1', 0, hear);
    server.wires[0]!.accept();
    for (let time = 0; time < 12; time += 1) {
      connection.wake();
      vi.advanceTimersByTime(1000);
    }
    expect(server.wires).toHaveLength(2);
  });

  it('gives up a socket that does not open, and leaves one alone that is about to', () => {
    connection.watch('t1', 0, hear);
    server.wires[0]!.drop();
    vi.advanceTimersByTime(1000);
    connection.wake();
    vi.advanceTimersByTime(3000);
    expect(server.wires).toHaveLength(2);
    vi.advanceTimersByTime(8000);
    expect([server.wires.length, server.wires[1]!.isClosed]).toEqual([3, true]);
    server.wires[2]!.accept();
    expect(connection.state).toBe('open');
  });

  it('stays when it is answered', () => {
    connection.watch('t1', 0, hear);
    server.wires[0]!.accept();
    vi.advanceTimersByTime(25_000);
    server.wires[0]!.tell({ pong: 1 });
    vi.advanceTimersByTime(20_000);
    expect(connection.state).toBe('open');
  });
});
