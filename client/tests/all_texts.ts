/** Before every test file: parts are opened without the pages that fetch their texts, so all of them are spoken. */

import { uiTexts } from '../src/kit/words/ui_texts.svelte';
import { editionTexts } from '../src/shell/editions/texts';
import { withTexts } from '../src/shell/lazy_texts';

await withTexts(Promise.resolve());
await uiTexts.add(editionTexts);
const isDrawn = 'document' in globalThis; // else there is no page to say which language it is in
if (!isDrawn) Object.assign(globalThis, { document: { documentElement: {} } });
await uiTexts.use('en');
if (!isDrawn) Reflect.deleteProperty(globalThis, 'document');
