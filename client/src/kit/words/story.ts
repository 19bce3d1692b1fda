/** The log as a story: by rounds, with what chance draws told together. */

import type { Line, Place } from '../types';
import type { Words } from './words';
import { clauses } from './joined';

/** Lines that are told as one: a single one, or several draws. */
export type Beat = readonly Line[];

export interface Round {
  number: number | null; // null in games that count none
  beats: Beat[];
}

/** Put lines that follow each other together where they are draws. */
export function beatsOf(lines: readonly Line[]): Beat[] {
  const beats: Line[][] = [];
  for (const line of lines) {
    const last = beats.at(-1);
    if (line.seat === null && last?.[0]?.seat === null && last[0].round === line.round) last.push(line);
    else beats.push([line]);
  }
  return beats;
}

/** The rounds of a log. A line without a number belongs to the round before it. */
export function roundsOf(log: readonly Line[]): Round[] {
  const rounds: Round[] = [];
  for (const beat of beatsOf(log)) {
    const number = beat[0]?.round ?? null;
    const last = rounds.at(-1);
    if (last && (number === null || number === last.number)) last.beats.push(beat);
    else rounds.push({ number, beats: [beat] });
  }
  return rounds;
}

/** What several draws are, kind by kind: "3 cards are dealt; a goal is turned up". */
export function sayDraws(
  beat: Beat,
  words: Words,
  places: Pick<Place, 'name'>[],
  moment: number,
  chance: string,
): string {
  const kinds = [...new Set(beat.map((line) => line.seen.do))];
  const label = kinds.flatMap((kind) => {
    const lines = beat.filter((line) => line.seen.do === kind);
    const many = lines.length > 1 ? words.attempt(`do-${kind}`, { count: lines.length }, 'many') : null;
    return many ?? lines.map((line) => words.sayLine(line, places, moment, chance));
  });
  return clauses(label);
}

/** What a beat says. */
export function sayBeat(
  beat: Beat,
  words: Words,
  places: Pick<Place, 'name'>[],
  moment: number,
  chance: string,
): string {
  const [line] = beat;
  if (beat.length > 1 || !line) return sayDraws(beat, words, places, moment, chance);
  return words.sayLine(line, places, moment, chance);
}
