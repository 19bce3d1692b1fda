/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { render, screen, within } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import { Picker } from '../../kit/picker.svelte';
import type { Action, Plain, Snapshot } from '../../kit/types';
import { LANGUAGES, Words } from '../../kit/words';
import Board from './Board.svelte';
import { speech } from './speech';
import { OWN } from './texts';
import positions from './vectors/positions.json';
import { edition as data } from './vectors/vectors.json';

const english = new Words('en', readFileSync('../src/parlour/games/laar/text/en.ftl', 'utf8'));
const edition = data as unknown as Plain;

function open(name: string): { picker: Picker; played: Action[]; container: HTMLElement } {
  const snapshot = positions.find((position) => position.name === name)!.snapshot as unknown as Snapshot;
  const played: Action[] = [];
  const picker = new Picker({
    play: async (_seat, action) => void played.push(action),
    why: async () => null,
    preview: async () => ({ shown: null, sheet: null, before: null }),
  });
  picker.offer({ snapshot, edition, words: english }, null, speech);
  const motion = { full: false, ms: () => 0 };
  const { container } = render(Board, { snapshot, edition, picker, words: english, motion, size: 'phone' });
  return { picker, played, container };
}

describe('the board', () => {
  it.each(positions.map(({ name }) => name))('shows “%s” with a named button for every legal target', (name) => {
    const { picker, container } = open(name);
    for (const { field, value } of picker.lit) {
      const target = container.querySelector(`button[data-field="${field}"][data-value="${value}"][data-lit]`);
      expect(target?.getAttribute('aria-label'), `${field} ${value}`).toBeTruthy();
    }
    for (const button of container.querySelectorAll('button')) {
      expect(button.getAttribute('aria-label') ?? button.textContent.trim()).not.toBe('');
    }
  });

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

describe('the board’s own texts', () => {
  const ids = (text: string) => [...text.matchAll(/^([a-z-]+) =/gm)].map((found) => found[1]);
  const variables = (text: string) => [...new Set([...text.matchAll(/\$\w+/g)].map((found) => found[0]))].sort();
  it.each(LANGUAGES)('are complete in %s', (language) => {
    expect(ids(OWN[language])).toEqual(ids(OWN.en));
    expect(variables(OWN[language])).toEqual(variables(OWN.en));
  });
});
