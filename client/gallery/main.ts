/**
 * Development only: a game's pictures on one page, its board at a telling moment, or its pad. In `npm run dev`, with a
 * server running, at /gallery/?game=SLUG (&theme=dark, &at=MOMENT&lang=ru, &pad=3). Without a game: the parts of the design,
 * with its sheet (?kit=sheet) or its popover (?kit=popover) open.
 */
import { mount, type Component } from 'svelte';
import '@fontsource-variable/nunito-sans';
import '@fontsource-variable/literata';
import { required } from '../src/kit/required';
import '../src/style/tokens.css';
import '../src/style/base.css';
import '../src/style/marks.css';
import { uiTexts } from '../src/kit/words/ui_texts.svelte';
import { isLanguage, Words } from '../src/kit/words/words';
import AtPad from './AtPad.svelte';
import AtTable from './AtTable.svelte';
import Kit from './Kit.svelte';

const pictures = import.meta.glob<{ default: Component }>('../src/games/*/gallery/Pictures.svelte');

const asked = new URLSearchParams(location.search);
const slug = asked.get('game') ?? '';
const named = asked.get('lang');
const language = isLanguage(named) ? named : 'en';
await uiTexts.use(language);
const target = required(document.getElementById('app'));
document.documentElement.dataset['theme'] = asked.get('theme') ?? 'light';
if (asked.has('patterns')) document.documentElement.dataset['patterns'] = '';
if (slug) await showGame();
else mount(Kit, { target });

async function showGame(): Promise<void> {
  const words = new Words(language, await (await fetch(`/api/games/${slug}/text/${language}`)).text());
  if (asked.has('at')) mount(AtTable, { target, props: { slug, words } });
  else if (asked.has('pad')) mount(AtPad, { target, props: { slug, words } });
  else mount((await required(pictures[`../src/games/${slug}/gallery/Pictures.svelte`])()).default, { target });
}
