/** Try something that the server may refuse: the refusal is shown, not thrown. */

import { announcer } from '../browser/announcer.svelte';
import { errorText } from './errors';

export async function attempt(what: () => Promise<unknown>): Promise<void> {
  try {
    await what();
  } catch (error) {
    announcer.toast(errorText(error), true);
  }
}
