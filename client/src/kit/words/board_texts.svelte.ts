/** The texts that only a game's board or pad needs, beside the game's own from the server: one language at a time. */

import { Words, type Language } from './words';

/** A folder's `text/*.ftl` by their paths, as `import.meta.glob` gives them. */
export type TextFiles = Record<string, () => Promise<string>>;

/** Fetch the texts of a folder in a language; without a file for it there are none. */
export async function textIn(files: TextFiles, language: Language): Promise<string> {
  const path = Object.keys(files).find((name) => name.endsWith(`/${language}.ftl`));
  return (path && (await files[path]?.())) || '';
}

export class BoardTexts {
  private loaded: Readonly<Partial<Record<Language, Words>>> = $state.raw({});
  private readonly asked = new Map<Language, Promise<void>>();
  private last: Words | null = null;

  private readonly files: readonly TextFiles[];

  constructor(...files: readonly TextFiles[]) {
    this.files = files;
  }

  /** Fetch the texts of a language, unless they are here; a fetch that failed is tried again by the next call. */
  load(language: Language): Promise<void> {
    const asked = this.asked.get(language) ?? this.fetch(language);
    this.asked.set(language, asked);
    return asked;
  }

  /** The words in a language; until they are here, those of the language before, so that nothing is ever nameless. */
  in(language: Language): Words {
    const found = this.loaded[language];
    if (!found) void this.load(language).catch(() => undefined);
    return found ?? this.last ?? new Words(language);
  }

  private async fetch(language: Language): Promise<void> {
    try {
      const words = new Words(language, ...(await Promise.all(this.files.map((files) => textIn(files, language)))));
      this.last = words;
      this.loaded = { ...this.loaded, [language]: words };
    } catch (error) {
      this.asked.delete(language);
      throw error;
    }
  }
}
