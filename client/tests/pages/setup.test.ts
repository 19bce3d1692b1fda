import { expect, it } from 'vitest';
import { usualSeats } from '../../src/shell/setup/setup';
import { GAME } from '../table_fixture';

const usual = (...seats: number[]) => usualSeats({ ...GAME, seats });

it('offers a match against one bot first where a game can also be played alone, else company', () => {
  expect(usual(1, 2, 3, 4)).toBe(2);
  expect(usual(2, 3, 4)).toBe(3);
  expect(usual(1, 3)).toBe(3);
  expect(usual(2)).toBe(2);
});
