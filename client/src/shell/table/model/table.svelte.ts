/** One table as it is followed here: what is shown now, what is still to be shown, and what one can do at it. */

import type { Seq } from '../../../generated/api';
import { Picker, type Confirming, type PickerHost, type Offer } from '../../../kit/picker/picker.svelte';
import { lineNames } from '../../../kit/sheet/sheet';
import type {
  Action,
  Frame,
  Line,
  News,
  Preview,
  Seat,
  Snapshot,
  TableEvent,
  Tree,
  Why,
  WireNews,
} from '../../../kit/types';
import { api, ApiError, UnreadableError } from '../../server/api';
import { Arrivals } from './arrivals';
import { setBy } from './clock.svelte';
import { gameCatalogue } from '../../games/catalogue.svelte';
import { settings } from '../../person/settings.svelte';
import type { Connection, Refusal } from '../../server/connection.svelte';
import { named } from './names';
import { asNews, fold } from './news';
import type { Outbox, Sent } from '../../server/outbox.svelte';

/** Others' moves are shown one after another; one's own, and what is only talk, at once. */
export function paceOf(news: News, isCalm: boolean): number {
  if (isCalm) return 0;
  const lines = newLines(news);
  const mine = new Set(news.now.places.filter((place) => place.mine).map((place) => place.seat));
  const others = lines.filter((line) => line.seat !== null && !mine.has(line.seat));
  if (others.length) return 850;
  return lines.some((line) => line.seat === null) ? 260 : 0;
}

export function newLines(news: News): Line[] {
  return news.events.flatMap((event) =>
    event.kind === 'action' ? [event.line] : event.kind === 'reveal' ? event.lines : [],
  );
}

const LOOK_AGAIN = 2000; // ms after the server has stopped telling of a table

/** News that wait to be shown; fetched ones have all that was acknowledged before: up to which number. */
interface Waiting {
  news: News;
  upTo: number;
}

export class Table implements PickerHost {
  now: Snapshot | null = $state.raw(null);
  failure: ApiError | null = $state.raw(null);
  /** How much news waits to be shown. */
  behind = $state(0);
  /** What a player at this browser is asked for in what is shown, see `callOf`; news that wait put off only a new call. */
  private call = $state('');
  /** How many lines of the result have been told. */
  told = $state(Infinity);
  /** How far the last action sent from here is; `made` until what is shown has it. */
  move: 'none' | 'sending' | 'made' = $state('none');
  /** How much else was asked for and is not shown yet. */
  asking = $state(0);
  /** A position of the past that is shown instead of the present: nothing can be chosen meanwhile. */
  past: Frame | null = $state.raw(null);
  /** Whether the match was still going on when this browser came to it. */
  sawPlay = false;
  readonly picker: Picker = new Picker(this);
  /** Told of every piece of news as it is shown. */
  onshown: (news: News, before: Snapshot | null) => void = () => undefined;

  /** Told when the server refuses an action. */
  onrefused: (error: unknown) => void = () => undefined;

  private queue: Waiting[] = [];
  private latest: Snapshot | null = null; // the last heard of, shown or not
  private timer: ReturnType<typeof setTimeout> | undefined;
  private stop: () => void = () => undefined;
  private isClosed = false;
  private readonly arrivals = new Arrivals((upTo) => this.fetch(upTo));

  constructor(
    readonly id: string,
    private readonly connection: Pick<Connection, 'watch' | 'wake'>,
    private readonly outbox: Pick<Outbox, 'put' | 'resume' | 'wake'>,
    private readonly pace: (news: News) => number,
  ) {}

  async open(): Promise<void> {
    try {
      const snapshot = await api.table(this.id);
      if (this.isClosed) return;
      this.follow(snapshot);
      this.resume(this.outbox.resume(this.id));
    } catch (error) {
      this.failure = error instanceof ApiError ? error : new ApiError(0, String(error));
    }
  }

  /** Start from a snapshot and hear all that comes after it. */
  follow(snapshot: Snapshot): void {
    this.failure = null;
    this.now = this.latest = snapshot;
    setBy(snapshot.clock);
    this.sawPlay ||= snapshot.status === 'playing';
    this.queue = [];
    this.behind = 0;
    this.updateCall();
    this.offer();
    const news = asNews(null, snapshot);
    this.arrivals.heard(news);
    this.arrivals.shown(news);
    this.watch(snapshot);
  }

  close(): void {
    this.isClosed = true;
    this.stop();
    this.arrivals.close();
    clearTimeout(this.timer);
  }

  private watch({ seq }: Snapshot): void {
    const lost = (refusal: Refusal): void => {
      if (refusal.path === 'table' && (refusal.code || refusal.unreadable)) this.lose(refusal);
      else void this.arrivals.fresh(LOOK_AGAIN);
    };
    this.stop = this.connection.watch(this.id, seq, (news) => this.receive(news), lost);
  }

  /** Get the table, for news that do not come; the socket may be dead. */
  private async fetch(upTo: number): Promise<void> {
    this.connection.wake();
    const before = this.latest;
    const snapshot = await api.table(this.id).catch((error: unknown) => this.miss(error));
    if (this.isClosed || isOutdated(snapshot, before, this.latest)) return;
    this.watch(snapshot);
    this.receive(asNews(this.latest, snapshot), upTo);
  }

  private miss(error: unknown): never {
    if (error instanceof ApiError && !error.isPassing) this.end(error);
    throw error;
  }

  /** Show the table no longer: it is not (or no longer) there for this person, or cannot be read. Other troubles pass. */
  lose(refusal: Refusal): void {
    if (refusal.path !== 'table') return;
    this.arrivals.close();
    this.end(asError(refusal));
  }

  private end(why: ApiError): void {
    this.stop();
    clearTimeout(this.timer);
    this.timer = undefined;
    this.queue = [];
    this.behind = 0;
    this.now = this.latest = null;
    this.updateCall();
    this.failure = why;
  }

  get isMyTurn(): boolean {
    return this.call !== '';
  }

  /** The seat whose player is asked to take the device; null if nobody is. */
  get handOver(): Seat | null {
    return this.isMyTurn ? (this.now?.hand_over ?? null) : null;
  }

  /** A call that is on the screen stays there while more is shown, as long as it is the same; a new one waits for the last news. */
  private updateCall(): void {
    const call = callOf(this.now);
    this.call = this.behind && call !== this.call ? '' : call;
  }

  /** Offer what can be chosen in what is shown. While others' moves are still being shown there is nothing new yet. */
  private offer(): void {
    const { now } = this;
    if (!now) return;
    const isEarly = this.past !== null || (this.behind > 0 && !this.picker.offersAlready(now));
    this.picker.offer(offerOf(isEarly || now.status !== 'playing' ? { ...now, legal: null } : now));
  }

  /** Whether a complete choice is played at once. */
  get confirming(): Confirming {
    return settings.now.confirming;
  }

  /** Tell the result from its first line on to those who saw the match; others, and those who want no motion, see it whole. */
  tellResult(): void {
    this.told = this.sawPlay && !settings.isCalm ? 0 : Infinity;
  }

  /** Whether the points are being told line by line: until then nobody else gives them away. */
  get telling(): boolean {
    const { now } = this;
    const sheet = now?.status === 'over' ? (now.result ?? now.sheet) : null;
    return sheet !== null && this.told < lineNames(sheet).length;
  }

  /** What is waited for, in words; empty as long as nobody would notice. */
  get delay(): '' | 'move-sending' | 'move-made' | 'loading' {
    if (!this.picker.isStill) return '';
    return this.move === 'none' ? 'loading' : `move-${this.move}`;
  }

  /** Show a position of the past; null shows the present again. */
  recall(frame: Frame | null): void {
    this.past = frame;
    this.offer();
  }

  /** Show at once all that waits. */
  skip(): void {
    clearTimeout(this.timer);
    while (this.queue.length) this.showNext();
    this.timer = undefined;
  }

  private receive(wired: WireNews, upTo = 0): void {
    const news = fold(this.latest, wired);
    this.latest = news.now;
    setBy(news.now.clock);
    this.queue.push({ news, upTo });
    this.arrivals.heard(news, upTo);
    if (this.move === 'sending') this.outbox.wake(); // there is a network
    this.behind = this.queue.length;
    if (document.hidden || this.isAwaited(news)) this.skip();
    else if (this.timer === undefined) this.run();
  }

  /** Whether news have an action that somebody here has just made: it is shown at once, with all before it. */
  private isAwaited(news: News): boolean {
    return this.move !== 'none' && newLines(news).some((line) => line.seat !== null && line.seat === this.now?.seat);
  }

  /** Show what waits, one piece after the other; the longer the queue, the quicker. */
  private run(): void {
    const news = this.showNext();
    if (!news) {
      this.timer = undefined;
      return;
    }
    const wait = this.pace(news) / Math.max(1, this.queue.length / 4);
    this.timer = setTimeout(() => this.run(), wait);
  }

  private showNext(): News | undefined {
    const next = this.queue.shift();
    this.behind = this.queue.length;
    if (!next) return undefined;
    const { news, upTo } = next;
    const before = this.now;
    this.now = news.now;
    this.updateCall();
    this.sawPlay ||= news.now.status === 'playing';
    if (news.now.status === 'over' && before?.status !== 'over') this.tellResult();
    this.offer();
    this.onshown(news, before);
    this.arrivals.shown(news, upTo);
    return news;
  }

  play(seat: Seat, action: Action): Promise<void> {
    return this.sent(seat, this.outbox.put({ table: this.id, seat, seq: this.latest?.seq ?? 0, action }));
  }

  /** Wait until an action is acknowledged and shown. Seats' numbers do not compare: another seat's view comes after it. */
  private async sent(seat: Seat, answer: Promise<Seq>): Promise<void> {
    this.move = 'sending';
    try {
      const { seq } = await answer;
      this.move = 'made';
      await this.arrivals.until(({ now }) => now.seat !== seat || now.seq >= seq);
    } catch (error) {
      if (this.isClosed) return;
      this.onrefused(error);
      await this.arrivals.fresh(); // what is shown here was not what the server knows
    } finally {
      this.move = 'none';
    }
  }

  /** Go on waiting for what was sent before this page was opened. */
  private resume(sent: Sent[]): void {
    for (const { post, answer } of sent) void this.picker.hold(this.sent(post.seat, answer), post.action);
  }

  /** Take the seat's last action back, or ask the others; nothing can be chosen until that is shown. */
  async undo(seat: Seat): Promise<Seat[]> {
    if (this.picker.busy) return [];
    const done = this.ask(api.undo(this.id, seat), (event) => isUndo(event) && event.seat === seat);
    await this.picker.hold(done);
    return (await done).asked ?? [];
  }

  /** Wait for something besides an action until what is shown has the event that tells it. */
  async ask<Answer>(work: Promise<Answer>, isIt: (event: TableEvent) => boolean): Promise<Answer> {
    this.asking += 1;
    try {
      return await this.arrivals.after(work, ({ events }) => events.some(isIt));
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) void this.arrivals.fresh(); // not what is shown here
      throw error;
    } finally {
      this.asking -= 1;
    }
  }

  /** Several players at one browser: the player of this seat has it now. Done when the seat's view is shown. */
  async sit(seat: Seat): Promise<void> {
    await this.arrivals.after(api.sit(this.id, seat), ({ now }) => now.seat === seat || now.hand_over !== seat);
  }

  why(seat: Seat, action: Action): Promise<Why> {
    return api.why(this.id, seat, action);
  }

  async ahead(seat: Seat, action: Action): Promise<Tree> {
    return (await api.ahead(this.id, seat, action)).legal;
  }

  preview(seat: Seat, action: Action): Promise<Preview> {
    return api.preview(this.id, seat, action);
  }
}

/** A position with its texts, data and words, as far as they are loaded whenever they are read. */
function offerOf(position: Snapshot): Offer {
  const { game, rules, edition } = position;
  const snapshot = $derived(named(position));
  return {
    get snapshot() {
      return snapshot;
    },
    get edition() {
      return gameCatalogue.edition(game, edition);
    },
    get words() {
      return gameCatalogue.words(game);
    },
    get game() {
      return gameCatalogue.game(game, rules);
    },
    get speech() {
      return gameCatalogue.speech(game);
    },
  };
}

/** What a position asks of the player at this browser: to take the device, or to decide for a seat; empty if nothing. */
function callOf(now: Snapshot | null): string {
  if (now?.status !== 'playing') return '';
  if (now.hand_over !== null) return `hand-over ${now.hand_over}`;
  return now.seat !== null && now.to_act.includes(now.seat) ? `turn ${now.seat}` : '';
}

function asError({ path, message, code, unreadable }: Refusal): ApiError {
  return unreadable ? new UnreadableError(message, unreadable) : new ApiError(404, message, null, path, code);
}

function isUndo(event: TableEvent): event is TableEvent & { seat: Seat } {
  return event.kind === 'undo' || event.kind === 'asked';
}

/** Whether a table that was fetched is older than what the socket has told meanwhile. */
function isOutdated(fetched: Snapshot, before: Snapshot | null, latest: Snapshot | null): boolean {
  if (!latest || before === latest) return false;
  return fetched.seat !== latest.seat || fetched.seq < latest.seq;
}
