/**
 * Development only: every picture on one page, the board at a telling moment, or the pad. In `npm run dev` with a server
 * at /src/games/laar/gallery/index.html (?theme=dark, ?at=assign&lang=ru, ?pad).
 */
import { mount } from 'svelte';
import '@fontsource-variable/nunito-sans';
import '@fontsource-variable/literata';
import '../../../style/tokens.css';
import '../../../style/base.css';
import '../../../style/marks.css';
import { isLanguage, Words } from '../../../kit/words';
import AtTable from './AtTable.svelte';
import Pictures from './Pictures.svelte';
import AtPad from './AtPad.svelte';

const asked = new URLSearchParams(location.search);
const named = asked.get('lang');
const language = isLanguage(named) ? named : 'en';
const text = await (await fetch(`/api/games/laar/text/${language}`)).text();
const words = new Words(language, text);
const target = document.getElementById('app')!;
document.documentElement.dataset['theme'] = asked.get('theme') ?? 'light';
if (asked.has('patterns')) document.documentElement.dataset['patterns'] = '';
if (asked.has('at')) mount(AtTable, { target, props: { words } });
else if (asked.has('pad')) mount(AtPad, { target, props: { words } });
else mount(Pictures, { target });
