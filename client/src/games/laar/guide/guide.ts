/** What help and the game's page show of Laar: fetched when one of them opens. */

import type { Guide } from '../../../kit/guide/guide';
import { BoardTexts } from '../../../kit/words/board_texts.svelte';
import { required } from '../../../kit/required';
import Defs from '../art/Defs.svelte';
import { readEdition } from '../cards';
import { ROUNDS } from '../goods';
import measured from './measured.json';
import OptionPicture from './OptionPicture.svelte';
import Page from './Page.svelte';
import { pictured } from './pictured';
import RulePicture from './RulePicture.svelte';

const texts = new BoardTexts(import.meta.glob<string>('./text/*.ftl', { query: '?raw', import: 'default' }));

export const guide: Guide = {
  palette: 'laar',
  Defs,
  Page,
  RulePicture,
  pictured,
  OptionPicture,
  players: (seats, edition) => ({ cards: seats * ROUNDS, all: required(readEdition(edition)).cards.size }),
  texts,
  measured,
};
