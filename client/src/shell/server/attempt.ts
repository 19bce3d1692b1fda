/** Doing something that the server may refuse: the refusal is said, not thrown. */

import { crier } from '../browser/announce.svelte';
import { said } from './errors';

export async function attempt(what: () => Promise<unknown>): Promise<void> {
  try {
    await what();
  } catch (error) {
    crier.note(said(error), true);
  }
}
