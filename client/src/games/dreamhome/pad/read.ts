/** Reads a pad that was shared or kept: what does not fit is left out, for links travel far. */

import type { Plain } from '../../../kit/types';
import { mayHold, type Edition } from '../edition';
import { CELLS, cellNamed, DECORS, FLOORS, FLOOR_SIZES, HELPERS, ROOMS, type Decor, type Floor, type Lying } from '../names';
import { floorsOn, type Pad, type PadDecor, type PadSeat } from '../score';
import { roomAround } from '../shown';

export const MOST_SEATS = 4;
export const FEWEST_SEATS = 2;
export const MOST_CHILDREN = 99;
const MOST_CARDS = 48; // D1
const LONGEST_NAME = 40;
const BESIDE: readonly Decor[] = ['tree_house', 'birdhouse'];

type Fields = { [key: string]: Plain };

const isFields = (value: Plain | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: Plain | undefined): Plain[] => (Array.isArray(value) ? value.slice(0, MOST_CARDS) : []);

function oneOf<T extends string>(names: readonly T[], value: Plain | undefined): T[] {
  return names.filter((name) => name === value);
}

export function emptySeat(name: string): PadSeat {
  const floor = (size: number): 'free'[] => Array.from({ length: size }, () => 'free');
  return {
    name,
    top: floor(FLOOR_SIZES.top),
    middle: floor(FLOOR_SIZES.middle),
    basement: floor(FLOOR_SIZES.basement),
    decor: [],
    beside: [],
    roofs: [],
    helpers: [],
    children: 0,
  };
}

function readFloor(value: Plain | undefined, floor: Floor): (Lying | 'free')[] {
  const names = [...ROOMS, 'empty', 'free'] as const;
  const row = listOf(value);
  return Array.from({ length: FLOOR_SIZES[floor] }, (_, place) => oneOf(names, row[place])[0] ?? 'free');
}

function readDecor(value: Plain): PadDecor[] {
  if (!isFields(value)) return [];
  const floor = oneOf(FLOORS, value['floor'])[0];
  const id = oneOf(DECORS, value['id'])[0];
  const cell = Number(value['cell']);
  return floor && id && cellNamed(`${floor}_${cell + 1}`) ? [{ id, floor, cell }] : [];
}

/** Keep only tokens that may stand where they do: one a room, in a room of their types, each once (D31, D33). */
export function tidied(seat: PadSeat, edition: Edition | null): PadSeat {
  const kept: PadDecor[] = [];
  const used = new Set<string>();
  for (const token of seat.decor) {
    const room = seat[token.floor][token.cell];
    const cell = CELLS.find(({ floor, place }) => floor === token.floor && place === token.cell);
    if (!cell || !room || room === 'free' || room === 'empty' || kept.some(({ id }) => id === token.id)) continue;
    if (edition && !mayHold(edition.decor[token.id], room)) continue;
    const first = roomAround(floorsOn(seat), cell)[0]!.name;
    if (used.has(first)) continue;
    used.add(first);
    kept.push(token);
  }
  return { ...seat, decor: kept };
}

function readSeat(value: Fields): PadSeat {
  const children = Number(value['children']);
  return tidied(
    {
      name: typeof value['name'] === 'string' ? value['name'].slice(0, LONGEST_NAME) : '',
      top: readFloor(value['top'], 'top'),
      middle: readFloor(value['middle'], 'middle'),
      basement: readFloor(value['basement'], 'basement'),
      decor: listOf(value['decor']).flatMap(readDecor),
      beside: BESIDE.filter((decor) => listOf(value['beside']).includes(decor)),
      roofs: listOf(value['roofs']).filter((roof): roof is string => typeof roof === 'string' && /^[a-z]+\*?$/.test(roof)),
      helpers: listOf(value['helpers']).flatMap((helper) => oneOf(HELPERS, helper)),
      children: Number.isInteger(children) ? Math.max(0, Math.min(MOST_CHILDREN, children)) : 0,
    },
    null,
  );
}

/** The pad in *value*, or null if it is none. */
export function readPad(value: Plain): Pad | null {
  if (!isFields(value)) return null;
  const seats = listOf(value['seats']).filter(isFields).slice(0, MOST_SEATS);
  return seats.length < FEWEST_SEATS ? null : { seats: seats.map(readSeat) };
}
