/** The catalogue: a table is shown by the rules it began with, new ones by the newest. */

import { beforeEach, expect, test } from 'vitest';
import { gameCatalogue } from '../../src/shell/games/catalogue.svelte';
import { GAME } from '../table_fixture';

const { kinds, options, seats } = GAME;
const EARLIER = { rules: 1, seats, options, lines: ['stones'], kinds: kinds.slice(0, 2) };

beforeEach(() => {
  const games = [{ ...GAME, rules: 2, earlier: [EARLIER] }];
  gameCatalogue.catalogue = { games, levels: [], avatars: [], languages: [] };
});

test('a table of earlier rules has the lines and actions of its own rules', () => {
  const game = gameCatalogue.game('stones', 1);
  expect([game?.rules, game?.lines, game?.kinds.length]).toEqual([1, ['stones'], 2]);
  expect(game?.editions).toBe(GAME.editions);
});

test('a new table has those of the newest rules', () => {
  for (const game of [gameCatalogue.game('stones'), gameCatalogue.game('stones', 2)]) {
    expect([game?.rules, game?.lines, game?.kinds.length]).toEqual([2, GAME.lines, 3]);
  }
  expect(gameCatalogue.game('no such game', 1)).toBeNull();
});
