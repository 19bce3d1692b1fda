/// <reference types="node" />
/** Reads a board in words, in all positions that the rules made. */

import { readFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import { Picker } from '../picker/picker.svelte';
import { flatten, toAction } from '../picker/tree';
import type { Area, Reading } from '../reading/reading';
import type { Plain, Snapshot } from '../types';
import type { Speech } from '../words/speech';
import type { BoardTexts } from '../words/board_texts.svelte';
import { LANGUAGES, Words, type Language } from '../words/words';

interface Bench {
  slug: string;
  reading: Reading;
  texts: BoardTexts; // of the board: its speech says them
  speech: Speech;
  positions: readonly { name: string; snapshot: unknown }[]; // as the game's `vectors` were written
  edition: unknown;
}

/** A position as it is read. */
interface ReadPosition<Shown> {
  name: string;
  shown: Shown;
  areas: Area[];
  choices: string[];
  at: string[]; // the places that choices concern
}

type ReadAll<Shown> = (language: Language) => ReadPosition<Shown>[];

/** A way to read every position in a language. */
export function reader<Shown>({ slug, reading, texts, speech, positions, edition }: Bench): ReadAll<Shown> {
  beforeAll(async () => {
    for (const language of LANGUAGES) await Promise.all([reading.texts.load(language), texts.load(language)]);
  });
  return (language) => {
    const words = new Words(language, readFileSync(`../src/parlour/games/${slug}/text/${language}.ftl`, 'utf8'));
    return positions.map(({ name, snapshot: written }) => {
      const snapshot = structuredClone(written) as Snapshot;
      const nothing = async (): Promise<never> => Promise.reject(new Error('nothing is played'));
      const picker = new Picker({ play: nothing, why: nothing, preview: nothing });
      const given = { snapshot, edition: edition as Plain, words };
      picker.offer({ ...given, game: null, speech });
      const context = { ...given, ownWords: reading.texts.in(language), picker };
      const actions = flatten(snapshot.legal ?? []).map(toAction);
      const told = actions.map(
        (action) => reading.tell?.(action, context) ?? { text: picker.describe(action), at: [] },
      );
      return {
        name,
        shown: snapshot.shown as Shown,
        areas: reading.areas(context),
        choices: told.map(({ text }) => text),
        at: told.flatMap(({ at }) => at ?? []),
      };
    });
  };
}

const BROKEN = /undefined|NaN|[{}]/;

/** Whether a text is missing: it is shown by its id then. */
const isId = (text: string): boolean =>
  /^(told|card|at|stack|has|no|part|room|cells|points|discard)-[\w-]+$/.test(text);

/** In every language everything has words, and choices concern places that are there. */
export function itIsRead<Shown>(readAll: ReadAll<Shown>): void {
  it.each(LANGUAGES)('has words for every area, place and choice in %s', (language) => {
    for (const { name, areas, choices, at } of readAll(language)) {
      const places = areas.flatMap(({ rows }) => rows.flat());
      const texts = [
        ...areas.flatMap((area) => [area.name, area.summary]),
        ...places.map(({ text }) => text),
        ...choices,
      ];
      expect(
        texts.filter((text) => !text || isId(text) || BROKEN.test(text)),
        name,
      ).toEqual([]);
      expect(new Set(choices).size, name).toBe(choices.length);
      expect(
        at.filter((id) => !places.some((place) => place.id === id)),
        name,
      ).toEqual([]);
      for (const { rows, id } of areas) {
        const ids = rows.flat().map((place) => place.id);
        expect(new Set(ids).size, `${name}, ${id}`).toBe(ids.length);
      }
    }
  });
}
