/** A city square by square: kind, cube, card, side of the range; and all of it in a sentence. */

import type { Area, Place } from '../../../kit/reading/reading';
import { required } from '../../../kit/required';
import { seatName } from '../../../kit/words/names';
import { squareName } from '../board/scene';
import { keyOf, range, type Bounds, type Land, type Spot } from '../land';
import { largest, partedBy, type Parted } from '../score/sides';
import { cityOf, landOf, ownersOf, type City } from '../shown';
import { COLOURS, type Colour } from '../squares';
import { listed, type Read } from './scene';

export type Compass = 'north' | 'south' | 'west' | 'east';

export const idOf = ({ x, y }: Spot): string => `${x},${y}`;

const middle = (spots: readonly Spot[], axis: 'x' | 'y'): number =>
  spots.reduce((sum, spot) => sum + spot[axis], 0) / Math.max(1, spots.length);

/** On which side of the range every square lies, by how the two largest sides lie to each other. */
export function sidesOf(land: Land): Map<number, Compass> {
  const parted = partedBy(land);
  const found = new Map<number, Compass>();
  const [one, other] = parted?.sides ?? [];
  if (!parted || !one || !other) return found;
  const [right, down] = [
    middle(other.spots, 'x') - middle(one.spots, 'x'),
    middle(other.spots, 'y') - middle(one.spots, 'y'),
  ];
  const isAcross = Math.abs(right) > Math.abs(down);
  const names: [Compass, Compass] = isAcross
    ? right > 0
      ? ['west', 'east']
      : ['east', 'west']
    : down > 0
      ? ['north', 'south']
      : ['south', 'north'];
  parted.sides.slice(0, 2).forEach(({ spots }, index) => {
    for (const { x, y } of spots) found.set(keyOf(x, y), required(names[index]));
  });
  return found;
}

/** Which card is to be seen on every square, in words. */
export function cardsOn(city: City | null, { ownWords }: Pick<Read, 'ownWords'>): Map<number, string> {
  return new Map(
    [...ownersOf(city)].map(([key, index]) => {
      const card = city?.cards[index]?.card;
      return [key, card === undefined ? ownWords.text('province') : ownWords.text('on-card', { card })];
    }),
  );
}

function squareText(
  x: number,
  y: number,
  land: Land,
  cards: Map<number, string>,
  sides: Map<number, Compass>,
  read: Read,
): string {
  const square = land.at(x, y);
  if (!square) return read.ownWords.text('no-square');
  const side = square.kind === 'mountain' ? null : sides.get(keyOf(x, y));
  return [squareName(square, read), cards.get(keyOf(x, y)), side && read.ownWords.text(`side-${side}`)]
    .filter(Boolean)
    .join(', ');
}

function rowsOf(land: Land, city: City | null, read: Read): Place[][] {
  const { bounds } = land;
  if (!bounds) return [];
  const [cards, sides] = [cardsOn(city, read), sidesOf(land)];
  return range(bounds.top, bounds.bottom).map((y) =>
    range(bounds.left, bounds.right).map((x) => ({
      id: idOf({ x, y }),
      text: squareText(x, y, land, cards, sides, read),
      column: x - bounds.left,
    })),
  );
}

/** The factories and the resources of a colour, where there are any. */
function works(land: Land, colour: Colour, { words, ownWords }: Read): string[] {
  const factories = land.of('factory').filter(({ square }) => square.colour === colour).length;
  const cubes = land.of('production').filter(({ square }) => square.colour === colour && square.cube).length;
  if (!factories && !cubes) return [];
  return [ownWords.text('works', { colour: words.text(`colour-${colour}`), factories, cubes })];
}

function districts(parted: Parted | null, { ownWords }: Read): string {
  if (!parted) return ownWords.text('no-range');
  return ownWords.text('districts', { best: largest(parted.sides[0]), other: largest(parted.sides[1]) });
}

/** A city in a sentence or two. */
function summaryOf(land: Land, seat: number, read: Read): string {
  const { ownWords, words, shown } = read;
  const count = (kind: 'mountain' | 'forest' | 'lake'): string =>
    ownWords.text('kind-count', { name: words.text(`square-${kind}`), count: land.of(kind).length });
  const goals = shown.seats[seat]?.goals ?? [];
  return [
    listed([count('mountain'), count('forest'), count('lake')], read),
    districts(partedBy(land), read),
    ...COLOURS.flatMap((colour) => works(land, colour, read)),
    ...goals.map((goal) => ownWords.text('has-goal', { goal: words.text(`goal-${goal}`) })),
  ].join('; ');
}

/** The city of a seat. */
export function cityArea(read: Read, seat: number): Area {
  const { ownWords, snapshot, shown } = read;
  const city = cityOf(shown, seat, snapshot.seat);
  const land = landOf(city);
  const name =
    seat === snapshot.seat
      ? ownWords.text('own-city')
      : ownWords.text('city-of', { name: seatName(snapshot.places, seat) });
  return { id: `city:${seat}`, name, summary: summaryOf(land, seat, read), seat, rows: rowsOf(land, city, read) };
}

const EIGHTHS = ['east', 'south-east', 'south', 'south-west', 'west', 'north-west', 'north', 'north-east'] as const;
const NEAR = 1; // squares from the middle

/** Where something lies in a city, as on a compass. */
export function whereIn(
  { left, right, top, bottom }: Bounds,
  x: number,
  y: number,
): (typeof EIGHTHS)[number] | 'middle' {
  const [across, down] = [x - (left + right) / 2, y - (top + bottom) / 2];
  if (Math.hypot(across, down) < NEAR) return 'middle';
  return required(EIGHTHS[(Math.round((Math.atan2(down, across) / Math.PI) * 4) + 8) % 8]);
}
