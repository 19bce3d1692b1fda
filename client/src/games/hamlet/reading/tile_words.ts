/** A tile of the village in words: what it is, what lies there, who is there. */

import { required } from '../../../kit/required';
import { seatName } from '../../../kit/words/names';
import { nameOf } from '../board/scene';
import { groupsOn } from '../board/village/figures';
import { goodsInWords } from '../board/village/goods_words';
import type { Tile } from '../names';
import type { Laid } from '../shown';
import type { Read } from './scene';

type Speaking = Pick<Read, 'words' | 'boardWords' | 'ownWords' | 'snapshot' | 'shown'>;

function peopleInWords(scene: Speaking, tile: Tile): string[] {
  return groupsOn(scene.shown, tile).flatMap((group) => {
    const { kind, seat, resting } = required(group[0]);
    const id = resting && kind === 'villager' ? 'villager-lying' : kind;
    return [scene.boardWords.text(id, { name: seatName(scene.snapshot.places, seat), count: group.length })];
  });
}

/** All that is to be known of a tile at a glance. */
export function tileInWords(scene: Speaking, laid: Laid): string {
  const parts = [
    nameOf(scene, laid.tile),
    ...(laid.owner === null
      ? []
      : [scene.boardWords.text('flag-of', { name: seatName(scene.snapshot.places, laid.owner) })]),
    ...goodsInWords(scene, laid),
    ...peopleInWords(scene, laid.tile),
  ];
  return scene.ownWords.list(parts, 'narrow');
}
