/** One table as it is followed here: what is shown now, what is still to be shown, and what one can do at it. */

import { Picker, type Desk } from '../kit/picker.svelte';
import type { Action, Line, News, Preview, Seat, Snapshot, WireNews } from '../kit/types';
import { api, ApiError } from './api';
import { setBy } from './clock.svelte';
import type { Connection } from './connection.svelte';
import { fold } from './news';
import type { Outbox } from './outbox.svelte';

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

export class Table implements Desk {
  now: Snapshot | null = $state.raw(null);
  failure: ApiError | null = $state.raw(null);
  /** How much news waits to be shown. */
  behind = $state(0);
  /** Whether the points are being told line by line: until then nobody else gives them away. */
  telling = $state(false);
  /** Whether the match was still going on when this browser came to it. */
  sawPlay = false;
  readonly picker: Picker = new Picker(this);
  /** Told of every piece of news as it is shown. */
  onshown: (news: News, before: Snapshot | null) => void = () => undefined;

  /** Told when the server refuses an action. */
  onrefused: (error: unknown) => void = () => undefined;

  private queue: News[] = [];
  private latest: Snapshot | null = null; // the last heard of, shown or not
  private timer: ReturnType<typeof setTimeout> | undefined;
  private stop: () => void = () => undefined;

  constructor(
    readonly id: string,
    private readonly connection: Pick<Connection, 'watch'>,
    private readonly outbox: Pick<Outbox, 'put'>,
    private readonly pace: (news: News) => number,
  ) {}

  async open(): Promise<void> {
    try {
      this.follow(await api.table(this.id));
    } catch (error) {
      this.failure = error instanceof ApiError ? error : new ApiError(0, String(error));
    }
  }

  /** Start from a snapshot and hear all that comes after it. */
  follow(snapshot: Snapshot): void {
    this.stop();
    this.failure = null;
    this.now = this.latest = snapshot;
    setBy(snapshot.clock);
    this.sawPlay ||= snapshot.status === 'playing';
    this.queue = [];
    this.behind = 0;
    this.stop = this.connection.watch(this.id, snapshot.seq, (news) => this.hear(news));
  }

  close(): void {
    this.stop();
    clearTimeout(this.timer);
  }

  get isMyTurn(): boolean {
    const { now } = this;
    if (!now || now.status !== 'playing' || this.behind) return false;
    return now.hand_over !== null || (now.seat !== null && now.to_act.includes(now.seat));
  }

  /** Show at once all that waits. */
  skip(): void {
    clearTimeout(this.timer);
    while (this.queue.length) this.showNext();
    this.timer = undefined;
  }

  private hear(wired: WireNews): void {
    const news = fold(this.latest, wired);
    this.latest = news.now;
    setBy(news.now.clock);
    this.queue.push(news);
    this.behind = this.queue.length;
    if (document.hidden) this.skip();
    else if (this.timer === undefined) this.run();
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
    const news = this.queue.shift();
    this.behind = this.queue.length;
    if (!news) return undefined;
    const before = this.now;
    this.now = news.now;
    this.sawPlay ||= news.now.status === 'playing';
    this.onshown(news, before);
    return news;
  }

  async play(seat: Seat, action: Action): Promise<void> {
    try {
      await this.outbox.put({ table: this.id, seat, seq: this.latest?.seq ?? 0, action });
    } catch (error) {
      this.onrefused(error);
      await this.open(); // what is shown here was not what the server knows
    }
  }

  async why(seat: Seat, action: Action): Promise<string | null> {
    return (await api.why(this.id, seat, action)).rule;
  }

  preview(seat: Seat, action: Action): Promise<Preview> {
    return api.preview(this.id, seat, action);
  }
}
