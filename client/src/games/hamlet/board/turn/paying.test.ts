import { describe, expect, it } from 'vitest';
import { decisionsIn, type Decision, type ToldAction } from '../../../../kit/testing/decisions';
import type { Action } from '../../../../kit/types';
import { readEdition } from '../../edition';
import { shownOf } from '../../shown';
import made from '../../vectors/decisions.json';
import { duesOf, goodOf, sayOutcome, workAsAction } from './paying';
import { Words } from '../../../../kit/words/words';
import english from '../../text/en.ftl?raw';

interface Told extends Decision<ToldAction & { good?: string }> {
  /** What is paid for, as it was chosen; the part of the need that each chosen good is for; how many are missing. */
  payment?: { work: Action; parts: number[]; left: number };
}

const edition = readEdition(made.edition)!;
const decisions = decisionsIn<Told>(made);
const payments = decisions.flatMap(({ snapshot, payment }) =>
  payment ? [{ ...payment, paid: shownOf(snapshot)!.work! }] : [],
);

describe('a payment', () => {
  it('is for the action that was chosen', () => {
    expect(new Set(payments.map(({ work }) => work.do)).size).toBeGreaterThan(2);
    for (const { work, paid } of payments) expect(workAsAction(paid)).toEqual(work);
  });

  it('has every chosen good at the part of the need that it is for (M30–M34)', () => {
    expect(payments.some(({ parts }) => parts.length > 0)).toBe(true);
    for (const { parts, left, paid } of payments) {
      const dues = duesOf(paid).filter(({ any_of }) => !any_of.includes('coins'));
      const chosen = dues.filter((due) => due.chosen);
      expect(chosen.map(({ any_of }) => any_of)).toEqual(parts.map((part) => paid.need[part]!.any_of));
      expect(dues.reduce((sum, due) => sum + (due.chosen ? 0 : due.count), 0)).toBe(left);
    }
  });

  it('takes the good that the rules take', () => {
    const paying = decisions.flatMap(({ actions }) => actions.filter(({ good }) => good));
    expect(new Set(paying.map(({ action }) => action.do))).toEqual(new Set(['bring', 'use', 'buy']));
    for (const { action, good } of paying) expect(goodOf(action, edition), JSON.stringify(action)).toBe(good);
  });

  it('says what it leaves and who is paid', () => {
    const paid = decisions.find(({ payment }) => payment)!;
    const shown = shownOf(paid.snapshot)!;
    const ownSeat = paid.snapshot.seat ?? 0;
    const after = {
      ...shown,
      seats: shown.seats.map((area, seat) => ({ ...area, coins: area.coins + (seat === ownSeat ? -1 : 2) })),
    };
    const scene = { shown, snapshot: paid.snapshot, boardWords: new Words('en', english) };
    const sentence = sayOutcome(scene, after);
    expect(sentence).toMatch(/^Pay for me: you will have \d+ coins? \(−1\)(; .+ gets 2)+$/);
    expect(sentence).toContain(String(after.seats[ownSeat]!.coins));
  });
});
