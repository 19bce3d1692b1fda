import { expect, it } from 'vitest';
import { figure, signed } from './numbers';

it('writes numbers with a true minus sign', () => {
  expect([3, 0, -3].map(figure)).toEqual(['3', '0', '−3']);
});

it('writes differences with their sign, and zero in one way', () => {
  expect([3, 0, -3].map(signed)).toEqual(['+3', '±0', '−3']);
});
