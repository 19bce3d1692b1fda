/** Before every test file: parts are opened without the pages that fetch their texts, so all of them are spoken. */

import { withTexts } from '../src/shell/seldom';

await withTexts(Promise.resolve());
