/** The words of the board's reading for what is drawn: once it is fetched, targets say what they cover and bring. */

import type { Part } from '../picker/tree';

class Voice {
  private say: ((part: Part) => string | null) | null = $state.raw(null);

  /** A part of an action in words; what is given as well where nothing is known of it, or not yet. */
  of(part: Part, otherwise: string): string {
    return this.say?.(part) ?? otherwise;
  }

  /** Let somebody say it from now on. Returns a function that ends it. */
  use(say: (part: Part) => string | null): () => void {
    this.say = say;
    return () => {
      if (this.say === say) this.say = null;
    };
  }
}

export const voice = new Voice();
