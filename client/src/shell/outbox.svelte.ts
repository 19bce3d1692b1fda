/**
 * Actions on their way. Each has an id made here; it is sent again, with the same id, until the server acknowledges or
 * refuses it, so nothing is lost and nothing happens twice. What waits survives a reload of the page.
 */

import type { Action, Seat } from '../kit/types';
import { ApiError } from './api';

export interface Post {
  id: string;
  table: string;
  seat: Seat;
  seq: number;
  action: Action;
}

type Deliver = (post: Post) => Promise<unknown>;
type Answer = { resolve: () => void; reject: (error: unknown) => void };

const KEY = 'parlour-outbox';
const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;

export class Outbox {
  /** How many are not acknowledged yet. */
  waiting = $state(0);
  private posts: Post[] = [];
  private readonly answers = new Map<string, Answer>();
  private running = false;
  private hurry: () => void = () => undefined;

  constructor(
    private readonly deliver: Deliver,
    private readonly keep: Pick<Storage, 'getItem' | 'setItem'>,
  ) {
    this.posts = readPosts(keep.getItem(KEY));
    this.waiting = this.posts.length;
    if (this.posts.length) void this.run();
  }

  /** Send an action; settles when the server has stored or refused it. */
  put(post: Omit<Post, 'id'>): Promise<void> {
    const whole = { ...post, id: newId() };
    this.posts.push(whole);
    this.remember();
    return new Promise((resolve, reject) => {
      this.answers.set(whole.id, { resolve, reject });
      void this.run();
    });
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
        await this.deliver(post);
        this.done(post, (answer) => answer.resolve());
        wait = FIRST_WAIT;
      } catch (error) {
        if (error instanceof ApiError && error.isPassing) {
          await this.pause(wait);
          wait = Math.min(wait * 2, LONGEST_WAIT);
        } else {
          this.done(post, (answer) => answer.reject(error));
        }
      }
    }
    this.running = false;
  }

  private done(post: Post, settle: (answer: Answer) => void): void {
    this.posts = this.posts.filter((other) => other !== post);
    this.remember();
    const answer = this.answers.get(post.id);
    this.answers.delete(post.id);
    if (answer) settle(answer);
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

/** An id that no other browser makes; `randomUUID` needs https, which a table at home may not have. */
export function newId(): string {
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
