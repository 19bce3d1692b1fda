/** Reads a pad that was shared or kept: what does not fit is left out, for links travel far. */

import { isFields, listOf, nameIn, oneOf, seatsIn, type Fields, type Limits } from '../../../kit/pad/read';
import { required } from '../../../kit/required';
import type { Plain } from '../../../kit/types';
import { mayHold, type Edition } from '../edition';
import type { PadCell } from '../generated';
import { CELLS, cellNamed, DECORS, FLOORS, FLOOR_SIZES, HELPERS, ROOMS, type Decor, type Floor } from '../names';
import { floorsOn, type Pad, type PadDecor, type PadSeat } from '../score';
import { roomAround } from '../shown';

export const LIMITS: Limits = { fewest: 2, most: 4 };
export const MOST_CHILDREN = 99;
const MOST_CARDS = 48; // D1
const BESIDE: readonly Decor[] = ['tree_house', 'birdhouse'];

const cardsIn = (value: Plain | undefined): Plain[] => listOf(value, MOST_CARDS);

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

function readFloor(value: Plain | undefined, floor: Floor): PadCell[] {
  const names = [...ROOMS, 'empty', 'free'] as const;
  const row = cardsIn(value);
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
    const first = required(roomAround(floorsOn(seat), cell)[0]).name;
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
      name: nameIn(value),
      top: readFloor(value['top'], 'top'),
      middle: readFloor(value['middle'], 'middle'),
      basement: readFloor(value['basement'], 'basement'),
      decor: cardsIn(value['decor']).flatMap(readDecor),
      beside: BESIDE.filter((decor) => cardsIn(value['beside']).includes(decor)),
      roofs: cardsIn(value['roofs']).filter(
        (roof): roof is string => typeof roof === 'string' && /^[a-z]+\*?$/.test(roof),
      ),
      helpers: cardsIn(value['helpers']).flatMap((helper) => oneOf(HELPERS, helper)),
      children: Number.isInteger(children) ? Math.max(0, Math.min(MOST_CHILDREN, children)) : 0,
    },
    null,
  );
}

/** The pad in *value*, or null if it is none. */
export function readPad(value: Plain): Pad | null {
  const seats = seatsIn(value, LIMITS);
  return seats && { seats: seats.map(readSeat) };
}
