/** A tile of the village in words: what it is, what lies there, who is there. */

import { required } from '../../../../kit/required';
import { RAW, type Tile } from '../../names';
import type { Laid } from '../../shown';
import { groupsOn } from './figures';
import { seatName } from '../../../../kit/words/names';
import { nameOf, type Scene } from '../scene';

/** The goods on a tile: raw ones by number, pieces by producer and quality. */
export function goodsInWords({ words, boardWords, snapshot }: Scene, laid: Laid): string[] {
  const raw = RAW.filter((good) => laid.goods[good]).map((good) =>
    boardWords.text('goods', { good: words.text(`good-${good}`), count: required(laid.goods[good]) }),
  );
  const pieces = laid.pieces.map(({ good, quality, seat }) =>
    boardWords.text(quality === 'high' ? 'piece-high' : 'piece', {
      good: words.text(`good-${good}`),
      name: seatName(snapshot.places, seat),
    }),
  );
  return [...raw, ...pieces];
}

function peopleInWords(scene: Scene, tile: Tile): string[] {
  return groupsOn(scene.shown, tile).flatMap((group) => {
    const { kind, seat, resting } = required(group[0]);
    const id = resting && kind === 'villager' ? 'villager-lying' : kind;
    return [scene.boardWords.text(id, { name: seatName(scene.snapshot.places, seat), count: group.length })];
  });
}

/** All that is to be known of a tile at a glance; *busy* if a villager may do something there now. */
export function tileInWords(scene: Scene, laid: Laid, busy: boolean): string {
  const parts = [
    nameOf(scene, laid.tile),
    ...(busy ? [scene.boardWords.text('something-to-do')] : []),
    ...(laid.owner === null
      ? []
      : [scene.boardWords.text('flag-of', { name: seatName(scene.snapshot.places, laid.owner) })]),
    ...goodsInWords(scene, laid),
    ...peopleInWords(scene, laid.tile),
  ];
  return scene.words.list(parts, 'narrow');
}
