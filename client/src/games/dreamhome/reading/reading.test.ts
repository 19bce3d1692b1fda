import { describe, expect, it } from 'vitest';
import { itIsRead, reader } from '../../../kit/testing/reading';
import { placeAfter } from '../../../kit/reading/walking';
import { CELLS } from '../names';
import type { Shown } from '../shown';
import { speech } from '../speech';
import { boardTexts } from '../texts';
import { edition } from '../vectors/vectors.json';
import positions from '../vectors/positions.json';
import { reading } from './reading';

const readAll = reader<Shown>({ slug: 'dreamhome', reading, texts: boardTexts, speech, positions, edition });

describe('the board in words', () => {
  itIsRead(readAll);

  it('says of every cell what lies there, and leads from floor to floor', () => {
    for (const { areas } of readAll('en')) {
      const homes = areas.filter(({ id }) => id.startsWith('home:'));
      expect(homes.length).toBeGreaterThan(1);
      for (const { rows } of homes) {
        expect(rows.flat().map(({ id }) => id)).toEqual(CELLS.map(({ name }) => name));
        expect(placeAfter(rows, 'middle_4', 'ArrowDown')?.id).toBe('basement_1'); // D2
        expect(placeAfter(rows, 'top_1', 'ArrowDown')?.id).toBe('middle_1');
      }
    }
  });

  it('says how large a room is, what it scores and what lies around a cell', () => {
    const texts = readAll('en').flatMap(({ areas }) =>
      areas.flatMap(({ rows }) => rows.flat().map(({ text }) => text)),
    );
    expect(texts).toContainEqual(expect.stringMatching(/: bedroom.*; card 1 of 2, at most 2; \d points?/));
    const told = readAll('en').flatMap(({ choices }) => choices);
    expect(told).toContainEqual(expect.stringMatching(/^Place the .* face up: .*; next to it: .*; below it: /));
    expect(told.filter((text) => text.startsWith('Take: ')).every((text) => !text.includes('olumn'))).toBe(true);
  });
});
