import { mount } from 'svelte';
import App from './shell/App.svelte';
import { startUp } from './shell/startup';
import { openPage } from './shell/pages';
import { followContrast } from './shell/browser/contrast';
import { router } from './shell/router.svelte';
import './style/tokens.css';
import './style/base.css';
import './style/marks.css';

// Nothing has the focus before that.
addEventListener('focusin', () => void import('./shell/browser/focus_keeper').then(({ keepFocus }) => keepFocus()), {
  once: true,
});

// The first page and the words are fetched together, and shown together.
void Promise.all([openPage(router.now), startUp()]).then(([first]) => {
  const target = document.getElementById('app');
  if (target) mount(App, { target, props: { first } });
  void import('./style/fonts');
  followContrast();
});
