/** Which tiles are joined by roads, and which roads lead to the church from (M21, M22). */

import type { Edition } from '../../edition';
import { segmentsOf, sideKey } from '../../lattice';
import { CHURCH, type Tile } from '../../names';
import type { Shown } from '../../shown';

/** For each tile the tiles that are joined to it. */
export function linksOf(shown: Shown, edition: Edition): Map<Tile, Set<Tile>> {
  const links = new Map(shown.tiles.map(({ tile }) => [tile, new Set<Tile>()]));
  const join = (one: Tile, other: Tile): void => {
    links.get(one)?.add(other);
    links.get(other)?.add(one);
  };
  const ends = new Map<string, Tile>();
  for (const laid of shown.tiles) {
    for (const segment of segmentsOf(edition.tiles.get(laid.tile)?.border ?? [], laid)) {
      if (segment.kind !== 'R') continue;
      const other = ends.get(sideKey(segment));
      if (other) join(laid.tile, other);
      ends.set(sideKey(segment), laid.tile);
    }
  }
  for (const { tile, to } of shown.roads) join(tile, to);
  return links;
}

/** The tiles from which roads lead to the church. */
export function accessible(shown: Shown, edition: Edition): Set<Tile> {
  const links = linksOf(shown, edition);
  const found = new Set<Tile>([CHURCH]);
  for (const tile of found) for (const next of links.get(tile) ?? []) found.add(next);
  return found;
}
