/** Hints and reviews as they travel (docs/api.md), and how what a bot thinks is put into words. */

import { t } from '../kit/room.svelte';
import type { Action, Message, Place, Seat } from '../kit/types';
import type { Words } from '../kit/words';

/** An action that a bot would consider, and the points that it expects of it for the seat and its best rival. */
export interface Suggestion {
  action: Action;
  message: Message;
  points: number;
  rival: number | null;
  success: number;
}

/** An action, and the points that every seat could expect after it. */
export interface Prospect {
  action: Action;
  message: Message;
  points: number[];
}

/** A decision of the match: what was played, what a bot would have played, and how much lead the difference cost. */
export interface Judged {
  frame: number; // of the replay, with the position of the decision
  seat: Seat;
  played: Prospect;
  best: Prospect;
  cost: number;
  error: number;
}

export interface Review {
  decisions: Judged[];
  turning: number[]; // by their place among the decisions, the dearest first
  choices: number;
  last: number; // the last frame of the replay
}

export interface ReviewNow {
  status: 'none' | 'working' | 'ready';
  done: number;
  of: number;
  review: Review | null;
}

/** An action in words, as a choice. */
export function sayAction(message: Message, words: Words, places: Pick<Place, 'name'>[], seat: Seat): string {
  const other = message.arguments['seat'];
  const names = { name: places[seat]?.name ?? '', seat_name: typeof other === 'number' ? (places[other]?.name ?? '') : '' };
  return words.attempt(message.text, { ...message.arguments, ...names }) ?? words.say(message, 'log', names);
}

/** What a bot expects, in one sentence. */
export function sayExpected(points: number, rival: number | null): string {
  const own = Math.round(points);
  if (rival === null) return t('hint-expects', { standing: 'alone', points: own, lead: 0 });
  const lead = own - Math.round(rival);
  return t('hint-expects', { standing: lead > 0 ? 'ahead' : lead < 0 ? 'behind' : 'level', points: own, lead: Math.abs(lead) });
}
