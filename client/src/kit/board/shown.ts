/** Where what every table sends becomes what one game shows. */

import type { Fields } from '../types';

/**
 * What a snapshot, a preview or a frame shows, as the type that is generated from the game's `wire.py`. The server sends a
 * table of a game to the board of that game only, and its tests check what is shown against these types.
 */
export function shownAs<Shown extends Fields>({ shown }: { shown: Fields | null }): Shown | null {
  return shown as Shown | null;
}
