/** A table as it is read: the areas of its board, what can be chosen there best first, and what that brings. */

import type { Area, Reading, ReadingContext, Told } from '../../../kit/reading/reading';
import { flatten, toAction, type Part } from '../../../kit/picker/tree';
import type { Action, Gain, Seat, Snapshot } from '../../../kit/types';
import { seatName } from '../../../kit/words/names';
import { signed } from '../../../kit/words/numbers';
import { t } from '../../../kit/words/ui_texts.svelte';
import type { Words } from '../../../kit/words/words';
import { knownTotal } from '../../../kit/sheet/sheet';
import { gameCatalogue } from '../../games/catalogue.svelte';
import { sayReason } from '../../review/review';
import { api } from '../../server/api';
import type { Table } from '../model/table.svelte';

export interface Choice extends Told {
  key: string;
  action: Action;
  gain: Gain | null;
}

/** What is read: the position that is shown, and the game's words. */
interface Source {
  snapshot: Snapshot;
  words: Words;
}

const keyOf = (action: Action): string => JSON.stringify(Object.entries(action).sort());

export class Reader {
  private gains: { position: string; found: ReadonlyMap<string, Gain> } = $state.raw({
    position: '',
    found: new Map(),
  });
  private asked = $state(''); // the position for which gains were asked

  private readonly context: ReadingContext = $derived.by(() => {
    const { snapshot, words } = this.source();
    const edition = gameCatalogue.edition(snapshot.game, snapshot.edition);
    const ownWords = this.reading.texts.in(words.language);
    return { snapshot, edition, words, ownWords, picker: this.table.picker };
  });
  /** The position and its choices; gains belong to one. */
  readonly position: string = $derived.by(() => {
    const { snapshot } = this.source();
    return this.isAsked ? JSON.stringify([snapshot.seq, snapshot.seat, snapshot.legal]) : '';
  });
  readonly areas: Area[] = $derived.by(() => this.reading.areas(this.context));
  private readonly legal: Action[] = $derived.by(() =>
    this.isAsked ? flatten(this.source().snapshot.legal ?? []).map(toAction) : [],
  );
  /** All that can be chosen, best first. */
  readonly choices: Choice[] = $derived.by(() => {
    const found = this.gains.position === this.position ? this.gains.found : new Map<string, Gain>();
    return this.legal
      .map((action): Choice => {
        const key = keyOf(action);
        return { ...this.tell(action), key, action, gain: found.get(key) ?? null };
      })
      .sort(byGain);
  });
  /** Whether it is still being worked out what the choices bring. */
  readonly isBusy: boolean = $derived.by(
    () => this.position !== '' && this.asked === this.position && this.gains.position !== this.position,
  );

  constructor(
    private readonly table: Table,
    private readonly reading: Reading,
    private readonly source: () => Source,
  ) {}

  private get isAsked(): boolean {
    const { snapshot } = this.source();
    return snapshot.seat !== null && this.table.picker.seat === snapshot.seat;
  }

  /** Ask what the choices bring, unless that is known or under way. */
  async need(): Promise<void> {
    const { position } = this;
    const { seat } = this.source().snapshot;
    if (!position || seat === null || position === this.asked) return;
    this.asked = position;
    const gains = await api.gains(this.table.id, seat).catch(() => null);
    const found = new Map((gains?.gains ?? []).map((gain) => [keyOf(gain.action), gain]));
    if (this.asked === position) this.gains = { position, found };
  }

  /** A choice in words, without what it brings. */
  tell(action: Action): Told {
    return this.reading.tell?.(action, this.context) ?? { text: this.table.picker.describe(action) };
  }

  /** A choice in words, with what it brings. */
  say({ text, gain }: Choice): string {
    if (!gain) return text;
    const { snapshot, words } = this.source();
    const facts = sayReason(gain.reason, words, snapshot.places);
    const brings = t(facts ? 'brings-facts' : 'brings', { points: signed(gain.points), facts });
    const glance = gain.less === null ? '' : t('glance', { less: Math.round(gain.less * 10) / 10 });
    return [text, brings, glance].filter(Boolean).join('. ');
  }

  /** A part of an action in words: of all choices that have it, the best. */
  sayPart(part: Part): string | null {
    const fields = Object.entries(part);
    const choice = this.choices.find(({ action }) => fields.every(([field, value]) => action[field] === value));
    return choice ? this.say(choice) : null;
  }

  /** A place in words, and how much can be chosen there. */
  sayPlace(id: string): string | null {
    const place = this.areas.flatMap(({ rows }) => rows.flat()).find((one) => one.id === id);
    const count = this.choices.filter(({ at }) => at?.includes(id)).length;
    return place ? [place.text, count && t('choices-here', { count })].filter(Boolean).join('; ') : null;
  }

  isPicked({ action }: Choice): boolean {
    return this.table.picker.ready !== null && keyOf(this.table.picker.ready) === keyOf(action);
  }

  /** Choose what comes after the choice made now, best first, or before it. */
  async next(by: 1 | -1): Promise<Choice | null> {
    await this.need();
    const { choices } = this;
    const at = choices.findIndex((choice) => this.isPicked(choice));
    const choice =
      at < 0 ? choices[by > 0 ? 0 : choices.length - 1] : choices[(at + by + choices.length) % choices.length];
    if (choice) await this.mark(choice);
    return choice ?? null;
  }

  /** Turn what is chosen, or the best choice; null where nothing is turned. */
  async turn(quarters: 1 | -1): Promise<Choice | null> {
    const chosen = this.choices.find((choice) => this.isPicked(choice)) ?? this.choices[0];
    const action = chosen && this.reading.turned?.(chosen.action, quarters, this.legal, this.context);
    const choice = action && this.choices.find(({ key }) => key === keyOf(action));
    if (choice) await this.mark(choice);
    return choice ?? null;
  }

  private async mark({ action }: Choice): Promise<void> {
    await this.table.picker.pick(action, { restart: true, mustConfirm: true });
  }

  /** Choose; the same again plays it, as everywhere. */
  async choose({ action }: Choice): Promise<void> {
    await this.table.picker.pick(action, { restart: true });
  }

  /** What a seat has, in a sentence or two. */
  summary(seat: Seat): string {
    const { snapshot } = this.source();
    const name = seatName(snapshot.places, seat);
    const told = this.areas.filter((area) => area.seat === seat).map(({ summary }) => summary);
    return seat < snapshot.places.length ? [`${name}: ${this.points(seat)}`, ...told].join('. ') : '';
  }

  /** What everybody has so far. */
  scores(): string {
    const { snapshot } = this.source();
    return snapshot.places.map(({ seat, name }) => `${name ?? seat + 1}: ${this.points(seat)}`).join('; ');
  }

  private points(seat: Seat): string {
    const { snapshot } = this.source();
    const sheet = snapshot.result ?? snapshot.sheet;
    return sheet ? t('reading-points', { points: knownTotal(sheet, seat) }) : '';
  }
}

/** By how much less a bot sees in it at a glance, what it does not consider last; then by points; else as the rules have it. */
function byGain(one: Choice, other: Choice): number {
  const glance = (one.gain?.less ?? Infinity) - (other.gain?.less ?? Infinity);
  return glance || (other.gain?.points ?? -Infinity) - (one.gain?.points ?? -Infinity) || 0;
}
