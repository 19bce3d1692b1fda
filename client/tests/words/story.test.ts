import { describe, expect, it } from 'vitest';
import { outline, speakOf } from '../../src/kit/board/spoken';
import { beatsOf, roundsOf, sayDraws } from '../../src/kit/words/story';
import { Words } from '../../src/kit/words/words';
import { paceFor, stepsOf } from '../../src/shell/table/model/recall.svelte';
import type { Frame, Line } from '../../src/kit/types';
import { line, place } from '../table_fixture';

const drawn = (seq: number, round: number | null = null): Line =>
  line(seq, null, { round, seen: { do: 'deal', card: seq }, message: { text: 'do-deal', arguments: { card: seq } } });
const frame = (log: Line | null): Frame => ({
  shown: { index: log?.seq ?? 0 },
  sheet: { seats: [], ranking: [] },
  log,
});
const WORDS = new Words(
  'en',
  `do-deal = Deal
    .log = Card { $card } is dealt
    .many = { $count } cards are dealt
do-put = Put
    .log = { $name } puts { $stone }`,
);

describe('the log as a story', () => {
  it('tells draws that follow each other together, and everything else by itself', () => {
    const beats = beatsOf([drawn(1), drawn(2), line(3, 0), line(4, 0), drawn(5)]);
    expect(beats.map((beat) => beat.map(({ seq }) => seq))).toEqual([[1, 2], [3], [4], [5]]);
    const draws = beats.filter(([first]) => first?.seat === null);
    expect(draws.map((beat) => sayDraws(beat, WORDS, [place(0)], 0, 'Chance'))).toEqual([
      '2 cards are dealt',
      'Card 5 is dealt',
    ]);
  });

  it('has its rounds, and a line without one belongs to the round before', () => {
    const rounds = roundsOf([drawn(1, 1), line(2, 0, { round: 1 }), line(3, 1), line(4, 0, { round: 2 })]);
    expect(rounds.map(({ number, beats }) => [number, beats.flat().map(({ seq }) => seq)])).toEqual([
      [1, [1, 2, 3]],
      [2, [4]],
    ]);
  });
});

describe('what happened since one’s turn', () => {
  it('is one step for draws, and leaves out what was taken back', () => {
    const frames = [null, drawn(1), drawn(2), line(3, 1), line(4, 1, { undone: true })].map(frame);
    const steps = stepsOf(frames);
    expect(steps.map(({ frame: { log }, beat }) => [log?.seq, beat.length])).toEqual([
      [2, 2],
      [3, 1],
    ]);
  });

  it.each([1, 3, 40, 300])('takes at most five seconds, with %i actions', (many) => {
    const frames = [null, ...Array.from({ length: many }, (_, index) => line(index + 1, index % 3))].map(frame);
    const steps = stepsOf(frames);
    expect(steps.length).toBeGreaterThan(0);
    expect((steps.length + 1) * paceFor(steps.length)).toBeLessThanOrEqual(5000);
    expect(paceFor(steps.length)).toBeGreaterThan(350); // still to be followed
    expect(steps.at(-1)?.frame.log?.seq).toBe(many);
  });
});

describe('what a line names', () => {
  function board(): HTMLElement {
    const root = document.createElement('div');
    root.innerHTML = `<div data-of="seat:0"><p id="mine" data-of="room:bed cell:top_1"></p></div>
      <div id="other" data-of="seat:1"><p id="theirs" data-of="room:bed cell:top_1"></p><p data-of="room:bed cell:top_2"></p></div>`;
    return root;
  }
  const placed = line(1, 1, { message: { text: 'do-place', arguments: { room: 'bed', cell: 'top_1' } } });
  const marked = (root: HTMLElement, name: string): string[] =>
    [...root.querySelectorAll(`[data-${name}]`)].map(({ id }) => id);

  it('is lit in the area of whoever acted, where it is named best', () => {
    const root = board();
    speakOf(root, placed);
    expect(marked(root, 'spoken')).toEqual(['theirs']);
    speakOf(root, null);
    expect(marked(root, 'spoken')).toEqual([]);
  });

  it('is outlined if it has changed, and an area never is', () => {
    const root = board();
    outline(root, [placed, line(2, 1, { message: { text: 'do-end', arguments: {} } })], 0, undefined);
    expect(marked(root, 'changed')).toEqual(['theirs']);
    outline(root, [placed], 0, () => []);
    expect(marked(root, 'changed')).toEqual([]);
  });
});
