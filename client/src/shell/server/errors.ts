/** Errors in words for people. */

import { t } from '../../kit/words/room.svelte';
import { ApiError, UnreadableError } from './api';

/** Reasons that the server names by a code; each has a text `error-CODE`. */
const REASONS = [
  'removed',
  'invitation',
  'closed',
  'muted',
  'passing',
  'older',
  'restarting',
  'name-empty',
  'name-long',
  'name-hidden',
  'name-marks',
  'text-empty',
  'text-hidden',
  'text-marks',
];

export function said(error: unknown): string {
  if (!(error instanceof ApiError)) return t('error-other');
  if (REASONS.includes(error.code)) return t(`error-${error.code}`);
  if (error instanceof UnreadableError) return t(`unreadable-${error.table.card.trouble}-about`);
  if (error.status === 0) return t('error-unreachable');
  if (error.status === 404) return t('error-gone');
  if (error.status === 403) return t('error-forbidden');
  if (error.status === 409) return t('error-late');
  if (error.status === 429) return t('error-slowly');
  return error.status >= 500 ? t('error-server') : t('error-other');
}
