import { screen, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { describe, expect, it } from 'vitest';
import {
  boardOpener,
  describeBoardTexts,
  itExplains,
  itLightsTargets,
  itStandsStill,
  type Opened,
} from '../../kit/testing/board';
import Board from './Board.svelte';
import { shownOf, type Shown } from './shown';
import { speech } from './speech';
import { boardTexts } from './texts';
import positions from './vectors/positions.json';
import { edition } from './vectors/vectors.json';

const openAt = boardOpener({ slug: 'dreamhome', board: Board, speech, texts: boardTexts, positions, edition });
const open = (name: string, change: (shown: Shown) => void = () => undefined): Opened =>
  openAt(name, (snapshot) => change(shownOf(snapshot)!));

describe('the board', () => {
  itStandsStill(positions, open);

  itExplains(positions, open);

  itLightsTargets(positions, open);

  it('takes a cell as face up, until the other side is chosen (D20)', async () => {
    const { picker, played } = open('place');
    const cell = picker.lit.find(({ field }) => field === 'cell')!;
    await picker.pick('cell', cell.value);
    await tick();
    expect(picker.ready).toMatchObject({ do: 'place', side: 'up' });
    picker.back(); // one step back is not led on again
    await tick();
    expect(picker.ready).toBeNull();
    await picker.pick('side', 'down');
    await picker.confirm();
    expect(played).toEqual([{ do: 'place', cell: cell.value, side: 'down' }]);
  });

  it('takes a column as taken, or mixes two in either order (D13, D52)', async () => {
    const { picker, container } = open('mix');
    const full = picker.lit.filter(({ field }) => field === 'column').map(({ value }) => Number(value));
    await picker.pick('column', full[0]!);
    await tick();
    expect(picker.ready?.do).toBe('take');
    picker.clear();
    await picker.pick('do', 'mix');
    await tick();
    const click = async (nth: number): Promise<void> => {
      container.querySelectorAll<HTMLButtonElement>('.market button')[full.at(nth)! - 1]!.click();
      await tick();
    };
    await click(2);
    await click(0);
    expect(picker.ready).toEqual({ do: 'mix', column: full[0], second: full[2] });
  });

  it('swaps two cards in either order (D63)', async () => {
    const { picker, container } = open('handyman');
    const button = (cell: string) => container.querySelector<HTMLButtonElement>(`.home button[data-value="${cell}"]`)!;
    button('middle_1').click();
    await tick();
    const lower = [...container.querySelectorAll<HTMLButtonElement>('.home button[data-lit]')].find((one) =>
      one.dataset['value']?.startsWith('top'),
    )!;
    const cell = lower.dataset['value'];
    lower.click();
    await tick();
    expect(picker.ready).toEqual({ do: 'swap', cell, other: 'middle_1' });
  });

  it('offers one roof of each look, also while doing without is chosen (D60)', async () => {
    const { picker, container } = open('roofer');
    const roofs = () => container.querySelectorAll('.choices button');
    const names = [...roofs()].map((button) => button.getAttribute('aria-label'));
    expect(new Set(names).size).toBe(names.length);
    await picker.pick('do', 'decline');
    await tick();
    expect(roofs()).toHaveLength(names.length);
  });

  it('lets the handyman work before the courier, if asked to (D65)', async () => {
    const { picker, played, container } = open('order');
    const names = [...container.querySelectorAll('.actions button')].map((button) => button.textContent.trim());
    expect(names).toEqual(['Do without the helper', 'Send a card away', 'Let the handyman work first']);
    const cell = picker.lit.find(({ field }) => field === 'cell')!;
    await picker.pick('cell', cell.value);
    expect(picker.ready).toEqual({ do: 'courier', cell: cell.value });
    picker.clear();
    await picker.pick('do', 'handyman');
    await picker.confirm();
    expect(played).toEqual([{ do: 'handyman' }]);
  });

  it('explains the roof of every home at the end, and no car waits any more (D73, D74)', () => {
    const { container } = open('over', (shown) => void (shown.car = true));
    expect(screen.getAllByText(/^(Four |Fewer than four)/)).toHaveLength(
      container.querySelectorAll('section[data-of]').length,
    );
    expect(container.querySelector('.status .car')).toBeNull();
  });

  it('says at once if a card can only lie face down, and why (D22)', () => {
    open('place', (shown) => {
      const seat = shown.seats[shown.to_act!]!;
      seat.basement = [
        { id: 51, room: 'empty' },
        { id: 52, room: 'empty' },
      ];
      shown.hand!.room = { id: 50, room: 'garage', children: null };
    });
    expect(screen.getByRole('status').textContent).toMatch(
      /^This room can only be placed face down. Face up, basement cards/,
    );
  });

  it('names columns by their cards and cells by what lies there', () => {
    open('choose');
    const home = within(screen.getByRole('region', { name: 'Your home' }));
    expect(home.getAllByRole('button', { name: /^(top floor|middle floor|basement), [^:]+: / })).toHaveLength(12);
    const market = within(screen.getByRole('region', { name: 'Market' }));
    expect(market.getAllByRole('button', { name: /^Column \d: / })).toHaveLength(5);
  });
});

describeBoardTexts('dreamhome');
