/**
 * Brings the work to the server: a moment after the last change, with the revision that it goes on from. If something else was
 * stored meanwhile (another tab, another device), nothing is overwritten: the person chooses.
 */

import { isEqual } from '../../../kit/editor/data';
import type { Fields } from '../../../kit/types';
import type { Draft, Drafts } from './drafts';
import { combined, type Version } from './merging';
import type { OwnEdition, Server } from './wire';

const PAUSE = 1000; // ms without a change
const AGAIN = 5000; // ms after an attempt that got no answer

export type State = 'saved' | 'waiting' | 'saving' | 'offline' | 'refused' | 'conflict';

/** What goes on here, and what is stored or kept elsewhere. */
export interface Conflict {
  theirs: Draft;
  isKept: boolean; // it was found in this browser, and not on the server
  both: Version | null; // both combined, if they changed different components
}

interface Work {
  data: Fields;
  checked: string[];
  name: string;
}

interface Edited {
  now(): Work;
  take(draft: Pick<Draft, 'data' | 'checked'>): void;
  saved(answer: OwnEdition): void;
}

/** How a refusal is told from a server that is not reached. */
const statusOf = (error: unknown): number => (error as { status?: number }).status ?? 0;

export class Saving {
  state: State = $state('saved');
  failure: unknown = $state.raw(null);
  conflict: Conflict | null = $state.raw(null);
  private revision: number;
  private stored: Pick<Work, 'data' | 'checked'>;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isClosed = false;
  private readonly retry = (): void => this.wait(0);
  private readonly hear = (event: StorageEvent): void => void this.follow(event);

  constructor(
    own: OwnEdition,
    private readonly server: Pick<Server, 'save' | 'fetch'>,
    private readonly drafts: Drafts,
    private readonly edited: Edited,
  ) {
    this.revision = own.revision;
    this.stored = { data: own.data, checked: own.checked };
    addEventListener('online', this.retry);
    addEventListener('storage', this.hear);
  }

  /** Go on with what this tab had not saved when it was loaded; ask about what another one left. */
  goOn(): void {
    const { own, left } = this.drafts;
    const found = own ?? left;
    if (!found) return;
    if (!this.differs(found)) this.drafts.drop();
    else if (own && own.revision === this.revision) {
      this.edited.take(own);
      this.wait(0);
    } else this.stop({ theirs: found, isKept: true, both: null });
  }

  /** Something was changed. */
  note(): void {
    this.keep();
    if (this.state !== 'conflict') this.wait(PAUSE);
  }

  private keep(): void {
    const { data, checked } = this.edited.now();
    this.drafts.keep({ revision: this.revision, data, checked });
  }

  private wait(ms: number): void {
    clearTimeout(this.timer);
    if (this.isClosed || this.state === 'conflict' || !this.differs(this.edited.now())) return this.rest();
    if (this.state === 'saved' || this.state === 'refused') this.state = 'waiting';
    this.timer = setTimeout(() => void this.save(), ms);
  }

  /** Nothing is left to be saved, unless it is being saved or asked about. */
  private rest(): void {
    if (this.isClosed || this.state === 'conflict' || this.state === 'saving') return;
    this.drafts.dropOwn();
    this.state = 'saved';
  }

  private differs({ data, checked }: Pick<Work, 'data' | 'checked'>): boolean {
    return !isEqual(data, this.stored.data) || !isEqual(checked, this.stored.checked);
  }

  /** Save what there is now, at once; whoever leaves the page or goes on to play waits for it. */
  async save(): Promise<void> {
    clearTimeout(this.timer);
    if (this.state === 'saving' || this.state === 'conflict') return;
    const work = this.edited.now();
    if (!this.differs(work)) return this.rest();
    this.state = 'saving';
    try {
      this.accept(await this.server.save({ revision: this.revision, ...work }), work);
    } catch (error) {
      await this.fail(error);
    }
  }

  private accept(answer: OwnEdition, work: Work): void {
    this.revision = answer.revision;
    this.stored = { data: work.data, checked: work.checked };
    this.failure = null;
    this.state = 'saved';
    if (this.differs(this.edited.now())) return this.note();
    this.edited.saved(answer);
    this.drafts.dropOwn();
    this.drafts.announce(answer.revision);
  }

  private async fail(error: unknown): Promise<void> {
    const status = statusOf(error);
    if (status === 409) return this.compare();
    this.failure = error;
    this.state = status === 0 || status >= 500 || status === 429 ? 'offline' : 'refused';
    if (this.state === 'offline' && !this.isClosed) this.timer = setTimeout(() => void this.save(), AGAIN);
  }

  /** Something else is stored than what this goes on from. */
  private async compare(): Promise<void> {
    try {
      const theirs = await this.server.fetch();
      const [mine, base] = [this.edited.now(), this.stored];
      this.state = 'saved';
      this.stored = { data: theirs.data, checked: theirs.checked };
      this.revision = theirs.revision;
      if (this.differs(mine)) this.stop({ theirs, isKept: false, both: combined(base, mine, theirs) });
      else this.rest();
    } catch (error) {
      this.state = 'offline';
      this.failure = error;
      this.timer = setTimeout(() => void this.save(), AGAIN);
    }
  }

  private stop(conflict: Conflict): void {
    clearTimeout(this.timer);
    this.conflict = conflict;
    this.state = 'conflict';
  }

  /** Go on with what is here; it replaces what is stored. */
  keepMine(): void {
    this.resume();
    this.keep();
    this.wait(0);
  }

  /** Go on with the other one; undo brings back what was here. */
  takeTheirs(): void {
    if (this.conflict) this.goOnWith(this.conflict.theirs);
  }

  /** Go on with both, combined; undo brings back what was here. */
  takeBoth(): void {
    if (this.conflict?.both) this.goOnWith(this.conflict.both);
  }

  private goOnWith(version: Version): void {
    this.edited.take(version);
    this.resume();
    this.keep();
    this.wait(0);
  }

  private resume(): void {
    if (this.conflict?.isKept) this.drafts.drop();
    this.conflict = null;
    this.state = 'saved';
  }

  /** Another tab has saved: whoever has changed nothing goes on with that. */
  private async follow(event: StorageEvent): Promise<void> {
    const revision = this.drafts.announced(event);
    if (revision <= this.revision || this.state !== 'saved' || this.differs(this.edited.now())) return;
    try {
      const theirs = await this.server.fetch();
      if (this.state !== 'saved' || this.differs(this.edited.now())) return;
      this.revision = theirs.revision;
      this.stored = { data: theirs.data, checked: theirs.checked };
      this.edited.take(theirs);
    } catch {
      // the next save finds out
    }
  }

  /** Keep nothing of what is here: it was copied, or deleted with its edition. */
  giveUp(): void {
    this.drafts.drop();
    this.conflict = null;
    this.stored = this.edited.now();
    this.state = 'saved';
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
    removeEventListener('online', this.retry);
    removeEventListener('storage', this.hear);
    if (this.state !== 'conflict') void this.save();
  }
}
