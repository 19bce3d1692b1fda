/** The sheet of Laar, made from the areas of all seats: five columns a seat (L31), ranked with ties (L90). */

import { required } from '../../../kit/required';
import { ranking } from '../../../kit/sheet/ranking';
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
    required(weapons[seat]),
  ]);
}

const WEAPON_LINE = LINES.indexOf('weapons');
const sum = (line: readonly number[]): number => line.reduce((total, points) => total + points, 0);

/** Score all seats; a tie goes to fewer points, then to fewer cards of weapons, else a place is shared (L90). */
export function tally(areas: readonly Stacks[], points: Points, choices: Choices): Sheet {
  const lines = columns(areas, points, choices);
  const merits = areas.map((area, seat) => {
    const line = required(lines[seat]);
    return [sum(line), -required(line[WEAPON_LINE]), -area.size('weapon')];
  });
  return {
    seats: lines.map((line) => ({
      lines: Object.fromEntries(LINES.map((name, index) => [name, required(line[index])])),
      total: sum(line),
    })),
    ranking: ranking(merits),
  };
}
