/** What has happened since one's last turn, played on the board: at most five seconds, whatever it was. */

import { beatsOf, type Beat } from '../../../kit/words/story';
import type { Frame, Line } from '../../../kit/types';
import { api } from '../../server/api';
import type { Table } from './table.svelte';

const LONGEST = 5000; // ms, for all of it
const SLOWEST = 1100; // ms, for one step
const MOST_STEPS = 12; // more than that nobody can follow in the time

/** One step: the position that is shown, and what is told of it. */
export interface Step {
  frame: Frame;
  beat: Beat;
}

/** Steps of frames: draws are one step, and of very many those of one seat that follow each other are put together. */
export function stepsOf(frames: readonly Frame[]): Step[] {
  const told = frames.filter((frame): frame is Frame & { log: Line } => frame.log !== null && !frame.log.undone);
  const byLine = new Map<Line, Frame>(told.map((frame) => [frame.log, frame]));
  const steps = beatsOf(told.map(({ log }) => log)).flatMap((beat): Step[] => {
    const frame = byLine.get(beat.at(-1) as Line);
    return frame ? [{ frame, beat }] : [];
  });
  return fewer(steps);
}

/** At most so many steps: neighbours are put together, first those of one seat. The last line of each is told. */
function fewer(steps: Step[]): Step[] {
  const left = [...steps];
  while (left.length > MOST_STEPS) {
    const same = left.findIndex((step, index) => index > 0 && seatOf(step) === seatOf(left[index - 1]));
    left.splice(Math.max(same, 1) - 1, 1);
  }
  return left;
}

function seatOf(step: Step | undefined): number | null {
  return step?.beat[0]?.seat ?? null;
}

/** How long each of so many steps is shown. */
export function paceFor(steps: number): number {
  return Math.min(SLOWEST, LONGEST / (steps + 1));
}

export class Recall {
  private steps: Step[] = $state.raw([]);
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** How many steps have been shown; 0 is the position after one's own last action. */
  shown = $state(0);
  isOn = $state(false);
  isLoading = $state(false);
  wasPlayed = $state(false);
  readonly beat: Beat | null = $derived(this.steps[this.shown - 1]?.beat ?? null);
  readonly count = $derived(this.steps.length);

  constructor(private readonly table: Table) {}

  /** Get what was seen since, and play it. */
  async play(): Promise<void> {
    this.isLoading = true;
    try {
      const { frames } = await api.recent(this.table.id);
      this.steps = stepsOf(frames);
      const [first] = frames;
      if (first && this.count) this.begin(first);
    } finally {
      this.isLoading = false;
    }
  }

  private begin(first: Frame): void {
    this.shown = 0;
    this.isOn = this.wasPlayed = true;
    this.table.recall(first);
    this.wait();
  }

  private wait(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.step(), paceFor(this.count));
  }

  private step(): void {
    const next = this.steps[this.shown];
    if (!next) return this.stop();
    this.shown += 1;
    this.table.recall(next.frame);
    this.wait();
  }

  /** Show what is now. */
  stop(): void {
    clearTimeout(this.timer);
    if (!this.isOn) return;
    this.isOn = false;
    this.table.recall(null);
  }
}
