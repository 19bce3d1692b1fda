import { expect, it } from 'vitest';
import { CELLS, DECORS, FLOORS, FLOOR_SIZES, HELPERS, LINES, ROOMS, ROUNDS, TOOLS } from './names';
import { LIMITS, MOST_CHILDREN } from './pad/read';
import constants from './vectors/constants.json';

it('names things, and limits them, as the rules in Python do', () => {
  expect({ ROUNDS, SEATS: LIMITS.most, MOST_CHILDREN }).toEqual(constants.limits);
  expect({ ROOMS, DECORS, HELPERS, TOOLS, FLOORS, LINES }).toEqual(constants.names);
  expect(CELLS.map(({ name }) => name)).toEqual(constants.cells);
  expect(FLOOR_SIZES).toEqual(constants.sizes);
});
