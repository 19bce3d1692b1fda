/** Placing a card: how it is turned, and where it may lie (H30). */

import type { Change } from '../../../../kit/picker/options';
import type { Picker } from '../../../../kit/picker/picker.svelte';
import { flatten, valueOf, type Option, type Part, type Pick } from '../../../../kit/picker/tree';
import { required } from '../../../../kit/required';
import { heightOf, TURNS, widthOf, type Turn } from '../../edition';
import { keyOf, union, type Bounds, type Spot } from '../../land';
import type { Scene } from '../scene';

export interface Place extends Spot {
  unders: number[]; // ways between the layers, the one that hides least first
}

/** The squares of a card that others hide, counted from 1 in reading order, as it lies. */
export const hiddenSquares = (under: number): number[] =>
  [1, 2, 3, 4, 5, 6].filter((index) => under & (1 << (index - 1)));
const bits = (set: number): number => hiddenSquares(set).length;

export class Placing {
  /** How the card was turned last; null until somebody turns it. */
  private turned: Turn | null = $state(null);
  private looked: Spot | null = $state.raw(null);
  private readonly options: Option[] = $derived.by(() => optionsOf(this.scene()));
  private readonly byTurn = $derived(group(this.options));
  private readonly reach = $derived(boundsOf(this.byTurn));

  constructor(private readonly scene: () => Scene | null) {}

  /** How the card lies: as it is chosen (here, by a hint or before a reload), else as it was turned, else as it fits. */
  get turn(): Turn {
    const picker = this.scene()?.picker;
    const isChosen = picker && (picker.picks.length > 0 || picker.busy);
    const chosen = isChosen ? TURNS.find((turn) => turn === picker.ready?.['turn']) : undefined;
    return chosen ?? this.turned ?? TURNS.find((turn) => this.count(turn)) ?? 'up';
  }

  /** Where the card is held or looked at, before it is chosen; nowhere while something is being played. */
  get over(): Spot | null {
    return this.scene()?.picker.busy ? null : this.looked;
  }

  set over(spot: Spot | null) {
    this.looked = spot;
  }

  get isOpen(): boolean {
    return this.options.length > 0;
  }

  /** Every place where the card as it is turned may lie. */
  get places(): Place[] {
    return [...(this.byTurn.get(this.turn)?.values() ?? [])];
  }

  /** The squares that the card could cover, in whatever way it is turned; null when no card is placed. */
  get bounds(): Bounds | null {
    return this.reach;
  }

  placeAt(spot: Spot | null): Place | null {
    return (spot && this.byTurn.get(this.turn)?.get(keyOf(spot.x, spot.y))) ?? null;
  }

  /** What pointing at a place picks. How the card lies between the layers is led on to. */
  partAt({ x, y }: Spot): Part {
    return { turn: this.turn, x, y };
  }

  /**
   * What is picked has changed: nothing is looked at besides, and a place leads on to a layer. A card that is to be placed
   * after another one stays turned as that was, unless it fits nowhere so.
   */
  settled(picker: Picker, change: Change): readonly Pick[] | null {
    const { picked, isNew } = change;
    if (picked || isNew) this.looked = null;
    this.turned = TURNS.find((turn) => turn === picked?.['turn']) ?? this.turned;
    if (isNew && !picker.left.some((option) => option.do === 'place' && valueOf(option, 'turn') === this.turned)) {
      this.turned = null;
    }
    return impliedPicks(picker, change);
  }

  count(turn: Turn): number {
    return this.byTurn.get(turn)?.size ?? 0;
  }

  /** How the card would lie, turned a quarter to the right, or to the left. */
  turnAfter(quarters: number): Turn {
    return required(TURNS[(TURNS.indexOf(this.turn) + quarters + TURNS.length) % TURNS.length]);
  }

  rotate(quarters: number): void {
    this.turned = this.turnAfter(quarters);
    this.looked = null;
  }

  /** The place nearest to a point given as the middle of the card, if one is near. */
  nearest(x: number, y: number, within = 1.1): Place | null {
    const width = widthOf(this.turn);
    const height = heightOf(this.turn);
    const far = (place: Place): number => Math.hypot(place.x + width / 2 - x, place.y + height / 2 - y);
    const best = this.places.sort((one, other) => far(one) - far(other))[0];
    return best && far(best) <= within ? best : null;
  }
}

/** Of a place that was pointed at, the way between the layers that hides least; with quick play it is one's own choice. */
function impliedPicks(picker: Picker, { picked }: Change): readonly Pick[] | null {
  const isPlace = picked?.['turn'] !== undefined && picked['x'] !== undefined && picked['y'] !== undefined;
  if (!isPlace || picker.quick) return null;
  const ways = picker.lit.filter(({ field }) => field === 'under');
  const [least] = ways.sort((one, other) => bits(Number(one.value)) - bits(Number(other.value)));
  return least ? [...picker.picks, least] : null;
}

/** The placements that are legal now. */
function optionsOf(scene: Scene | null): Option[] {
  if (!scene || scene.picker.seat === null || scene.picker.seat !== scene.snapshot.seat) return [];
  return flatten((scene.snapshot.legal ?? []).filter((branch) => branch.do === 'place'));
}

function group(options: Option[]): Map<Turn, Map<number, Place>> {
  const found = new Map<Turn, Map<number, Place>>();
  for (const option of options) {
    const turn = valueOf(option, 'turn') as Turn;
    const [x, y, under] = ['x', 'y', 'under'].map((field) => valueOf(option, field)) as [number, number, number];
    const places = found.get(turn) ?? new Map<number, Place>();
    found.set(turn, places);
    const place = places.get(keyOf(x, y)) ?? { x, y, unders: [] };
    place.unders = [...place.unders, under].sort((one, other) => bits(one) - bits(other));
    places.set(keyOf(x, y), place);
  }
  return found;
}

function boundsOf(byTurn: Map<Turn, Map<number, Place>>): Bounds | null {
  const all: Bounds[] = [...byTurn].flatMap(([turn, places]) =>
    [...places.values()].map(({ x, y }) => ({
      left: x,
      top: y,
      right: x + widthOf(turn) - 1,
      bottom: y + heightOf(turn) - 1,
    })),
  );
  return all.reduce<Bounds | null>((found, one) => (found ? union(found, one) : one), null);
}
