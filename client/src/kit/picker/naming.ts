/** The words for targets and for actions: the game's own if it has some, else those of its texts. */

import type { Action, Value } from '../types';
import { namesIn, seatName } from '../words/names';
import type { SpeechContext, Speech } from '../words/speech';
import { picksOf, type Part, type Pick } from './tree';

/** The name of a target; of several fields, one after another. A kind is named with what is picked already. */
export function nameOf(part: Part, picks: readonly Pick[], context: SpeechContext | null, speech: Speech): string {
  return picksOf(part)
    .map(({ field, value }) => nameOfOne(field, value, picks, context, speech))
    .join(' · ');
}

function nameOfOne(
  field: string,
  value: Value,
  picks: readonly Pick[],
  context: SpeechContext | null,
  speech: Speech,
): string {
  if (!context) return String(value);
  const gameName = speech.name?.(field, value, context);
  if (gameName) return gameName;
  if (field === 'do') return describe({ ...withoutKind(picks), do: String(value) }, context, speech);
  const text = context.words.attempt(`${field}-${value}`);
  return text ?? `${context.words.field(field)} ${value}`.trim();
}

/** An action in words, as a choice. */
export function describe(action: Action, context: SpeechContext | null, speech: Speech): string {
  if (!context) return '';
  const fields = picksOf(action).filter(({ field }) => field !== 'do');
  const message = speech.describe?.(action, context) ?? { text: `do-${action.do}`, arguments: withoutKind(fields) };
  const { places, seat } = context.snapshot;
  const names = namesIn(message, places, seatName(places, seat));
  const text = context.words.attempt(message.text, { ...message.arguments, ...names });
  return text ?? fields.map(({ field, value }) => nameOfOne(field, value, [], context, speech)).join(' · ');
}

function withoutKind(picks: readonly Pick[]): Record<string, Value> {
  return Object.fromEntries(picks.filter(({ field }) => field !== 'do').map(({ field, value }) => [field, value]));
}
