/** The goals, and who has taken them; the supply. */

import type { Area } from '../../../kit/reading/reading';
import { seatName } from '../../../kit/words/names';
import { COLOURS } from '../squares';
import { listed, type Read } from './scene';

export function goalsIn(read: Read): Area[] {
  const { shown, words, ownWords, snapshot } = read;
  const takers = new Map(shown.seats.flatMap(({ goals }, seat) => goals.map((goal): [number, number] => [goal, seat])));
  const goals = [...new Set([...shown.goals, ...takers.keys()])];
  const supply = COLOURS.map((colour) =>
    ownWords.text('kind-count', { name: words.text(`colour-${colour}`), count: shown.supply[colour] }),
  );
  const rows = goals.map((goal) => {
    const taker = takers.get(goal);
    const name = taker === undefined ? '' : seatName(snapshot.places, taker);
    const text = words.text(`goal-${goal}`);
    return [{ id: `goal:${goal}`, text: name ? ownWords.text('goal-of', { goal: text, name }) : text }];
  });
  return [
    {
      id: 'table',
      name: ownWords.text('on-table'),
      summary: [
        ownWords.text('round', { round: shown.round }),
        ownWords.text('supply', { cubes: listed(supply, read) }),
        ownWords.text('deck', { count: shown.deck }),
      ].join('; '),
      rows,
    },
  ];
}
