/** Numbers of points as they are printed. */

/** A number with a true minus sign. */
export const figure = (points: number): string => (points < 0 ? `−${-points}` : String(points));

/** A difference: with its sign, and zero as ±0. */
export const signed = (points: number): string => (points > 0 ? `+${points}` : points < 0 ? figure(points) : '±0');
