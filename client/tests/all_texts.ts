/** Before every test file: parts are opened without the pages that fetch their texts, so all of them are spoken. */

import { uiTexts } from '../src/kit/words/ui_texts.svelte';
import { withTexts } from '../src/shell/lazy_texts';

await withTexts(Promise.resolve());
// Where nothing is drawn no page chooses a language, and there is no page to say which it is.
if (!('document' in globalThis)) {
  Object.assign(globalThis, { document: { documentElement: {} } });
  await uiTexts.use('en');
  Reflect.deleteProperty(globalThis, 'document');
}
