/** Where things stand on a tile, however it is turned: its building, its goods, its people, and its roads. */

import type { TileData } from '../../edition';
import {
  outlinePath,
  plus,
  segmentsOf,
  toPoint,
  type Border,
  type Lying,
  type Point,
  type Segment,
} from '../../lattice';
import { Ground, type Box } from './ground';

export interface Plan {
  segments: Segment[];
  outline: string;
  building: Point; // its middle
  scale: number; // a scene is drawn 100 wide and 80 high
  door: Point; // where all roads of the tile meet
  goods: Point[]; // slots
  yard: Point; // where people and donkeys stand
  yardWidth: number;
}

// From the border: as much as there is room for. Rather than get very small, things may stand on it.
const ROOMY = [16, 9, 3];
const TIGHT = [16, 9, 3, -7];
const SIZES = [
  [1.34, ROOMY],
  [1.2, ROOMY],
  [1.06, ROOMY],
  [1.06, TIGHT],
  [0.94, ROOMY],
  [0.94, TIGHT],
  [0.82, ROOMY],
  [0.82, TIGHT],
  [0.72, ROOMY],
  [0.72, TIGHT],
  [0.62, TIGHT],
] as const;
const YARDS = [146, 110, 88, 72];
const SLOT = 29;
const made = new WeakMap<Border, Plan[]>(); // by turn

/** Plan a tile where it lies. */
export function planOf(tile: TileData, lying: Lying): Plan {
  const turns = made.get(tile.border) ?? [];
  made.set(tile.border, turns);
  const plan = (turns[lying.turn] ??= drawUp(tile, lying.turn));
  const by = toPoint(lying.a, lying.b);
  return {
    ...plan,
    segments: segmentsOf(tile.border, lying),
    outline: outlinePath(segmentsOf(tile.border, lying)),
    building: plus(plan.building, by),
    door: plus(plan.door, by),
    goods: plan.goods.map((slot) => plus(slot, by)),
    yard: plus(plan.yard, by),
  };
}

function drawUp(tile: TileData, turn: number): Plan {
  const segments = segmentsOf(tile.border, { a: 0, b: 0, turn });
  const ground = new Ground(segments);
  const { heart } = ground;
  const count = tile.yields?.slots ?? tile.refines?.slots ?? 0;
  const grows = tile.id === 'church' ? 1.3 : 1;
  for (const [size, margins] of SIZES) {
    const scale = size * grows;
    const building = ground.fit({ w: 92 * scale, h: 74 * scale }, plus(heart, { x: 0, y: -20 }), [], TIGHT);
    const slots = building && fitSlots(ground, count, building, margins);
    const yard = slots && fitYard(ground, building, slots, margins);
    if (yard) return finish(segments, building, scale, slots, yard);
  }
  // An edition may have a tile that is too narrow for all of it: then things stand close together.
  const yard = { ...plus(heart, { x: 0, y: 50 }), w: 84, h: 36 };
  return finish(segments, { ...heart, w: 60, h: 48 }, 0.6, row(heart, count, 34), yard);
}

function finish(segments: Segment[], building: Box, scale: number, goods: Point[], yard: Box): Plan {
  const door = { x: building.x, y: building.y + building.h * 0.42 };
  return { segments, outline: '', building, scale, door, goods, yard, yardWidth: yard.w };
}

function row(middle: Point, count: number, down: number): Point[] {
  return Array.from({ length: count }, (_, index) => plus(middle, { x: (index - (count - 1) / 2) * SLOT, y: down }));
}

/** Slots side by side, or one above another where that fits better. */
function fitSlots(ground: Ground, count: number, building: Box, margins: readonly number[]): Point[] | null {
  if (!count) return [];
  const below = { x: building.x, y: building.y + building.h / 2 + 20 };
  const across = ground.fit({ w: count * SLOT, h: SLOT }, below, [building], margins);
  if (across) return row(across, count, 0);
  const beside = { x: building.x + building.w / 2 + 20, y: building.y };
  const down = ground.fit({ w: SLOT, h: count * SLOT }, beside, [building], margins);
  return down && Array.from({ length: count }, (_, index) => plus(down, { x: 0, y: (index - (count - 1) / 2) * SLOT }));
}

function fitYard(ground: Ground, building: Box, slots: Point[], margins: readonly number[]): Box | null {
  const taken = [building, ...slots.map((slot): Box => ({ ...slot, w: SLOT, h: SLOT }))];
  const wanted = { x: building.x, y: building.y + building.h / 2 + 26 };
  for (const w of YARDS) {
    const yard = ground.fit({ w, h: 38 }, wanted, taken, margins);
    if (yard) return yard;
  }
  return null;
}
