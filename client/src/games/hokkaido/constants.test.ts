import { expect, it } from 'vitest';
import { PRICE } from './board/city/laying';
import { ROUNDS, TURNS } from './edition';
import { LIMITS, mostGoals, WIDEST } from './pad/read';
import { LINES } from './score/points';
import { COLOURS, TILES } from './squares';
import constants from './vectors/constants.json';

it('names things, and limits them, as the rules in Python do', () => {
  expect({ ROUNDS, SEATS: LIMITS.most, WIDEST, PRICE }).toEqual(constants.limits);
  expect({ COLOURS, TILES, TURNS, LINES }).toEqual(constants.names);
  expect([2, 3, 4, 5].map((seats) => mostGoals(seats, 0))).toEqual(constants.goals);
});
