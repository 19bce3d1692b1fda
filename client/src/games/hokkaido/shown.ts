/** What a viewer is shown of a match of Hokkaido, as the server's view writes it. */

import { required } from '../../kit/required';
import { shownAs } from '../../kit/board/shown';
import { heightOf, widthOf } from './edition';
import type { City, Shown } from './generated';
import { keyOf, Land } from './land';

export type { Area, City, LaidCard as Laid, Placed, Shown } from './generated';

export const shownOf = shownAs<Shown>;

/** A seat's city as the viewer sees it: one's own with what is committed already. */
export function cityOf(shown: Shown, seat: number, viewer: number | null): City | null {
  const mine = seat === viewer ? shown.mine?.[0] : null;
  if (mine) return mine;
  const area = shown.seats[seat];
  return area && 'map' in area ? area : null;
}

export function landOf(city: City | null): Land {
  return city ? Land.read(city.map.split('\n'), city.left, city.top) : new Land();
}

/** Which card is to be seen on each square, by its place in the order of laying. */
export function ownersOf(city: City | null): Map<number, number> {
  const owners = new Map<number, number>();
  for (const index of city?.layers ?? []) {
    const { x, y, turn } = required(required(city).cards[index]);
    for (let dy = 0; dy < heightOf(turn); dy += 1) {
      for (let dx = 0; dx < widthOf(turn); dx += 1) owners.set(keyOf(x + dx, y + dy), index);
    }
  }
  return owners;
}
