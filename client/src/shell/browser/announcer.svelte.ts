/** What a screen reader hears: the last few things said, in one polite live region. And short notes for the eye. */

import { untrack } from 'svelte';

export interface Toast {
  id: number;
  text: string;
  bad: boolean;
}

const TOGETHER = 400; // ms within which what is said belongs together: a region says only the last of its texts

class Announcer {
  text: string = $state('');
  toasts: Toast[] = $state([]);
  private count = 0;
  private last = -Infinity; // when something was said

  /** Say something to screen readers. */
  announce(text: string): void {
    // A trailing space makes the same words twice two different announcements. The announcer must not depend on its own state.
    if (text) untrack(() => this.say(text));
  }

  private say(text: string): void {
    const now = performance.now();
    const isTogether = now - this.last < TOGETHER && !this.text.includes(text);
    this.last = now;
    this.text = isTogether ? `${this.text}. ${text}` : text === this.text ? `${text} ` : text;
  }

  /** Say something to everybody, for a few seconds. */
  toast(text: string, bad = false): void {
    const id = ++this.count;
    untrack(() => this.toasts.push({ id, text, bad }));
    this.announce(text);
    setTimeout(() => this.dismiss(id), bad ? 8000 : 4500);
  }

  dismiss(id: number): void {
    this.toasts = this.toasts.filter((toast) => toast.id !== id);
  }
}

export const announcer = new Announcer();
