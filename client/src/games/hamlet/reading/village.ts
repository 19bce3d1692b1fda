/** The village tile by tile: goods, people, neighbours, roads, what can be reached, what the tile is good for. */

import type { Area, Place } from '../../../kit/reading/reading';
import { flatten, toAction } from '../../../kit/picker/tree';
import { factOf } from '../board/cards/facts';
import { nameOf } from '../board/scene';
import { accessible, linksOf } from '../board/village/network';
import { CHURCH, type Tile } from '../names';
import type { Laid } from '../shown';
import { direction, groundOf, inRows, touching, waysFrom, type Ground } from './ground';
import { listed, type Read } from './scene';
import { tileInWords } from './tile_words';

/** Where the donkeys of a tile may be led now. */
function ledTo(read: Read, tile: Tile): string[] {
  const { snapshot, picker } = read;
  if (picker.seat === null || picker.seat !== snapshot.seat) return [];
  const leads = flatten(snapshot.legal ?? [])
    .map(toAction)
    .filter((action) => action.do === 'lead' && action['from'] === tile);
  return [...new Set(leads.map((action) => nameOf(read, String(action['to']))))];
}

function neighboursOf(tile: Tile, ground: Ground, links: Set<Tile>, read: Read): string {
  const beside = [...touching(ground.segments.get(tile) ?? [], ground, tile).keys()];
  const joined = [...links].map((one) => nameOf(read, one));
  const others = beside.filter((one) => !links.has(one)).map((one) => nameOf(read, one));
  return [
    joined.length ? read.ownWords.text('roads-to', { tiles: listed(joined, read) }) : read.ownWords.text('roads-none'),
    others.length ? read.ownWords.text('borders', { tiles: listed(others, read) }) : '',
  ]
    .filter(Boolean)
    .join('; ');
}

/** All that is to be known of a tile. */
function tileText(laid: Laid, ground: Ground, links: Set<Tile>, isReached: boolean, read: Read): string {
  const { edition, ownWords, snapshot } = read;
  const data = edition.tiles.get(laid.tile);
  const [church, here] = [ground.middles.get(CHURCH), ground.middles.get(laid.tile)];
  const led = ledTo(read, laid.tile);
  return [
    tileInWords(read, laid),
    church && here && laid.tile !== CHURCH ? ownWords.text(`from-${direction(church, here)}`) : '',
    neighboursOf(laid.tile, ground, links, read),
    isReached ? '' : ownWords.text('not-reached'),
    led.length ? ownWords.text('donkey-to', { tiles: listed(led, read) }) : '',
    data ? factOf(data, snapshot.variant.seats, read) : '',
  ]
    .filter(Boolean)
    .join('; ');
}

export function villageArea(read: Read): Area {
  const { shown, edition, ownWords } = read;
  const ground = groundOf(shown, edition);
  const [links, reached] = [linksOf(shown, edition), accessible(shown, edition)];
  const rows = inRows(ground).map((row) =>
    row.flatMap((tile): Place[] => {
      const laid = shown.tiles.find((one) => one.tile === tile);
      if (!laid) return [];
      const text = tileText(laid, ground, links.get(tile) ?? new Set(), reached.has(tile), read);
      return [{ id: tile, text, ways: waysFrom(tile, ground) }];
    }),
  );
  const summary = ownWords.text('village-summary', { count: shown.tiles.length, reached: reached.size });
  return { id: 'village', name: ownWords.text('village'), summary, rows };
}
