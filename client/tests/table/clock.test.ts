/** The clock of a table: by the server's time, and written so that people can read it. */

import { render, screen } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import { uiTexts } from '../../src/kit/words/ui_texts.svelte';
import type { ClockNow } from '../../src/kit/types';
import { daysAndHours, digits, isRunning, left, setBy, terms } from '../../src/shell/table/model/clock.svelte';
import ClockChoice from '../../src/shell/setup/ClockChoice.svelte';
import SeatClock from '../../src/shell/table/panels/SeatClock.svelte';

const NOW = 1_000_000_000_000;

function clock(more: Partial<ClockNow> = {}): ClockNow {
  return {
    kind: 'live',
    bank: 600,
    increment: 10,
    at: 500,
    seats: [
      { left: 100, ends: 600 },
      { left: 42.5, ends: null },
    ],
    ...more,
  } as ClockNow;
}

describe('the time of a seat', () => {
  it('runs by the server’s clock, whatever ours says', () => {
    setBy(clock(), NOW);
    expect(left(clock(), 0, NOW)).toBeCloseTo(100);
    expect(left(clock(), 0, NOW + 30_000)).toBeCloseTo(70);
  });

  it('stands while the seat has nothing to decide', () => {
    setBy(clock(), NOW);
    expect(isRunning(clock(), 1)).toBe(false);
    expect(left(clock(), 1, NOW + 30_000)).toBe(42.5);
  });

  it('is never less than nothing', () => {
    setBy(clock(), NOW);
    expect(left(clock(), 0, NOW + 1_000_000)).toBe(0);
    expect(left(clock(), 7, NOW)).toBe(0);
  });

  it('is written as clocks write it', () => {
    expect([0, 4.2, 65, 3725].map(digits)).toEqual(['0:00', '0:05', '1:05', '1:02:05']);
    expect(daysAndHours(2 * 86_400 + 5 * 3600 + 59)).toEqual({ days: 2, hours: 5 });
  });

  it('is there for those who cannot see', () => {
    setBy(clock());
    render(SeatClock, { clock: clock(), seat: 1 });
    expect(screen.getByRole('timer').getAttribute('aria-label')).toBe(
      uiTexts.words.text('clock-left', { time: '0:43' }),
    );
  });
});

describe('what can be chosen', () => {
  it('is no clock, a bank with an increment, or days', () => {
    expect(terms('none', 0, 0)).toBeNull();
    expect(terms('live', 0, 0)).toEqual({ kind: 'live', bank: 600, increment: 10 });
    expect(terms('days', 0, 1)).toEqual({ kind: 'days', days: 3 });
  });

  it('is asked for in the order in which one decides', async () => {
    const asked: unknown[] = [];
    render(ClockChoice, { onchange: (wanted) => asked.push(wanted) });
    expect(screen.getAllByRole('radio')).toHaveLength(3);
    screen.getAllByRole('radio')[2]?.click();
    await Promise.resolve();
    expect(asked).toEqual([{ kind: 'days', days: 3 }]);
  });
});
