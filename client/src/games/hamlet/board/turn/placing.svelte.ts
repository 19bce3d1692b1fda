/** Laying a tile: where beside the villager's tile it finds room, and in which ways at every such spot (M48). */

import { pickAll } from '../../../../kit/board/scene';
import { flatten, valueOf } from '../../../../kit/picker/tree';
import { required } from '../../../../kit/required';
import type { Action } from '../../../../kit/types';
import type { TileData } from '../../edition';
import { plus, segmentsOf, sideKey, type Lying, type Point } from '../../lattice';
import type { Scene } from '../scene';

export interface Spot extends Point {
  segment: number; // of the villager's tile
  ways: Lying[];
}

const OUTWARD = -40;

export class Placing {
  spots: Spot[] = $state.raw([]);
  /** The spot that is chosen, and which of its ways. */
  chosen: { spot: Spot; way: number } | null = $state.raw(null);
  over: Spot | null = $state.raw(null);
  private known: unknown = null;

  /** Take up what is legal now. */
  offer({ snapshot, shown, edition, picker }: Scene): void {
    const legal = picker.seat === null || shown.stage !== 'place' ? null : snapshot.legal;
    if (legal === this.known) return;
    this.known = legal;
    this.chosen = this.over = null;
    const host = shown.tiles.find(({ tile }) => tile === shown.work?.tile);
    const border = edition.tiles.get(shown.work?.tile ?? '')?.border;
    const tile = edition.tiles.get(shown.work?.blueprint ?? '');
    const ways = (legal ? flatten(legal) : []).map((option) => ({
      a: Number(valueOf(option, 'a')),
      b: Number(valueOf(option, 'b')),
      turn: Number(valueOf(option, 'turn')),
    }));
    this.spots = host && border && tile ? spotsOf(segmentsOf(border, host), tile, ways) : [];
  }

  /** The way of laying that is shown: the one chosen, else the one looked at. */
  get shown(): Lying | null {
    if (this.over && this.over !== this.chosen?.spot) return this.over.ways[0] ?? null;
    return this.chosen?.spot.ways[this.chosen.way] ?? this.only;
  }

  /** The one way there is, which needs no choosing. */
  private get only(): Lying | null {
    const ways = new Set(this.spots.flatMap((spot) => spot.ways));
    return ways.size === 1 ? ([...ways][0] ?? null) : null;
  }

  /** Point at a spot; again, and the tile is laid as it is shown. */
  point(scene: Scene, spot: Spot): void {
    this.over = null;
    if (this.chosen?.spot.segment === spot.segment) return this.lay(scene);
    this.take(scene, spot, 0);
  }

  /** Show an action that was chosen elsewhere. */
  show({ a, b, turn }: Action): void {
    const isIt = (way: Lying): boolean => way.a === a && way.b === b && way.turn === turn;
    const now = this.chosen;
    if (now && isIt(required(now.spot.ways[now.way]))) return;
    const spot = this.spots.find(({ ways }) => ways.some(isIt));
    if (spot) this.chosen = { spot, way: spot.ways.findIndex(isIt) };
  }

  /** Turn through the ways at the chosen spot. */
  turn(scene: Scene, step: number): void {
    if (!this.chosen) return;
    const { spot, way } = this.chosen;
    this.take(scene, spot, (way + step + spot.ways.length) % spot.ways.length);
  }

  lay(scene: Scene): void {
    if (!this.chosen) return;
    if (scene.picker.ready) return void scene.picker.confirm();
    pick(scene, required(this.chosen.spot.ways[this.chosen.way]));
  }

  private take(scene: Scene, spot: Spot, way: number): void {
    if (scene.picker.busy) return;
    this.chosen = { spot, way };
    // With quick play the last pick plays: the tile must be seen first.
    if (!scene.picker.quick) pick(scene, required(spot.ways[way]));
  }
}

function pick({ picker }: Scene, { a, b, turn }: Lying): void {
  pickAll(picker, [
    ['a', a],
    ['b', b],
    ['turn', turn],
  ]);
}

/** For each free segment of the host the ways of laying that touch it. */
function spotsOf(host: ReturnType<typeof segmentsOf>, tile: TileData, ways: Lying[]): Spot[] {
  const touched = ways.map((way) => new Set(segmentsOf(tile.border, way).map(sideKey)));
  return host
    .map((segment, at) => ({
      ...plus(segment.middle, segment.inward, OUTWARD),
      segment: at,
      ways: ways.filter((_, nth) => required(touched[nth]).has(sideKey(segment))),
    }))
    .filter((spot) => spot.ways.length > 0);
}
