/** What a person prefers: kept in this browser, and with the person on the server, so that it follows to other devices. */

import type { Confirming } from '../../kit/picker/picker.svelte';
import type { Motion, Plain } from '../../kit/types';
import { chooseLanguage, type Language } from '../../kit/words/words';

export interface Preferences {
  language: Language;
  theme: 'auto' | 'light' | 'dark';
  motion: 'auto' | 'full' | 'reduced';
  sound: boolean;
  patterns: boolean;
  notify: boolean;
  coach: boolean; // in matches against bots
  wordsOnly: boolean; // the board is read, not drawn
  confirming: Confirming; // what plays a complete choice besides the primary button
}

const KEY = 'parlour-settings';
const THEMES = ['auto', 'light', 'dark'];
const CONFIRMING: readonly string[] = ['button', 'second', 'once'] satisfies Confirming[];
const MOTIONS = ['auto', 'full', 'reduced'];

/** Read preferences from an untrusted source. */
export function readPreferences(from: unknown, languages: readonly string[]): Preferences {
  const found = (typeof from === 'object' && from !== null ? from : {}) as Record<string, unknown>;
  const one = <Found extends string>(key: string, known: readonly string[], otherwise: Found): Found =>
    known.includes(found[key] as string) ? (found[key] as Found) : otherwise;
  return {
    language: chooseLanguage(found['language'], languages),
    theme: one('theme', THEMES, 'auto'),
    motion: one('motion', MOTIONS, 'auto'),
    sound: found['sound'] === true,
    patterns: found['patterns'] === true,
    notify: found['notify'] === true,
    coach: found['coach'] === true,
    wordsOnly: found['wordsOnly'] === true,
    confirming: one('confirming', CONFIRMING, found['quick'] === true ? 'once' : 'second'), // it was `quick` once
  };
}

class Settings {
  now: Preferences = $state(readPreferences(stored(), navigator.languages));
  /** Whether this browser keeps preferences: nothing was chosen at a first visit. */
  readonly isChosen = localStorage.getItem(KEY) !== null;
  private readonly dark = matchMedia('(prefers-color-scheme: dark)');
  private readonly less = matchMedia('(prefers-reduced-motion: reduce)');
  private darkNow = $state(this.dark.matches);
  private lessNow = $state(this.less.matches);
  /** Told of every change; the shell sends it to the server. */
  onchange: (now: Preferences) => void = () => undefined;

  readonly isDark = $derived(this.now.theme === 'dark' || (this.now.theme === 'auto' && this.darkNow));
  readonly isCalm = $derived(this.now.motion === 'reduced' || (this.now.motion === 'auto' && this.lessNow));
  readonly motion: Motion = $derived({ full: !this.isCalm, ms: (duration: number) => (this.isCalm ? 0 : duration) });

  constructor() {
    this.dark.addEventListener('change', (event) => (this.darkNow = event.matches));
    this.less.addEventListener('change', (event) => (this.lessNow = event.matches));
  }

  set(change: Partial<Preferences>): void {
    Object.assign(this.now, change);
    localStorage.setItem(KEY, JSON.stringify(this.now));
    this.onchange($state.snapshot(this.now));
  }

  /** Take over what the server keeps, where this browser has nothing of its own. */
  adopt(kept: Record<string, Plain>): void {
    if (localStorage.getItem(KEY) || !Object.keys(kept).length) return;
    this.now = readPreferences(kept, navigator.languages);
    localStorage.setItem(KEY, JSON.stringify(this.now));
  }
}

function stored(): unknown {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}');
  } catch {
    return {};
  }
}

export const settings = new Settings();
