/** What people at a table are called. */

import type { Message, Place, Seat } from '../types';

type Places = readonly Pick<Place, 'name'>[];

/** The name of whoever sits there, else the seat's number; nothing where there is no seat. */
export const seatName = (places: Places, seat: Seat | null): string =>
  seat === null ? '' : (places[seat]?.name ?? String(seat + 1));

/** The names that a message can ask for: `$name` is who acts, `$seat_name` the name of its `$seat`, if any. */
export function namesIn(
  { arguments: given }: Message,
  places: Places,
  name: string,
): { name: string; seat_name: string } {
  const seat = given['seat'];
  return { name, seat_name: typeof seat === 'number' ? seatName(places, seat) : '' };
}
