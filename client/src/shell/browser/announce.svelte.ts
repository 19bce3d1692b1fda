/** What a screen reader hears: the last few things said, in one polite live region. And short notes for the eye. */

import { untrack } from 'svelte';

export interface Note {
  id: number;
  text: string;
  bad: boolean;
}

class Crier {
  said: string = $state('');
  notes: Note[] = $state([]);
  private count = 0;

  /** Say something to screen readers. */
  announce(text: string): void {
    // A trailing space makes the same words twice two different announcements. Whoever announces does not listen.
    if (text) untrack(() => (this.said = text === this.said ? `${text} ` : text));
  }

  /** Say something to everybody, for a few seconds. */
  note(text: string, bad = false): void {
    const id = ++this.count;
    untrack(() => this.notes.push({ id, text, bad }));
    this.announce(text);
    setTimeout(() => this.dismiss(id), bad ? 8000 : 4500);
  }

  dismiss(id: number): void {
    this.notes = this.notes.filter((note) => note.id !== id);
  }
}

export const crier = new Crier();
