/** Hamlet in words: the village tile by tile, what lies around it, what everybody has; and what a choice touches. */

import type { Area, Reading, ReadingContext } from '../../../kit/reading/reading';
import { othersOf } from '../../../kit/seats';
import { BoardTexts } from '../../../kit/words/board_texts.svelte';
import { aroundAreas, seatArea } from './around';
import { tellAction, turnedLaying } from './choices';
import { sceneIn } from './scene';
import { villageArea } from './village';

const common = import.meta.glob<string>('../common/text/*.ftl', { query: '?raw', import: 'default' });
const ofBoard = import.meta.glob<string>('../text/*.ftl', { query: '?raw', import: 'default' });
const own = import.meta.glob<string>('./text/*.ftl', { query: '?raw', import: 'default' });

function areas(context: ReadingContext): Area[] {
  const read = sceneIn(context);
  if (!read) return [];
  const { shown, snapshot } = read;
  const mine = snapshot.seat === null ? [] : [seatArea(read, snapshot.seat)];
  const others = othersOf(shown.seats.length, snapshot.seat).map((seat) => seatArea(read, seat));
  return [villageArea(read), ...mine, ...aroundAreas(read), ...others];
}

export const reading: Reading = {
  texts: new BoardTexts(common, ofBoard, own),
  areas,
  tell: (action, context) => {
    const read = sceneIn(context);
    return read && tellAction(action, read);
  },
  turned: (action, quarters, legal, context) => {
    const read = sceneIn(context);
    return read && turnedLaying(action, quarters, legal, read);
  },
};
