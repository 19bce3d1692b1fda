/** What the parts of the board share, and the words for squares and cards. */

import type { BoardScene } from '../../../kit/board/scene';
import type { Words } from '../../../kit/words/words';
import type { Edition } from '../edition';
import type { Shown } from '../shown';
import { nameOf, type Square } from '../squares';

export type Scene = BoardScene<Shown, Edition>;

export function squareName(square: Square, { words, boardWords }: { words: Words; boardWords: Words }): string {
  const name = words.text(`square-${nameOf(square)}`);
  if (square.cube) return boardWords.text('with-cube', { name });
  if (square.points !== null) return boardWords.text('with-points', { name, points: square.points });
  return square.tile ? boardWords.text('as-tile', { name }) : name;
}

/** A card in words: its number, then its squares row by row. */
export function cardName(card: number, scene: Pick<Scene, 'edition' | 'words' | 'boardWords'>): string {
  const face = scene.edition.cards.get(card) ?? [];
  return scene.boardWords.text('card-named', {
    card,
    squares: scene.words.list(
      face.map((one) => squareName(one, scene)),
      'narrow',
    ),
  });
}
