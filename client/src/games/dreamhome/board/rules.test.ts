import { describe, expect, it } from 'vitest';
import { Picker } from '../../../kit/picker/picker.svelte';
import { decisionsIn, englishOf, type Decision, type ToldAction } from '../../../kit/testing/decisions';
import { asPlain } from '../../../kit/testing/board';
import { madeAs } from '../../../kit/testing/made';
import type { Plain, Sheet, Snapshot } from '../../../kit/types';
import { readEdition } from '../edition';
import { CELLS, cellNamed, type RoomType } from '../names';
import { shownOf, type Area } from '../shown';
import { boardWordsIn } from '../texts';
import constants from '../vectors/constants.json';
import made from '../vectors/decisions.json';
import positions from '../vectors/positions.json';
import { gainAt, homePoints, isOpen, whyDown, whyOnlyDown } from './rules';
import { homeAfter, type Scene } from './scene';

type SheetRow = Sheet['seats'][number];

type Told = Decision<ToldAction & { row: SheetRow }>;

/** A home, and by type of room, for the cells in their order, the rule against a card face up, empty if there is none. */
interface Refused {
  area: Area;
  refusals: Record<RoomType, string[]>;
}

const edition = readEdition(made.edition)!;
const decisions = decisionsIn<Told>(made);
const snapshots = [
  ...positions.map(({ snapshot }) => asPlain(snapshot) as Snapshot),
  ...decisions.map((one) => one.snapshot),
];
const OF_HOME = ['rooms', 'decor', 'functionality', 'helpers']; // lines of the sheet
const inHome = ({ lines }: SheetRow): number => OF_HOME.reduce((sum, line) => sum + (lines[line] ?? 0), 0);

/** The home of whoever is to act. */
function homeIn(snapshot: Snapshot) {
  const shown = shownOf(snapshot)!;
  return { shown, seat: snapshot.seat!, area: shown.seats[snapshot.seat!]! };
}

describe('why a card cannot lie face up', () => {
  const homes = madeAs<Refused[]>(constants.homes);
  const types = Object.keys(edition.rooms) as RoomType[];

  it('has the rule that the server names, on every cell for every type of room (D20–D24, D64)', () => {
    for (const { area, refusals } of homes) {
      for (const type of types) {
        const found = CELLS.map((cell) => (isOpen(area, cell) ? (whyDown(area, edition, cell, type) ?? '') : 'closed'));
        expect(found).toEqual(refusals[type].map((rule) => (['D20', 'D21'].includes(rule) ? 'closed' : rule)));
      }
    }
  });

  it('names all rules by which it can lie so nowhere, and none if it can somewhere', () => {
    for (const { area, refusals } of homes) {
      for (const type of types) {
        const rules = refusals[type].filter((rule) => !['D20', 'D21'].includes(rule));
        const told = rules.includes('') ? [] : [...new Set(rules)];
        expect(whyOnlyDown(area, edition, type).sort()).toEqual(told.sort());
      }
    }
  });

  it('is met with every rule there is', () => {
    const rules = new Set(homes.flatMap(({ refusals }) => Object.values(refusals).flat()));
    expect([...rules].sort()).toEqual(['', 'D20', 'D21', 'D22', 'D23', 'D24', 'D64']);
  });
});

describe('what a home is worth', () => {
  it('is what the sheet says, but for the roof', () => {
    for (const { shown, sheet } of snapshots.map((snapshot) => ({
      shown: shownOf(snapshot)!,
      sheet: snapshot.sheet!,
    }))) {
      expect(shown.seats.map((area) => homePoints(area, edition))).toEqual(sheet.seats.map(inHome));
    }
  });

  it('changes by a placing as the sheet does', () => {
    for (const { snapshot, actions } of decisions) {
      const { shown, seat, area } = homeIn(snapshot);
      const card = shown.hand?.room;
      for (const { action, row } of actions.filter((told) => told.action.do === 'place')) {
        const laid = action['side'] === 'up' ? { ...card! } : { room: 'empty' as const };
        const gain = gainAt(area, edition, cellNamed(String(action['cell']))!, laid, shown.hand);
        expect(gain, JSON.stringify(action)).toBe(inHome(row) - inHome(snapshot.sheet!.seats[seat]!));
      }
    }
  });

  it.each(['place', 'scaffold', 'decorate', 'park', 'drill', 'fetch', 'swap'])(
    'is foreseen by the home that %s leads to',
    (kind) => {
      const words = englishOf('dreamhome');
      const picker = new Picker({
        play: async () => undefined,
        why: async () => ({ rule: null, lacks: [] }),
        preview: () => Promise.reject(),
      });
      let compared = 0;
      for (const { snapshot, actions } of decisions) {
        const { shown, seat } = homeIn(snapshot);
        for (const { action, row } of actions.filter((told) => told.action.do === kind)) {
          const legal = { ...snapshot, legal: treeOf(action) };
          picker.offer({ snapshot: legal, edition: made.edition as Plain, words, game: null });
          const scene = { snapshot, shown, edition, words, boardWords: boardWordsIn('en'), picker } as Scene;
          expect(homePoints(homeAfter(scene, seat)!, edition), JSON.stringify(action)).toBe(inHome(row));
          compared += 1;
        }
      }
      expect(compared).toBeGreaterThan(0);
    },
  );
});

/** The tree of one legal action. */
function treeOf({ do: kind, ...fields }: ToldAction['action']): NonNullable<Snapshot['legal']> {
  const below = Object.entries(fields).reduceRight<object>(
    (inner, [field, value]) => ({ field, choices: [{ value, ...inner }] }),
    {},
  );
  return [{ do: kind, ...below }] as NonNullable<Snapshot['legal']>;
}
