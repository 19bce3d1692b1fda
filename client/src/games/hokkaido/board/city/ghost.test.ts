/** What the board reckons before the server answers is what the server then says. */

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Picker } from '../../../../kit/picker/picker.svelte';
import { required } from '../../../../kit/required';
import { differences } from '../../../../kit/sheet/sheet';
import { madeAs } from '../../../../kit/testing/made';
import type { Action, Plain, Preview, Sheet, Snapshot } from '../../../../kit/types';
import { Words } from '../../../../kit/words/words';
import { readEdition } from '../../edition';
import { cityOf, landOf, shownOf } from '../../shown';
import { boardWordsIn } from '../../texts';
import positions from '../../vectors/positions.json';
import { edition } from '../../vectors/vectors.json';
import { changeOf, ghostOf } from './ghost';
import { Placing } from './placing.svelte';

interface Told {
  action: Action;
  sheet: Sheet | null;
  before: Sheet;
}

const words = new Words('en', readFileSync('../src/parlour/games/hokkaido/text/en.ftl', 'utf8'));
const previewed = positions.filter(({ previews }) => previews.length);
const told = (name: string): Told[] => madeAs<Told[]>(positions.find((position) => position.name === name)!.previews);

/** The board's position with a picker whose server answers as *preview* does. */
function opened(name: string, preview: () => Promise<Preview>) {
  const snapshot = madeAs<Snapshot>(positions.find((position) => position.name === name)!.snapshot);
  const picker = new Picker({ play: async () => undefined, why: async () => ({ rule: null, lacks: [] }), preview });
  picker.offer({ snapshot, edition: null, words, game: null });
  const scene = {
    snapshot,
    shown: shownOf(snapshot)!,
    edition: readEdition(madeAs<Plain>(edition))!,
    words,
    boardWords: boardWordsIn('en'),
    picker,
    motion: { full: false, ms: () => 0 },
    size: 'phone' as const,
  };
  const placing = new Placing(() => scene);
  const land = landOf(cityOf(scene.shown, 0, 0));
  return {
    picker,
    placing,
    choose: (action: Action) => picker.pick(action, { restart: true, mustConfirm: true }),
    change: () => {
      const ghost = ghostOf(scene, placing, land);
      return ghost && changeOf(scene, placing, land, ghost);
    },
  };
}

function expected({ before, sheet }: Told) {
  const { lines, total } = required(differences(before, required(sheet))[0]);
  const changed = Object.entries(lines).map(([line, points]) => ({ line, points }));
  return { lines: changed.filter(({ points }) => points), total };
}

describe('what a choice changes', () => {
  it('is compared in every phase in which something is built, at once and in order', () => {
    expect(previewed.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['place', 'pay', 'terraform', 'gift', 'late', 'begin', 'build', 'asked']),
    );
    const kinds = new Set(previewed.flatMap(({ name }) => told(name)).map(({ action }) => action.do));
    expect([...kinds]).toEqual(expect.arrayContaining(['place', 'terraform', 'pay', 'gift']));
  });

  it.each(previewed.map(({ name }) => name))('is reckoned in “%s” as the server then says it', async (name) => {
    const { choose, change } = opened(name, () => new Promise(() => undefined));
    let compared = 0;
    for (const one of told(name)) {
      if (!one.sheet) continue;
      await choose(one.action);
      const found = change() ?? { lines: [], total: 0 };
      expect(found, JSON.stringify(one.action)).toEqual(expected(one));
      compared += 1;
    }
    expect(compared).toBeGreaterThan(0);
  });

  it('is what the server says, as soon as it has answered, unless another place is looked at', async () => {
    const [first] = told('place').filter(({ action }) => action.do === 'place');
    const { before } = first!;
    const row = required(before.seats[0]);
    const sheet = { ...before, seats: [{ lines: { ...row.lines, lakes: 99 }, total: 99 }, ...before.seats.slice(1)] };
    const { picker, placing, choose, change } = opened('place', async () => ({
      shown: null,
      sheet,
      before,
      undo: true,
    }));
    await choose(first!.action);
    await Promise.resolve();
    expect(picker.preview?.sheet).toEqual(sheet);
    expect(change()?.lines).toEqual([{ line: 'lakes', points: 99 - (row.lines['lakes'] ?? 0) }]);
    placing.over = placing.places.find(({ x, y }) => x !== first!.action['x'] || y !== first!.action['y'])!;
    expect(change()?.lines).not.toContainEqual(expect.objectContaining({ line: 'lakes', points: 99 }));
  });
});
