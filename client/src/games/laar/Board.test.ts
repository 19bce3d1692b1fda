import { screen, within } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import { boardOpener, describeBoardTexts, itLightsTargets, itStandsStill } from '../../kit/testing/board';
import { madeAs } from '../../kit/testing/made';
import Board from './Board.svelte';
import { speech } from './speech';
import type { Shown } from './shown';
import { boardTexts } from './texts';
import positions from './vectors/positions.json';
import { edition } from './vectors/vectors.json';

const open = boardOpener({ slug: 'laar', board: Board, speech, texts: boardTexts, positions, edition });

describe('the board', () => {
  itStandsStill(positions, open);

  itLightsTargets(positions, open);

  it('plays an expert whichever is pointed at first, the card or the expert (L21)', async () => {
    for (const order of [
      ['slot', 'expert'],
      ['expert', 'slot'],
    ]) {
      const { picker, played } = open('assign');
      const action: Record<string, string | number> = { slot: 0, expert: 'cook' };
      for (const field of order) await picker.pick(field, action[field]!);
      await picker.confirm();
      expect(played).toEqual([{ do: 'assign', slot: 0, expert: 'cook' }]);
    }
  });

  it('offers the last card and other experts for it (L23)', () => {
    const { picker } = open('last');
    expect(new Set(picker.lit.map(({ field }) => field))).toEqual(new Set(['slot', 'expert']));
  });

  it('shows what each expert brings as soon as one card is left without one', () => {
    open('assign', ({ shown }) => {
      for (const place of madeAs<Shown>(shown).market.slice(1)) if (place) place.expert = 'cook';
    });
    const hand = within(screen.getByRole('region', { name: 'Experts in hand' }));
    expect(hand.getAllByRole('button', { name: /points? now/ }).length).toBeGreaterThan(1);
  });

  it('does not guess which of several cards one thinks of', () => {
    open('assign');
    const hand = within(screen.getByRole('region', { name: 'Experts in hand' }));
    expect(hand.queryAllByRole('button', { name: /points? now/ })).toEqual([]);
  });

  it('shows what every card brings while cards are taken', () => {
    const { container } = open('take');
    const cards = container.querySelectorAll('.slot:not(.empty)');
    expect(cards.length).toBeGreaterThan(1);
    for (const card of cards) expect(card.querySelector('.gain')?.textContent).toMatch(/^[+−±]\d+$/);
  });

  it('names a card by its five goods', () => {
    open('assign');
    const market = within(screen.getByRole('region', { name: 'Market' }));
    expect(
      market.getByRole('button', { name: /^Card 22: juniper; gem of class 4; phoenix; shuriken 1–1; spell/ }),
    ).toBeTruthy();
  });

  it('never shows the class of a gem that lies face down (L24)', () => {
    const { container } = open('assign');
    const others = [...container.querySelectorAll('ul.gem')];
    expect(others.map((stack) => stack.querySelectorAll('.l-number').length)).toEqual([0, 0, 0]);
  });
});

describeBoardTexts('laar');
