/** What help and the game's page show of Hokkaido: fetched when one of them opens. */

import type { Guide } from '../../../kit/guide/guide';
import { BoardTexts } from '../../../kit/words/board_texts.svelte';
import Defs from '../art/Defs.svelte';
import measured from './measured.json';
import OptionPicture from './OptionPicture.svelte';
import Page from './Page.svelte';
import { pictured } from './pictured';
import RulePicture from './RulePicture.svelte';

const texts = new BoardTexts(import.meta.glob<string>('./text/*.ftl', { query: '?raw', import: 'default' }));
const GOALS = 2; // more than there are players (H12)

export const guide: Guide = {
  palette: 'hokkaido',
  Defs,
  Page,
  RulePicture,
  pictured,
  OptionPicture,
  players: (seats) => ({ goals: seats + GOALS }),
  texts,
  measured,
};
