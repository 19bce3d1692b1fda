import { mount } from 'svelte';
import App from './shell/App.svelte';
import { startUp } from './shell/startup';
import { openPage } from './shell/pages';
import { router } from './shell/router.svelte';
import './style/tokens.css';
import './style/base.css';
import './style/marks.css';

// Nothing has the focus before that; those who want more contrast want it at once.
const reach = (): void => void import('./shell/browser/reachable').catch(awaitFocus); // the next focus tries again
const awaitFocus = (): void => addEventListener('focusin', reach, { once: true });
awaitFocus();
if (matchMedia('(prefers-contrast: more), (forced-colors: active)').matches) reach();

// The first page and the words are fetched together, and shown together.
void Promise.all([openPage(router.now), startUp()]).then(([first]) => {
  const target = document.getElementById('app');
  if (target) mount(App, { target, props: { first } });
  void import('./style/fonts').catch(() => undefined);
});
