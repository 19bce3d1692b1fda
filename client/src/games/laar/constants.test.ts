import { expect, it } from 'vitest';
import { BEASTS, EXPERTS, GEM_CLASSES, KINDS, LINES, MEMOS, ROUNDS, SIDES, SPELLS, SPICES, WEAPONS } from './goods';
import { LIMITS } from './pad/read';
import constants from './vectors/constants.json';

it('names things, and limits them, as the rules in Python do', () => {
  expect({ ROUNDS, SEATS: LIMITS.most, GEM_CLASSES }).toEqual(constants.limits);
  expect({ KINDS, EXPERTS, SPICES, BEASTS, WEAPONS, MEMOS, SIDES, SPELLS, LINES }).toEqual(constants.names);
});
