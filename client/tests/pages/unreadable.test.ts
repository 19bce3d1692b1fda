/** Tables that the server cannot read: their page, their card in lists, and how the socket tells of them. */

import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { uiTexts } from '../../src/kit/words/ui_texts.svelte';
import type { TableCard, Trouble, Unreadable, Welcome } from '../../src/kit/types';
import { LANGUAGES } from '../../src/kit/words/words';
import { api, UnreadableError } from '../../src/shell/server/api';
import {
  connection as browserConnection,
  Connection,
  type Refusal,
  type Wire,
} from '../../src/shell/server/connection.svelte';
import { errorText } from '../../src/shell/server/errors';
import Join from '../../src/shell/pages/Join.svelte';
import Home from '../../src/shell/pages/Home.svelte';
import TablePage from '../../src/shell/pages/TablePage.svelte';
import TableRow from '../../src/shell/parts/TableRow.svelte';
import { Table } from '../../src/shell/table/model/table.svelte';
import { FakeConnection, fakeOutbox, snapshot } from '../table_fixture';

const TABLE = 'GET /api/tables/t1';
const WELCOME = 'POST /api/tables/t1/welcome';
let answers: Record<string, [number, unknown]> = {};
let asked: string[] = [];

function card(trouble: Trouble | null, more: Partial<TableCard> = {}): TableCard {
  return {
    id: 't1',
    game: 'stones',
    rules: 99,
    variant: { seats: 2 },
    own_edition: false,
    status: 'playing',
    host: 'Ada',
    waiting: false,
    mine: true,
    round: null,
    changed: 5,
    places: [
      { name: 'Ada', avatar: null, who: 'person', level: null, mine: false },
      { name: 'Bob', avatar: null, who: 'person', level: null, mine: false },
    ],
    trouble,
    ...more,
  };
}

function unreadable(trouble: Trouble, may: Unreadable['may'], more: Partial<TableCard> = {}): Unreadable {
  return { card: { ...card(trouble, more), trouble }, may };
}

/** The server's answer, as docs/api.md has it. */
function refused(...about: Parameters<typeof unreadable>): [number, unknown] {
  const error = {
    path: 'table',
    expected: 'a table that this server can read',
    found: about[0],
    rule: null,
    message: 'table: …',
  };
  return [409, { error, ...unreadable(...about) }];
}

beforeEach(async () => {
  answers = {};
  asked = [];
  vi.stubGlobal('fetch', async (path: string, request: RequestInit) => {
    const what = `${request.method} ${path}`;
    if (!what.includes('/text/')) asked.push(what);
    const [status, answer] = answers[what] ?? [200, {}];
    return new Response(JSON.stringify(answer), { status, headers: { 'content-type': 'application/json' } });
  });
  await uiTexts.use('en');
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const heading = (): string => screen.getByRole('heading').textContent ?? '';
const button = (name: string): HTMLElement | null => screen.queryByRole('button', { name });

describe('the page of a table that cannot be read', () => {
  beforeEach(() => void vi.useFakeTimers());

  async function openPage(): Promise<void> {
    render(TablePage, { parts: ['t1'] });
    await vi.advanceTimersByTimeAsync(10);
    await vi.dynamicImportSettled();
  }

  it('says that the table is newer than the server, and that nothing is lost', async () => {
    answers[TABLE] = refused('newer', []);
    await openPage();
    expect(heading()).toBe('This server cannot show this table yet');
    const text = screen.getByRole('alert').textContent;
    expect(text).toContain('newer version of Parlour');
    expect(text).toContain('Nothing of it is lost');
    expect(text).toContain('Ada, Bob');
    expect(screen.getByRole('link', { name: 'Back to the games' }).getAttribute('href')).toBe('/');
  });

  it('offers only what this person may do', async () => {
    answers[TABLE] = refused('newer', []);
    await openPage();
    expect(screen.queryByRole('link', { name: 'Download the record' })).toBeNull();
    expect(button('Close the table')).toBeNull();
    expect(screen.getByText(/can be downloaded only once the table is closed/)).toBeTruthy();
  });

  it('says that the record is damaged, that nothing is deleted, and gives the record', async () => {
    answers[TABLE] = refused('broken', ['record'], { status: 'over' });
    await openPage();
    expect(heading()).toBe('The record of this table is damaged');
    expect(screen.getByRole('alert').textContent).toContain('Nothing has been deleted');
    const link = screen.getByRole('link', { name: 'Download the record' });
    expect([link.getAttribute('href'), link.getAttribute('download')]).toEqual(['/api/tables/t1/record', 't1.jsonl']);
    expect(screen.queryByText(/only once the table is closed/)).toBeNull();
  });

  it('closes the table after a second question, and then gives its record', async () => {
    answers[TABLE] = refused('broken', ['close']);
    await openPage();
    await fireEvent.click(button('Close the table')!);
    expect(screen.getByText(/Close the table for everybody\?/)).toBeTruthy();
    await fireEvent.click(button('Cancel')!);
    expect(screen.queryByText(/Close the table for everybody\?/)).toBeNull();
    await fireEvent.click(button('Close the table')!);
    expect(asked).toEqual([TABLE]);
    answers[TABLE] = refused('broken', ['record'], { status: 'closed' });
    await fireEvent.click(button('Close the table')!);
    await vi.advanceTimersByTimeAsync(10);
    expect(asked).toEqual([TABLE, 'POST /api/tables/t1/close', TABLE]);
    expect(screen.getByText('This table is closed.')).toBeTruthy();
    expect(button('Close the table')).toBeNull();
    expect(screen.getByRole('link', { name: 'Download the record' })).toBeTruthy();
  });

  it('looks again now and then whether the server was updated, and shows the table once it was', async () => {
    answers[TABLE] = refused('newer', ['close']);
    await openPage();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(asked).toEqual([TABLE]);
    await vi.advanceTimersByTimeAsync(45_000);
    expect(asked).toEqual([TABLE, TABLE, TABLE]);
    answers[TABLE] = [503, { error: { path: 'server', message: 'restarting' } }];
    await vi.advanceTimersByTimeAsync(30_000);
    expect(heading()).toBe('Reconnecting…');
    answers[TABLE] = [200, snapshot({ status: 'closed', shown: null })];
    await vi.advanceTimersByTimeAsync(3000);
    await vi.dynamicImportSettled();
    expect(screen.getByText('This table is closed')).toBeTruthy();
  });

  it('asks for a damaged table again only when told to', async () => {
    answers[TABLE] = refused('broken', ['record']);
    await openPage();
    await vi.advanceTimersByTimeAsync(300_000);
    expect(asked).toEqual([TABLE]);
    await fireEvent.click(button('Try again')!);
    expect(asked).toEqual([TABLE, TABLE]);
  });

  it('has words for it in every language, also for what is asked elsewhere', async () => {
    const told = new Set<string>();
    for (const language of LANGUAGES) {
      await uiTexts.use(language);
      for (const trouble of ['newer', 'broken'] as const)
        told.add(errorText(new UnreadableError('', unreadable(trouble, []))));
    }
    expect(told.size).toBe(2 * LANGUAGES.length);
    expect([...told].filter((text) => text.length < 60)).toEqual([]);
  });
});

describe('the card of a table that cannot be read', () => {
  it.each([
    ['newer', 'Made by a newer version'],
    ['broken', 'Record damaged'],
  ] as const)('says that it is %s', (trouble, words) => {
    render(TableRow, { card: card(trouble) });
    expect(screen.getByRole('listitem').textContent).toContain(words);
    expect(screen.queryByText('In progress')).toBeNull();
  });

  it('leads to the page that explains it, and is nobody’s turn', () => {
    render(TableRow, { card: card('newer', { status: 'open', mine: false, waiting: true }) });
    expect(screen.getByRole('link').getAttribute('href')).toBe('/table/t1');
    expect(screen.queryByText('Your turn')).toBeNull();
  });

  it('says the state of a table that can be read', () => {
    render(TableRow, { card: card(null) });
    expect(screen.getByText('In progress')).toBeTruthy();
  });

  it('stands after those one can go on with', async () => {
    let tell: (cards: TableCard[]) => void = () => undefined;
    vi.spyOn(browserConnection, 'watchLobby').mockImplementation((told) => {
      tell = told;
      return () => undefined;
    });
    render(Home);
    tell([
      card('broken', { id: 'a' }),
      card(null, { id: 'b' }),
      card('newer', { id: 'c' }),
      card(null, { id: 'd', waiting: true }),
    ]);
    await vi.waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(3));
    const links = screen.getAllByRole('listitem').map((row) => row.querySelector('a')?.getAttribute('href'));
    expect(links).toEqual(['/table/d', '/table/b', '/table/a']);
  });
});

describe('the socket', () => {
  it('tells with the refusal what is known of the table', () => {
    const wire: Wire = { onopen: null, onmessage: null, onclose: null, send: () => undefined, close: () => undefined };
    const connection = new Connection(() => wire);
    const refusals: Refusal[] = [];
    connection.allow();
    connection.watch(
      't1',
      0,
      () => undefined,
      (refusal) => void refusals.push(refusal),
    );
    wire.onopen?.({} as Event);
    const data = JSON.stringify({ table: 't1', ...(refused('newer', ['close'])[1] as object) });
    wire.onmessage?.({ data } as MessageEvent<string>);
    expect(refusals.map((one) => [one.path, one.unreadable])).toEqual([['table', unreadable('newer', ['close'])]]);
  });

  it('takes an open table from the screen at once; it is shown again when it can be read', async () => {
    const connection = new FakeConnection();
    const table = new Table('t1', connection, fakeOutbox(), () => 0);
    table.follow(snapshot());
    const fetched = vi.spyOn(api, 'table').mockResolvedValue(snapshot({ seq: 8 }));
    const about = unreadable('newer', ['close']);
    connection.whenLost({ path: 'table', message: 'table: …', unreadable: about });
    expect(table.now).toBeNull();
    expect(table.failure).toBeInstanceOf(UnreadableError);
    expect(table.failure).toMatchObject({ status: 409, isPassing: false, table: about });
    expect(fetched).not.toHaveBeenCalled();
    await table.open();
    expect([table.failure, table.now?.seq, connection.after.at(-1)]).toEqual([null, 8, 8]);
    table.close();
  });
});

const TAKEN = { name: 'Ada', avatar: null, who: 'person', level: null, mine: false } as const;

function welcome(more: Partial<Welcome> = {}): Welcome {
  return {
    game: 'stones',
    rules: 1,
    variant: { seats: 2 },
    edition: 'Standard',
    own: null,
    status: 'open',
    hints: false,
    clock: { kind: 'live', bank: 1200, increment: 20 },
    host: 'Ada',
    places: [TAKEN, { ...TAKEN, name: null, who: 'empty' }],
    seat: 1,
    mine: false,
    ...more,
  };
}

describe('the page of an invitation', () => {
  it('explains at once a table that cannot be read, and shows it when it can be', async () => {
    answers[WELCOME] = refused('broken', []);
    render(Join, { parts: ['t1'], hash: 'token' });
    await vi.waitFor(() => expect(heading()).toBe('The record of this table is damaged'));
    expect(button('Join')).toBeNull();
    answers[WELCOME] = [200, welcome()];
    await fireEvent.click(button('Try again')!);
    await vi.waitFor(() => expect(button('Join')).not.toBeNull());
  });

  it('explains it after the click if the server is older than the table by then', async () => {
    answers[WELCOME] = [200, welcome()];
    answers['POST /api/tables/t1/join'] = refused('newer', []);
    render(Join, { parts: ['t1'], hash: 'token' });
    await vi.waitFor(() => expect(button('Join')).not.toBeNull());
    await fireEvent.click(button('Join')!);
    await vi.waitFor(() => expect(heading()).toBe('This server cannot show this table yet'));
  });

  it('says which game it is, who is there and which places are left', async () => {
    answers[WELCOME] = [200, welcome()];
    render(Join, { parts: ['t1'], hash: 'token' });
    await vi.waitFor(() => expect(screen.getByText('1 of 2 places is free')).not.toBeNull());
    expect(screen.getByText('At the table: Ada')).not.toBeNull();
    expect(screen.getByText(/Clock: 20 min \+ 20 s a turn · Edition: Standard/)).not.toBeNull();
  });

  it.each([
    ['playing', 'The table is full. Would you like to watch?', 'Watch'],
    ['over', 'This match is over.', 'Look at the board'],
  ] as const)('asks whether one would watch where no place is left (%s)', async (status, question, watch) => {
    answers[WELCOME] = [200, welcome({ status, seat: null, places: [TAKEN, TAKEN] })];
    render(Join, { parts: ['t1'], hash: 'token' });
    await vi.waitFor(() => expect(screen.getByText(question)).not.toBeNull());
    expect(button('Join')).toBeNull();
    expect(button(watch)).not.toBeNull();
  });

  it('says at once that a link is wrong, and shows a public table all the same', async () => {
    answers[WELCOME] = [404, { error: { path: 'invitation', rule: null, message: '', code: 'invitation' } }];
    render(Join, { parts: ['t1'], hash: 'old' });
    await vi.waitFor(() => expect(screen.getByRole('alert').textContent).toContain('may have renewed it'));
    expect(button('Join')).toBeNull();
  });

  it('says at once that the host has removed somebody', async () => {
    answers[WELCOME] = [404, { error: { path: 'table', rule: null, message: 'removed', code: 'removed' } }];
    render(Join, { parts: ['t1'], hash: 'token' });
    await vi.waitFor(() => expect(screen.getByRole('alert').textContent).toContain('removed you'));
  });
});
