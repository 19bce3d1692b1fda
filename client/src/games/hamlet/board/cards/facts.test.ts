import { describe, expect, it } from 'vitest';
import { englishOf } from '../../../../kit/testing/decisions';
import { madeAs } from '../../../../kit/testing/made';
import type { Snapshot } from '../../../../kit/types';
import { readEdition } from '../../edition';
import { GOODS, type Good } from '../../names';
import type { Scene } from '../scene';
import { boardWordsIn } from '../../texts';
import constants from '../../vectors/constants.json';
import { edition as data } from '../../vectors/vectors.json';
import { blueprintInWords, factOf } from './facts';

/** What is printed on a tile, as the rules in Python have read it. */
interface Printed {
  cost: Partial<Record<Good | 'coins', number>>;
  points: number;
  yields?: { goods: Good[]; slots: number; coins: number; points: number };
  refines?: { from: Good; to: Good; slots: number };
  scores?: { per: string; points: number; most: number };
}

const edition = readEdition(data)!;
const tiles = Object.entries(madeAs<Record<string, Printed>>(constants.tiles));
const [words, boardWords] = [englishOf('hamlet'), boardWordsIn('en')];
const name = (good: string): string => words.text(`good-${good}`);
const speaking = { words, boardWords, edition };

/** The sentence about a tile, by what Python has read of it. */
function expected(id: string, { yields, refines, scores }: Printed, seats: number): string {
  if (yields) {
    const goods = yields.goods.map(name).join(' / ');
    return boardWords.text(yields.points ? 'fact-barn' : 'fact-source', { ...yields, goods });
  }
  if (refines) return boardWords.text('fact-refinery', { ...refines, from: name(refines.from), to: name(refines.to) });
  if (scores) return boardWords.text(`scores-${scores.per}`, scores);
  return boardWords.text(`fact-${id.replace('_', '-')}`, id === 'market' ? constants.prices[seats - 1] : {});
}

describe('what a tile is good for', () => {
  it.each([1, 2, 3, 4])('is said as it is in the rules, with %d seats', (seats) => {
    expect(tiles.map(([id]) => id).sort()).toEqual([...edition.tiles.keys()].sort());
    for (const [id, printed] of tiles) {
      expect(factOf(edition.tiles.get(id)!, seats, speaking), id).toBe(expected(id, printed, seats));
    }
  });

  it('comes with its cost and its points', () => {
    const snapshot = { variant: { seats: 4 } } as Snapshot;
    for (const [id, printed] of tiles.filter(([, { cost }]) => Object.keys(cost).length)) {
      const sentence = blueprintInWords({ ...speaking, snapshot } as Scene, id);
      for (const good of [...GOODS, 'coins' as const]) {
        const part = `${printed.cost[good]} × ${words.text(`any_of-${good}`)}`;
        expect(sentence.includes(part), `${id}: ${part}`).toBe(good in printed.cost);
      }
      expect(sentence).toContain(boardWords.text('points', { points: printed.points }));
      expect(sentence.endsWith(expected(id, printed, 4))).toBe(true);
    }
  });
});
