/** The pad's own scoring, for tables without a connection: the same answers as the rules in Python give (D70–D75). */

import { loaded } from '../../kit/edition';
import { required } from '../../kit/required';
import { ranking } from '../../kit/sheet/ranking';
import type { Plain, Sheet } from '../../kit/types';
import { readEdition, type Edition } from './edition';
import type { PadSeat as WrittenSeat } from './generated';
import { FLOORS, LINES, type Floor } from './names';
import { decorPoints, functionality, helperPoints, roomPoints } from './score/home';
import { readTile, roofPoints } from './score/roof';
import type { Floors } from './shown';

export type { PadDecor } from './generated';

/** One player's home with all its fields, as our own pad writes it; a pad from elsewhere may leave some out. */
export type PadSeat = Required<WrittenSeat>;
export type Pad = { seats: PadSeat[] };

/** How many cards lie in a home on a pad. */
export const cardsOf = (seat: WrittenSeat): number =>
  FLOORS.flatMap((floor) => seat[floor]).filter((room) => room !== 'free').length;

/** The floors of a pad, with their décor on them. */
export function floorsOn(seat: WrittenSeat): Floors {
  const tokens = seat.decor ?? [];
  const floor = (name: Floor) =>
    seat[name].map((room, place) => {
      const decor = tokens.find((token) => token.floor === name && token.cell === place)?.id ?? null;
      return room === 'free' ? null : { room, decor };
    });
  return Object.fromEntries(FLOORS.map((name) => [name, floor(name)])) as Floors;
}

/** One home's points, line by line. */
export function linesOf(seat: WrittenSeat, edition: Edition): number[] {
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
  const { seats } = pad as { seats: WrittenSeat[] };
  const edition = loaded(readEdition(data));
  const rows = seats.map((seat) => {
    const line = linesOf(seat, edition);
    const lines = Object.fromEntries(LINES.map((name, index) => [name, required(line[index])]));
    return { lines, total: sum(line), children: seat.children ?? 0 };
  });
  return {
    seats: rows.map(({ lines, total }) => ({ lines, total })),
    ranking: ranking(rows.map(({ total, children }) => [total, children])),
  };
}
