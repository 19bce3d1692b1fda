/** Reads a pad that was shared or kept: what does not fit is left out, for links travel far. */

import { isFields, listOf, nameIn, oneOf, seatsIn, type Fields, type Limits } from '../../../kit/pad/read';
import { required } from '../../../kit/required';
import type { Plain } from '../../../kit/types';
import { isBeside, mayHold, type Edition } from '../edition';
import type { PadCell } from '../generated';
import { CELLS, cellNamed, DECORS, FLOORS, FLOOR_SIZES, HELPERS, ROOMS, type Floor } from '../names';
import { floorsOn, type Pad, type PadDecor, type PadSeat } from '../score';
import { readTile } from '../score/roof';
import { roomAround } from '../shown';

export const LIMITS: Limits = { fewest: 2, most: 4 };
export const MOST_CHILDREN = 99;
const MOST_CARDS = 48; // D1

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

/** The cards of a floor: those that may lie there (D22), and no more of a room than it can have (D23). */
function readFloor(value: Plain | undefined, floor: Floor, edition: Edition): PadCell[] {
  const names = [...ROOMS, 'empty', 'free'] as const;
  const row = cardsIn(value);
  const found: PadCell[] = [];
  let size = 0;
  for (let place = 0; place < FLOOR_SIZES[floor]; place += 1) {
    const cell = oneOf(names, row[place])[0] ?? 'free';
    size = cell === found[place - 1] ? size + 1 : 1;
    const fits = cell === 'empty' || cell === 'free' || mayLie(edition, cell, floor, size);
    if (!fits) size = 0;
    found.push(fits ? cell : 'free');
  }
  return found;
}

function mayLie({ rooms }: Edition, type: keyof Edition['rooms'], floor: Floor, size: number): boolean {
  const { category, points } = rooms[type];
  return (category === 'basement') === (floor === 'basement') && size <= points.length;
}

/** Roofs of colours that there are, one window a colour (D73). */
function readRoofs(value: Plain | undefined, { colours }: Edition): string[] {
  const windows = new Set<string>();
  return cardsIn(value).filter((roof): roof is string => {
    if (typeof roof !== 'string') return false;
    const { colour, window } = readTile(roof);
    if (!colours.includes(colour) || (window && windows.has(colour))) return false;
    if (window) windows.add(colour);
    return roof === colour || roof === `${colour}*`;
  });
}

function readDecor(value: Plain): PadDecor[] {
  if (!isFields(value)) return [];
  const floor = oneOf(FLOORS, value['floor'])[0];
  const id = oneOf(DECORS, value['id'])[0];
  const cell = Number(value['cell']);
  return floor && id && cellNamed(`${floor}_${cell + 1}`) ? [{ id, floor, cell }] : [];
}

/** Keep only tokens that may stand where they do: one a room, in a room of their types, each once (D31, D33). */
export function tidied(seat: PadSeat, edition: Edition): PadSeat {
  const kept: PadDecor[] = [];
  const used = new Set<string>();
  for (const token of seat.decor) {
    const room = seat[token.floor][token.cell];
    const cell = CELLS.find(({ floor, place }) => floor === token.floor && place === token.cell);
    if (!cell || !room || room === 'free' || room === 'empty' || kept.some(({ id }) => id === token.id)) continue;
    if (!mayHold(edition.decor[token.id], room)) continue;
    const first = required(roomAround(floorsOn(seat), cell)[0]).name;
    if (used.has(first)) continue;
    used.add(first);
    kept.push(token);
  }
  return { ...seat, decor: kept };
}

function readSeat(value: Fields, edition: Edition): PadSeat {
  const children = Number(value['children']);
  return tidied(
    {
      name: nameIn(value),
      top: readFloor(value['top'], 'top', edition),
      middle: readFloor(value['middle'], 'middle', edition),
      basement: readFloor(value['basement'], 'basement', edition),
      decor: cardsIn(value['decor']).flatMap(readDecor),
      beside: DECORS.filter((id) => isBeside(edition.decor[id]) && cardsIn(value['beside']).includes(id)),
      roofs: readRoofs(value['roofs'], edition),
      helpers: cardsIn(value['helpers']).flatMap((helper) => oneOf(HELPERS, helper)),
      children: Number.isInteger(children) ? Math.max(0, Math.min(MOST_CHILDREN, children)) : 0,
    },
    edition,
  );
}

/** The pad in *value*, or null if it is none. */
export function readPad(value: Plain, edition: Edition): Pad | null {
  const seats = seatsIn(value, LIMITS);
  return seats && { seats: seats.map((seat) => readSeat(seat, edition)) };
}
