/** Errors in words for people. */

import { t } from '../kit/room.svelte';
import { ApiError } from './api';

export function said(error: unknown): string {
  if (!(error instanceof ApiError)) return t('error-other');
  if (error.status === 0) return t('error-unreachable');
  if (error.status === 404) return t('error-gone');
  if (error.status === 403) return t('error-forbidden');
  if (error.status === 409) return t('error-late');
  if (error.status === 429) return t('error-slowly');
  return error.status >= 500 ? t('error-server') : t('error-other');
}
