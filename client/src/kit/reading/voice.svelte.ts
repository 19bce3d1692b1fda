/** The words of the board's reading for what is drawn: once it is fetched, targets say what they cover and bring. */

import type { Part } from '../picker/tree';

/** What is said of a part of an action, or of a place by its id; null where nothing is known of it. */
export type Say = (what: Part | string) => string | null;

class Voice {
  private say: Say | null = $state.raw(null);

  /** A part of an action or a place in words; what is given as well where nothing is known of it, or not yet. */
  of(what: Part | string, otherwise: string): string {
    return this.say?.(what) ?? otherwise;
  }

  /** Let somebody say it from now on; null ends it. */
  use(say: Say | null): void {
    this.say = say;
  }
}

export const voice = new Voice();
