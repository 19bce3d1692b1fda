/** The tiles that lie, each with its plan and with the segments over which roads were built. */

import { planOf } from '../../art/land/plan';
import type { Plot } from '../../art/land/Land.svelte';
import type { Edition } from '../../edition';
import { sideKey, type Segment } from '../../lattice';
import type { BuiltRoad, Laid, Shown } from '../../shown';

export interface LaidPlot extends Plot {
  laid: Laid;
}

export interface Crossed extends BuiltRoad {
  side: Segment;
}

export function plotsOf(shown: Shown, edition: Edition): LaidPlot[] {
  const plots = shown.tiles.flatMap((laid): LaidPlot[] => {
    const tile = edition.tiles.get(laid.tile);
    return tile ? [{ tile: laid.tile, laid, plan: planOf(tile, laid), crossed: [] }] : [];
  });
  const built = new Set(crossingsOf(shown, plots).map(({ side }) => sideKey(side)));
  for (const plot of plots) {
    plot.crossed = plot.plan.segments.flatMap((segment, index) => (built.has(sideKey(segment)) ? [index] : []));
  }
  return plots;
}

/** The roads that players built, each on its segment. */
export function crossingsOf(shown: Shown, plots: readonly LaidPlot[]): Crossed[] {
  return shown.roads.flatMap((road) => {
    const side = plots.find(({ tile }) => tile === road.tile)?.plan.segments[road.segment];
    return side ? [{ ...road, side }] : [];
  });
}
