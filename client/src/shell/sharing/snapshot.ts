/** A shared match as a table that is over, for the pages that show such tables: nobody here is anybody at it. */

import type { SharedMatch, Snapshot } from '../../kit/types';

export function snapshotOf(id: string, match: SharedMatch): Snapshot {
  const last = match.frames.at(-1);
  const places = match.places.map((place, seat) => ({
    ...place,
    seat,
    person: null,
    here: false,
    host: false,
    resigned: false,
    stand_in: null,
    waiting: false,
  }));
  return {
    ...{ id, game: match.game, rules: match.rules, variant: match.variant, edition: match.edition, places },
    own_edition: match.own_edition,
    ...{ shown: last?.shown ?? null, sheet: last?.sheet ?? null, result: last?.sheet ?? null },
    ...{ status: 'over', seq: 0, public: false, auto: true, hints: false, seat: null, host: false, thinking: [] },
    ...{ slow_bots: false },
    ...{ invitation: null, hand_over: null, asked: null, muted: [], silent: 'passing', onlookers: null },
    ...{ rematch: null, lesson: null, again: null, sharing: null, clock: null, log: [], chat: [], moment: 0 },
    ...{ to_act: [], prompt: null, legal: null, undo: null },
  };
}
