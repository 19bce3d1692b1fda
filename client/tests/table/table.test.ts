import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { linesSince, speakOf } from '../../src/kit/board/spoken';
import type { News, Seat, Snapshot, TableEvent } from '../../src/kit/types';
import { inReadingOrder, nextSpot } from '../../src/kit/picker/walk';
import { fold } from '../../src/shell/table/model/news';
import { api } from '../../src/shell/server/api';
import { againstBots, optionsFor, usualSeats, variantFor } from '../../src/shell/setup/setup';
import { newLines, paceOf, Table } from '../../src/shell/table/model/table.svelte';
import { action, FakeConnection, fakeOutbox, GAME, line, snapshot, TREE, whole, wired } from '../table_fixture';

describe('news', () => {
  it('are put together with what is known', () => {
    const before = snapshot({ log: [line(1, 0)], chat: [] });
    const events: TableEvent[] = [
      action(2, 1),
      { seq: 5, kind: 'reveal', lines: [line(3, 0), line(4, 1)] },
      { seq: 6, kind: 'undo', seat: 1, lines: [2] },
      { seq: 7, kind: 'chat', person: 'p1', name: 'Bob', text: 'oh', at: 9 },
    ];
    const { now } = fold(before, wired(7, events));
    expect(now.log.map((one) => [one.seq, one.undone])).toEqual([
      [1, false],
      [2, true],
      [3, false],
      [4, false],
    ]);
    expect(now.chat).toEqual([{ seq: 7, person: 'p1', name: 'Bob', text: 'oh', at: 9 }]);
  });

  it('bring their own log when they stand for themselves', () => {
    const news = whole(9, { log: [line(8, 1)] });
    expect(fold(snapshot({ log: [line(1, 0)] }), news).now.log).toHaveLength(1);
  });

  it('of others are shown at a pace, one’s own at once', () => {
    const of = (...events: TableEvent[]): News => fold(snapshot(), wired(1, events));
    expect(paceOf(of(action(1, 0)), false)).toBe(0);
    expect(paceOf(of(action(1, 1)), false)).toBeGreaterThan(500);
    expect(paceOf(of(action(1, null)), false)).toBeGreaterThan(0);
    expect(paceOf(of(action(1, 1)), true)).toBe(0);
    expect(newLines(of(action(1, 1), { seq: 2, kind: 'over' }))).toHaveLength(1);
  });
});

describe('a table', () => {
  const connection = new FakeConnection();
  const tell: FakeConnection['tell'] = (news) => connection.tell(news);
  const make = (before: Partial<Snapshot> = { to_act: [1] }): Table => {
    const table = new Table('t1', connection, fakeOutbox(), (news) => paceOf(news, false));
    table.follow(snapshot({ seq: 1, ...before }));
    return table;
  };

  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  it('offers what can be chosen in what is shown, and nothing new while others’ moves are still being shown', () => {
    vi.spyOn(api, 'preview').mockResolvedValue({ shown: {}, sheet: null, before: null, undo: false });
    const table = make({ legal: null, to_act: [1] });
    expect(table.picker.seat).toBeNull();
    tell(wired(2, [action(2, 1)], { legal: TREE, to_act: [0] }));
    expect(table.picker.isLit('stone', 1)).toBe(true);
    tell(wired(3, [action(3, 1)], { legal: null, to_act: [1] }));
    tell(wired(4, [action(4, 1)], { legal: TREE, to_act: [0] }));
    tell(wired(5, [action(5, 1)], { legal: TREE.slice(1), to_act: [0] }));
    vi.advanceTimersByTime(5000);
    expect([table.behind, table.picker.ready]).toEqual([0, { do: 'pass' }]);
    tell(wired(6, [{ seq: 6, kind: 'over' }], { legal: TREE, status: 'over' }));
    vi.advanceTimersByTime(5000);
    expect(table.picker.seat).toBeNull();
  });

  it('tells the result line by line to those who saw the match', () => {
    const sheet = { seats: [{ lines: { stones: 1, cups: 2 }, total: 3 }], ranking: [[0]] };
    const table = make();
    expect(table.telling).toBe(false);
    tell(wired(2, [{ seq: 2, kind: 'over' }], { status: 'over', sheet }));
    vi.advanceTimersByTime(5000);
    expect([table.telling, table.told]).toEqual([true, 0]);
    table.told = 2;
    expect(table.telling).toBe(false);
    table.tellResult();
    expect(table.telling).toBe(true);
    expect(make({ status: 'over', sheet }).telling).toBe(false); // came when it was over
  });

  it('shows others’ moves one after another', () => {
    const table = make();
    tell(wired(2, [action(2, 1)], { to_act: [1] }));
    tell(wired(3, [action(3, 1)]));
    tell(wired(4, [action(4, 1)]));
    expect([table.now?.seq, table.behind, table.isMyTurn]).toEqual([2, 2, false]);
    vi.advanceTimersByTime(900);
    expect([table.now?.seq, table.isMyTurn]).toEqual([3, false]);
    vi.advanceTimersByTime(900);
    expect([table.now?.seq, table.isMyTurn]).toEqual([4, true]);
    expect(table.now?.log.map((one) => one.seq)).toEqual([2, 3, 4]);
  });

  it('asks for a turn, or for the next player, without a break while others’ moves are shown', () => {
    for (const asked of [{ to_act: [0, 1] }, { seat: null, hand_over: 1 }]) {
      const table = make(asked);
      const seen: [boolean, Seat | null][] = [];
      table.onshown = () => seen.push([table.isMyTurn, table.handOver]);
      for (const seq of [2, 3, 4]) {
        tell(wired(seq, [action(seq, 2)], asked));
        seen.push([table.isMyTurn, table.handOver]);
      }
      vi.advanceTimersByTime(2000);
      expect(seen).toEqual(Array(6).fill([true, asked.hand_over ?? null]));
      table.close();
    }
  });

  it('asks another player only when all that came before is shown', () => {
    const table = make({ seat: null, hand_over: 0 });
    tell(wired(2, [action(2, 2)], { seat: null, hand_over: 1 }));
    expect(table.handOver).toBe(1);
    tell(wired(3, [action(3, 2)], { seat: null, hand_over: 0 }));
    tell(wired(4, [action(4, 2)], { seat: null, hand_over: 1 }));
    vi.advanceTimersByTime(900);
    expect([table.now?.seq, table.behind, table.handOver, table.isMyTurn]).toEqual([3, 1, null, false]);
    vi.advanceTimersByTime(900);
    expect([table.now?.seq, table.handOver]).toEqual([4, 1]);
  });

  it('can skip to the end', () => {
    const table = make();
    for (const seq of [2, 3, 4]) tell(wired(seq, [action(seq, 1)]));
    table.skip();
    expect([table.now?.seq, table.behind]).toEqual([4, 0]);
    tell(wired(5, [action(5, 0)]));
    expect(table.now?.seq).toBe(5);
  });
});

describe('what the log speaks of', () => {
  it('is lit on the board: things first, else the seat', () => {
    document.body.innerHTML = '<div id="a" data-of="stone:7 seat:1"></div><div id="b" data-of="seat:1"></div>';
    speakOf(document.body, line(7, 1), 1);
    expect(document.querySelectorAll('[data-spoken]')).toHaveLength(1);
    speakOf(document.body, line(8, 1), 1);
    expect(document.querySelectorAll('[data-spoken]')).toHaveLength(2);
    speakOf(document.body, null);
    expect(document.querySelectorAll('[data-spoken]')).toHaveLength(0);
  });

  it('since one’s turn is what came after one’s last action that stands', () => {
    const log = [line(1, 0), line(2, 1), line(3, 0, { undone: true }), line(4, null), line(5, 1)];
    expect(linesSince(log, 0).map((one) => one.seq)).toEqual([2, 4, 5]);
    expect(linesSince(log, 2)).toEqual([]);
    expect(linesSince(log, null)).toEqual([]);
  });
});

describe('walking with the arrow keys', () => {
  const spot = (x: number, y: number) => ({ element: document.createElement('i'), x, y, height: 10 });

  it('goes row by row', () => {
    const order = inReadingOrder([spot(30, 2), spot(10, 40), spot(10, 0), spot(20, 41)]);
    expect(order.map(({ x, y }) => [x, y])).toEqual([
      [10, 0],
      [30, 2],
      [10, 40],
      [20, 41],
    ]);
  });

  it('looks up and down for the nearest, and goes round at the end', () => {
    const spots = [spot(10, 0), spot(30, 0), spot(28, 40)];
    expect(nextSpot(spots, 1, 'ArrowDown', 1)).toBe(spots[2]);
    expect(nextSpot(spots, 2, 'ArrowRight', 1)).toBe(spots[0]);
    expect(nextSpot(spots, 0, 'ArrowLeft', -1)).toBe(spots[2]);
  });
});

describe('setting up', () => {
  const game = {
    ...GAME,
    seats: [2, 3, 4],
    options: [
      { name: 'side', choices: ['day', 'night'], seats: [] },
      { name: 'duel', choices: ['no', 'yes'], seats: [2] },
    ],
  };

  it('has sensible defaults', () => {
    expect(usualSeats(game)).toBe(3);
    expect(usualSeats(GAME)).toBe(2);
    expect(variantFor(game, 3, { side: 'night', duel: 'yes' })).toEqual({ seats: 3, side: 'night' });
    expect(optionsFor(game, 2)).toHaveLength(2);
    expect(againstBots(game, { seats: 3, level: 'easy' }).places).toEqual([
      { who: 'me' },
      { who: 'bot', level: 'easy' },
      { who: 'bot', level: 'easy' },
    ]);
  });
});
