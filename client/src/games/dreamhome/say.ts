/** The names of things in a game's own words. */

import type { Words } from '../../kit/words/words';
import type { Laid, ResourceCard, RoomCard } from './shown';

export const roomName = (words: Words, type: string): string => words.text(`room-${type}`);

/** A room card with its children, if any. */
export function cardName(card: RoomCard | Laid, words: Words): string {
  const parts = [roomName(words, card.room)];
  if ('decor' in card && card.decor) parts.push(words.text(`decor-${card.decor}`));
  if (card.children) parts.push(words.text('children', { count: card.children }));
  return words.list(parts, 'narrow');
}

export function resourceName(card: ResourceCard, words: Words, boardWords: Words): string {
  if (card.resource === 'roof') {
    const colour = words.text(`colour-${card.colour}`);
    return boardWords.text(card.window ? 'roof-window' : 'roof-plain', { colour });
  }
  return words.text(`${card.resource}-${card.tool ?? card.helper ?? card.decor}`);
}
