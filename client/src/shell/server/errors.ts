/** Errors in words for people. */

import { uiTexts, t } from '../../kit/words/ui_texts.svelte';
import { ApiError, UnreadableError } from './api';

export function errorText(error: unknown): string {
  if (!(error instanceof ApiError)) return t('error-other');
  const reason = error.code && uiTexts.words.attempt(`error-${error.code}`); // a newer server may know more of them
  if (reason) return reason;
  if (error instanceof UnreadableError) {
    const about = uiTexts.words.attempt(`unreadable-${error.table.card.trouble}-about`);
    return about ?? t('table-not-here'); // until the texts of rare parts are here
  }
  if (error.status === 0) return t('error-unreachable');
  if (error.status === 404) return t('error-gone');
  if (error.status === 403) return t('error-forbidden');
  if (error.status === 409) return t('error-late');
  if (error.status === 429) return t('error-slowly');
  return error.status >= 500 ? t('error-server') : t('error-other');
}
