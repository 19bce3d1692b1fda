/** What lies on a tile, in words. */

import { required } from '../../../../kit/required';
import { RAW } from '../../names';
import type { Laid } from '../../shown';
import { seatName } from '../../../../kit/words/names';
import type { Scene } from '../scene';

/** The goods on a tile: raw ones by number, pieces by producer and quality. */
export function goodsInWords(
  { words, boardWords, snapshot }: Pick<Scene, 'words' | 'boardWords' | 'snapshot'>,
  laid: Laid,
): string[] {
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
