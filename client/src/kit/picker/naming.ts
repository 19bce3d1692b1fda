/** The words for targets and for actions: the game's own if it has some, else those of its texts. */

import type { Action, Value } from '../types';
import { namesIn, seatName } from '../words/names';
import type { At, Speech } from '../words/speech';
import { picksOf, type Part, type Pick } from './tree';

/** The name of a target; of several fields, one after another. A kind is named with what is picked already. */
export function nameOf(part: Part, picks: readonly Pick[], at: At | null, speech: Speech): string {
  return picksOf(part)
    .map(({ field, value }) => nameOfOne(field, value, picks, at, speech))
    .join(' · ');
}

function nameOfOne(field: string, value: Value, picks: readonly Pick[], at: At | null, speech: Speech): string {
  if (!at) return String(value);
  const own = speech.name?.(field, value, at);
  if (own) return own;
  if (field === 'do') return describe({ ...withoutKind(picks), do: String(value) }, at, speech);
  const said = at.words.attempt(`${field}-${value}`);
  return said ?? `${at.words.field(field)} ${value}`.trim();
}

/** An action in words, as a choice. */
export function describe(action: Action, at: At | null, speech: Speech): string {
  if (!at) return '';
  const fields = picksOf(action).filter(({ field }) => field !== 'do');
  const message = speech.describe?.(action, at) ?? { text: `do-${action.do}`, arguments: withoutKind(fields) };
  const { places, seat } = at.snapshot;
  const names = namesIn(message, places, seatName(places, seat));
  const said = at.words.attempt(message.text, { ...message.arguments, ...names });
  return said ?? fields.map(({ field, value }) => nameOfOne(field, value, [], at, speech)).join(' · ');
}

function withoutKind(picks: readonly Pick[]): Record<string, Value> {
  return Object.fromEntries(picks.filter(({ field }) => field !== 'do').map(({ field, value }) => [field, value]));
}
