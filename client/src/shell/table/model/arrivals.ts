/**
 * What is done here comes back as news. Each thing is waited for until what is shown has it; if the server has
 * acknowledged it and the news do not come, the table is fetched, again and again at growing intervals.
 */

import type { News } from '../../../kit/types';
import { ApiError } from '../../server/api';

/** Whether news, with all that was known before them, have what was done. */
export type HasIt = (news: News) => boolean;

interface Expected {
  hasIt: HasIt;
  number: number; // in the order in which the server acknowledged things; infinite until it has
  isHeard: boolean; // it is in what waits to be shown
  resolve: () => void;
}

const FIRST_WAIT = 1200;
const LONGEST_WAIT = 15_000;

export class Arrivals {
  private readonly expected = new Set<Expected>();
  private acknowledged = 0;
  private lastHeard: News | null = null;
  private lastShown: News | null = null;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isFetching = false;

  /** *fetch* gets the table and hands it to `heard` and `shown`, with the number it is given, unless it is out of date. */
  constructor(private readonly fetch: (upTo: number) => Promise<void>) {}

  /** Wait until the server has acknowledged something, and until news that come from now on have it and are shown. */
  async after<Answer>(work: Promise<Answer>, hasIt: HasIt): Promise<Answer> {
    const { one, arrival } = this.expect(hasIt);
    try {
      const answer = await work;
      this.acknowledge(one);
      await arrival;
      return answer;
    } finally {
      this.drop(one);
    }
  }

  /** Wait for something that the server has acknowledged; it may have come already. */
  async until(hasIt: HasIt): Promise<void> {
    if (this.lastShown && hasIt(this.lastShown)) return;
    const { one, arrival } = this.expect(hasIt);
    one.isHeard = this.lastHeard !== null && hasIt(this.lastHeard);
    this.acknowledge(one);
    await arrival;
  }

  /** Fetch the table, after a while if that is wanted, and wait until it is shown. */
  async fresh(wait = 0): Promise<void> {
    const { one, arrival } = this.expect(() => false);
    this.wait = wait;
    clearTimeout(this.timer);
    this.timer = undefined;
    this.acknowledge(one);
    await arrival;
  }

  /** Take note of news that will be shown. Those that were fetched have everything up to a number. */
  heard(news: News, upTo = 0): void {
    this.lastHeard = news;
    for (const one of this.expected) one.isHeard ||= isIn(one, news, upTo);
    this.arm();
  }

  shown(news: News, upTo = 0): void {
    this.lastShown = news;
    for (const one of this.expected) if (isIn(one, news, upTo)) this.drop(one);
  }

  /** Stop waiting for anything. */
  close(): void {
    for (const one of this.expected) this.drop(one);
  }

  private expect(hasIt: HasIt): { one: Expected; arrival: Promise<void> } {
    let resolve: () => void = () => undefined;
    const arrival = new Promise<void>((done) => (resolve = done));
    const one = { hasIt, number: Infinity, isHeard: false, resolve };
    this.expected.add(one);
    return { one, arrival };
  }

  private acknowledge(one: Expected): void {
    one.number = ++this.acknowledged;
    this.arm();
  }

  private drop(one: Expected): void {
    this.expected.delete(one);
    one.resolve();
    this.arm();
  }

  private get isLate(): boolean {
    return [...this.expected].some((one) => Number.isFinite(one.number) && !one.isHeard);
  }

  private arm(): void {
    if (this.isFetching) return;
    if (this.isLate) {
      this.timer ??= setTimeout(() => void this.look(), this.wait);
    } else {
      clearTimeout(this.timer);
      this.timer = undefined;
      this.wait = FIRST_WAIT;
    }
  }

  private async look(): Promise<void> {
    this.timer = undefined;
    this.isFetching = true;
    try {
      await this.fetch(this.acknowledged);
    } catch (error) {
      if (error instanceof ApiError && !error.isPassing) this.close(); // there is no such table any more
    }
    this.isFetching = false;
    this.wait = Math.min(Math.max(this.wait * 2, FIRST_WAIT), LONGEST_WAIT);
    this.arm();
  }
}

function isIn(one: Expected, news: News, upTo: number): boolean {
  return one.number <= upTo || one.hasIt(news);
}
