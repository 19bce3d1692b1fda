/** Laying a tile: where beside the villager's tile it finds room, and in which ways at every such spot (M48). */

import type { Change } from '../../../../kit/picker/options';
import { flatten, offerOf, valueOf, type Part, type Pick } from '../../../../kit/picker/tree';
import { required } from '../../../../kit/required';
import type { TileData } from '../../edition';
import { plus, segmentsOf, sideKey, type Lying, type Point } from '../../lattice';
import type { Scene } from '../scene';

export interface Spot extends Point {
  segment: number; // of the villager's tile
  ways: Lying[];
}

const OUTWARD = -40;

/** Ways of laying a tile as `data-offers` has them. */
export const layingOffers = (ways: readonly Lying[]): string =>
  ways.map(({ a, b, turn }) => offerOf({ do: 'place', a, b, turn })).join(' ');

export class Placing {
  /** The segment that was pointed at last: some ways of laying touch several. */
  private pointed: number | null = $state(null);
  private looked: number | null = $state(null);
  readonly spots: Spot[] = $derived.by(() => spotsFor(this.scene()));
  /** The spot that is chosen, and which of its ways. */
  readonly chosen = $derived.by(() => this.find(this.scene()?.picker.ready ?? null));

  constructor(private readonly scene: () => Scene | null) {}

  /** The spot that is looked at; none while something is on its way, for what is shown then is what is being played. */
  get over(): Spot | null {
    if (this.scene()?.picker.busy) return null;
    return this.spots.find(({ segment }) => segment === this.looked) ?? null;
  }

  set over(spot: Spot | null) {
    this.looked = spot?.segment ?? null;
  }

  /** The way of laying that is shown: the one looked at, else the one chosen. */
  get shown(): Lying | null {
    const { over, chosen } = this;
    if (over && over !== chosen?.spot) return over.ways[0] ?? null;
    return chosen?.spot.ways[chosen.way] ?? null;
  }

  /** Point at a spot; again, and the tile is laid as it is shown. */
  point(spot: Spot): void {
    this.over = null;
    if (this.chosen?.spot.segment === spot.segment) return this.lay();
    this.take(spot, 0);
  }

  /** Turn through the ways at the chosen spot. */
  turn(step: number): void {
    if (!this.chosen) return;
    const { spot, way } = this.chosen;
    this.take(spot, (way + step + spot.ways.length) % spot.ways.length);
  }

  lay(): void {
    void this.scene()?.picker.confirm();
  }

  /** A step back gives up the whole spot: a tile is laid in one piece. */
  settled({ picked, wasReady, isNew }: Change): readonly Pick[] | null {
    if (isNew) this.looked = this.pointed = null;
    return wasReady && !picked && !this.chosen && this.spots.length ? [] : null;
  }

  private take(spot: Spot, way: number): void {
    const picker = this.scene()?.picker;
    if (!picker || picker.busy) return;
    this.pointed = spot.segment;
    const { a, b, turn } = required(spot.ways[way]);
    void picker.pick({ a, b, turn }, { restart: true, mustConfirm: true }); // a tile is seen before it is laid, also with quick play
  }

  private find(action: Part | null): { spot: Spot; way: number } | null {
    const isIt = (way: Lying): boolean =>
      way.a === action?.['a'] && way.b === action['b'] && way.turn === action['turn'];
    const having = this.spots.filter(({ ways }) => ways.some(isIt));
    const spot = having.find(({ segment }) => segment === this.pointed) ?? having[0];
    return spot ? { spot, way: spot.ways.findIndex(isIt) } : null;
  }
}

/** The spots that are legal now. */
function spotsFor(scene: Scene | null): Spot[] {
  if (!scene || scene.picker.seat === null || scene.shown.stage !== 'place') return [];
  const { snapshot, shown, edition } = scene;
  const host = shown.tiles.find(({ tile }) => tile === shown.work?.tile);
  const border = edition.tiles.get(shown.work?.tile ?? '')?.border;
  const tile = edition.tiles.get(shown.work?.blueprint ?? '');
  const ways = (snapshot.legal ? flatten(snapshot.legal) : []).map((option) => ({
    a: Number(valueOf(option, 'a')),
    b: Number(valueOf(option, 'b')),
    turn: Number(valueOf(option, 'turn')),
  }));
  return host && border && tile ? spotsOf(segmentsOf(border, host), tile, ways) : [];
}

/** For each free segment of the host the ways of laying that touch it. */
function spotsOf(host: ReturnType<typeof segmentsOf>, tile: TileData, ways: Lying[]): Spot[] {
  const touched = ways.map((way) => new Set(segmentsOf(tile.border, way).map(sideKey)));
  return host
    .map((segment, index) => ({
      ...plus(segment.middle, segment.inward, OUTWARD),
      segment: index,
      ways: ways.filter((_, nth) => required(touched[nth]).has(sideKey(segment))),
    }))
    .filter((spot) => spot.ways.length > 0);
}
