/** How a game's folder may help to put targets and actions into words: `games/<slug>/speech.ts` exports `speech`. */

import type { Action, Line, Message, Plain, Snapshot, Value } from '../types';
import type { Words } from './words';

/** What there is to speak about. */
export interface SpeechContext {
  snapshot: Snapshot;
  edition: Plain; // the edition's data as written; null while it loads
  words: Words; // the game's texts
}

/** Something that travels: from and to are what `data-of` names; without a token it is a copy of what is there. */
export interface Flight {
  from: string;
  to: string;
  token?: string; // as `data-token` names its picture
}

export interface Speech {
  /** The name of a target, for the eye and for a screen reader; null for the plain name. */
  name?(field: string, value: Value, context: SpeechContext): string | null;
  /** What a line of the log has changed, as `data-of` names it; null if all that it names has. */
  changes?(line: Line): readonly string[] | null;
  /** What travels when a line of the log is shown, where the board does not show it by itself. */
  flights?(line: Line): Flight[];
  /** How kinds of actions sound; all others sound like a knock. */
  sounds?: Readonly<Record<string, 'place' | 'take'>>;
  /** The message that describes a whole action, as the server's `describe` would give it; null if not known. */
  describe?(action: Action, context: SpeechContext): Message | null;
}
