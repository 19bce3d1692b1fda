/** What the check of an edition found: at which entry, and in words for people who have never seen its file. */

import { pathOf, type Entry, type Path } from '../../../kit/editor/data';
import { t } from '../../../kit/words/ui_texts.svelte';
import type { Names } from './names';
import type { Problem } from './wire';

export interface PlacedProblem {
  problem: Problem;
  entry: Entry | null; // null: of a whole part, or of the header
  path: Path; // inside the entry
}

/** Find the entries that problems are at. */
export function placed(problems: readonly Problem[], entries: readonly Entry[]): PlacedProblem[] {
  return problems.map((problem) => {
    const path = pathOf(problem.path);
    const entry = entries.find((candidate) => candidate.path.every((key, index) => path[index] === key)) ?? null;
    return { problem, entry, path: entry ? path.slice(entry.path.length) : path };
  });
}

/** Where it is: “Card 12: weapon, left number”. */
export function placeText({ entry, path }: PlacedProblem, names: Names): string {
  if (!entry) return path[0] === 'edition' ? t('editor-name') : names.part(String(path[0] ?? ''));
  const field = path.length ? names.field(path, entry) : '';
  return field ? t('editor-place', { entry: names.entry(entry), field }) : names.entry(entry);
}

const COUNT = /^a list of (?:at least )?(\d+)(?: to (\d+))?$/;
const RANGE = /^a whole number from (-?\d+) to (-?\d+)$/;
const TOTAL = /^(\d+) .+ in all$/;
const ONE_OF = /^one of (.+)$/;
const LENGTH = /^a string of at most (\d+) characters$/;

/** What is wrong there. */
export function problemText(placed: PlacedProblem, names: Names): string {
  const { expected, found } = placed.problem;
  return names.problem(placed) ?? usual(placed, names) ?? t('problem-other', { expected, found });
}

function usual(placed: PlacedProblem, names: Names): string | null {
  const { expected, found } = placed.problem;
  if (found === 'nothing') return t('problem-missing');
  if (found === 'an unknown field') return t('problem-unknown');
  const range = RANGE.exec(expected);
  if (range) return t('problem-range', { low: Number(range[1]), high: Number(range[2]), found });
  const total = TOTAL.exec(expected);
  if (total) return t('problem-total', { wanted: Number(total[1]), found });
  const count = COUNT.exec(expected);
  if (count) return countText(Number(count[1]), Number(count[2] ?? count[1]), found);
  const length = LENGTH.exec(expected);
  if (length) return t('problem-long', { most: Number(length[1]) });
  if (/ once$/.test(expected)) return t('problem-once');
  return choiceText(placed, names);
}

function countText(low: number, high: number, found: string): string {
  const kind = low === high ? 'exact' : low === 0 ? 'most' : 'range';
  return t('problem-count', { kind, low, high, found: Number.parseInt(found, 10) || 0 });
}

function choiceText({ problem, path }: PlacedProblem, names: Names): string | null {
  const choices = ONE_OF.exec(problem.expected)?.[1]?.split(', ');
  return choices ? t('problem-choice', { choices: choices.map((name) => names.value(path, name)).join(', ') }) : null;
}
