import { describe, expect, it } from 'vitest';
import { around, overlap, place, type Box } from '../src/kit/bubble/placing';

const WINDOW = { width: 1280, height: 800 };
const SIZE = { width: 360, height: 200 };
const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, width, height });

describe('a bubble', () => {
  it.each([
    box(20, 20, 60, 40),
    box(600, 380, 80, 60),
    box(1180, 740, 90, 50),
    box(10, 700, 900, 90),
    box(0, 0, 1280, 500),
    box(0, 260, 1280, 530),
    box(0, 0, 850, 800),
    box(420, 0, 860, 800),
  ])('never covers what it points at, and stays in the window', (target) => {
    const { left, top } = place([target], [], SIZE, WINDOW);
    expect(overlap({ left, top, ...SIZE }, target)).toBe(0);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(left + SIZE.width).toBeLessThanOrEqual(WINDOW.width);
    expect(top + SIZE.height).toBeLessThanOrEqual(WINDOW.height);
  });

  it('covers none of several things, though it stands beside one of them', () => {
    const targets = [box(100, 300, 150, 200), box(900, 300, 150, 200), box(500, 300, 150, 200)];
    const spot = { ...place(targets, [], SIZE, WINDOW), ...SIZE };
    expect(targets.map((target) => overlap(spot, target))).toEqual([0, 0, 0]);
  });

  it('leaves free what can be chosen, if it can stand elsewhere', () => {
    const target = box(500, 300, 100, 100);
    const below = box(300, 410, 500, 300);
    expect(place([target], [], SIZE, WINDOW).side).toBe('below');
    expect(overlap({ ...place([target], [below], SIZE, WINDOW), ...SIZE }, below)).toBe(0);
  });

  it('stands somewhere where there is nothing to point at', () => {
    expect(place([], [], SIZE, WINDOW)).toEqual({ left: 456, top: 592, side: null });
    expect(around([])).toBeNull();
  });
});
