/**
 * QR codes (ISO/IEC 18004) of a text in bytes, at error correction level M, in the smallest of the versions 1 to 10
 * that holds it. `qr.test.ts` compares them with codes that another program made.
 */

import { correction } from './qr_correction';

/** Rows of squares; true is dark. */
export type QrCode = readonly (readonly boolean[])[];

interface Version {
  correction: number; // codewords of correction in each block
  blocks: number[]; // how many codewords of data each block has
  align: number[]; // where the centres of the alignment patterns are
}
const blocks = (...groups: [number, number][]): number[] =>
  groups.flatMap(([count, size]) => new Array<number>(count).fill(size));
const VERSIONS: readonly Version[] = [
  { correction: 10, blocks: blocks([1, 16]), align: [] },
  { correction: 16, blocks: blocks([1, 28]), align: [6, 18] },
  { correction: 26, blocks: blocks([1, 44]), align: [6, 22] },
  { correction: 18, blocks: blocks([2, 32]), align: [6, 26] },
  { correction: 24, blocks: blocks([2, 43]), align: [6, 30] },
  { correction: 16, blocks: blocks([4, 27]), align: [6, 34] },
  { correction: 18, blocks: blocks([4, 31]), align: [6, 22, 38] },
  { correction: 22, blocks: blocks([2, 38], [2, 39]), align: [6, 24, 42] },
  { correction: 22, blocks: blocks([3, 36], [2, 37]), align: [6, 26, 46] },
  { correction: 26, blocks: blocks([4, 43], [1, 44]), align: [6, 28, 50] },
];
const BYTES = 0b0100; // the mode
const PADDING = [0xec, 0x11];
const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
];

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
const bits = (value: number, count: number): number[] =>
  Array.from({ length: count }, (_, place) => (value >> (count - 1 - place)) & 1);

/** The code of a text, with the mask that makes it easiest to read, or a given one; null if the text is too long. */
export function qrCode(text: string, mask?: number): QrCode | null {
  const bytes = [...new TextEncoder().encode(text)];
  const found = VERSIONS.findIndex(({ blocks }, place) => bytes.length + (place < 9 ? 2 : 3) <= sum(blocks));
  const version = VERSIONS[found];
  if (!version) return null;
  const stream = interleaved(dataOf(bytes, found + 1, sum(version.blocks)), version);
  const masks = mask === undefined ? [...MASKS.keys()] : [mask];
  const codes = masks.map((mask) => drawn(stream, found + 1, version, mask));
  return codes.reduce((best, code) => (penalty(code) < penalty(best) ? code : best));
}

function dataOf(bytes: number[], version: number, size: number): number[] {
  const stream = [...bits(BYTES, 4), ...bits(bytes.length, version < 10 ? 8 : 16), ...bytes.flatMap((b) => bits(b, 8))];
  stream.push(...bits(0, Math.min(4, size * 8 - stream.length)));
  stream.push(...bits(0, (8 - (stream.length % 8)) % 8));
  const words = Array.from({ length: stream.length / 8 }, (_, place) =>
    stream.slice(place * 8, place * 8 + 8).reduce((word, bit) => word * 2 + bit, 0),
  );
  return Array.from({ length: size }, (_, place) => words[place] ?? PADDING[(place - words.length) % 2] ?? 0);
}

/** The bits in the order in which they are drawn: the blocks take turns, data first. */
function interleaved(data: number[], { blocks, correction: many }: Version): number[] {
  const starts = blocks.map((_, place) => sum(blocks.slice(0, place)));
  const parts = blocks.map((size, place) => data.slice(starts[place], (starts[place] ?? 0) + size));
  const inTurn = (columns: number[][]): number[] =>
    Array.from({ length: Math.max(...columns.map((column) => column.length)) }, (_, place) =>
      columns.flatMap((column) => column.slice(place, place + 1)),
    ).flat();
  return [...inTurn(parts), ...inTurn(parts.map((part) => correction(part, many)))].flatMap((word) => bits(word, 8));
}

function drawn(stream: number[], number: number, version: Version, mask: number): boolean[][] {
  const size = 17 + 4 * number;
  const cells = Array.from({ length: size }, () => new Array<boolean | null>(size).fill(null));
  const set = (row: number, column: number, dark: boolean): void => {
    const line = cells[row];
    if (line && column >= 0 && column < size) line[column] = dark;
  };
  drawPatterns(set, size, version.align);
  drawFormat(set, size, mask);
  if (number >= 7) drawVersion(set, size, number);
  const free = pathOf(size).filter(([row, column]) => cells[row]?.[column] === null);
  free.forEach(([row, column], place) => set(row, column, (stream[place] === 1) !== MASKS[mask]?.(row, column)));
  return cells.map((line) => line.map((dark) => dark === true));
}

type Set = (row: number, column: number, dark: boolean) => void;

function drawPatterns(set: Set, size: number, align: number[]): void {
  for (let place = 8; place < size - 8; place++) {
    set(6, place, place % 2 === 0);
    set(place, 6, place % 2 === 0);
  }
  const ring = (row: number, column: number, reach: number, isDark: (distance: number) => boolean): void => {
    for (let down = -reach; down <= reach; down++)
      for (let right = -reach; right <= reach; right++)
        set(row + down, column + right, isDark(Math.max(Math.abs(down), Math.abs(right))));
  };
  const last = align.at(-1);
  for (const row of align)
    for (const column of align) {
      const isCorner = (row === 6 && (column === 6 || column === last)) || (row === last && column === 6);
      if (!isCorner) ring(row, column, 2, (distance) => distance !== 1);
    }
  for (const [row, column] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const)
    ring(row, column, 4, (distance) => distance !== 2 && distance !== 4);
}

/** The remainder of a value divided by a polynomial over bits: protects the format and version information. */
export function protectedBits(value: number, divisor: number, count: number): number {
  let rest = value << count;
  for (let bit = 31 - Math.clz32(rest); bit >= count; bit--) if ((rest >> bit) & 1) rest ^= divisor << (bit - count);
  return (value << count) | rest;
}

function drawFormat(set: Set, size: number, mask: number): void {
  const LEVEL_M = 0;
  const line = protectedBits((LEVEL_M << 3) | mask, 0b10100110111, 10) ^ 0b101010000010010;
  for (let place = 0; place < 15; place++) {
    const dark = ((line >> place) & 1) === 1;
    // Once around the first corner, and once split between the other two.
    if (place < 8) set(place < 6 ? place : place + 1, 8, dark);
    else set(8, place === 8 ? 7 : 14 - place, dark);
    if (place < 8) set(8, size - 1 - place, dark);
    else set(size - 15 + place, 8, dark);
  }
  set(size - 8, 8, true);
}

function drawVersion(set: Set, size: number, number: number): void {
  const line = protectedBits(number, 0b1111100100101, 12);
  for (let place = 0; place < 18; place++) {
    const [far, near] = [size - 11 + (place % 3), Math.floor(place / 3)];
    const dark = ((line >> place) & 1) === 1;
    set(far, near, dark);
    set(near, far, dark);
  }
}

/** All squares in the order in which bits are laid: two columns at a time from the right, up and down in turn. */
function pathOf(size: number): [number, number][] {
  const found: [number, number][] = [];
  let goesUp = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++)
      for (const column of [right, right - 1]) found.push([goesUp ? size - 1 - step : step, column]);
    goesUp = !goesUp;
  }
  return found;
}

/** The penalty of a mask: long runs, 2 × 2 squares, patterns like a finder, too much of one colour. */
function penalty(code: QrCode): number {
  const size = code.length;
  const isDark = (row: number, column: number): boolean => code[row]?.[column] === true;
  const lines = [...code, ...code.map((_, column) => code.map((row) => row[column] === true))].map((line) =>
    line.map((dark) => (dark ? '1' : '0')).join(''),
  );
  const runs = lines.flatMap((line) => line.match(/0{5,}|1{5,}/g) ?? []);
  const corners = lines.flatMap((line) => [...line.matchAll(/(?=10111010000|00001011101)/g)]);
  let squares = 0;
  for (let row = 0; row < size - 1; row++)
    for (let column = 0; column < size - 1; column++) {
      const dark = isDark(row, column);
      if (isDark(row, column + 1) === dark && isDark(row + 1, column) === dark && isDark(row + 1, column + 1) === dark)
        squares++;
    }
  const share = code.flat().filter(Boolean).length / (size * size);
  const skew = Math.floor(Math.abs(share * 100 - 50) / 5);
  return sum(runs.map((run) => run.length - 2)) + 3 * squares + 40 * corners.length + 10 * skew;
}
