/** The title of the page that is open, in the language of the room. */

import { t } from '../../kit/words/ui_texts.svelte';

/** Call the page like this as long as it is open; *lead* stands before all else. Without a name: as the site. */
export function titled(name: () => string, prefix: () => string = () => ''): void {
  $effect(() => {
    document.title = prefix() + [name(), t('parlour')].filter(Boolean).join(' · ');
  });
}
