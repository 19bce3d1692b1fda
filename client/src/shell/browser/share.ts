/** Handing on a link: the phone's own way if it has one, else the clipboard. */

import { t } from '../../kit/words/ui_texts.svelte';
import { announcer } from './announcer.svelte';

export async function share(title: string, url: string): Promise<void> {
  const isTouch = matchMedia('(pointer: coarse)').matches;
  try {
    if (isTouch && navigator.share) return await navigator.share({ title, url });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return;
  }
  await copy(url);
}

export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    announcer.toast(t('copied'));
  } catch {
    announcer.toast(t('copy-by-hand', { text }));
  }
}
