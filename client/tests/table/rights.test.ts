/** Who may talk and who is removed, as the pages tell it; names that look alike; what is wrong with a name. */

import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { uiTexts } from '../../src/kit/words/ui_texts.svelte';
import type { Onlookers, Welcome } from '../../src/kit/types';
import { announcer } from '../../src/shell/browser/announcer.svelte';
import { api, ApiError } from '../../src/shell/server/api';
import { Connection, type Refusal, type Wire } from '../../src/shell/server/connection.svelte';
import { errorText } from '../../src/shell/server/errors';
import { me } from '../../src/shell/person/me.svelte';
import { friendly, named } from '../../src/shell/table/model/names';
import Join from '../../src/shell/pages/Join.svelte';
import NameForm from '../../src/shell/person/NameForm.svelte';
import Chat from '../../src/shell/table/panels/Chat.svelte';
import HostPanel from '../../src/shell/table/people/HostPanel.svelte';
import { Table } from '../../src/shell/table/model/table.svelte';
import { FakeConnection, fakeOutbox, place, snapshot, wired } from '../table_fixture';

const ONLOOKERS: Onlookers = {
  watching: 2,
  nameless: 1,
  people: [
    { person: 'p7', name: 'Zoë', avatar: 'owl', here: true, invited: true, muted: true },
    { person: 'p8', name: '#1234', avatar: 'fox', here: true, invited: false, muted: false },
  ],
};
const asked: [string, unknown][] = [];
let answers: Record<string, [number, unknown]> = {};
const refusal = (path: string, code: string) => ({
  error: { path, expected: '', found: '', rule: null, message: code, code },
});

beforeEach(async () => {
  asked.length = 0;
  answers = {};
  await uiTexts.use('en');
  vi.stubGlobal('fetch', async (path: string, request: RequestInit) => {
    asked.push([`${request.method} ${path}`, JSON.parse((request.body as string | undefined) ?? 'null')]);
    const [status, answer] = answers[`${request.method} ${path}`] ?? [200, {}];
    return new Response(JSON.stringify(answer), { status, headers: { 'content-type': 'application/json' } });
  });
});

function table(connection = new FakeConnection()): Table {
  return new Table('t1', connection, fakeOutbox(), () => 0);
}

describe('reasons', () => {
  it('have words of their own', () => {
    expect(errorText(new ApiError(404, '', null, 'table', 'removed'))).toContain('removed you');
    expect(errorText(new ApiError(404, '', null, 'invitation', 'invitation'))).toContain('invitation link');
    expect(errorText(new ApiError(422, '', null, 'name', 'name-marks'))).toContain('too many marks');
    expect(errorText(new ApiError(503, '', null, 'server', 'older'))).toContain('is being updated');
    expect(errorText(new ApiError(503, '', null, 'server', 'restarting'))).toContain('is restarting');
    const newer = 'unheard-of' as 'removed'; // a reason that only a newer server knows
    expect(errorText(new ApiError(404, '', null, 'table', newer))).toBe(errorText(new ApiError(404, '')));
  });
});

describe('names', () => {
  it('of those who have none are made here, with the number of those that look alike', () => {
    expect([friendly('#1234'), friendly('#1234 (2)'), friendly('Ann (2)'), friendly('#hash')]).toEqual([
      'Guest 1234',
      'Guest 1234 (2)',
      'Ann (2)',
      '#hash',
    ]);
  });

  it('of several seats at one browser are numbered by the server alone', () => {
    const places = [place(0, { name: 'Ann (1)', person: 'p0' }), place(1, { name: 'Ann (2)', person: 'p0' })];
    expect(named(snapshot({ places })).places.map(({ name }) => name)).toEqual(['Ann (1)', 'Ann (2)']);
  });

  it('that are refused stay to be mended, with what is wrong', async () => {
    answers['PATCH /api/me'] = [422, refusal('name', 'name-hidden')];
    me.now = { id: 'p0', name: 'Ann', avatar: 'owl', settings: {} };
    render(NameForm);
    const field = screen.getByLabelText('Your name');
    await fireEvent.input(field, { target: { value: 'A\u202enn' } });
    await fireEvent.change(field);
    expect((await screen.findByRole('alert')).textContent).toContain('cannot be seen');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect((field as HTMLInputElement).value).toBe('A\u202enn');
  });
});

describe('the chat', () => {
  it.each([
    ['passing', 'just watching'],
    ['muted', 'muted you'],
    ['closed', 'closed'],
  ] as const)('of somebody who is %s says so', (silent, words) => {
    render(Chat, { table: table(), snapshot: snapshot({ silent }) });
    expect(screen.getByRole('note').textContent).toContain(words);
    expect(screen.queryByLabelText('Say something')).toBeNull();
  });

  it('of others takes words', () => {
    render(Chat, { table: table(), snapshot: snapshot({ silent: null }) });
    expect(screen.getByLabelText('Say something')).toBeTruthy();
  });
});

describe('a watch that the server ends', () => {
  it('is told to whoever shows the table', () => {
    const wire: Wire = { onopen: null, onmessage: null, onclose: null, send: () => undefined, close: () => undefined };
    const connection = new Connection(() => wire);
    const refusals: Refusal[] = [];
    connection.allow();
    const stop = connection.watch(
      't1',
      0,
      () => undefined,
      (one) => refusals.push(one),
    );
    const tell = () =>
      wire.onmessage?.({
        data: JSON.stringify({ table: 't1', ...refusal('table', 'removed') }),
      } as MessageEvent<string>);
    wire.onopen?.({} as Event);
    tell();
    stop();
    tell();
    expect(refusals.map(({ code }) => code)).toEqual(['removed']);
  });

  it('takes the table from the screen, unless it is only a trouble that passes', () => {
    const shown = table();
    shown.follow(snapshot());
    shown.lose({ path: 'server', message: 'busy' });
    expect(shown.now).not.toBeNull();
    shown.lose({ path: 'table', message: 'there is none', code: 'removed' });
    expect([shown.now, shown.failure?.code]).toEqual([null, 'removed']);
  });
});

describe('the host’s panel', () => {
  const shown = () => named(snapshot({ onlookers: ONLOOKERS, muted: ['p7'] }));

  it('lists who plays and who watches', () => {
    render(HostPanel, { table: table(), snapshot: shown() });
    const rows = screen.getAllByRole('listitem').map((row) => row.textContent ?? '');
    expect(rows.map((row) => ['Bob', 'Zoë', 'Guest 1234'].find((name) => row.includes(name)))).toEqual([
      'Bob',
      'Zoë',
      'Guest 1234',
    ]);
    expect(rows[1]).toContain('came by the invitation · muted');
    expect(rows[2]).toContain('passing by');
    expect(screen.getByText(/2 people are watching/).textContent).toContain('One of them has not given a name');
  });

  it('mutes, unmutes, removes after a second question, and renews the invitation', async () => {
    answers['POST /api/tables/t1/invitation'] = [200, { invitation: 'new' }];
    const connection = new FakeConnection();
    const hosted = table(connection);
    hosted.follow(snapshot());
    render(HostPanel, { table: hosted, snapshot: shown() });
    const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
    const news = async (seq: number, kind: 'muted' | 'removed' | 'renewed') => {
      await vi.waitFor(() => expect(asked).toHaveLength(seq - 5));
      expect(hosted.asking).toBe(1);
      connection.tell(wired(seq, [kind === 'muted' ? { seq, kind, person: 'p1', muted: true } : { seq, kind }]));
      await vi.waitFor(() => expect(hosted.asking).toBe(0));
    };
    await click('Mute Bob');
    await click('Mute Bob'); // until that is shown nothing is asked for twice
    await news(6, 'muted');
    await click('Unmute Zoë');
    await news(7, 'muted');
    await click('Remove Guest 1234');
    expect(asked).toHaveLength(2);
    await click('Remove Guest 1234 for good');
    await news(8, 'removed');
    await click('Renew the invitation');
    expect(asked).toHaveLength(3);
    await click('Renew the invitation');
    await news(9, 'renewed');
    expect((await screen.findByRole('status')).textContent).toContain('old link no longer works');
    expect(asked).toEqual([
      ['POST /api/tables/t1/mute', { person: 'p1', muted: true }],
      ['POST /api/tables/t1/mute', { person: 'p7', muted: false }],
      ['POST /api/tables/t1/remove', { person: 'p8' }],
      ['POST /api/tables/t1/invitation', {}],
    ]);
  });

  it('says why something was refused, and fetches the table that it was not true of', async () => {
    announcer.toasts = [];
    const hosted = table();
    hosted.follow(snapshot());
    render(HostPanel, { table: hosted, snapshot: shown() });
    answers['POST /api/tables/t1/mute'] = [409, refusal('person', '')];
    answers['GET /api/tables/t1'] = [200, snapshot({ seq: 9 })];
    await fireEvent.click(screen.getByRole('button', { name: 'Mute Bob' }));
    await vi.waitFor(() =>
      expect(announcer.toasts.map(({ text, bad }) => [text, bad])).toEqual([
        ['The table has moved on in the meantime.', true],
      ]),
    );
    await vi.waitFor(() => expect(hosted.now?.seq).toBe(9));
  });

  it('does not offer to remove those who have played a match that is over', () => {
    render(HostPanel, { table: table(), snapshot: { ...shown(), status: 'over' } });
    expect(screen.queryByRole('button', { name: 'Remove Bob' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Remove Zoë' })).toBeTruthy();
  });
});

describe('an invitation that is no longer good', () => {
  const wrong = new ApiError(404, '', null, 'invitation', 'invitation');
  const seen: Welcome = {
    game: 'stones',
    rules: 1,
    variant: { seats: 2 },
    edition: 'standard',
    own: null,
    status: 'open',
    hints: false,
    clock: null,
    host: 'Ada',
    places: [],
    seat: 1,
    mine: false,
  };

  it('says so at once; a public table can be joined without it', async () => {
    vi.spyOn(api, 'welcome').mockImplementation(async (_, invitation) => {
      if (invitation) throw wrong;
      return seen;
    });
    answers['POST /api/tables/t1/join'] = [200, snapshot()];
    render(Join, { parts: ['t1'], hash: 'old' });
    await vi.waitFor(() => expect(screen.getByRole('alert').textContent).toContain('The table is public'));
    expect(screen.getByText(/invites you/)).toBeTruthy();
    await fireEvent.click(screen.getByRole('button', { name: 'Only watch' }));
    const joins = asked.filter(([what]) => what.endsWith('/join')).map(([, body]) => body);
    expect(joins[0]).toEqual({ place: null });
  });

  it('is the end of it at a table that is not', async () => {
    vi.spyOn(api, 'welcome').mockRejectedValue(wrong);
    render(Join, { parts: ['t1'], hash: 'old' });
    await vi.waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Ask for the new link'));
    expect(screen.queryByRole('button', { name: 'Join' })).toBeNull();
  });
});
