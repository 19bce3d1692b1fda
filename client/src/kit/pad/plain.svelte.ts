/** The plain pad while it is filled in: for every seat the fields that the game asks for. */

import { t } from '../words/ui_texts.svelte';
import type { FieldInfo, Fields, Game, Plain, Value } from '../types';
import { PadForm } from './form.svelte';
import { nameIn, seatsIn, type Limits } from './read';

export interface PlainSeat {
  readonly name: string;
  readonly values: Readonly<Record<string, Value>>;
}

interface Entries {
  readonly seats: readonly PlainSeat[];
}

/** The lowest and the highest number that a field may have. */
export function bounds({ first = 0, size = 1 }: FieldInfo): [number, number] {
  return [first, first + size - 1];
}

export class PlainForm extends PadForm<PlainSeat, Entries> {
  private readonly fields: readonly FieldInfo[];

  constructor(start: Plain, game: Game, keep: (pad: Fields) => void) {
    const [fields, limits] = [game.pad ?? [], limitsOf(game)];
    super(entriesIn(start, fields, limits), limits, keep);
    this.fields = fields;
  }

  get pad(): Fields {
    return { seats: this.seats.map(({ name, values }) => ({ name, ...values })) };
  }

  set(field: string, value: Value): void {
    this.changeSeat(this.seat, { values: { ...this.current.values, [field]: value } });
  }

  protected override blank(names: readonly string[]): Entries {
    return { seats: names.map((name) => seatOf({ name }, this.fields)) };
  }
}

function limitsOf({ seats }: Game): Limits {
  return { fewest: Math.min(...seats), most: Math.max(...seats) };
}

/** What is written on a pad that was shared or kept, else a pad with nothing on it. */
function entriesIn(start: Plain, fields: readonly FieldInfo[], limits: Limits): Entries {
  const count = Math.max(limits.fewest, Math.min(2, limits.most));
  const blank = Array.from({ length: count }, (_, index): Fields => ({
    name: t('pad-default-name', { number: index + 1 }),
  }));
  return { seats: (seatsIn(start, limits) ?? blank).map((seat) => seatOf(seat, fields)) };
}

function seatOf(written: Fields, fields: readonly FieldInfo[]): PlainSeat {
  return {
    name: nameIn(written),
    values: Object.fromEntries(fields.map((field) => [field.name, valueOf(field, written[field.name])])),
  };
}

/** A value that a field may have: the one that is written, or the one nearest to nothing. */
function valueOf(field: FieldInfo, written: Plain | undefined): Value {
  if (field.names) return field.names.find((name) => name === written) ?? field.names[0] ?? '';
  const [least, most] = bounds(field);
  return Math.max(least, Math.min(most, Number.isInteger(written) ? (written as number) : 0));
}
