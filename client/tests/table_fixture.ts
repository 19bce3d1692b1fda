/** A small table for tests: two seats, a made-up game of stones and cups. */

import type { Game, Line, Place, Snapshot, TableEvent, Tree, WireNews } from '../src/kit/types';
import type { Connection, Refusal } from '../src/shell/server/connection.svelte';
import type { Outbox } from '../src/shell/server/outbox.svelte';

export const GAME: Game = {
  slug: 'stones',
  rules: 1,
  seats: [2],
  options: [],
  lines: ['stones', 'cups'],
  languages: ['en'],
  editions: [],
  usual: null,
  lessons: [],
  pad: [],
  earlier: [],
  kinds: [
    {
      do: 'put',
      fields: [
        { name: 'stone', first: 0, size: 4 },
        { name: 'cup', names: ['red', 'blue'] },
      ],
    },
    { do: 'swap', fields: [{ name: 'cup', names: ['red', 'blue'] }] },
    { do: 'pass', fields: [] },
  ],
};

export const TREE: Tree = [
  {
    do: 'put',
    field: 'stone',
    choices: [
      {
        value: 1,
        field: 'cup',
        choices: [
          { value: 'red', action: 2 },
          { value: 'blue', action: 3 },
        ],
      },
      { value: 2, field: 'cup', choices: [{ value: 'blue', action: 5 }] },
    ],
  },
  { do: 'pass', action: 10 },
];

export const TEXTS = `
name = Stones
do-put = Put stone { $stone } into the { $cup } cup
    .log = { $name } puts stone { $stone } into the { $cup } cup
do-pass = Pass
    .log = { $name } passes
do-greet = Greet { $seat_name }
    .log = { $name } greets { $seat_name }
hidden-put = –
    .log = { $name } puts a stone somewhere
lack-stones = needs { $count } stones
reason-cup = { $points } for the cup
line-stones = Stones
field-stone = Stone
field-cup = Cup
cup-red = red
why-S1 = That cup is full.
`;

export function place(seat: number, more: Partial<Place> = {}): Place {
  return {
    seat,
    who: 'person',
    name: ['Ada', 'Bob', 'Cy'][seat] ?? '',
    avatar: null,
    level: null,
    person: `p${seat}`,
    mine: seat === 0,
    here: true,
    host: seat === 0,
    resigned: false,
    stand_in: null,
    waiting: false,
    ...more,
  };
}

export function line(seq: number, seat: number | null, more: Partial<Line> = {}): Line {
  const message = { text: 'do-put', arguments: { stone: seq, cup: 'red' } };
  return {
    seq,
    seat,
    seen: { do: 'put', stone: seq, cup: 'red' },
    message,
    brief: null,
    moment: 1,
    round: null,
    undone: false,
    ...more,
  };
}

export function snapshot(more: Partial<Snapshot> = {}): Snapshot {
  return {
    id: 't1',
    game: 'stones',
    rules: 1,
    variant: { seats: 2 },
    edition: 'sha256:0',
    own_edition: false,
    status: 'playing',
    seq: 5,
    public: false,
    auto: true,
    hints: false,
    places: [place(0), place(1)],
    thinking: [],
    slow_bots: false,
    host: true,
    invitation: null,
    seat: 0,
    hand_over: null,
    shown: {},
    to_act: [0],
    prompt: { text: 'prompt', arguments: {} },
    legal: TREE,
    sheet: null,
    undo: null,
    asked: null,
    moment: 1,
    log: [],
    chat: [],
    muted: [],
    silent: null,
    onlookers: null,
    rematch: null,
    again: null,
    sharing: null,
    clock: null,
    result: null,
    lesson: null,
    ...more,
  };
}

export function wired(seq: number, events: TableEvent[], more: Partial<Snapshot> = {}): WireNews {
  const { log: _, chat: __, ...now } = snapshot({ seq, ...more });
  return { table: 't1', seq, events, now };
}

/** News that stand for themselves, with a log and a chat of their own. */
export function whole(seq: number, more: Partial<Snapshot> = {}): WireNews {
  return { table: 't1', seq, events: [], now: snapshot({ seq, ...more }) };
}

/** Something that Bob says. */
export const chat = (seq: number, text: string): TableEvent => ({
  seq,
  kind: 'chat',
  person: 'p1',
  name: 'Bob',
  text,
  at: 9,
});

export const action = (seq: number, seat: number | null): TableEvent => ({
  seq,
  kind: 'action',
  line: line(seq, seat),
});

/** A socket that tells what a test tells it to. */
export class FakeConnection implements Pick<Connection, 'watch' | 'wake'> {
  tell: (news: WireNews) => void = () => undefined;
  after: (number | null)[] = []; // what was known at each watch
  whenLost: (refusal: Refusal) => void = () => undefined;
  woken = 0;

  watch(_: string, seq: number | null, tell: (news: WireNews) => void, lost = this.whenLost): () => void {
    this.after.push(seq);
    this.tell = tell;
    this.whenLost = lost;
    return () => undefined;
  }

  /** Stop telling of the table, for a reason that passes. */
  lost(): void {
    this.whenLost({ path: 'server', message: 'busy' });
  }

  wake(): void {
    this.woken += 1;
  }
}

/** An outbox from which everything is delivered at once. */
export function fakeOutbox(put: Outbox['put'] = async () => ({ seq: 0 })): Pick<Outbox, 'put' | 'resume' | 'wake'> {
  return { put, resume: () => [], wake: () => undefined };
}
