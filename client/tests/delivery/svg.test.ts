/** Drawings are written more shortly in the build, and are the same drawings. */

import { describe, expect, it } from 'vitest';
import { shortMarkup, shortPath } from '../../build/svg';

describe('path data in the build', () => {
  it.each([
    ['M-18,14 Q0,24 18,14', 'M-18 14Q0 24 18 14'],
    ['M0.5,0.25 L-0.5,.75Z', 'M.5.25L-.5.75Z'],
    ['M8 14a5 5 0 1 1 8-5z', 'M8 14a5 5 0 1 1 8-5z'],
    ['M0,0 A8,8 0 0 0 16,0', 'M0 0A8 8 0 0 0 16 0'],
    ['m1 1a2 2 0 01.5 1', 'm1 1a2 2 0 0 1 .5 1'],
    ['M1.50,2.0 h10 v-0.0', 'M1.5 2h10v0'],
    ['M 10 , 20\n  l 100 0', 'M10 20l100 0'],
  ])('%s is %s', (written, short) => {
    expect(shortPath(written)).toBe(short);
    expect(shortPath(short)).toBe(short);
  });

  it('stays as it is where it is not understood', () => {
    expect(shortPath('M1 2 ?')).toBe('M1 2 ?');
  });
});

it('elements without contents are closed by themselves, others are not', () => {
  expect(shortMarkup('<g><path d="M0,0 L1,1" class="_3"></path></g><text></text>')).toBe(
    '<g><path d="M0 0L1 1" class="_3"/></g><text></text>',
  );
});
