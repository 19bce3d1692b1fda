/** Which tile shows what a rule speaks of, and where the first tiles lie, for pictures. */

import type { Tile } from '../names';

export const TILES: Readonly<Record<string, readonly Tile[]>> = {
  M1: ['church', 'lumberjack', 'market'],
  M42: ['lumberjack', 'barn_a'],
  M43: ['sawmill', 'dairy_farm'],
  M44: ['town_hall'],
  M45: ['market'],
  M70: ['smithy'],
  M71: ['monument'],
  M72: ['outpost_1'],
  M73: ['forest_pond', 'mountain_pond'],
  M74: ['shrine'],
  M75: ['small_mountain_range'],
  M76: ['large_mountain_range'],
  M77: ['small_woodland'],
  M78: ['large_woodland'],
  M79: ['square'],
  M80: ['stables'],
  M81: ['tavern'],
  M82: ['trading_post'],
  M83: ['warehouse'],
};

/** Tiles, where they lie, and their turn: the first ones as in the fixed layout. */
export const LAID: readonly (readonly [Tile, number, number, number])[] = [
  ['church', 1, 2, 0],
  ['market', 5, 2, 0],
  ['town_hall', 4, -1, 0],
  ['lumberjack', 1, -1, 4],
  ['quarry', 0, 3, 5],
  ['farm', 5, 0, 3],
];
