/** What the editor says of an edition: names of components and places, mistakes, and differences. */

import { beforeAll, describe, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { entriesOf, at, identityOf, pathOf, put, written, type Entry } from '../../src/kit/editor/data';
import type { Fields, Plain } from '../../src/kit/types';
import { uiTexts } from '../../src/kit/words/ui_texts.svelte';
import { Words } from '../../src/kit/words/words';
import { findEditor } from '../../src/shell/games/find_editor';
import { changesBetween } from '../../src/shell/editions/model/differences';
import { Names } from '../../src/shell/editions/model/names';
import { placed, placeText, problemText } from '../../src/shell/editions/model/problems';
import type { Problem } from '../../src/shell/editions/model/wire';

const GAMES = join(import.meta.dirname, '../../../src/parlour/games');
const VECTORS = import.meta.glob<{ edition: Fields }>('../../src/games/*/vectors/vectors.json', { eager: true });
const dataOf = (game: string): Fields => VECTORS[`../../src/games/${game}/vectors/vectors.json`]!.edition;

async function namesOf(game: string): Promise<Names> {
  const words = new Words('en', readFileSync(join(GAMES, game, 'text/en.ftl'), 'utf8'));
  return new Names(await findEditor(game, 'en'), words);
}

beforeAll(() => uiTexts.use('en'));

describe('paths', () => {
  it.each(['card[3].weapon.left', 'memo.II', 'a[0][12].b', 'roofs'])('%s is read as it is written', (path) => {
    expect(written(pathOf(path))).toBe(path);
  });

  it('lead to values that can be set, put in and taken out, and share the rest', () => {
    const data = { card: [{ id: 1, cost: { wood: 2 } }, { id: 2 }] };
    const set = put(data, ['card', 0, 'cost', 'milk'], 1) as typeof data;
    expect(at(set, ['card', 0, 'cost'])).toEqual({ wood: 2, milk: 1 });
    expect(set.card[1]).toBe(data.card[1]);
    expect(put(set, ['card', 0, 'cost', 'wood'], undefined)).toEqual({
      card: [{ id: 1, cost: { milk: 1 } }, { id: 2 }],
    });
    expect(put(data, ['card', 1], undefined)).toEqual({ card: [data.card[0]] });
    expect(at(data, ['card', 7, 'cost'])).toBeUndefined();
  });
});

describe('entries', () => {
  it.each(Object.keys(VECTORS).map((path) => path.split('/')[4]!))('of %s are all that has a source', (game) => {
    const entries = entriesOf(dataOf(game));
    const text = readFileSync(join(GAMES, game, 'editions/standard.toml'), 'utf8');
    const sources = [...text.matchAll(/^source = /gm)].length;
    expect(entries.filter((entry) => 'source' in entry.value)).toHaveLength(sources);
    expect(new Set(entries.map(identityOf)).size).toBe(entries.length);
  });

  it.each(['laar', 'dreamhome', 'hokkaido', 'hamlet'])(
    'of %s have names, and so have all their places and values',
    async (game) => {
      const names = await namesOf(game);
      const unnamed = /undefined|null|_|\bNaN\b|^(field|spell|room|category|nth|part|where)-/;
      for (const entry of entriesOf(dataOf(game))) {
        expect(names.entry(entry)).not.toMatch(unnamed);
        expect(names.part(entry.part)).not.toBe(entry.part);
        for (const path of placesIn(entry)) {
          expect(names.field(path, entry), written(path)).not.toMatch(unnamed);
          expect(names.value(path, at(entry.value, path)), written(path)).not.toMatch(unnamed);
        }
      }
    },
  );
});

function placesIn(entry: Entry): (string | number)[][] {
  const within = (value: Plain, path: (string | number)[]): (string | number)[][] => {
    if (Array.isArray(value)) return value.flatMap((item, index) => within(item, [...path, index]));
    if (typeof value !== 'object' || value === null) return [path];
    return Object.entries(value).flatMap(([key, inner]) => within(inner, [...path, key]));
  };
  return within(entry.value, []).filter(
    ([key]) => !['id', 'number', 'type', 'kinds'].includes(String(key)) && !String(key).endsWith('source'),
  );
}

describe('mistakes are said in words', () => {
  it.each<[string, Problem, string, string]>([
    [
      'laar',
      { path: 'card[3].weapon.left', expected: 'a whole number from 0 to 2', found: '7' },
      'Card 4: Number on the left',
      'must be a number from 0 to 2, not 7',
    ],
    [
      'laar',
      { path: 'card[0].beast', expected: 'one of unicorn, phoenix, spider, serpent', found: '"cat"' },
      'Card 1: Beast',
      'must be one of: unicorn, phoenix, giant spider, sea serpent',
    ],
    [
      'laar',
      { path: 'memo.I', expected: 'at least one of equal, different', found: '{}' },
      'Memo I',
      'must score in at least one way',
    ],
    [
      'dreamhome',
      { path: 'roofs.colours[1]', expected: 'four different colours', found: '"red"' },
      'Roofs: Colours of roofs, Colour 2',
      'the four colours must differ',
    ],
    [
      'laar',
      { path: 'memo.V.cycle', expected: 'every beast once', found: '["spider","spider"]' },
      'Memo V: By the order of taking',
      'each must be there once',
    ],
    [
      'dreamhome',
      { path: 'room', expected: '60 room cards in all', found: '61' },
      'Rooms',
      'must be 60 in all, not 61',
    ],
    [
      'dreamhome',
      { path: 'room[0].children', expected: 'a list of 10', found: '9 items' },
      'living room: Children on the cards',
      '9 instead of 10',
    ],
    [
      'dreamhome',
      { path: 'decor[2].points', expected: 'a value', found: 'nothing' },
      'four-poster bed: Points',
      'is missing',
    ],
  ])('%s: %o', async (game, problem, place, text) => {
    const names = await namesOf(game);
    const [found] = placed([problem], entriesOf(dataOf(game)));
    expect(placeText(found!, names)).toBe(place);
    expect(problemText(found!, names)).toBe(text);
  });
});

it('a game without an editor of its own has names from how its edition is written', () => {
  const names = new Names(null, new Words('en', 'field-goods = Goods'));
  const problem = { path: 'sale[0].goods.wood_logs', expected: 'a value', found: 'nothing' };
  const [found] = placed([problem], entriesOf({ sale: [{ id: 'first_one', goods: {}, source: 'public' }] }));
  expect(placeText(found!, names)).toBe('sale first one: Goods · wood logs');
});

describe('differences', () => {
  const shipped = dataOf('laar');

  it('are none between equal editions, wherever their values are from', () => {
    expect(changesBetween(shipped, put(shipped, ['card', 2, 'source'], 'owner') as Fields)).toEqual([]);
  });

  it('are found by the number of a card, wherever it stands', () => {
    const cards = (shipped['card'] as Plain[]).toReversed();
    expect(changesBetween(shipped, { ...shipped, card: cards })).toEqual([]);
  });

  it('name the entry and the place, with both values', () => {
    const mine = put(put(shipped, ['card', 2, 'weapon', 'left'], 0), ['memo', 'III', 'different'], [1, 2]) as Fields;
    const found = changesBetween(shipped, mine, ['card']);
    expect(found.map(({ after }) => after?.name)).toEqual(['card[2]', 'memo.III']);
    expect(found[0]?.places).toEqual([{ path: ['weapon', 'left'], before: 2, after: 0 }]);
    expect(found[1]?.places).toEqual([{ path: ['different'], before: undefined, after: [1, 2] }]);
  });

  it('tell what was taken away', () => {
    const mine = put(shipped, ['card', 47], undefined) as Fields;
    expect(changesBetween(shipped, mine).map(({ before, after }) => [before?.name, after])).toEqual([
      ['card[47]', null],
    ]);
  });
});
