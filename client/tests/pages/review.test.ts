/** Hints and reviews: asked for by a click, told in words and figures, and nothing is played by them. */

import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { uiTexts } from '../../src/kit/words/ui_texts.svelte';
import type { Sheet } from '../../src/kit/types';
import { LANGUAGES, Words } from '../../src/kit/words/words';
import Review from '../../src/shell/pages/Review.svelte';
import type { Explanation, Suggestion, ReviewedDecision, Review as Found, ReviewNow } from '../../src/kit/types';
import { sayAction, sayExpected, sayFigures } from '../../src/shell/review/review';
import { apart, draw, spaced, ticksFor } from '../../src/shell/review/graph';
import { gameCatalogue } from '../../src/shell/games/catalogue.svelte';
import Hint from '../../src/shell/table/acting/Hint.svelte';
import { Table } from '../../src/shell/table/model/table.svelte';
import { FakeConnection, fakeOutbox, place, snapshot, TEXTS } from '../table_fixture';

const words = new Words('en', TEXTS);
const put = (stone: number) => ({
  action: { do: 'put', stone, cup: 'red' },
  message: { text: 'do-put', arguments: { stone, cup: 'red' } },
});
const judged = (frame: number, seat: number, points: number[], cost = 0): ReviewedDecision => ({
  frame,
  seat,
  played: { ...put(frame), points },
  best: { ...put(cost ? frame + 1 : frame), points },
  cost,
  error: 0.1,
});
const FOUND: Found = {
  decisions: [judged(2, 0, [10, 20]), judged(5, 1, [14.4, 17], 3.6), judged(9, 0, [16, 12])],
  turning: [1],
  positions: [],
  rounds: [
    { round: 1, frame: 0 },
    { round: 2, frame: 6 },
  ],
  choices: 7,
  last: 10,
};
const RESULT: Sheet = {
  seats: [
    { lines: {}, total: 18 },
    { lines: {}, total: 11 },
  ],
  ranking: [[0], [1]],
};
const asked: string[] = [];
let answers: Record<string, unknown> = {};

beforeEach(async () => {
  asked.length = 0;
  await uiTexts.use('en');
  vi.stubGlobal('fetch', async (path: string, request: RequestInit) => {
    const name = `${request.method} ${path}`;
    asked.push(name);
    const isText = path.includes('/text/');
    const answer = isText ? TEXTS : JSON.stringify(answers[name] ?? {});
    const headers = { 'content-type': isText ? 'text/plain' : 'application/json' };
    return new Response(answer, { status: isText || name in answers ? 200 : 404, headers });
  });
  await gameCatalogue.needWords('stones', 'en');
});

describe('the graph', () => {
  const BOX = { width: 320, height: 220, left: 20, right: 20, top: 10, bottom: 10 };

  it.each([
    [
      [3, 18],
      [0, 5, 10, 15, 20],
    ],
    [
      [-7, 4],
      [-10, -5, 0, 5],
    ],
    [[12], [12, 13]],
    [
      [0, 2600],
      [0, 1000, 2000, 3000],
    ],
  ])('spans %j by round figures', (values, expected) => {
    expect(ticksFor(values)).toEqual(expected);
  });

  it('has a line for every seat, from the first judged decision to the result', () => {
    const { lines, ticks, marks } = draw(FOUND, [18, 11], BOX);
    expect(ticks.map(({ points }) => points)).toEqual([10, 12, 14, 16, 18, 20]);
    expect(lines.map((line) => line.map(({ x }) => x))).toEqual([
      [20, 125, 265, 300],
      [20, 125, 265, 300],
    ]);
    expect(lines[0]?.map(({ y }) => y)).toEqual([210, 122, 90, 50]);
    expect(marks).toEqual([{ x: 125, y: 70, number: 1, seat: 1 }]);
  });

  it('has rounds on its axis, and a point for every decision', () => {
    const { rounds, decisions } = draw(FOUND, [18, 11], BOX);
    expect(rounds).toEqual([
      { x: 20, round: 1 },
      { x: 160, round: 2 },
    ]);
    expect(decisions.map(({ x, index }) => [x, index])).toEqual([
      [20, 0],
      [125, 1],
      [265, 2],
    ]);
  });

  it('draws a match of one decision that all was settled in', () => {
    const { lines } = draw(
      { decisions: [judged(4, 0, [5])], turning: [], positions: [], rounds: [], choices: 1, last: 4 },
      [5],
      BOX,
    );
    expect(lines.flat().every(({ x, y }) => Number.isFinite(x) && Number.isFinite(y))).toBe(true);
  });

  it('keeps numbers apart that would cover one another', () => {
    const at = (x: number, y: number, number: number) => ({ x, y, number, seat: 0 });
    expect(apart([at(50, 200, 1), at(60, 195, 2), at(55, 205, 3), at(200, 200, 4)])).toEqual([
      at(50, 200, 1),
      at(60, 173, 2),
      at(55, 139, 3),
      at(200, 200, 4),
    ]);
    expect(apart([at(50, 20, 1), at(50, 20, 2)]).map(({ y }) => y)).toEqual([20, 42]);
  });

  it('puts the marks of seats at different places, and one at the end of each line', () => {
    const line = Array.from({ length: 41 }, (_, x) => ({ x, y: 0 }));
    const [one, two] = [0, 1].map((seat) => spaced(line, seat, 2).map(({ x }) => x));
    expect(one?.at(-1)).toBe(40);
    expect(two?.at(-1)).toBe(40);
    expect(one?.slice(0, -1).filter((x) => two?.includes(x))).toEqual([]);
  });
});

describe('what a bot expects', () => {
  it('is one sentence', () => {
    expect([sayExpected(41.4, 36), sayExpected(1, 3), sayExpected(22, 21.6), sayExpected(7, null)]).toEqual([
      'The bot expects 41 points, 5 more than the best rival.',
      'The bot expects 1 point, 2 fewer than the best rival.',
      'The bot expects 22 points, as many as the best rival.',
      'The bot expects 7 points.',
    ]);
  });

  it.each(LANGUAGES)('is said in %s', async (language) => {
    await uiTexts.use(language);
    for (const rival of [null, 1, 5, 9]) expect(sayExpected(5, rival)).toMatch(/^\S+( \S+)+ 5 .+\.$/);
  });

  it('names an action as a choice, and as a line of the log if there are no other words', () => {
    const places = [place(0), place(1)];
    expect(sayAction({ text: 'do-greet', arguments: { seat: 1 } }, words, places, 0)).toBe('Greet Bob');
    const bare = new Words('en', 'do-nod =\n    .log = { $name } nods');
    expect(sayAction({ text: 'do-nod', arguments: {} }, bare, places, 1)).toBe('Bob nods');
  });
});

describe('the review of a match', () => {
  const OVER = snapshot({ status: 'over', legal: null, to_act: [], result: RESULT });
  const none: ReviewNow = { status: 'none', done: 0, of: 0, review: null };

  it('is begun by a button, tells how far it is, and shows itself', async () => {
    answers = {
      'GET /api/tables/t1': OVER,
      'GET /api/tables/t1/review': none,
      'POST /api/tables/t1/review': { ...none, status: 'working', done: 2, of: 8 },
    };
    render(Review, { parts: ['t1'] });
    await fireEvent.click(await screen.findByRole('button', { name: 'Review the match' }));
    const bar = await screen.findByRole<HTMLProgressElement>('progressbar');
    expect([bar.value, bar.max]).toEqual([2, 8]);
    screen.getByText('2 of 8 decisions judged');
    answers = { 'GET /api/tables/t1/review': { status: 'ready', done: 8, of: 8, review: FOUND } };
    await screen.findByRole('heading', { name: 'Turning points' }, { timeout: 3000 });
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('names the turning points, and leads to them in the replay', async () => {
    answers = {
      'GET /api/tables/t1': OVER,
      'GET /api/tables/t1/review': { status: 'ready', done: 3, of: 3, review: FOUND },
    };
    const { container } = render(Review, { parts: ['t1'] });
    await screen.findByText('Played: Put stone 5 into the red cup');
    screen.getByText('Better: Put stone 6 into the red cup');
    screen.getByText('costs 4 points of the lead');
    screen.getByText(/3 of 7 decisions were judged/);
    expect(screen.getByRole('link', { name: 'Show' }).getAttribute('href')).toBe('/replay/t1#5');
    const lines = [...container.querySelectorAll('path.line')];
    expect(new Set(lines.map((line) => line.getAttribute('stroke-dasharray'))).size).toBe(2);
    expect(asked.filter((name) => name.startsWith('POST'))).toEqual([]);
  });

  it('says the same in a table', async () => {
    answers = {
      'GET /api/tables/t1': OVER,
      'GET /api/tables/t1/review': { status: 'ready', done: 3, of: 3, review: FOUND },
    };
    render(Review, { parts: ['t1'] });
    const rows = within(await screen.findByRole('table', { hidden: true })).getAllByRole('row', { hidden: true });
    expect(rows.map((row) => [...row.children].map((cell) => cell.textContent?.trim()))).toEqual([
      ['Played', 'Ada', 'Bob', 'Lost'],
      ['Put stone 2 into the red cup', '10', '20', ''],
      ['Put stone 5 into the red cup', '14', '17', '4'],
      ['Put stone 9 into the red cup', '16', '12', ''],
      ['The final sheet', '18', '11', ''],
    ]);
  });
});

const REASON: Explanation = {
  facts: [
    { text: 'reason-cup', arguments: { points: 3 } },
    { text: 'reason-line', arguments: { line: 'stones', points: 1, sign: 'plus' } },
    { text: 'reason-rival', arguments: { seat: 1, points: 2, sign: 'minus' } },
  ],
  later: false,
};

describe('the hint', () => {
  function open(hints = true) {
    const play = vi.fn(async () => ({ seq: 0 }));
    const now = snapshot({ hints });
    const table = new Table('t1', new FakeConnection(), fakeOutbox(play), () => 0);
    table.follow(now);
    return { play, table, ...render(Hint, { table, snapshot: now, words, mayAsk: true }) };
  }

  it('shows what a bot would play, and marks the choice without playing it', async () => {
    const best = [
      { ...put(1), reason: REASON, points: 21, rival: 19.2, less: 0, success: 0.6 },
      { ...put(2), reason: { facts: [], later: false }, points: 20, rival: 20, less: 2, success: 0.5 },
    ];
    answers = { 'POST /api/tables/t1/hint': { best } };
    const { table, play } = open();
    await fireEvent.click(screen.getByRole('button', { name: 'Hint' }));
    const first = await screen.findByRole('button', { name: /Put stone 1 into the red cup/, hidden: true });
    expect(first.textContent).toContain('The bot expects 21 points, 2 more than the best rival.');
    expect(first.textContent).toContain('3 for the cup; Stones: +1; Bob: −2');
    const second = screen.getByRole('button', { name: /Put stone 2/ });
    expect(second.textContent).toContain('About 2 points less.');
    await vi.waitFor(() => expect(table.picker.ready).toEqual({ do: 'put', stone: 1, cup: 'red' }));
    expect(play).not.toHaveBeenCalled();
  });

  it('says that the favourite is better in the end where another one brings more at once', () => {
    const bring = (points: number): Suggestion => ({
      ...put(points),
      reason: { facts: [{ text: 'reason-line', arguments: { line: 'stones', points, sign: 'plus' } }], later: false },
      points: null,
      rival: null,
      less: null,
      success: 0.5,
    });
    const [less, more] = [bring(1), bring(2)];
    expect(sayFigures(less, [less, more])).toBe('Fewer points now, but more in the end by the bot’s search.');
    expect(sayFigures(more, [less, more])).toBe('');
    expect(sayFigures(more, [more, less])).toBe('');
  });

  it('says when there is none to be had, and lets one try again', async () => {
    answers = {};
    open();
    await fireEvent.click(screen.getByRole('button', { name: 'Hint' }));
    await screen.findByRole('button', { name: 'Try again', hidden: true });
    expect(screen.getByRole('alert', { hidden: true }).textContent).not.toBe('');
  });
});
