/** The title of the page that is open, in the language of the room. */

import { t } from '../../kit/words/room.svelte';

/** Call the page like this as long as it is open; *lead* stands before all else. Without a name: as the site. */
export function titled(name: () => string, lead: () => string = () => ''): void {
  $effect(() => {
    document.title = lead() + [name(), t('parlour')].filter(Boolean).join(' · ');
  });
}
