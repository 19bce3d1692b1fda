/// <reference types="node" />
/** What the tests of every game's words begin with: decisions, and the sentences that the rules in Python give for them. */

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Picker } from '../picker/picker.svelte';
import type { Action, Plain, Preview, Snapshot } from '../types';
import type { Speech } from '../words/speech';
import { Words } from '../words/words';
import { madeAs } from './made';

/** A legal action and the sentence that describes it; games have more written of it. */
export interface ToldAction {
  action: Action;
  sentence: string;
}

/** A position at which a seat decides, and its legal actions. */
export interface Decision<Told extends ToldAction = ToldAction> {
  snapshot: Snapshot;
  actions: readonly Told[];
}

/** As the game's `vectors` were written. */
export interface MadeDecisions {
  edition: unknown;
  decisions: readonly { snapshot: unknown; actions: readonly unknown[] }[];
}

/** The decisions of a JSON module, whose type TypeScript makes up for every file, with the type they are written with. */
export const decisionsIn = <One extends Decision>({ decisions }: MadeDecisions): readonly One[] =>
  madeAs<readonly One[]>(decisions);

const NOTHING: Preview = { shown: null, sheet: null, before: null, undo: false };

/** The texts that a game's board is given in English. */
export const englishOf = (slug: string): Words =>
  new Words('en', readFileSync(`../src/parlour/games/${slug}/text/en.ftl`, 'utf8'));

/** The sentence that a board says instead, where the map shows the rest. */
type Shorter = Readonly<Record<string, (sentence: string) => string>>;

/** Actions are described as the server does; kinds in *onMap* are, in fewer words. */
export function describeSentences(slug: string, speech: Speech, made: MadeDecisions, onMap: Shorter = {}): void {
  const words = englishOf(slug);
  const picker = new Picker({
    play: async () => undefined,
    why: async () => ({ rule: null, lacks: [] }),
    preview: async () => NOTHING,
  });
  const all = decisionsIn<Decision>(made).flatMap(({ snapshot, actions }) =>
    actions.map((told) => ({ snapshot, ...told })),
  );
  describe('actions in words', () => {
    it.each([...new Set(all.map(({ action }) => action.do))])('are those of the server: %s', (kind) => {
      const shorter = onMap[kind] ?? ((sentence: string) => sentence);
      for (const { snapshot, action, sentence } of all.filter((one) => one.action.do === kind)) {
        picker.offer({ snapshot, edition: made.edition as Plain, words, game: null, speech });
        expect(picker.describe(action), JSON.stringify(action)).toBe(shorter(sentence));
      }
    });
  });
}
