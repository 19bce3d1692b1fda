/** A finished home, for pictures. */

import type { Floors, ResourceCard } from '../shown';

export const HOME: Floors = {
  top: [
    { room: 'bedroom', id: 1 },
    { room: 'bedroom', id: 2, children: 1 },
    { room: 'bathroom', id: 3 },
    { room: 'kids_room', id: 4, children: 2 },
    { room: 'kids_room', id: 5, children: 1 },
  ],
  middle: [
    { room: 'living_room', id: 6 },
    { room: 'living_room', id: 7, decor: 'grand_piano' },
    { room: 'living_room', id: 8 },
    { room: 'kitchen', id: 9, children: 1 },
    { room: 'pantry', id: 10 },
  ],
  basement: [
    { room: 'garage', id: 11 },
    { room: 'garage', id: 12 },
  ],
};

/** Four roofs of one colour, one with a window. */
export const roofs = (colour: string): ResourceCard[] =>
  [true, false, false, false].map((window, id) => ({ id, resource: 'roof' as const, colour, window }));
