/** Who sits at this browser. */

import type { Me } from '../../kit/types';
import { api } from '../server/api';
import { settings } from './settings.svelte';
import { uiTexts } from '../../kit/words/ui_texts.svelte';

class Myself {
  now: Me | null = $state.raw(null);

  async load(): Promise<void> {
    this.take(await api.me());
  }

  async change(change: { name?: string; avatar?: string }): Promise<void> {
    this.now = await api.change(change);
  }

  async claim(token: string): Promise<void> {
    this.take(await api.claim(token));
  }

  async forget(): Promise<void> {
    await api.forget();
    localStorage.clear();
    sessionStorage.clear();
  }

  private take(found: Me): void {
    this.now = found;
    settings.adopt(found.settings ?? {});
    void uiTexts.use(settings.now.language);
  }
}

export const me = new Myself();
