import { describe, expect, it } from 'vitest';
import { decisionsIn, type Decision, type ToldAction } from '../../../kit/testing/decisions';
import type { Sheet } from '../../../kit/types';
import { readEdition } from '../cards';
import { kindOf, type Kind, type Weapon } from '../goods';
import { lastSlot, shownOf } from '../shown';
import made from '../vectors/decisions.json';
import { shielded, worth } from './worth';

type SheetRow = Sheet['seats'][number];

interface Told extends Decision<ToldAction & { row: SheetRow }> {
  worth?: Record<string, Record<Kind, number>>; // of the cards on the market
  saved?: Partial<Record<Weapon, number>>;
}

const edition = readEdition(made.edition)!;
const decisions = decisionsIn<Told>(made).map((told) => ({
  ...told,
  shown: shownOf(told.snapshot)!,
  seat: told.snapshot.seat!,
}));

describe('what a card would be worth', () => {
  it('is the difference between the sheets without and with it, as a good of every kind', () => {
    let compared = 0;
    for (const { shown, seat, worth: told = {} } of decisions) {
      for (const [id, points] of Object.entries(told)) {
        for (const [kind, gain] of Object.entries(points) as [Kind, number][]) {
          expect(worth(shown, edition, seat, edition.cards.get(Number(id))!, kind)).toBe(gain);
          compared += 1;
        }
      }
    }
    expect(compared).toBeGreaterThan(100);
  });

  it('is what taking it changes in one’s own row', () => {
    let compared = 0;
    for (const { shown, seat, snapshot, actions } of decisions) {
      for (const { action, row } of actions.filter((told) => told.action.do === 'take')) {
        const place = shown.market[Number(action['slot'] ?? lastSlot(shown))]!;
        const gain = worth(shown, edition, seat, edition.cards.get(place.card)!, kindOf(place.expert!));
        expect(gain, JSON.stringify(action)).toBe(row.total! - snapshot.sheet!.seats[seat]!.total!);
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(10);
  });
});

describe('the last card on the market', () => {
  it('is the one that an action without a slot is about (L23)', () => {
    const lonely = decisions.filter(({ shown }) => lastSlot(shown) !== null);
    expect(lonely.length).toBeGreaterThan(0);
    for (const { shown, actions } of decisions.filter(({ shown: { stage } }) => stage === 'take')) {
      const isLast = actions.every(({ action }) => !('slot' in action) || action['slot'] === lastSlot(shown));
      expect(lastSlot(shown) !== null).toBe(isLast);
    }
  });
});

describe('what a protection would save', () => {
  it('is what the rules say, the other of two players replying with a side (L48)', () => {
    let compared = 0;
    for (const { shown, seat, saved = {} } of decisions) {
      for (const [weapon, points] of Object.entries(saved) as [Weapon, number][]) {
        expect(shielded(shown, edition, seat, weapon), JSON.stringify(shown)).toBe(points);
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(10);
  });
});
