/** The edition's data as boards and pads read it: the five zones of every card, and the points. */

import { spellName, type Beast, type Kind, type MemoName, type Spice, type Weapon } from './goods';

export interface WeaponZone {
  kind: Weapon;
  left: number;
  right: number;
}

/** A goods card: five zones (L1). */
export interface Card {
  id: number;
  spice: Spice;
  gem: number;
  beast: Beast;
  weapon: WeaponZone;
  spell: string;
}

/** One way of scoring beasts (L71–L74), as the edition writes it. */
export interface MemoData {
  equal?: number[];
  different?: number[];
  any_pair?: number;
  equal_pair?: number;
  cycle?: Beast[];
  steps_ahead?: number[];
}

export interface Edition {
  cards: ReadonlyMap<number, Card>;
  memos: Readonly<Record<MemoName, MemoData>>;
  spicePoints: readonly number[];
}

interface Written {
  spices: { points: number[] };
  memo: Record<MemoName, MemoData>;
  card: Card[];
}

const read = new WeakMap<object, Edition>(); // names and pictures ask often

/** Read an edition as the server sends it, which has checked it; null while it loads. */
export function readEdition(data: unknown): Edition | null {
  if (!isWritten(data)) return null;
  const known = read.get(data);
  if (known) return known;
  const cards = data.card.map((card) => ({ ...card, spell: spellName(card.spell) ?? card.spell }));
  const edition: Edition = {
    cards: new Map(cards.map((card) => [card.id, card])),
    memos: data.memo,
    spicePoints: data.spices.points,
  };
  read.set(data, edition);
  return edition;
}

function isWritten(data: unknown): data is Written {
  return typeof data === 'object' && data !== null && 'card' in data && 'memo' in data;
}

/** What a card is as a good of this kind: the arguments of the text `good`. */
export function good(card: Card, kind: Kind): Record<string, string | number> {
  const { left, right } = card.weapon;
  if (kind === 'spice') return { kind, spice: card.spice };
  if (kind === 'gem') return { kind, gem: card.gem };
  if (kind === 'beast') return { kind, beast: card.beast };
  if (kind === 'weapon') return { kind, weapon: card.weapon.kind, left, right };
  return { kind, spell: card.spell };
}
