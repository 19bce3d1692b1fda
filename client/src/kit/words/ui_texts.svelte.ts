/** The words of the room around the tables, in the language chosen now. `t(id)` is reactive. */

import { textIn, type TextFiles } from './board_texts.svelte';
import { Words, type Arguments, type Language } from './words';

const files = import.meta.glob<string>('../../text/*.ftl', { query: '?raw', import: 'default' });

class UiTexts {
  words: Words = $state.raw(new Words('en'));
  private readonly sources: TextFiles[] = [files];
  private wanted: Language | null = null;
  private loadedKey = ''; // the language and how many sources `words` are made of

  /** Load the texts of a language and speak it from now on. */
  async use(language: Language): Promise<void> {
    this.wanted = language;
    await this.load();
  }

  /** Say the texts of these files too, in whichever language is spoken. */
  async add(...more: TextFiles[]): Promise<void> {
    this.sources.push(...more.filter((source) => !this.sources.includes(source)));
    await this.load();
  }

  private async load(): Promise<void> {
    const { wanted, sources } = this;
    const key = `${wanted} ${sources.length}`;
    if (!wanted || key === this.loadedKey) return;
    const texts = await Promise.all(sources.map((source) => textIn(source, wanted)));
    if (key !== `${this.wanted} ${this.sources.length}`) return this.load(); // more was wanted meanwhile
    if (key === this.loadedKey) return;
    this.loadedKey = key;
    this.words = new Words(wanted, ...texts);
    document.documentElement.lang = wanted;
  }
}

export const uiTexts = new UiTexts();

export function t(id: string, given?: Arguments, attribute?: string): string {
  return uiTexts.words.text(id, given, attribute);
}
