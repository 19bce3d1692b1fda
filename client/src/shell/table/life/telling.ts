/** What is told when something has happened at the table: in words with the points after it, as a sound, as a highlight. */

import { tick } from 'svelte';
import { speakOf } from '../../../kit/board/spoken';
import { differences, knownTotal } from '../../../kit/sheet/sheet';
import type { Line, News, Snapshot } from '../../../kit/types';
import { seatName } from '../../../kit/words/names';
import { signed } from '../../../kit/words/numbers';
import type { Speech } from '../../../kit/words/speech';
import { beatsOf, sayBeat } from '../../../kit/words/story';
import { t } from '../../../kit/words/ui_texts.svelte';
import type { Sound } from '../../browser/sound';
import { named } from '../model/names';
import type { Words } from '../../../kit/words/words';

/** What others have done in these lines, then whose points are others now. */
export function sayNews(lines: readonly Line[], news: News, before: Snapshot | null, words: Words): string {
  const now = named(news.now);
  const told = beatsOf(lines).map((beat) => sayBeat(beat, words, now.places, now.moment, t('chance')));
  return [...told, ...scoresIn(now, before)].join('. ');
}

/** The points that have changed, as far as the viewer knows them: "Ada: 17 (+3)". At the end the page tells them itself. */
function scoresIn({ sheet, status, seat: viewer, places }: Snapshot, before: Snapshot | null): string[] {
  if (!sheet || !before?.sheet || status !== 'playing' || before.seat !== viewer) return [];
  return differences(before.sheet, sheet).flatMap(({ total }, seat) =>
    total
      ? [t('score-now', { name: seatName(places, seat), points: knownTotal(sheet, seat), change: signed(total) })]
      : [],
  );
}

/** How news sound: the end of the match, or the last action of somebody. */
export function soundOf(
  lines: readonly Line[],
  { now }: News,
  before: Snapshot | null,
  { sounds }: Speech,
): Sound | null {
  if (now.status === 'over' && before?.status === 'playing') return 'end';
  const last = lines.findLast((line) => line.seat !== null);
  return last ? (sounds?.[last.seen.do] ?? 'knock') : null;
}

const FLASH = 900; // ms

/** A short highlight of what has just happened on a board; the table may be gone before it ends. */
export async function flash(area: HTMLElement | undefined, line: Line, moment: number): Promise<void> {
  await tick();
  speakOf(area ?? null, line, moment);
  setTimeout(() => speakOf(area ?? null, null, moment), FLASH);
}
