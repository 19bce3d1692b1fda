/** Reads a pad that was shared or kept: what does not fit is left out, for links travel far. */

import { isFields, listOf, nameIn, seatsIn, type Fields, type Limits } from '../../../kit/pad/read';
import type { Plain } from '../../../kit/types';
import type { Edition, TileData } from '../edition';
import { DONKEYS, ROADS, SALES, SEATS } from '../names';
import type { Pad, PadLandmark, PadSeat } from '../score';
import { FIGURES } from '../score/landmarks';

export const LIMITS: Limits = { fewest: 1, most: SEATS };
export const MOST = 1000; // points and coins

const count = (value: Plain | undefined, most: number): number =>
  typeof value === 'number' && Number.isInteger(value) ? Math.max(0, Math.min(most, value)) : 0;

/**
 * The most tiles that a longest road can have (M64), by the roads that can join them: each joint is an own road, or takes
 * a printed road of both its tiles; a printed road of every hamlet tile leads to the church (M12).
 */
export function longestPossible(edition: Edition, roads: number): number {
  if (!roads) return 0;
  const others = [...edition.tiles.values()].filter(({ id }) => id !== 'church');
  const ends = others.map(({ border, group }) => {
    const printed = border.filter(({ kind }) => kind === 'R').length;
    return Math.max(0, Math.min(2, group === 'hamlet' ? printed - 1 : printed));
  });
  ends.sort((one, other) => other - one);
  let [most, sum] = [0, 0];
  for (const [index, end] of ends.entries()) {
    sum += end;
    if (2 * (index - roads) <= sum) most = index + 1;
  }
  return most;
}

/** The longest road is of no tile, or of at least two; without an own road there is none (M64). */
export function longestOf(wanted: number, roads: number, edition: Edition): number {
  if (!roads || wanted < 1) return 0;
  return Math.max(2, Math.min(longestPossible(edition, roads), wanted));
}

/** The deliveries that the church takes from so many players together (M10). */
export const mostDeliveries = (edition: Edition, seats: number): number => edition.deliveries(seats).length;

/** The least and the most that can be counted on the board for a landmark. */
export function boundsOf(tile: TileData, tiles: number, connected: boolean): [number, number] {
  if (tile.scores?.per === 'way') return [connected ? 2 : 0, tiles];
  const kinds: Record<string, string> = { mountain: 'M', forest: 'F', printed_road: 'R' };
  const wanted = kinds[tile.scores?.per ?? ''] ?? 'RFM';
  return [0, tile.border.filter(({ kind }) => wanted.includes(kind)).length];
}

export function landmarkOf(tile: TileData, tiles: number, wanted: Fields = {}): PadLandmark {
  const connected = wanted['connected'] !== false;
  const figure = tile.scores && FIGURES[tile.scores.per];
  const [low, high] = boundsOf(tile, tiles, connected);
  const counted = figure ? { [figure]: Math.max(low, count(wanted[figure], high)) } : {};
  return { id: tile.id, ...(connected ? {} : { connected }), ...counted };
}

function readLandmarks(value: Plain | undefined, edition: Edition, taken: Set<string>): PadLandmark[] {
  return listOf(value, edition.tiles.size)
    .filter(isFields)
    .flatMap((written) => {
      const tile = edition.tiles.get(String(written['id']));
      if (!tile?.scores || taken.has(tile.id)) return [];
      taken.add(tile.id);
      return [landmarkOf(tile, edition.tiles.size, written)];
    });
}

function readSeat(value: Fields, edition: Edition, taken: Set<string>): PadSeat {
  const roads = count(value['roads'], ROADS);
  return {
    name: nameIn(value),
    track: count(value['track'], MOST),
    deliveries: count(value['deliveries'], edition.parts),
    sales: count(value['sales'], SALES),
    roads,
    planner: value['planner'] === true && roads > 0,
    longest: longestOf(count(value['longest'], MOST), roads, edition),
    coins: count(value['coins'], MOST),
    donkeys: count(value['donkeys'], DONKEYS),
    landmarks: readLandmarks(value['landmarks'], edition, taken),
  };
}

/** No more deliveries and sales than there are, and one Planner. */
export function tidied(seats: readonly PadSeat[], edition: Edition): PadSeat[] {
  let [deliveries, sales, planned] = [mostDeliveries(edition, seats.length), SALES, false];
  return seats.map((seat) => {
    const fitting = {
      ...seat,
      deliveries: Math.min(seat.deliveries, deliveries),
      sales: Math.min(seat.sales, sales),
      planner: seat.planner === true && seat.roads > 0 && !planned,
    };
    deliveries -= fitting.deliveries;
    sales -= fitting.sales;
    planned ||= fitting.planner;
    return fitting;
  });
}

/** The pad in *value*, or null if it is none. */
export function readPad(value: Plain, edition: Edition): Pad | null {
  const taken = new Set<string>();
  const seats = seatsIn(value, LIMITS)?.map((seat) => readSeat(seat, edition, taken));
  return seats ? { seats: tidied(seats, edition) } : null;
}
