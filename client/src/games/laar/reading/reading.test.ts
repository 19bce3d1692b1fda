import { describe, expect, it } from 'vitest';
import { itIsRead, reader } from '../../../kit/testing/reading';
import { KINDS } from '../goods';
import type { Shown } from '../shown';
import { speech } from '../speech';
import { boardTexts } from '../texts';
import { edition } from '../vectors/vectors.json';
import positions from '../vectors/positions.json';
import { reading } from './reading';

const readAll = reader<Shown>({ slug: 'laar', reading, texts: boardTexts, speech, positions, edition });

describe('the board in words', () => {
  itIsRead(readAll);

  it('has a row for every stack: what lies in it with its points, then its goods, oldest first', () => {
    for (const { areas, shown } of readAll('en')) {
      const goods = areas.filter(({ id }) => id.startsWith('goods:'));
      expect(goods).toHaveLength(shown.seats.length);
      for (const { rows, seat } of goods) {
        expect(rows.map(([stack]) => stack?.id)).toEqual(KINDS.map((kind) => `stack:${kind}`));
        const spices = shown.seats[seat ?? 0]?.stacks.spice ?? [];
        expect(rows[0]?.slice(1).map(({ id }) => id)).toEqual(spices.map((card) => `card:${card}`));
      }
    }
  });

  it('hides what is face down: a rival’s gems are counted, and their points are not known', () => {
    const texts = readAll('en').flatMap(({ areas }) =>
      areas.flatMap(({ rows }) => rows.flat().map(({ text }) => text)),
    );
    expect(texts).toContainEqual(expect.stringMatching(/^gems: \d+ gems? face down.*; points not known$/));
  });
});
