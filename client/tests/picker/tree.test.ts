import { describe, expect, it } from 'vitest';
import { attemptAt, flatten, matching, nextTargets, toAction, withPart } from '../../src/kit/picker/tree';
import type { Tree } from '../../src/kit/types';
import { GAME, TREE } from '../table_fixture';

const options = flatten(TREE);

describe('a tree of legal actions', () => {
  it('is flattened into whole actions, in its order', () => {
    expect(options.map(toAction)).toEqual([
      { do: 'put', stone: 1, cup: 'red' },
      { do: 'put', stone: 1, cup: 'blue' },
      { do: 'put', stone: 2, cup: 'blue' },
      { do: 'pass' },
    ]);
  });

  it('offers the first field of every kind, and kinds without fields themselves', () => {
    expect(nextTargets(options, [])).toEqual([
      { field: 'stone', value: 1 },
      { field: 'stone', value: 2 },
      { field: 'do', value: 'pass' },
    ]);
  });

  it('offers the next field once the first is picked', () => {
    const picks = [{ field: 'stone', value: 1 }];
    expect(nextTargets(matching(options, picks), picks)).toEqual([
      { field: 'cup', value: 'red' },
      { field: 'cup', value: 'blue' },
    ]);
  });

  it('passes over a field that has one value only', () => {
    const tree: Tree = [{ do: 'put', field: 'stone', choices: [TREE[0]!.choices![0]!] }];
    expect(nextTargets(flatten(tree), []).map((target) => target.field)).toEqual(['cup', 'cup']);
  });

  it('does not pass over it when kinds differ', () => {
    const tree: Tree = [
      { do: 'put', field: 'stone', choices: [{ value: 3, action: 1 }] },
      {
        do: 'swap',
        field: 'cup',
        choices: [
          { value: 'red', action: 2 },
          { value: 'blue', action: 3 },
        ],
      },
    ];
    expect(nextTargets(flatten(tree), [])[0]).toEqual({ field: 'stone', value: 3 });
  });

  it('asks for the kind when one pick fits two kinds', () => {
    const tree: Tree = [
      { do: 'keep', field: 'stone', choices: [{ value: 1, action: 1 }] },
      { do: 'give', field: 'stone', choices: [{ value: 1, action: 2 }] },
    ];
    const all = flatten(tree);
    const picks = withPart(all, [], { stone: 1 })!;
    expect(nextTargets(matching(all, picks), picks)).toEqual([
      { field: 'do', value: 'keep' },
      { field: 'do', value: 'give' },
    ]);
  });

  it('takes a later field first', () => {
    expect(withPart(options, [], { cup: 'blue' })).toEqual([{ field: 'cup', value: 'blue' }]);
  });

  it('changes an earlier pick and keeps what still fits', () => {
    const picks = [
      { field: 'stone', value: 1 },
      { field: 'cup', value: 'blue' },
    ];
    expect(withPart(options, picks, { stone: 2 })).toEqual([{ field: 'stone', value: 2 }, picks[1]]);
    const red = [
      { field: 'stone', value: 1 },
      { field: 'cup', value: 'red' },
    ];
    expect(withPart(options, red, { stone: 2 })).toEqual([{ field: 'stone', value: 2 }]);
  });

  it('refuses what no legal action has', () => {
    expect(withPart(options, [], { stone: 3 })).toBeNull();
    expect(withPart(options, [{ field: 'stone', value: 2 }], { cup: 'red' })).toBeNull();
  });

  it('makes a whole action of a try, for the server to name the rule', () => {
    expect(attemptAt(GAME, options, [], { stone: 3 })).toEqual({ do: 'put', stone: 3, cup: 'red' });
    const picks = [{ field: 'stone', value: 2 }];
    expect(attemptAt(GAME, options, picks, { cup: 'red' })).toEqual({
      do: 'put',
      stone: 2,
      cup: 'red',
    });
    expect(attemptAt(GAME, options, [], { moon: 1 })).toBeNull();
  });
});
