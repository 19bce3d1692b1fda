/** Component data as an editor sees it: places in it by their paths, and its entries, which are what has a source. */

import type { Fields, Plain } from '../types';

export type Key = string | number;
export type Path = readonly Key[];

/** One entry of an edition: a card, a tile, a table of values; what has a source of its own. */
export interface Entry {
  path: Path;
  name: string; // the path as the server writes it: `card[3]`, `memo.II`
  part: string; // the part of the edition that it belongs to: `card`
  value: Fields;
}

const HEADER = 'edition';
const STEP = /([^.[\]]+)|\[(\d+)\]/g;

export const isObject = (value: Plain | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Write a path as the server does. */
export function written(path: Path): string {
  return path.reduce<string>((text, key) => {
    if (typeof key === 'number') return `${text}[${key}]`;
    return text ? `${text}.${key}` : key;
  }, '');
}

/** Read a path that the server wrote. */
export function pathOf(text: string): Path {
  return [...text.matchAll(STEP)].map(([, key, index]) => (index === undefined ? (key ?? '') : Number(index)));
}

/** What stands at a path; undefined where there is nothing. */
export function at(data: Plain | undefined, path: Path): Plain | undefined {
  return path.reduce<Plain | undefined>((value, key) => {
    if (Array.isArray(value)) return typeof key === 'number' ? value[key] : undefined;
    return isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
  }, data);
}

/** The same data with another value at a path; `undefined` takes it out. What is not on the way is shared. */
export function put(data: Plain, path: Path, value: Plain | undefined): Plain {
  const [key, ...rest] = path;
  if (key === undefined) return value ?? null;
  const inner = rest.length ? put(at(data, [key]) ?? emptyFor(rest), rest, value) : value;
  if (Array.isArray(data)) return inList(data, Number(key), inner);
  const fields = isObject(data) ? data : {};
  if (inner !== undefined) return { ...fields, [key]: inner };
  return Object.fromEntries(Object.entries(fields).filter(([name]) => name !== key));
}

const emptyFor = ([next]: Path): Plain => (typeof next === 'number' ? [] : {});

function inList(items: readonly Plain[], index: number, value: Plain | undefined): Plain[] {
  if (value === undefined) return items.filter((_, nth) => nth !== index);
  return index < items.length ? items.map((item, nth) => (nth === index ? value : item)) : [...items, value];
}

/** All entries of an edition, found as the engine finds them; in the order of these parts, else of the data. */
export function entriesOf(data: Plain, order: readonly string[] = []): Entry[] {
  if (!isObject(data)) return [];
  const place = (part: string): number => (order.includes(part) ? order.indexOf(part) : order.length);
  const parts = Object.keys(data).filter((part) => part !== HEADER);
  return parts.toSorted((a, b) => place(a) - place(b)).flatMap((part) => within(data[part] ?? null, [part], part));
}

function within(value: Plain, path: Path, part: string): Entry[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => within(item, [...path, index], part));
  if (!isObject(value)) return [];
  const isGroup = !('source' in value) && Object.values(value).every(mayHoldEntries);
  if (!isGroup) return [{ path, name: written(path), part, value }];
  return Object.entries(value).flatMap(([key, inner]) => within(inner, [...path, key], part));
}

const mayHoldEntries = (value: Plain): boolean =>
  isObject(value) || (Array.isArray(value) && (!value.length || isObject(value[0])));

/** Whether two values are equal, whatever the order of their fields. */
export function isEqual(one: Plain | undefined, other: Plain | undefined): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => isEqual(item, other[index]));
  if (!isObject(one) || !isObject(other)) return one === other;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length && keys.every((key) => key in other && isEqual(one[key], other[key]))
  );
}

const isSource = (key: string): boolean => key === 'source' || key.endsWith('_source');

/** What an entry says without where it is from: all that changes play. */
export function valuesOf(entry: Fields): Fields {
  return Object.fromEntries(Object.entries(entry).filter(([key]) => !isSource(key)));
}

const NUMBERS = ['id', 'number', 'type', 'players'];

/** What tells an entry from the others of its part, wherever it stands in the file: its number, else its place. */
export function identityOf({ part, name, value }: Entry): string {
  const said = NUMBERS.map((key) => value[key]).find((found) => found !== undefined && !isObject(found));
  return said === undefined ? name : `${part} ${String(said)}`;
}
