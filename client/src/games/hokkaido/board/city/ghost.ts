/** What the chosen action, or the one looked at, would make of one's own city, and what that would be worth. */

import { pickedValue } from '../../../../kit/board/scene';
import { differences } from '../../../../kit/sheet/sheet';
import { required } from '../../../../kit/required';
import type { Turn } from '../../edition';
import type { Land, Spot } from '../../land';
import { LINES, pointsOf, type Line } from '../../score/points';
import type { Colour, Tile } from '../../squares';
import { landAfter, landWithoutCube, landWithTile, PRICE, type Laying } from './laying';
import type { Placing } from './placing.svelte';
import type { Scene } from '../scene';

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
  const ownCard = snapshot.seat === null ? null : (shown.seats[snapshot.seat]?.card ?? null);
  return ownCard ?? (shown.plays?.length === 1 ? (shown.plays[0]?.card ?? null) : null);
}

export function ghostOf(scene: Scene, placing: Placing, land: Land): Ghost | null {
  const { picker, edition, shown } = scene;
  const spot = pickedSpot(scene);
  const tile = pickedValue(picker, 'tile') as Tile | null;
  if (tile) {
    if (!spot) return null;
    return { laying: null, spot, land: landWithTile(land, spot, tile, shown.stage === 'gift' ? 0 : PRICE) };
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
  return { laying, spot: null, land: landAfter(land, laying, edition, cubesFor(scene)) };
}

/** The cubes of the supply and those that everybody sees in one's own city. */
export function cubesFor({ shown, snapshot }: Pick<Scene, 'shown' | 'snapshot'>): Record<Colour, number> {
  const area = shown.seats[snapshot.seat ?? -1];
  const ownCard = area && 'cubes' in area ? area.cubes : null;
  const { blue, brown, green, grey } = shown.supply;
  return {
    blue: blue + (ownCard?.blue ?? 0),
    brown: brown + (ownCard?.brown ?? 0),
    green: green + (ownCard?.green ?? 0),
    grey: grey + (ownCard?.grey ?? 0),
  };
}

/** The change of the score: what the server previews of what is chosen; before it answers, and of what is only looked at, reckoned here. */
export function changeOf(scene: Scene, placing: Placing, land: Land, ghost: Ghost): Change | null {
  const { picker, edition, snapshot } = scene;
  const seat = snapshot.seat;
  if (seat === null) return null;
  const { preview, ready } = picker;
  if (ready && !placing.over && preview?.sheet && preview.before) {
    return changeBy(differences(preview.before, preview.sheet)[seat]?.lines ?? {});
  }
  const goals = scene.shown.seats[seat]?.goals.length ?? 0;
  const before = pointsOf(land, goals, edition.values);
  const after = pointsOf(ghost.land, goals, edition.values);
  return changeBy(Object.fromEntries(LINES.map((line) => [line, after[line] - before[line]])));
}

function changeBy(points: Record<string, number>): Change {
  const lines = LINES.map((line) => ({ line, points: points[line] ?? 0 })).filter(({ points }) => points);
  return { lines, total: lines.reduce((sum, { points }) => sum + points, 0) };
}
