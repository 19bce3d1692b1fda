/** What help and the game's page show of Hamlet: fetched when one of them opens. */

import type { Guide } from '../../../kit/guide/guide';
import { required } from '../../../kit/required';
import { BoardTexts } from '../../../kit/words/board_texts.svelte';
import Defs from '../art/Defs.svelte';
import { readEdition } from '../edition';
import measured from './measured.json';
import OptionPicture from './OptionPicture.svelte';
import Page from './Page.svelte';
import { pictured } from './pictured';
import RulePicture from './RulePicture.svelte';

const texts = new BoardTexts(import.meta.glob<string>('./text/*.ftl', { query: '?raw', import: 'default' }));

export const guide: Guide = {
  palette: 'hamlet',
  Defs,
  Page,
  RulePicture,
  pictured,
  OptionPicture,
  players: (seats, edition) => {
    const { deliveries, prices } = required(readEdition(edition));
    const { raw, refined } = prices(seats);
    return { deliveries: deliveries(seats).length, raw, refined };
  },
  texts,
  measured,
};
