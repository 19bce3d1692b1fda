/** The picker: one way of choosing an action for every game, by mouse, touch, keyboard or screen reader. */

import type { Attachment } from 'svelte/attachments';
import { namesIn, seatName } from '../words/names';
import type { At, Speech } from '../words/speech';
import { targetAttachment } from './target';
import { attemptAt, flatten, matching, nextTargets, toAction, withPick, type Option, type Pick } from './tree';
import type { Action, Game, Preview, Seat, Snapshot, Value } from '../types';

/** What the picker asks of the table. */
export interface Desk {
  /** Settles when what is shown has the action in it, or when the server has refused it. */
  play(seat: Seat, action: Action): Promise<void>;
  why(seat: Seat, action: Action): Promise<string | null>; // the rule that forbids it
  preview(seat: Seat, action: Action): Promise<Preview>;
}

/** Why something cannot be done: the rule's id, if one is named. The words are the game's `why-…` text. */
export interface Refusal {
  rule: string | null;
  words: string | null;
}

/** A wait shorter than this (in ms) changes nothing on the screen. */
export const UNNOTICED = 450;

export class Picker {
  picks: readonly Pick[] = $state.raw([]);
  refusal: Refusal | null = $state.raw(null);
  preview: Preview | null = $state.raw(null);
  /** An action is on its way, or made but not in what is shown yet: what is chosen stays, and nothing can be chosen. */
  busy = $state(false);
  /** Busy for so long that it is shown: nothing is lit or open any more. */
  isStill = $state(false);
  /** Play at once when a choice is complete, without the primary button. */
  quick = $state(false);

  private options: Option[] = $state.raw([]);
  private at: At | null = $state.raw(null);
  private speech: Speech = $state.raw({});
  private game: Game | null = null;
  private legal = '';
  private holds = 0;
  private held: Action | null = null; // drawn as made, though it was not picked here

  readonly left = $derived(matching(this.options, this.picks));
  /** The action that is chosen and waits for `confirm`, or null. */
  readonly ready: Action | null = $derived(this.left.length === 1 && this.left[0] ? toAction(this.left[0]) : null);
  /** What may be pointed at next, in the tree's order. */
  readonly lit: readonly Pick[] = $derived(this.isStill ? [] : nextTargets(this.left, this.picks));
  private readonly litKeys = $derived(new Set(this.lit.map(key)));

  constructor(private readonly desk: Desk) {}

  /** Whose choice it is; null when there is nothing to choose. */
  get seat(): Seat | null {
    return this.options.length ? (this.at?.snapshot.seat ?? null) : null;
  }

  /** Whether these are the very choices that are offered already, as while others choose at the same time. */
  offersAlready(snapshot: Snapshot): boolean {
    return choicesOf(snapshot) === this.legal;
  }

  /** Take up a new position; what was picked stays as long as the legal actions are the same. */
  offer(at: At, game: Game | null, speech: Speech = {}): void {
    const legal = choicesOf(at.snapshot);
    this.at = at;
    this.game = game;
    this.speech = speech;
    if (legal === this.legal) return;
    this.legal = legal;
    this.options = at.snapshot.legal ? flatten(at.snapshot.legal) : [];
    this.settle(this.held ? picksOf(this.held, this.options) : []);
  }

  /**
   * Let nothing be chosen until *work* is done, and show that if it takes long. What is chosen stays drawn, or *action*
   * if one is given: it was sent before this page was opened.
   */
  async hold(work: Promise<unknown>, action: Action | null = null): Promise<void> {
    this.holds += 1;
    this.busy = true;
    this.held ??= action;
    this.isStill ||= action !== null;
    if (action) this.settle(picksOf(action, this.options));
    const timer = setTimeout(() => (this.isStill = true), UNNOTICED);
    try {
      await work;
    } finally {
      clearTimeout(timer);
      this.holds -= 1;
      if (!this.holds) this.release();
    }
  }

  private release(): void {
    this.held = null;
    this.busy = this.isStill = false;
    this.settle([]);
  }

  isLit(field: string, value: Value): boolean {
    return this.litKeys.has(key({ field, value }));
  }

  /** Whether pointing at it now would be accepted: lit, out of turn but possible, or another value of a chosen field. */
  isOpen(field: string, value: Value): boolean {
    return !this.isStill && withPick(this.options, this.picks, { field, value }) !== null;
  }

  /** Chosen, or settled by what is chosen. */
  isPicked(field: string, value: Value): boolean {
    if (this.picks.some((pick) => pick.field === field && pick.value === value)) return true;
    return this.ready !== null && this.ready[field] === value;
  }

  /** Point at something. Pointing again at what completes a choice confirms it; what is not allowed is explained. */
  async pick(field: string, value: Value): Promise<void> {
    if (this.busy) return;
    if (this.ready && this.isPicked(field, value)) return this.confirm();
    if (this.isPicked(field, value)) return this.backTo(field);
    const picks = withPick(this.options, this.picks, { field, value });
    if (!picks) return this.refused(field, value);
    this.settle(picks);
    if (this.quick && this.ready) await this.confirm();
  }

  /** Take the last step back. */
  back(): void {
    if (!this.busy) this.settle(this.picks.slice(0, -1));
  }

  clear(): void {
    if (!this.busy) this.settle([]);
  }

  private backTo(field: string): void {
    this.settle(
      this.picks.slice(
        0,
        this.picks.findIndex((pick) => pick.field === field),
      ),
    );
  }

  async confirm(): Promise<void> {
    const { ready, seat } = this;
    if (ready && seat !== null && !this.busy) await this.hold(this.desk.play(seat, ready));
  }

  /** Somebody points at what is not allowed: say the rule in words. */
  async refused(field: string, value: Value): Promise<void> {
    const { seat, game } = this;
    const action = game && attemptAt(game, this.options, this.picks, { field, value });
    if (seat === null || !action) {
      this.refusal = { rule: null, words: null };
      return;
    }
    const { legal, picks } = this;
    const rule = await this.desk.why(seat, action).catch(() => null);
    if (this.busy || this.legal !== legal || this.picks !== picks) return; // something else is being chosen by now
    this.refusal = { rule, words: rule ? (this.at?.words.why(rule) ?? null) : null };
  }

  /** The name of a target. */
  name(field: string, value: Value): string {
    const { at } = this;
    if (!at) return String(value);
    const own = this.speech.name?.(field, value, at);
    if (own) return own;
    if (field === 'do') return this.describe({ ...fieldsOf(this.picks), do: String(value) });
    const said = at.words.attempt(`${field}-${value}`);
    return said ?? `${at.words.field(field)} ${value}`.trim();
  }

  /** An action in words, as a choice. */
  describe(action: Action): string {
    const { at } = this;
    if (!at) return '';
    const message = this.speech.describe?.(action, at) ?? { text: `do-${action.do}`, arguments: fieldsOf(action) };
    const { places, seat } = at.snapshot;
    const names = namesIn(message, places, seatName(places, seat));
    const said = at.words.attempt(message.text, { ...message.arguments, ...names });
    return said ?? this.parts(action).join(' · ');
  }

  /** Makes an element a target: `<g {@attach picker.target('slot', 2)}>`. It gets a name, focus and its marks. */
  target(field: string, value: Value, name?: string): Attachment<HTMLElement | SVGElement> {
    return targetAttachment(this, field, value, name);
  }

  private parts(action: Action): string[] {
    return Object.entries(fieldsOf(action)).map(([field, value]) => this.name(field, value));
  }

  private settle(picks: readonly Pick[]): void {
    this.picks = picks;
    this.refusal = null;
    this.preview = null;
    const { ready, seat } = this;
    if (!ready || seat === null || this.busy) return;
    const asked = JSON.stringify(ready);
    this.desk
      .preview(seat, ready)
      .then((preview) => {
        if (JSON.stringify(this.ready) === asked) this.preview = preview;
      })
      .catch(() => undefined); // a preview is a kindness; without it one can still play
  }
}

function key(pick: Pick): string {
  return `${pick.field} ${pick.value}`;
}

function fieldsOf(from: Action | readonly Pick[]): Record<string, Value> {
  const pairs = Array.isArray(from)
    ? (from as readonly Pick[]).map(({ field, value }) => [field, value] as const)
    : Object.entries(from as Action);
  return Object.fromEntries(pairs.filter(([field]) => field !== 'do'));
}

/** What is picked when an action is chosen; nothing if it is not among the choices. */
function picksOf(action: Action, options: Option[]): Pick[] {
  const picks = Object.entries(action).map(([field, value]) => ({ field, value }));
  return matching(options, picks).length === 1 ? picks : [];
}

function choicesOf(snapshot: Snapshot): string {
  return JSON.stringify([snapshot.seat, snapshot.legal]);
}
