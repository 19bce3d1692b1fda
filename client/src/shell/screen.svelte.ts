/** How much room there is: a desk with a panel at its side, or a phone. */

import { MediaQuery } from 'svelte/reactivity';
import type { BoardSize } from '../kit/types';

const desk = new MediaQuery('min-width: 900px');

export const screen = {
  get size(): BoardSize {
    return desk.current ? 'desk' : 'phone';
  },
};
