/** The picker: one way of choosing an action for every game, by mouse, touch, keyboard or screen reader. */

import type { Attachment } from 'svelte/attachments';
import { clauses } from '../words/joined';
import type { SpeechContext, Speech } from '../words/speech';
import { asOptions, asPart, type Change, type PickHook, type TargetOptions, type PickOptions } from './options';
import { describe, nameOf } from './naming';
import { pointable } from './target';
import {
  attemptAt,
  fits,
  flatten,
  matching,
  namesOf,
  nextTargets,
  picksOf,
  toAction,
  withPart,
  type Option,
  type Part,
  type Pick,
} from './tree';
import type { Action, Game, Preview, Seat, Snapshot, Tree, Value, Why } from '../types';

/** What the picker asks of the table. */
export interface PickerHost {
  /** Settles when the position shown contains the action, or when the server has refused it. */
  play(seat: Seat, action: Action): Promise<void>;
  why(seat: Seat, action: Action): Promise<Why>; // the rule that forbids it, and what is lacking
  preview(seat: Seat, action: Action): Promise<Preview>;
  ahead?(seat: Seat, action: Action): Promise<Tree>; // what could be done later with what it brings
  readonly confirming?: Confirming; // `second` if it is not said
}

/**
 * What plays a complete choice besides the primary button: nothing, pointing at it again, or, if it can be taken back,
 * choosing it.
 */
export type Confirming = 'button' | 'second' | 'once';

/** A position to choose in, and what there is to speak about it; texts and data may still be loading. */
export interface Offer extends SpeechContext {
  readonly game: Game | null;
  readonly speech?: Speech;
}

/** Why something cannot be done: the rule's id, if one is named. The words say what is lacking, else the game's `why-…` text. */
export interface Refusal {
  rule: string | null;
  words: string | null;
}

const NOT_SAID: Why = { rule: null, lacks: [] };

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

  private options: Option[] = $state.raw([]);
  private context: Offer | null = $state.raw(null);
  private legal = '';
  private holds = 0;
  private previewed: Promise<Preview | null> = Promise.resolve(null); // of the choice that is complete
  private held: Action | null = null; // drawn as made, though it was not picked here
  private pickHook: PickHook | null = null;

  readonly left = $derived(matching(this.options, this.picks));
  /** The action that is chosen and waits for `confirm`, or null. */
  readonly ready: Action | null = $derived(this.left.length === 1 && this.left[0] ? toAction(this.left[0]) : null);
  /** The kind of action that is being chosen; empty while there are several. */
  readonly onlyKind = $derived(this.left.every((one) => one.do === this.left[0]?.do) ? (this.left[0]?.do ?? '') : '');
  /** What may be pointed at next, in the tree's order. */
  readonly lit: readonly Pick[] = $derived(this.isStill ? [] : nextTargets(this.left, this.picks));
  private readonly litKeys = $derived(new Set(this.lit.map(key)));

  constructor(private readonly host: PickerHost) {}

  /** Whether a complete choice is played at once. */
  get quick(): boolean {
    return this.host.confirming === 'once';
  }

  /** Whose choice it is; null when there is nothing to choose. */
  get seat(): Seat | null {
    return this.options.length ? (this.context?.snapshot.seat ?? null) : null;
  }

  /** Whether these are the very choices that are offered already, as while others choose at the same time. */
  offersAlready(snapshot: Snapshot): boolean {
    return choicesOf(snapshot) === this.legal;
  }

  /** Take up a new position; what was picked stays as long as the legal actions are the same. */
  offer(context: Offer): void {
    const legal = choicesOf(context.snapshot);
    this.context = context;
    if (legal === this.legal) return;
    this.legal = legal;
    this.options = context.snapshot.legal ? flatten(context.snapshot.legal) : [];
    this.settle(this.held ? this.picksFor(this.held) : [], { picked: this.held, isNew: true });
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
    if (action) this.settle(this.picksFor(action), { picked: action });
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

  /** Call *hook* whenever the picks change; it may replace them. Returns a function that removes the hook. */
  usePickHook(pickHook: PickHook): () => void {
    this.pickHook = pickHook;
    return () => {
      if (this.pickHook === pickHook) this.pickHook = null;
    };
  }

  /** Whether it is asked for now: one of its fields is next, and it may be pointed at. */
  isLit(part: Part, options?: PickOptions): boolean;
  isLit(field: string, value: Value): boolean;
  isLit(what: string | Part, more?: Value | PickOptions): boolean {
    const part = asPart(what, more);
    const { alwaysLit, restart } = asOptions(more);
    if (alwaysLit) return !this.isPicked(part) && this.isOpen(part, { restart: restart === true });
    return (
      picksOf(part).some((pick) => this.litKeys.has(key(pick))) && this.isOpen(part, { restart: restart === true })
    );
  }

  /** Whether pointing at it now would be accepted: lit, out of turn but possible, or other values of chosen fields. */
  isOpen(part: Part, options?: PickOptions): boolean;
  isOpen(field: string, value: Value): boolean;
  isOpen(what: string | Part, more?: Value | PickOptions): boolean {
    return !this.isStill && fits(this.options, asOptions(more).restart ? [] : this.picks, asPart(what, more));
  }

  /** Chosen, or settled by what is chosen. */
  isPicked(part: Part): boolean;
  isPicked(field: string, value: Value): boolean;
  isPicked(what: string | Part, more?: Value): boolean {
    const { picks, ready } = this;
    return picksOf(asPart(what, more)).every(
      ({ field, value }) =>
        picks.some((pick) => pick.field === field && pick.value === value) || ready?.[field] === value,
    );
  }

  /** Point at something. Pointing again at what completes a choice confirms it; what is not allowed is explained. */
  pick(part: Part, options?: PickOptions): Promise<void>;
  pick(field: string, value: Value): Promise<void>;
  async pick(what: string | Part, more?: Value | PickOptions): Promise<void> {
    if (this.busy) return;
    const part = asPart(what, more);
    const { restart, mustConfirm } = asOptions(more);
    const isPicked = this.isPicked(part);
    if (isPicked && this.ready && this.host.confirming !== 'button') return mustConfirm ? undefined : this.confirm();
    if (isPicked && !restart) return this.backTo(part);
    const picks = withPart(this.options, restart ? [] : this.picks, part);
    if (!picks) return this.refused(part);
    this.settle(picks, { picked: part });
    if (this.ready && !mustConfirm && (this.quick || isBare(this.ready))) await this.confirmWhatCanBeUndone();
  }

  /** Play the chosen action if it can be taken back; else it waits for the primary button. */
  private async confirmWhatCanBeUndone(): Promise<void> {
    const { ready, previewed } = this;
    this.busy = true;
    const preview = await previewed;
    if (!this.holds) this.busy = false;
    if (preview?.undo && this.ready === ready) await this.confirm();
  }

  /** Take the last step back. */
  back(): void {
    if (!this.busy) this.settle(this.picks.slice(0, -1));
  }

  clear(): void {
    if (!this.busy) this.settle([]);
  }

  private backTo(part: Part): void {
    const first = this.picks.findIndex(({ field }) => part[field] !== undefined);
    this.settle(this.picks.slice(0, first));
  }

  async confirm(): Promise<void> {
    const { ready, seat } = this;
    if (ready && seat !== null && !this.busy) await this.hold(this.host.play(seat, ready));
  }

  /** Somebody points at what is not allowed: say the rule in words. */
  async refused(part: Part): Promise<void> {
    const { seat } = this;
    const game = this.context?.game;
    const action = game && attemptAt(game, this.options, this.picks, part);
    if (seat === null || !action) {
      this.refusal = { rule: null, words: null };
      return;
    }
    const { legal, picks } = this;
    const { rule, lacks } = await this.host.why(seat, action).catch(() => NOT_SAID);
    if (this.busy || this.legal !== legal || this.picks !== picks) return; // something else is being chosen by now
    const lacking = clauses(lacks.map((lack) => this.context?.words.tell(lack, this.context.snapshot.places) ?? ''));
    this.refusal = { rule, words: lacking || (rule && this.context?.words.why(rule)) || null };
  }

  /** What an action would show and score, before it is chosen; null if that is not to be had. */
  async forecast(action: Action): Promise<Preview | null> {
    return this.seat === null ? null : this.host.preview(this.seat, action).catch(() => null);
  }

  /** What could be done later with what an action brings, to try it before; empty if that is not to be had. */
  async ahead(action: Action): Promise<Tree> {
    return this.seat === null ? [] : ((await this.host.ahead?.(this.seat, action).catch(() => [])) ?? []);
  }

  /** The name of a target. */
  name(field: string, value: Value): string {
    return nameOf({ [field]: value }, this.picks, this.context, this.speech);
  }

  /** An action in words, as a choice. */
  describe(action: Action): string {
    return describe(action, this.context, this.speech);
  }

  /** Makes an element a target: `<g {@attach picker.target({ x: 2, y: 1 })}>`. It gets a name, focus and its marks. */
  target(part: Part, options?: string | TargetOptions): Attachment<HTMLElement | SVGElement>;
  target(field: string, value: Value, name?: string): Attachment<HTMLElement | SVGElement>;
  target(what: string | Part, more?: Value | TargetOptions, name?: string): Attachment<HTMLElement | SVGElement> {
    const part = asPart(what, more);
    const options: TargetOptions =
      typeof what === 'string' ? { name } : typeof more === 'string' ? { name: more } : asOptions(more);
    return pointable(() => {
      const isLit = this.isLit(part, options);
      const isPicked = this.isPicked(part);
      const isOpen = isLit || isPicked || this.isOpen(part, options);
      return {
        ...(options.as ?? picksOf(part)[0]),
        ...(options.as && { picks: namesOf(part).join(' ') }),
        name: options.name === undefined ? nameOf(part, this.picks, this.context, this.speech) : options.name,
        isLit,
        isPicked,
        isOpen,
        isReachable: options.restart === true && isOpen,
        isExplained: !isOpen && this.seat !== null && !this.isStill,
        point: () => void this.pick(part, options),
      };
    });
  }

  /** What is picked when an action is chosen; nothing if it is not among the choices. */
  private picksFor(action: Action): Pick[] {
    const picks = picksOf(action);
    return matching(this.options, picks).length === 1 ? picks : [];
  }

  private get speech(): Speech {
    return this.context?.speech ?? {};
  }

  private settle(picks: readonly Pick[], change: Partial<Change> = {}): void {
    const wasReady = this.ready !== null;
    this.picks = picks;
    this.picks = this.pickHook?.({ picked: null, isNew: false, ...change, wasReady }) ?? picks;
    this.refusal = null;
    this.preview = null;
    const { ready, seat } = this;
    if (!ready || seat === null || this.busy) return;
    const asked = JSON.stringify(ready);
    this.previewed = this.host
      .preview(seat, ready)
      .then((preview) => {
        if (JSON.stringify(this.ready) === asked) this.preview = preview;
        return preview;
      })
      .catch(() => null); // without a preview one can still play
  }
}

/** An action with nothing to choose, such as the end of a turn: its button says it all. */
function isBare(action: Action): boolean {
  return Object.keys(action).length === 1;
}

function key(pick: Pick): string {
  return `${pick.field} ${pick.value}`;
}

function choicesOf(snapshot: Snapshot): string {
  return JSON.stringify([snapshot.seat, snapshot.legal]);
}
