/**
 * Actions that are being sent. Each has an id made here; it is sent again, with the same id, until the server acknowledges or
 * refuses it, so nothing is lost and nothing happens twice. What waits survives a reload of the page; whoever opens its
 * table then gets the answer.
 */

import type { Seq } from '../../generated/api';
import { required } from '../../kit/required';
import type { Action, Seat } from '../../kit/types';
import { ApiError } from './api';

export interface Post {
  id: string;
  table: string;
  seat: Seat;
  seq: number;
  action: Action;
}

/** An action and the server's answer to it. */
export interface Sent {
  post: Post;
  answer: Promise<Seq>;
}

type Deliver = (post: Post) => Promise<Seq>;
interface Settle {
  resolve: (receipt: Seq) => void;
  reject: (error: unknown) => void;
}

const KEY = 'parlour-outbox';
const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;

export class Outbox {
  /** How many are not acknowledged yet. */
  waiting = $state(0);
  private posts: Post[] = [];
  private readonly sent = new Map<Post, Sent & Settle>();
  /** Sent by an earlier page, answered or not, until the table is opened again. */
  private earlier: Sent[] = [];
  private running = false;
  private hurry: () => void = () => undefined;

  constructor(
    private readonly deliver: Deliver,
    private readonly keep: Pick<Storage, 'getItem' | 'setItem'>,
  ) {
    this.posts = readPosts(keep.getItem(KEY));
    this.earlier = this.posts.map((post) => this.expect(post));
    this.waiting = this.posts.length;
    if (this.posts.length) void this.run();
  }

  /** Send an action; settles when the server has stored or refused it. */
  put(post: Omit<Post, 'id'>): Promise<Seq> {
    const whole = { ...post, id: newId() };
    const { answer } = this.expect(whole);
    this.posts.push(whole);
    this.remember();
    void this.run();
    return answer;
  }

  /** What was sent to a table before it was opened here: all that is not answered, and what an earlier page left. */
  resume(table: string): Sent[] {
    const found = [...this.earlier, ...this.sent.values()].filter(({ post }) => post.table === table);
    this.earlier = this.earlier.filter(({ post }) => post.table !== table);
    return [...new Set(found)];
  }

  /** Try again at once. */
  wake(): void {
    this.hurry();
  }

  private async run(): Promise<void> {
    if (this.running) return;
    this.running = true;
    let wait = FIRST_WAIT;
    for (let post = this.posts[0]; post; post = this.posts[0]) {
      try {
        const receipt = await this.deliver(post);
        this.done(post, ({ resolve }) => resolve(receipt));
        wait = FIRST_WAIT;
      } catch (error) {
        if (error instanceof ApiError && error.isPassing) {
          await this.pause(wait);
          wait = Math.min(wait * 2, LONGEST_WAIT);
        } else {
          this.done(post, ({ reject }) => reject(error));
        }
      }
    }
    this.running = false;
  }

  private done(post: Post, settle: (sent: Settle) => void): void {
    this.posts = this.posts.filter((other) => other !== post);
    this.remember();
    const sent = this.sent.get(post);
    this.sent.delete(post);
    if (sent) settle(sent);
  }

  private expect(post: Post): Sent {
    let settle: Settle | undefined;
    const answer = new Promise<Seq>((resolve, reject) => (settle = { resolve, reject }));
    answer.catch(() => undefined); // the caller may be gone
    const sent = { post, answer, ...required(settle) };
    this.sent.set(post, sent);
    return sent;
  }

  private remember(): void {
    this.waiting = this.posts.length;
    this.keep.setItem(KEY, JSON.stringify(this.posts));
  }

  private pause(wait: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, wait);
      this.hurry = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}

/** A unique id; `randomUUID` needs https, which a server at home may not have. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function readPosts(text: string | null): Post[] {
  try {
    const found: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
}
