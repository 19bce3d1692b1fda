/** The keys by which a board is read and played without seeing it: what the list of keys shows, and what they are called here. */

export const READING_KEYS = [
  { key: 'W', text: 'key-read' },
  { key: 'N', text: 'key-best' },
  { key: 'T', text: 'key-turn' },
  { key: 'S', text: 'key-scores' },
  { key: '1 – 5', text: 'key-area' },
] as const;

export type ReadingKey =
  | { does: 'read' }
  | { does: 'scores' }
  | { does: 'best' | 'turn'; by: 1 | -1 } // with the Shift key back, or to the left
  | { does: 'area'; seat: number };

const MOST_SEATS = 5;

/** What a pressed key means here; null for all others. */
export function readingKey({ key, shiftKey }: KeyboardEvent): ReadingKey | null {
  const by = shiftKey ? -1 : 1;
  switch (key.toLowerCase()) {
    case 'w':
      return { does: 'read' };
    case 's':
      return { does: 'scores' };
    case 'n':
      return { does: 'best', by };
    case 't':
      return { does: 'turn', by };
    default: {
      const number = /^[1-9]$/.test(key) ? Number(key) : 0;
      return number >= 1 && number <= MOST_SEATS ? { does: 'area', seat: number - 1 } : null;
    }
  }
}
