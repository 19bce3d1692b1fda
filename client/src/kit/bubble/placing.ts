/** Where a bubble stands: beside what it points at, never over it, and as little as can be over what may be chosen. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Size {
  width: number;
  height: number;
}

export type Side = 'below' | 'above' | 'right' | 'left';

export interface Spot {
  left: number;
  top: number;
  /** On which side of what it points at it stands; null: somewhere else. */
  side: Side | null;
}

const GAP = 16; // between the bubble and what it points at
const EDGE = 8; // of the window that stays free
const SIDES: readonly Side[] = ['below', 'above', 'right', 'left'];

export const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top));

/** The box around several; null if there are none. */
export function around(boxes: readonly Box[]): Box | null {
  if (!boxes.length) return null;
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.left + box.width));
  const bottom = Math.max(...boxes.map((box) => box.top + box.height));
  return { left, top, width: right - left, height: bottom - top };
}

const within = (value: number, low: number, high: number): number => Math.max(low, Math.min(value, high));

function beside(target: Box, size: Size, window: Size, side: Side): Spot {
  const middle = target.left + target.width / 2 - size.width / 2;
  const centre = target.top + target.height / 2 - size.height / 2;
  const spot: Record<Side, [number, number]> = {
    below: [middle, target.top + target.height + GAP],
    above: [middle, target.top - GAP - size.height],
    right: [target.left + target.width + GAP, centre],
    left: [target.left - GAP - size.width, centre],
  };
  const [left, top] = spot[side];
  return {
    left: within(left, EDGE, window.width - size.width - EDGE),
    top: within(top, EDGE, window.height - size.height - EDGE),
    side,
  };
}

/** The spots that come into question: beside each target, beside all of them, and in the corners of the window. */
function candidates(targets: readonly Box[], size: Size, window: Size): Spot[] {
  const all = around(targets);
  const points = all && targets.length > 1 ? [all, ...targets] : targets;
  const spots = points.flatMap((target) => SIDES.map((side) => beside(target, size, window, side)));
  const [right, bottom] = [window.width - size.width - EDGE, window.height - size.height - EDGE];
  const middle = right / 2;
  for (const left of [middle, right, EDGE])
    for (const top of [bottom, bottom / 2, EDGE]) spots.push({ left, top, side: null });
  return spots;
}

/** The best spot: it covers no target if there is any such spot, then little of what is to be chosen, then it is near. */
export function place(targets: readonly Box[], choices: readonly Box[], size: Size, window: Size): Spot {
  const goal = around(targets);
  const cost = (spot: Spot): number => {
    const box = { ...spot, ...size };
    const covered = targets.reduce((sum, target) => sum + overlap(box, target), 0);
    const inTheWay = choices.reduce((sum, choice) => sum + overlap(box, choice), 0);
    const away = goal
      ? Math.hypot(
          spot.left + size.width / 2 - goal.left - goal.width / 2,
          spot.top + size.height / 2 - goal.top - goal.height / 2,
        )
      : 0;
    return covered * 1e6 + inTheWay * 10 + away;
  };
  const spots = candidates(targets, size, window);
  return spots.reduce((best, spot) => (cost(spot) < cost(best) ? spot : best));
}
