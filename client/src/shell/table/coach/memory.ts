/** How often the coach has told what: a kind of fact is told a few times, so the coach speaks less and less often. */

import type { Message } from '../../../kit/types';

const KEY = 'parlour-coach';
export const TIMES = 4;

export class CoachMemory {
  private readonly told: Record<string, number>;

  /** Of one game, over all matches in this browser. */
  constructor(
    private readonly game: string,
    private readonly storage: Pick<Storage, 'getItem' | 'setItem'> = localStorage,
  ) {
    this.told = read(storage);
  }

  /** Whether some of the facts have been told fewer than a few times. */
  isNews(facts: readonly Message[]): boolean {
    return facts.some((fact) => (this.told[this.kindOf(fact)] ?? 0) < TIMES);
  }

  remember(facts: readonly Message[]): void {
    for (const kind of new Set(facts.map((fact) => this.kindOf(fact)))) this.told[kind] = (this.told[kind] ?? 0) + 1;
    this.storage.setItem(KEY, JSON.stringify({ ...read(this.storage), ...this.told }));
  }

  private kindOf({ text, arguments: { line } }: Message): string {
    return [this.game, text, line].filter(Boolean).join(' ');
  }
}

/** Read what was stored, believing nothing. */
function read(storage: Pick<Storage, 'getItem'>): Record<string, number> {
  try {
    const found: unknown = JSON.parse(storage.getItem(KEY) ?? '{}');
    if (typeof found !== 'object' || found === null) return {};
    return Object.fromEntries(Object.entries(found).filter(([, count]) => typeof count === 'number'));
  } catch {
    return {};
  }
}
