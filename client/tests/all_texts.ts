/** Before every test file: parts are opened without the pages that fetch their texts, so all of them are spoken. */

import { withTexts } from '../src/shell/lazy_texts';

await withTexts(Promise.resolve());
