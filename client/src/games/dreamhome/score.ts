/** The pad's own scoring, for tables without a connection: the same answers as the rules in Python give (D70–D75). */

import type { Plain, Sheet } from '../../kit/types';
import { readEdition, type Edition } from './edition';
import { FLOORS, LINES, type Decor, type Floor, type Helper, type Lying } from './names';
import { decorPoints, functionality, helperPoints, roomPoints } from './score/home';
import { readTile, roofPoints } from './score/roof';
import type { Floors } from './shown';

export interface PadDecor {
  id: Decor;
  floor: Floor;
  cell: number; // from 0
}

/** One player's home, as in the score format: `free` is a cell without a card. */
export interface PadSeat extends Record<Floor, (Lying | 'free')[]> {
  name: string;
  decor: PadDecor[];
  beside: Decor[];
  roofs: string[]; // `red`, `red*` with a window
  helpers: Helper[];
  children: number;
}

export interface Pad {
  seats: PadSeat[];
}

/** The floors of a pad, with their décor on them. */
export function floorsOn(seat: PadSeat): Floors {
  const tokens = seat.decor ?? [];
  const floor = (name: Floor) =>
    seat[name].map((room, place) => {
      const decor = tokens.find((token) => token.floor === name && token.cell === place)?.id ?? null;
      return room === 'free' ? null : { room, decor };
    });
  return Object.fromEntries(FLOORS.map((name) => [name, floor(name)])) as Floors;
}

/** One home's points, line by line. */
export function linesOf(seat: PadSeat, edition: Edition): number[] {
  const floors = floorsOn(seat);
  const beside = seat.beside ?? [];
  return [
    roomPoints(floors, edition),
    decorPoints(floors, beside, edition),
    functionality(floors),
    roofPoints((seat.roofs ?? []).map(readTile)),
    helperPoints(floors, beside, seat.helpers ?? []),
  ];
}

const sum = (line: readonly number[]): number => line.reduce((total, points) => total + points, 0);

/** Score all homes; a tie goes to more children, else the place is shared (D75). */
export function score(pad: Plain, data: Plain): Sheet {
  const { seats } = pad as unknown as Pad;
  const edition = readEdition(data);
  if (!edition) throw new Error('the edition is not there yet');
  const lines = seats.map((seat) => linesOf(seat, edition));
  const keys = seats.map((seat, at) => sum(lines[at]!) * 1000 + (seat.children ?? 0));
  const order = seats.map((_, at) => at).sort((a, b) => keys[b]! - keys[a]! || a - b);
  const places = [...new Set(order.map((seat) => keys[seat]!))];
  return {
    seats: lines.map((line) => ({
      lines: Object.fromEntries(LINES.map((name, at) => [name, line[at]!])),
      total: sum(line),
    })),
    ranking: places.map((key) => order.filter((seat) => keys[seat] === key)),
  };
}
