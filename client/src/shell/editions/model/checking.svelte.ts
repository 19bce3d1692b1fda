/** The live check of an edition by the game's own rules, a moment after the last change. */

import type { Fields } from '../../../kit/types';
import type { Checked, Problem, Server } from './wire';

const PAUSE = 350; // ms without a change
const AGAIN = 4000; // ms after a check that got no answer

export class Checking {
  problems: readonly Problem[];
  digest: string | null;
  parts: Checked['parts'];
  isCurrent: boolean; // what is said here is of the data as they are now
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked = 0;

  constructor(
    known: Checked,
    private readonly server: Pick<Server, 'check'>,
  ) {
    this.problems = $state.raw(known.problems);
    this.digest = $state.raw(known.digest);
    this.parts = $state.raw(known.parts);
    this.isCurrent = $state(true);
  }

  ask(data: Fields, pause = PAUSE): void {
    this.isCurrent = false;
    clearTimeout(this.timer);
    const number = (this.asked += 1);
    this.timer = setTimeout(() => void this.check(data, number), pause);
  }

  /** Take over what the server said when it stored the data as they are now. */
  learn(answer: Checked): void {
    this.asked += 1;
    clearTimeout(this.timer);
    this.problems = answer.problems;
    this.digest = answer.digest;
    this.parts = answer.parts;
    this.isCurrent = true;
  }

  close(): void {
    this.asked += 1;
    clearTimeout(this.timer);
  }

  private async check(data: Fields, number: number): Promise<void> {
    try {
      const answer = await this.server.check(data);
      if (number === this.asked) this.learn(answer);
    } catch {
      if (number === this.asked) this.ask(data, AGAIN);
    }
  }
}
