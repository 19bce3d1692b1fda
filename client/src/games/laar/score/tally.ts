/** The sheet of Laar, made from the areas of all seats: five columns a seat (L31), ranked with ties (L90). */

import type { Sheet } from '../../../kit/types';
import type { MemoData } from '../cards';
import { LINES } from '../goods';
import { beastPoints } from './beasts';
import type { Choices } from './choices';
import { gemPoints } from './gems';
import { spellPoints } from './spells';
import type { Stacks } from './stacks';
import { weaponPoints } from './weapons';

export interface Points {
  memo: MemoData;
  spices: readonly number[]; // by number of different spices (L60)
}

/** Give for every seat its columns spells, gems, spices, beasts, weapons, all choices being made. */
export function columns(areas: readonly Stacks[], points: Points, choices: Choices): number[][] {
  const weapons = weaponPoints(areas, choices.protections, choices.sides);
  return areas.map((area, seat) => [
    spellPoints(area),
    gemPoints(area.gems, area.shifts),
    points.spices[area.spices.filter((count) => count > 0).length] ?? 0,
    beastPoints(points.memo, area.beasts, area.beastCounts),
    weapons[seat]!,
  ]);
}

const WEAPON_LINE = LINES.indexOf('weapons');
const sum = (line: readonly number[]): number => line.reduce((total, points) => total + points, 0);

/** Score all seats; a tie goes to fewer points, then to fewer cards of weapons, else a place is shared (L90). */
export function tally(areas: readonly Stacks[], points: Points, choices: Choices): Sheet {
  const lines = columns(areas, points, choices);
  const keys = lines.map((line, seat) => [sum(line), -line[WEAPON_LINE]!, -areas[seat]!.size('weapon')]);
  return {
    seats: lines.map((line) => ({
      lines: Object.fromEntries(LINES.map((name, at) => [name, line[at]!])),
      total: sum(line),
    })),
    ranking: ranked(keys),
  };
}

/** List the seats best first, those who share a place together. */
function ranked(keys: readonly number[][]): number[][] {
  const better = (a: number, b: number): number => {
    const at = keys[a]!.findIndex((value, nth) => value !== keys[b]![nth]);
    return at < 0 ? 0 : keys[b]![at]! - keys[a]![at]!;
  };
  const places: number[][] = [];
  for (const seat of keys.map((_, at) => at).sort((a, b) => better(a, b) || a - b)) {
    const last = places.at(-1);
    if (last && better(last[0]!, seat) === 0) last.push(seat);
    else places.push([seat]);
  }
  return places;
}
