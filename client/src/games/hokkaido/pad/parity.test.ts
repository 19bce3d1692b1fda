import { itReadsAsInPython } from '../../../kit/testing/read_pads';
import type { Fields } from '../../../kit/types';
import { Land } from '../land';
import { chainOf } from '../score/chain';
import changed from '../vectors/read_pads.json';
import { readPad } from './read';

/** Without rows and columns around the city in which nothing lies. */
function cropped(city: unknown): unknown {
  if (!Array.isArray(city) || !city.every((row) => typeof row === 'string')) return city;
  let rows = city.map((row) => row.split(' ').filter((token) => token !== ''));
  const width = Math.max(0, ...rows.map((row) => row.length));
  rows = rows.map((row) => [...row, ...Array.from({ length: width - row.length }, () => '.')]);
  const isEmpty = (tokens: (string | undefined)[]): boolean => tokens.every((token) => token === '.');
  while (rows[0] && isEmpty(rows[0])) rows.shift();
  while (rows.length && isEmpty(rows.at(-1)!)) rows.pop();
  while (rows[0]?.length && isEmpty(rows.map((row) => row[0]))) rows = rows.map((row) => row.slice(1));
  while (rows[0]?.length && isEmpty(rows.map((row) => row.at(-1)))) rows = rows.map((row) => row.slice(0, -1));
  return rows.map((row) => row.join(' '));
}

/** Mountains that are not one range stay on the pad, which says so and gives no total. */
const read = (pad: Parameters<typeof readPad>[0]) => {
  const found = readPad(pad);
  return found?.seats.every(({ city }) => chainOf(Land.read(city))) ? found : null;
};

itReadsAsInPython(read, changed, (pad) => ({
  ...pad,
  seats: (pad['seats'] as Fields[]).map((seat) => ({ ...seat, city: cropped(seat['city']) }) as Fields),
}));
