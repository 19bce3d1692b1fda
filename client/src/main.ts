import { mount } from 'svelte';
import App from './shell/App.svelte';
import { begin } from './shell/begin';
import './style/tokens.css';
import './style/base.css';
import './style/marks.css';

void begin().then(() => {
  const target = document.getElementById('app');
  if (target) mount(App, { target });
  void import('./style/fonts');
});
