/** How a game's folder may help to put targets and actions into words: `games/<slug>/speech.ts` exports `speech`. */

import type { Action, Message, Plain, Snapshot, Value } from '../types';
import type { Words } from './words';

/** What there is to speak about. */
export interface SpeechContext {
  snapshot: Snapshot;
  edition: Plain; // the edition's data as written; null while it loads
  words: Words; // the game's texts
}

export interface Speech {
  /** The name of a target, for the eye and for a screen reader; null for the plain name. */
  name?(field: string, value: Value, context: SpeechContext): string | null;
  /** The message that describes a whole action, as the server's `describe` would give it; null if not known. */
  describe?(action: Action, context: SpeechContext): Message | null;
}
