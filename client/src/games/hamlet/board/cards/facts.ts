/** What a tile is good for, in one sentence. */

import { clauses, labelled } from '../../../../kit/words/joined';
import type { Words } from '../../../../kit/words/words';
import type { Edition, TileData } from '../../edition';
import { CHURCH, MARKET, TOWN_HALL, type Good, type Tile } from '../../names';
import { partsOf } from './parts';
import { nameOf, type Scene } from '../scene';

interface Speaking {
  words: Words;
  boardWords: Words;
  edition: Edition;
}

export function factOf(tile: TileData, seats: number, { words, boardWords, edition }: Speaking): string {
  const name = (good: Good): string => words.text(`good-${good}`);
  if (tile.yields) {
    const { any_of, slots, coins = 0, points = 0 } = tile.yields;
    const goods = any_of.map(name).join(' / ');
    return boardWords.text(points ? 'fact-barn' : 'fact-source', { goods, slots, coins, points });
  }
  if (tile.refines) {
    const { from, to, slots } = tile.refines;
    return boardWords.text('fact-refinery', { from: name(from), to: name(to), slots });
  }
  if (tile.scores) {
    const { per, points, most = 0 } = tile.scores;
    return boardWords.text(`scores-${per}`, { points, most });
  }
  if (tile.id === CHURCH) return boardWords.text('fact-church');
  if (tile.id === TOWN_HALL) return boardWords.text('fact-town-hall');
  return tile.id === MARKET ? boardWords.text('fact-market', { ...pricesOf(edition, seats) }) : '';
}

function pricesOf(edition: Edition, seats: number): { raw: number; refined: number } {
  const { raw, refined } = edition.prices(seats);
  return { raw, refined };
}

/** A blueprint in words: its name, its cost, its points and what it is good for. */
export function blueprintInWords(scene: Speaking & Pick<Scene, 'snapshot'>, tile: Tile): string {
  const data = scene.edition.tiles.get(tile);
  if (!data) return nameOf(scene, tile);
  const cost = partsOf(data.cost).map(({ any_of, count }) => `${count} × ${scene.words.text(`any_of-${any_of[0]}`)}`);
  const points = scene.boardWords.text('points', { points: data.points });
  const fact = factOf(data, scene.snapshot.variant.seats, scene);
  return `${labelled(nameOf(scene, tile), clauses([scene.words.list(cost, 'narrow'), points]))}. ${fact}`;
}
