import { describe, expect, it } from 'vitest';
import { decisionsIn, englishOf, type Decision } from '../../../kit/testing/decisions';
import { shownOf } from '../shown';
import made from '../vectors/decisions.json';
import { groupsOn } from '../board/village/figures';
import { reading } from './reading';
import type { Read } from './scene';
import { tileInWords } from './tile_words';

/** By tile: a seat, its villagers that stand and that lie, its donkeys that have not moved and that have. */
interface Told extends Decision {
  people: Record<string, [number, number, number, number, number][]>;
}

const decisions = decisionsIn<Told>(made).map((told) => ({ ...told, shown: shownOf(told.snapshot)! }));
await reading.texts.load('en');
const boardWords = reading.texts.in('en');

describe('who is on a tile', () => {
  it('is who is there by the rules', () => {
    for (const { shown, people } of decisions) {
      for (const { tile } of shown.tiles) {
        const found = shown.seats.map((_, seat) => {
          const count = (kind: string, resting: boolean): number =>
            groupsOn(shown, tile)
              .flat()
              .filter((one) => one.seat === seat && one.kind === kind && one.resting === resting).length;
          return [
            seat,
            count('villager', false),
            count('villager', true),
            count('donkey', false),
            count('donkey', true),
          ];
        });
        expect(found.filter((counts) => counts.slice(1).some(Boolean))).toEqual(people[tile] ?? []);
      }
    }
  });

  it('is said with the tile, and so is what lies there', () => {
    const words = englishOf('hamlet');
    for (const { snapshot, shown, people } of decisions) {
      const scene = { snapshot, shown, words, boardWords, ownWords: boardWords } as Read;
      for (const laid of shown.tiles) {
        const sentence = tileInWords(scene, laid);
        for (const [seat, standing, lying, fresh, moved] of people[laid.tile] ?? []) {
          const name = snapshot.places[seat]!.name!;
          if (standing) expect(sentence).toContain(boardWords.text('villager', { name, count: standing }));
          if (lying) expect(sentence).toContain(boardWords.text('villager-lying', { name, count: lying }));
          for (const count of [fresh, moved])
            if (count) expect(sentence).toContain(boardWords.text('donkey', { name, count }));
        }
        for (const [good, count] of Object.entries(laid.goods)) {
          expect(sentence).toContain(boardWords.text('goods', { good: words.text(`good-${good}`), count }));
        }
      }
    }
  });
});
