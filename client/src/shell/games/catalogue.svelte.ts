/** The catalogue of games, and the texts, editions and speech of each game, fetched once. */

import { uiTexts } from '../../kit/words/ui_texts.svelte';
import type { Speech } from '../../kit/words/speech';
import type { Catalogue, Game, Plain } from '../../kit/types';
import { Words, type Language } from '../../kit/words/words';
import { api } from '../server/api';

class GameCatalogue {
  catalogue: Catalogue = $state.raw({ games: [], levels: [], avatars: [], languages: [] });
  loaded = $state(false);
  private texts: Readonly<Record<string, Words>> = $state.raw({});
  private readonly latest = new Map<string, Words>(); // of each game, in whichever language came last
  private editions: Readonly<Record<string, Plain>> = $state.raw({});
  private speeches: Readonly<Record<string, Speech>> = $state.raw({});
  private readonly asked = new Set<string>();

  async load(): Promise<void> {
    this.catalogue = await api.games();
    this.loaded = true;
  }

  /** A game under the rules of that version; without one, and for a version that is not known, the newest. */
  game(slug: string, rules?: number): Game | null {
    const newest = this.catalogue.games.find((game) => game.slug === slug) ?? null;
    const earlier = newest?.earlier?.find((version) => version.rules === rules);
    return newest && earlier ? { ...newest, ...earlier } : newest;
  }

  /** The language in which a game speaks to whoever reads this one: the same, or English where the game lacks it. */
  spoken(slug: string, language: Language): Language {
    return this.game(slug)?.languages?.includes(language) === false ? 'en' : language;
  }

  /**
   * A game's words in the language of the room, or in English where the game lacks it. Until they are here, those of
   * the language before; empty if there are none.
   */
  words(slug: string): Words {
    const language = this.spoken(slug, uiTexts.words.language);
    return this.texts[`${slug} ${language}`] ?? this.latest.get(slug) ?? new Words(language);
  }

  edition(slug: string, digest: string): Plain {
    return this.editions[`${slug} ${digest}`] ?? null;
  }

  speech(slug: string): Speech {
    return this.speeches[slug] ?? {};
  }

  /** Fetch a game's words for whoever reads a language, unless they are here already. */
  async needWords(slug: string, wanted: Language): Promise<void> {
    const language = this.spoken(slug, wanted);
    const key = `${slug} ${language}`;
    await this.once(`words ${key}`, async () => {
      const words = new Words(language, await api.text(slug, language));
      this.latest.set(slug, words);
      this.texts = { ...this.texts, [key]: words };
    });
  }

  async needEdition(slug: string, digest: string): Promise<void> {
    const key = `${slug} ${digest}`;
    await this.once(`edition ${key}`, async () => {
      const edition = await api.edition(slug, digest);
      this.editions = { ...this.editions, [key]: edition };
    });
  }

  async needSpeech(slug: string): Promise<void> {
    await this.once(`speech ${slug}`, async () => {
      const { findSpeech } = await import('./find_board'); // pages without boards have no use for it
      const speech = await findSpeech(slug);
      this.speeches = { ...this.speeches, [slug]: speech };
    });
  }

  private async once(key: string, fetch: () => Promise<void>): Promise<void> {
    if (this.asked.has(key)) return;
    this.asked.add(key);
    try {
      await fetch();
    } catch {
      this.asked.delete(key); // asked again by whoever needs it next
    }
  }
}

export const gameCatalogue = new GameCatalogue();
