/** What a viewer is shown of a match of Hokkaido, as the server's view writes it. */

import type { Plain, Snapshot } from '../../kit/types';
import { heightOf, widthOf, type Turn } from './edition';
import { keyOf, Land } from './land';
import type { Colour } from './squares';

export interface Placed {
  card?: number;
  province?: number;
  turn: Turn;
  x: number;
  y: number;
  under: number; // the squares, in reading order, that other cards hide: a set of bits
}

export interface City {
  map: string;
  left: number;
  top: number;
  cubes: Record<Colour, number>;
  terraformings: number;
  terraformed: boolean;
  due: number;
  cards: Placed[]; // in the order of laying
  layers: number[]; // their places in that order, the lowest layer first
}

export type Area = {
  card: number | null;
  pair: 'deck' | 'laid' | null;
  ready: boolean | null; // null: not all at once now
  cards_in_hand: number;
  goals: number[];
} & Partial<City>;

export interface Laid {
  seat: number;
  card: number | null; // null: laid unseen
  boosted: boolean;
}

export interface Shown {
  stage: string;
  round: number;
  to_act: number[];
  deck: number;
  supply: Record<Colour, number>;
  goals: number[];
  order: number[];
  laid: Laid[];
  colour: Colour | null;
  revealed: { card: number }[];
  hand: { card: number }[] | null;
  drawn: number | null;
  plays: { card: number }[] | null;
  mine: City[] | null;
  seats: Area[];
  // Since version 3 of the rules (H31).
  asked?: number | null; // who asked for order in this round
  again?: number[]; // whose commitments are void since
  turns?: number[]; // who is still to build in order, the next one first
}

export function shownOf(snapshot: { shown: Snapshot['shown'] | Plain }): Shown | null {
  return snapshot.shown as unknown as Shown | null;
}

/** A seat's city as the viewer sees it: one's own with what is committed already. */
export function cityOf(shown: Shown, seat: number, viewer: number | null): City | null {
  const mine = seat === viewer ? shown.mine?.[0] : null;
  if (mine) return mine;
  const area = shown.seats[seat];
  return area?.map === undefined ? null : (area as City);
}

export function landOf(city: City | null): Land {
  return city ? Land.read(city.map.split('\n'), city.left, city.top) : new Land();
}

/** Which card is to be seen on each square, by its place in the order of laying. */
export function ownersOf(city: City | null): Map<number, number> {
  const owners = new Map<number, number>();
  for (const at of city?.layers ?? []) {
    const { x, y, turn } = city!.cards[at]!;
    for (let dy = 0; dy < heightOf(turn); dy += 1) {
      for (let dx = 0; dx < widthOf(turn); dx += 1) owners.set(keyOf(x + dx, y + dy), at);
    }
  }
  return owners;
}

/** The other seats clockwise, the left neighbour first. */
export function othersOf(seats: number, seat: number | null): number[] {
  if (seat === null) return Array.from({ length: seats }, (_, at) => at);
  return Array.from({ length: seats - 1 }, (_, step) => (seat + 1 + step) % seats);
}
