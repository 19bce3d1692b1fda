/** What those need who come without a mouse, or with colours of their own: fetched after the first page is shown. */

import { followContrast } from './contrast';
import { keepFocus } from './focus_keeper';

export function beReachable(): void {
  keepFocus();
  followContrast();
}
