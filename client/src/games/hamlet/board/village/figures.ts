/** Who stands on a tile: equal figures together, so that only the foremost of them is pointed at. */

import type { Plan } from '../../art/land/plan';
import type { Tile } from '../../names';
import type { Shown } from '../../shown';

export interface Member {
  key: string; // of one wooden figure, wherever it goes
  kind: 'villager' | 'donkey';
  seat: number;
  resting: boolean; // a villager that lies, a donkey that has moved
}

export interface Figure extends Member {
  tile: Tile;
  x: number;
  y: number;
  count: number; // of equal ones here, for the foremost; else 0
}

const WIDE = 35;
const HIGH = 33;
const BEHIND = 4; // equal ones stand so far behind each other

/** The groups of equal figures on a tile, seat by seat. Of whoever is not to act all villagers lie. */
export function groupsOn(shown: Shown, tile: Tile): Member[][] {
  return shown.seats
    .flatMap((area, seat) => {
      const isActing = shown.to_act === seat;
      const here = (kind: Member['kind'], places: Tile[], rests: (index: number) => boolean): Member[] =>
        places.flatMap((place, nth) =>
          place === tile ? [{ key: `${kind} ${seat} ${nth}`, kind, seat, resting: rests(nth) }] : [],
        );
      const all = [
        ...here('villager', area.villagers, (nth) => !isActing || !area.standing.includes(nth)),
        ...here('donkey', area.donkeys, (nth) => area.moved.includes(nth)),
      ];
      const kinds = (['villager', 'donkey'] as const).flatMap((kind) =>
        [false, true].map((resting) => ({ kind, resting })),
      );
      return kinds.map(({ kind, resting }) => all.filter((one) => one.kind === kind && one.resting === resting));
    })
    .filter((group) => group.length > 0);
}

/** All figures of the village, each where it stands: in rows in the yards of the tiles. */
export function figuresOf(shown: Shown, plots: readonly { tile: Tile; plan: Plan }[]): Figure[] {
  return plots.flatMap(({ tile, plan }) => {
    const groups = groupsOn(shown, tile);
    const columns = Math.max(2, Math.floor(plan.yardWidth / WIDE));
    const rows = Math.ceil(groups.length / columns);
    return groups.flatMap((group, index) => {
      const row = Math.floor(index / columns);
      const inRow = Math.min(columns, groups.length - row * columns);
      const x = plan.yard.x + ((index % columns) - (inRow - 1) / 2) * WIDE;
      const y = plan.yard.y + 15 + (row - (rows - 1) * 0.3) * HIGH;
      return group.map((member, nth): Figure => {
        const behind = group.length - 1 - nth;
        return { ...member, tile, x: x - behind * BEHIND, y: y - behind * BEHIND, count: behind ? 0 : group.length };
      });
    });
  });
}
