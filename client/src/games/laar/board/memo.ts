/** What beasts are worth in a match, in words (L71–L74). */

import type { Words } from '../../../kit/words/words';
import type { MemoData } from '../cards';

export function memoLines(memo: MemoData, words: Words, boardWords: Words): string[] {
  const lines: string[] = [];
  if (memo.equal) lines.push(words.text('scoring-equal', { points: words.list(memo.equal.map(String), 'narrow') }));
  if (memo.equal_pair) lines.push(words.text('scoring-equal_pair', { points: memo.equal_pair }));
  if (memo.any_pair) lines.push(words.text('scoring-any_pair', { points: memo.any_pair }));
  if (memo.different)
    lines.push(words.text('scoring-different', { points: words.list(memo.different.map(String), 'narrow') }));
  if (memo.cycle && memo.steps_ahead) {
    const cycle = memo.cycle.map((beast) => words.text(`beast-${beast}`)).join(' → ');
    lines.push(
      words.text('scoring-cycle', { cycle, points: words.list(memo.steps_ahead.map(String), 'narrow') }),
      boardWords.text('memo-next'),
    );
  }
  return lines;
}
