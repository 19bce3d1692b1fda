/** The roof: the best four cards of a pile (D73). */

export interface RoofTile {
  colour: string;
  window: boolean;
}

const SIZE = 4;
const ONE_COLOUR = 8;
const MIXED = 3;

export const readTile = (name: string): RoofTile => ({ colour: name.replace('*', ''), window: name.endsWith('*') });

/** The four that score most, for a picture of the roof; all of them if there are fewer. */
export function bestRoof(tiles: readonly RoofTile[]): RoofTile[] {
  const lit = tiles.toSorted((a, b) => Number(b.window) - Number(a.window));
  const choices = [lit, ...new Set(tiles.map(({ colour }) => colour))].map((choice) =>
    (typeof choice === 'string' ? lit.filter(({ colour }) => colour === choice) : choice).slice(0, SIZE),
  );
  return choices.reduce((best, choice) => (roofPoints(choice) > roofPoints(best) ? choice : best));
}

function windows(tiles: readonly RoofTile[]): number {
  return Math.min(SIZE, tiles.filter(({ window }) => window).length);
}

/** Four of one colour 8, otherwise 3, and 1 for every window among the four; fewer than four score nothing. */
export function roofPoints(tiles: readonly RoofTile[]): number {
  if (tiles.length < SIZE) return 0;
  const single = [...new Set(tiles.map(({ colour }) => colour))]
    .map((colour) => tiles.filter((tile) => tile.colour === colour))
    .filter((same) => same.length >= SIZE)
    .map((same) => ONE_COLOUR + windows(same));
  return Math.max(MIXED + windows(tiles), ...single);
}
