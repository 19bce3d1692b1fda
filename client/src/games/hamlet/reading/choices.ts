/** Where a choice is, and of a tile that is laid what it would touch. */

import type { Told } from '../../../kit/reading/reading';
import type { Action } from '../../../kit/types';
import { nameOf } from '../board/scene';
import { TILE_OF } from '../board/turn/tile_actions';
import { sideKey } from '../lattice';
import { CHURCH, type Tile } from '../names';
import type { Shown } from '../shown';
import { direction, groundOf, lyingSegments, middleOf, touching, type Ground, type Touch } from './ground';
import { listed, type Read } from './scene';

const TURNS = 6;
const lyingOf = (action: Action) => ({ a: Number(action['a']), b: Number(action['b']), turn: Number(action['turn']) });

/** The places that a choice concerns. */
function placesOf(action: Action, read: Read): string[] {
  const { tile, from, to, blueprint, sale, delivery } = action;
  const there = TILE_OF[action.do] ?? read.shown.work?.tile;
  return [
    ...[tile, from, to].filter((one) => one !== undefined).map(String),
    ...(tile === undefined && there ? [there] : []),
    ...(blueprint === undefined ? [] : [`blueprint:${blueprint}`]),
    ...(sale === undefined ? [] : [`sale:${sale}`]),
    ...(delivery === undefined ? [] : [`delivery:${delivery}`]),
  ];
}

// A position is told choice by choice: its ground is measured once.
let latest: { shown: Shown; ground: Ground } | null = null;

function groundIn({ shown, edition }: Read): Ground {
  if (latest?.shown !== shown) latest = { shown, ground: groundOf(shown, edition) };
  return latest.ground;
}

/** How a tile touches another one: by a road that goes on, by what is alike, or otherwise. */
function touchText(tile: Tile, touches: readonly Touch[], read: Read): string {
  const kinds = touches.map(({ own, other }) => (own === other ? own : 'other'));
  const how = (['R', 'F', 'M', 'other'] as const).flatMap((kind) => {
    const count = kinds.filter((one) => one === kind).length;
    return count ? [read.ownWords.text(`touch-${kind}`, { count })] : [];
  });
  return read.ownWords.text('touches', { tile: nameOf(read, tile), how: listed(how, read) });
}

function tellLaying(action: Action, read: Read): Told | null {
  const { shown, edition, ownWords } = read;
  const tile = shown.work?.blueprint;
  if (!tile) return null;
  const ground = groundIn(read);
  const segments = lyingSegments(tile, lyingOf(action), edition);
  const touched = touching(segments, ground);
  const joined = [...touched].map(([other, touches]) => touchText(other, touches, read));
  const middle = middleOf(segments);
  const sides = new Set([...ground.segments.values()].flat().map(sideKey));
  const open = segments
    .filter((segment) => segment.kind === 'R' && !sides.has(sideKey(segment)))
    .map((segment) => ownWords.text(`to-${direction(middle, segment.middle)}`));
  const church = ground.middles.get(CHURCH);
  const text = ownWords.text('laid-beside', {
    where: church ? ownWords.text(`from-${direction(church, middle)}`) : '',
    touches: joined.join('; '),
    open: listed(open, read) || ownWords.text('to-nowhere'),
  });
  return { text, at: [...touched.keys(), `blueprint:${tile}`] };
}

export function tellAction(action: Action, read: Read): Told | null {
  if (action.do === 'place') return tellLaying(action, read);
  return { text: read.picker.describe(action), at: placesOf(action, read) };
}

/** The nearest way of laying the tile turned a sixth further; the next sixth if it fits nowhere so. */
export function turnedLaying(action: Action, sixths: 1 | -1, legal: readonly Action[], read: Read): Action | null {
  const tile = read.shown.work?.blueprint;
  if (action.do !== 'place' || !tile) return null;
  const middle = (one: Action) => middleOf(lyingSegments(tile, lyingOf(one), read.edition));
  const { x, y } = middle(action);
  const far = (one: Action): number => Math.hypot(middle(one).x - x, middle(one).y - y);
  for (let step = 1; step < TURNS; step += 1) {
    const turn = (Number(action['turn']) + sixths * step + TURNS) % TURNS;
    const turned = legal.filter((one) => one.do === 'place' && one['turn'] === turn);
    if (turned.length) return turned.reduce((best, one) => (far(one) < far(best) ? one : best));
  }
  return null;
}
