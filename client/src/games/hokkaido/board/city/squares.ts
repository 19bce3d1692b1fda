/** Squares that can be pointed at: deserts for tiles, cubes to give away (H25, H36, H42). */

import { pickedValue } from '../../../../kit/board/scene';
import { flatten, valueOf, type Part } from '../../../../kit/picker/tree';
import { keyOf, type Spot } from '../../land';
import type { Scene } from '../scene';

const CUBES = ['pay', 'boost'];
const TILES = ['terraform', 'gift'];

export interface SquareTarget extends Spot {
  part: Part; // what pointing at it picks
}

/** The legal squares now: cubes at once, deserts when a tile is chosen. */
export function squareTargets(scene: Scene): SquareTarget[] {
  const { snapshot, picker } = scene;
  if (!snapshot.legal || picker.seat === null) return [];
  const tile = pickedValue(picker, 'tile');
  const found = new Map<number, SquareTarget>();
  for (const option of flatten(snapshot.legal.filter(({ do: kind }) => [...CUBES, ...TILES].includes(kind)))) {
    const isOpen = CUBES.includes(option.do) || (tile !== null && valueOf(option, 'tile') === tile);
    if (!isOpen) continue;
    const [x, y] = [Number(valueOf(option, 'x')), Number(valueOf(option, 'y'))];
    found.set(keyOf(x, y), { x, y, part: CUBES.includes(option.do) ? { x, y } : { tile: String(tile), x, y } });
  }
  return [...found.values()];
}
