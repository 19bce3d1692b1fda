/** Outlines are painted triangle by triangle, and written as the edition writes them. */

import { describe, expect, it } from 'vitest';
import vectors from '../vectors/vectors.json';
import { readBorder } from '../lattice';
import { borderAround, keyOf, trianglesOf, writeBorder } from './outline';

const BORDERS = vectors.edition.tile.map(({ id, border }) => [id, border] as const);

describe('outlines', () => {
  it.each(BORDERS)('of %s are found again from their triangles', (_, text) => {
    const border = readBorder(text);
    const triangles = trianglesOf(border);
    expect(triangles.length).toBeGreaterThan(3);
    const again = borderAround(triangles, border);
    expect(again && writeBorder(again)).toBe(text);
  });

  it('grow by a triangle, whose new sides are forest', () => {
    const border = readBorder('NE:R SE:M W:R');
    const [only] = trianglesOf(border);
    expect(only && keyOf(only)).toBe('0,0,up');
    const two = [only!, { a: 0, b: 0, isUp: false }];
    const grown = borderAround(two, border);
    expect(grown && writeBorder(grown)).toBe('NE:R E:F SW:F W:R');
  });

  it('are no outline where two parts meet in a corner, or where nothing is left', () => {
    const border = readBorder('NE:R SE:M W:R');
    const one = trianglesOf(border);
    expect(borderAround([...one, { a: 1, b: 0, isUp: true }], border)).toBeNull();
    expect(borderAround([], border)).toBeNull();
  });
});
