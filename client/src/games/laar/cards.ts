/** The edition's data as boards and pads read it: the five zones of every card, and the points. */

import { editionReader } from '../../kit/edition';
import type { CardData as Card, EditionData, MemoData } from './generated';
import { spellName, type Kind, type MemoName } from './goods';

export type { CardData as Card, MemoData, PadWeapon as WeaponZone } from './generated';

export interface Edition {
  cards: ReadonlyMap<number, Card>;
  memos: Readonly<Record<MemoName, MemoData>>;
  spicePoints: readonly number[];
}

/** Read an edition as the server sends it; null while it loads. */
export const readEdition = editionReader((data: EditionData): Edition => {
  const cards = data.card.map((card) => ({ ...card, spell: spellName(card.spell) ?? card.spell }));
  return { cards: new Map(cards.map((card) => [card.id, card])), memos: data.memo, spicePoints: data.spices.points };
});

/** What a card is as a good of this kind: the arguments of the text `good`. */
export function good(card: Card, kind: Kind): Record<string, string | number> {
  const { left, right } = card.weapon;
  if (kind === 'spice') return { kind, spice: card.spice };
  if (kind === 'gem') return { kind, gem: card.gem };
  if (kind === 'beast') return { kind, beast: card.beast };
  if (kind === 'weapon') return { kind, weapon: card.weapon.kind, left, right };
  return { kind, spell: card.spell };
}
