/** What happens before the first page is shown, and what is fetched beside it. */

import { uiTexts } from '../kit/words/ui_texts.svelte';
import { api, arrive } from './server/api';
import { me } from './person/me.svelte';
import { settings } from './person/settings.svelte';
import { gameCatalogue } from './games/catalogue.svelte';

const KEPT = /^\/api\/games(\/|$)|^\/assets\//;

/** Only the words are waited for; everything else may come while the page is already there. */
export async function startUp(): Promise<void> {
  const coming = me.load();
  arrive(coming);
  void coming.catch(() => undefined);
  void gameCatalogue.load().catch(() => undefined);
  settings.onchange = (now) => {
    void uiTexts.use(now.language);
    void api.change({ settings: { ...now } }).catch(() => undefined);
  };
  await uiTexts.use(settings.now.language);
  if ('serviceWorker' in navigator && import.meta.env.PROD) {
    void keepForOffline().catch(() => undefined);
  }
}

/**
 * Register the service worker. What the first page fetched before the worker was there is fetched once more through
 * it, so that it is kept, and a score pad that was opened once works offline; also what was on its way when the worker
 * took over, of which the browser tells once it has come.
 */
async function keepForOffline(): Promise<void> {
  const wasThere = navigator.serviceWorker.controller !== null;
  await navigator.serviceWorker.register('/sw.js');
  if (wasThere) return;
  if (!navigator.serviceWorker.controller) {
    await new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
  }
  const since = performance.now();
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const address = new URL(entry.name);
      const isMine = address.origin === location.origin && KEPT.test(address.pathname);
      if (isMine && entry.startTime < since) void fetch(address).catch(() => undefined);
    }
  }).observe({ type: 'resource', buffered: true });
}
