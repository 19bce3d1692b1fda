import { describe, expect, it } from 'vitest';
import { flatten, valueOf } from '../../../../kit/picker/tree';
import type { Tree } from '../../../../kit/types';
import { readEdition } from '../../edition';
import type { Shown } from '../../shown';
import { edition as data } from '../../vectors/vectors.json';
import positions from '../../vectors/positions.json';
import { accessible, linksOf } from './network';

const edition = readEdition(data)!;

describe('the network of roads', () => {
  it('joins the tiles between which donkeys may step (M21, M40)', () => {
    let steps = 0;
    for (const { snapshot } of positions) {
      const links = linksOf(snapshot.shown as Shown, edition);
      const found = new Map<string, Set<string>>();
      for (const option of flatten((snapshot.legal ?? []) as Tree).filter(({ do: kind }) => kind === 'lead')) {
        const from = String(valueOf(option, 'from'));
        found.set(from, (found.get(from) ?? new Set()).add(String(valueOf(option, 'to'))));
      }
      for (const [from, goals] of found) expect(links.get(from)).toEqual(goals);
      steps += found.size;
    }
    expect(steps).toBeGreaterThan(10);
  });

  it('says which landmarks are accessible as the rules do (M22)', () => {
    for (const { snapshot } of positions) {
      const shown = snapshot.shown as Shown;
      const reached = accessible(shown, edition);
      for (const { landmarks } of shown.scores) {
        for (const { id, connected } of landmarks) expect(reached.has(id)).toBe(connected !== false);
      }
    }
  });
});
