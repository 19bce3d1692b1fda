/** What the chosen action, or the one looked at, would make of one's own city, and what that would be worth. */

import { pickedValue } from '../../../../kit/board/scene';
import { required } from '../../../../kit/required';
import type { Turn } from '../../edition';
import type { Land, Spot } from '../../land';
import { LINES, pointsOf, totalOf, type Line } from '../../score/points';
import { cityOf, landOf, shownOf } from '../../shown';
import { COLOURS, square, TILES, type Tile } from '../../squares';
import { landAfter, type Laying, type Placing } from './placing.svelte';
import type { Scene } from '../scene';

export const PRICE = 2; // H36: cubes of one colour

export interface Ghost {
  laying: Laying | null; // a card
  spot: Spot | null; // a square that would change
  land: Land; // as it would be
}

export interface Change {
  lines: { line: Line; points: number }[]; // those that change
  total: number;
}

function pickedSpot({ picker }: Scene): Spot | null {
  const [x, y] = [pickedValue(picker, 'x'), pickedValue(picker, 'y')];
  return typeof x === 'number' && typeof y === 'number' ? { x, y } : null;
}

export function cardToPlace({ shown, snapshot }: Pick<Scene, 'shown' | 'snapshot'>): number | null {
  const own = snapshot.seat === null ? null : (shown.seats[snapshot.seat]?.card ?? null);
  return own ?? (shown.plays?.length === 1 ? (shown.plays[0]?.card ?? null) : null);
}

/** A land after a desert has become something else; who has no more cubes than it costs pays at once (H36, H42). */
export function landWithTile(land: Land, spot: Spot, tile: Tile, isFree: boolean): Land {
  const colour = COLOURS[TILES.indexOf(tile)];
  const cubes = land.cells.filter(({ square: one }) => one.cube && one.colour === colour);
  const paid = isFree || cubes.length > PRICE ? [] : cubes;
  return paid.reduce(landWithoutCube, land.with([{ ...spot, square: square(tile, { tile: true }) }]));
}

/** A land after the cube on a square was paid (H25, H36). */
export function landWithoutCube(land: Land, { x, y }: Spot): Land {
  const one = land.at(x, y);
  return one ? land.with([{ x, y, square: { ...one, cube: false } }]) : land;
}

export function ghostOf(scene: Scene, placing: Placing, land: Land): Ghost | null {
  const { picker, edition, shown } = scene;
  const spot = pickedSpot(scene);
  const tile = pickedValue(picker, 'tile') as Tile | null;
  if (tile) {
    if (!spot) return null;
    return { laying: null, spot, land: landWithTile(land, spot, tile, shown.stage === 'gift') };
  }
  if (spot && ['pay', 'boost'].includes(picker.ready?.do ?? '')) {
    return { laying: null, spot, land: landWithoutCube(land, spot) };
  }
  const card = cardToPlace(scene);
  if (card === null || !placing.isOpen) return null;
  const picked = pickedValue(picker, 'turn') as Turn | null;
  const place = placing.placeAt(placing.over) ?? (picked === placing.turn ? placing.placeAt(spot) : null);
  if (!place) return null;
  const chosen = pickedValue(picker, 'under');
  const isChosen = spot?.x === place.x && spot.y === place.y && picked === placing.turn;
  const under = isChosen && typeof chosen === 'number' ? chosen : required(place.unders[0]);
  const laying = { card, turn: placing.turn, x: place.x, y: place.y, under };
  return { laying, spot: null, land: landAfter(land, laying, edition, shown.supply) };
}

/** The change of the score: by what the server previews if it can, else reckoned here. */
export function changeOf(scene: Scene, placing: Placing, land: Land, ghost: Ghost): Change | null {
  const { picker, edition, snapshot } = scene;
  const seat = snapshot.seat;
  if (seat === null) return null;
  const told = placing.over ? null : shownOf({ shown: picker.preview?.shown ?? null });
  const city = told && picker.ready && cityOf(told, seat, seat);
  const goals = scene.shown.seats[seat]?.goals.length ?? 0;
  const before = pointsOf(land, goals, edition.values);
  // The server hands out cubes only when all have placed; what is reckoned here has them already.
  const after = pointsOf(city && !ghost.laying ? landOf(city) : ghost.land, goals, edition.values);
  const lines = LINES.map((line) => ({ line, points: after[line] - before[line] })).filter(({ points }) => points);
  return { lines, total: totalOf(after) - totalOf(before) };
}
