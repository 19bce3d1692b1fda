/** One own edition while it is edited: its data with undo and redo, what is wrong with it, and whether the server has it. */

import {
  entriesOf,
  identityOf,
  isEqual,
  isObject,
  put,
  valuesOf,
  type Entry,
  type Path,
} from '../../../kit/editor/data';
import type { EntryForm } from '../../../kit/editor/editor';
import type { Fields, Plain } from '../../../kit/types';
import { Checking } from './checking.svelte';
import type { Draft, Drafts } from './drafts';
import { sourcesAfter } from './owner';
import { Saving } from './saving.svelte';
import { apply, revert, stepTo, type Patch, type Step } from './steps';
import type { OwnEdition, Server } from './wire';

const LONGEST_HISTORY = 500;
export const LONGEST_NAME = 80;

export class Editing {
  readonly id: string;
  readonly game: string;
  data: Fields;
  checked: readonly string[];
  private past: readonly Step[] = $state.raw([]);
  private future: readonly Step[] = $state.raw([]);
  readonly entries: readonly Entry[];
  readonly saving: Saving;
  readonly checking: Checking;
  private readonly known: ReadonlyMap<string, Entry>; // entries of the edition that differences are from

  constructor(
    own: OwnEdition,
    readonly shipped: Fields,
    server: Server,
    drafts: Drafts,
    order: readonly string[] = [], // of the parts
  ) {
    this.id = own.id;
    this.game = own.game;
    this.known = new Map(entriesOf(shipped).map((entry) => [identityOf(entry), entry]));
    this.data = $state.raw(own.data);
    this.checked = $state.raw(own.checked);
    this.entries = $derived(entriesOf(this.data, order));
    this.checking = new Checking(own, server);
    this.saving = new Saving(own, server, drafts, {
      now: () => ({ data: this.data, checked: [...this.checked], name: this.name }),
      take: (draft) => this.take(draft),
      saved: (answer) => this.checking.learn(answer),
    });
    this.saving.goOn();
  }

  get name(): string {
    const header = this.data['edition'];
    const name = isObject(header) ? header['name'] : '';
    return typeof name === 'string' ? name : '';
  }

  rename(wanted: string): void {
    const name = wanted.trim().slice(0, LONGEST_NAME);
    if (name) this.do(stepTo(this.data, [[['edition', 'name'], name]]));
  }

  get mayUndo(): boolean {
    return this.past.length > 0;
  }

  get mayRedo(): boolean {
    return this.future.length > 0;
  }

  /** Take the last step back; returns what it had changed. */
  undo(): Patch | null {
    const step = this.past.at(-1);
    if (!step) return null;
    this.past = this.past.slice(0, -1);
    this.future = [...this.future, step];
    this.settle(revert(this.data, step));
    return step[0] ?? null;
  }

  redo(): Patch | null {
    const step = this.future.at(-1);
    if (!step) return null;
    this.future = this.future.slice(0, -1);
    this.past = [...this.past, step];
    this.settle(apply(this.data, step));
    return step[0] ?? null;
  }

  /** How one entry is changed: where its values are from follows. */
  formOf(entry: Entry): EntryForm {
    return {
      set: (path, value) => this.change(entry, [[path, value]]),
      setAll: (changes) => this.change(entry, changes),
    };
  }

  private change(entry: Entry, changes: readonly (readonly [Path, Plain | undefined])[]): void {
    const changed = changes.reduce<Plain>((value, [path, after]) => put(value, path, after), entry.value);
    if (!isObject(changed)) return;
    const all = [...changes, ...sourcesAfter(entry, changed, this.before(entry))];
    this.do(
      stepTo(
        this.data,
        all.map(([path, value]) => [[...entry.path, ...path], value] as const),
      ),
    );
  }

  /** Give an entry back the values that it has in the shipped edition. */
  restore(entry: Entry): void {
    const before = this.before(entry);
    if (before) this.do(stepTo(this.data, [[entry.path, before.value]]));
  }

  /** The same entry in the shipped edition; null for one that it has not. */
  before(entry: Entry): Entry | null {
    return this.known.get(identityOf(entry)) ?? null;
  }

  isChanged(entry: Entry): boolean {
    const before = this.before(entry);
    return !before || !isEqual(valuesOf(entry.value), valuesOf(before.value));
  }

  isChecked(entry: Entry): boolean {
    return this.checked.includes(entry.name);
  }

  /** Say whether an entry was compared with the one in the box. */
  setChecked(entry: Entry, isChecked: boolean): void {
    const others = this.checked.filter((name) => name !== entry.name);
    this.checked = isChecked ? [...others, entry.name] : others;
    this.saving.note();
  }

  private do(step: Step): void {
    if (!step.length) return;
    this.past = [...this.past.slice(-LONGEST_HISTORY), step];
    this.future = [];
    this.settle(apply(this.data, step));
  }

  private settle(data: Fields): void {
    this.data = data;
    this.checking.ask(data);
    this.saving.note();
  }

  /** Go on with what was kept or stored elsewhere; undo brings back what was here. */
  private take({ data, checked }: Pick<Draft, 'data' | 'checked'>): void {
    this.past = [...this.past.slice(-LONGEST_HISTORY), [{ path: [], before: this.data, after: data }]];
    this.future = [];
    this.data = data;
    this.checked = checked;
    this.checking.ask(data);
  }

  close(): void {
    this.saving.close();
    this.checking.close();
  }
}
