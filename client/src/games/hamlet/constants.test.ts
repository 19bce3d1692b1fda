import { expect, it } from 'vitest';
import { DONKEYS, GOODS, HAND_LIMIT, LINES, RAW, REFINED, ROADS, SALES, SEATS } from './names';
import { MOST } from './pad/read';
import constants from './vectors/constants.json';

it('names things, and limits them, as the rules in Python do', () => {
  expect({ HAND_LIMIT, ROADS, DONKEYS, SEATS, SALES, MOST }).toEqual(constants.limits);
  expect({ RAW, REFINED, GOODS, LINES }).toEqual(constants.names);
});
