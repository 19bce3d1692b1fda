/** The colours and marks of seats. The mark says the same as the colour, for those who cannot tell colours apart. */

const MARKS = ['circle', 'square', 'triangle', 'diamond', 'star'] as const;
export type Mark = (typeof MARKS)[number];

const PATHS: Record<Mark, string> = {
  circle: 'M12 3a9 9 0 1 1 0 18a9 9 0 1 1 0-18z',
  square: 'M5.5 4h13A1.5 1.5 0 0 1 20 5.5v13a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18.5v-13A1.5 1.5 0 0 1 5.5 4z',
  triangle: 'M10.7 3.7a1.5 1.5 0 0 1 2.6 0l8 14.1a1.5 1.5 0 0 1-1.3 2.2H4a1.5 1.5 0 0 1-1.3-2.2z',
  diamond:
    'M10.9 2.5a1.5 1.5 0 0 1 2.2 0l8.4 8.4a1.5 1.5 0 0 1 0 2.2l-8.4 8.4a1.5 1.5 0 0 1-2.2 0l-8.4-8.4a1.5 1.5 0 0 1 0-2.2z',
  star: 'M12 1.8l3.1 6.6 7.1.9-5.2 5 1.3 7.1L12 17.9 5.7 21.4 7 14.3l-5.2-5 7.1-.9z',
};

function markOf(seat: number): Mark {
  return MARKS[((seat % MARKS.length) + MARKS.length) % MARKS.length] ?? 'circle';
}

/** The outline of a seat's mark in a box of 24 × 24. */
export function markPath(seat: number): string {
  return PATHS[markOf(seat)];
}

/** The other seats clockwise, the left neighbour first; all of them to whoever only looks on. */
export function othersOf(seats: number, seat: number | null): number[] {
  if (seat === null) return Array.from({ length: seats }, (_, index) => index);
  return Array.from({ length: seats - 1 }, (_, step) => (seat + 1 + step) % seats);
}

export function seatColour(seat: number): string {
  return `var(--seat-${MARKS.indexOf(markOf(seat))})`;
}
