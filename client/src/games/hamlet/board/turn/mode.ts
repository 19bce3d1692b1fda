/** What pointing at a tile of the map means now, from what is picked already. */

import { pickedValue } from '../../../../kit/board/scene';
import type { Action, Value } from '../../../../kit/types';
import type { Tile } from '../../names';
import { paymentsOf, type TileAction } from './tile_actions';
import type { Scene } from '../scene';

export type Mode =
  | { kind: 'look' } // show its details
  | { kind: 'field'; field: 'to' | 'tile' } // it is the next thing to be picked
  | { kind: 'pay'; payments: Action[] };

export function modeOf(scene: Scene): Mode {
  const { picker, shown, snapshot } = scene;
  if (picker.seat === null) return { kind: 'look' };
  if (shown.stage === 'pay') return { kind: 'pay', payments: paymentsOf(snapshot.legal) };
  if (pickedValue(picker, 'from') !== null) return { kind: 'field', field: 'to' };
  const blueprint = pickedValue(picker, 'blueprint');
  const isHeld = shown.seats[picker.seat]?.blueprints.includes(String(blueprint));
  const kinds = picker.picks.filter(({ field }) => field === 'do').map(({ value }) => value);
  if (kinds.includes('hire_donkey') || (isHeld && pickedValue(picker, 'do') !== 'acquire')) {
    return { kind: 'field', field: 'tile' };
  }
  return { kind: 'look' };
}

/** What is to be chosen on the map next, in words; nothing where a tile is only looked at. */
export function askedOf({ words, picker }: Scene, mode: Mode): string {
  if (mode.kind !== 'field' || picker.ready) return '';
  if (mode.field === 'to') return words.text('choose-to', { do: 'lead' });
  const isTile = picker.picks.some(({ field }) => field === 'blueprint');
  return words.text('choose-tile', { do: isTile ? 'build' : 'hire_donkey' });
}

/** Whether a tile glows: something can be done there, or it can be chosen. */
export function isLitTile(scene: Scene, mode: Mode, tileActions: readonly TileAction[], tile: Tile): boolean {
  if (scene.picker.isStill) return false;
  if (mode.kind === 'look') return scene.shown.stage === 'turn' && tileActions.some((offered) => offered.tile === tile);
  if (mode.kind === 'pay') return mode.payments.some((payment) => payment['tile'] === tile);
  return scene.picker.isLit(mode.field, tile);
}

export function isPickedTile(scene: Scene, mode: Mode, tile: Tile): boolean {
  const { picker, inspection } = scene;
  const last = (field: string): Value | null => pickedValue(picker, field);
  if (mode.kind === 'field') return last(mode.field) === tile || last('from') === tile;
  return inspection.tile === tile || (picker.ready !== null && last('tile') === tile);
}

/** Point at a tile. */
export function pointAt(scene: Scene, mode: Mode, tile: Tile): void {
  const { picker, inspection } = scene;
  if (mode.kind === 'field') return void picker.pick(mode.field, tile);
  if (mode.kind === 'pay') {
    const here = mode.payments.filter((payment) => payment['tile'] === tile);
    if (here[0] && here.length === 1) return void picker.pick(here[0], { restart: true });
  }
  if (mode.kind === 'look' && picker.picks.length) picker.clear();
  inspection.toggle(tile);
}
