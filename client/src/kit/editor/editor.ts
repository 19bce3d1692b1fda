/**
 * What a game gives for the editor of its editions: `editor` in its `editor/editor.ts`, fetched when an edition of it is
 * edited or compared. A game without one is edited in plain forms (`PlainForm.svelte`), entry by entry.
 */

import type { Component } from 'svelte';
import type { Fields, Plain } from '../types';
import type { BoardTexts } from '../words/board_texts.svelte';
import type { Words } from '../words/words';
import type { Entry, Path } from './data';

/** How an entry is changed: all paths are inside it. */
export interface EntryForm {
  /** Set a value; `undefined` takes it out. Several at once are one step of undo. */
  set(path: Path, value: Plain | undefined): void;
  setAll(changes: readonly (readonly [Path, Plain | undefined])[]): void;
}

export interface PictureProps {
  entry: Entry;
  data: Fields; // the whole edition
  isSmall?: boolean; // in the list of entries
}

export interface FormProps {
  entry: Entry;
  data: Fields;
  words: Words; // the game's
  say: Words; // the editor's own
  form: EntryForm;
}

/** What is asked for the words of an entry. */
export interface Saying {
  words: Words;
  say: Words;
}

/** Something that the game's check found: as the server tells it. */
export interface Problem {
  path: string;
  expected: string;
  found: string;
}

export interface GameEditor {
  palette: string; // the class that the game's palette is for
  parts: readonly string[]; // in the order in which they are listed
  Defs: Component; // what the drawings refer to: once on every page that has some
  Picture: Component<PictureProps>; // an entry as it is drawn; it may throw for values that nothing can draw
  Form: Component<FormProps>; // how it is entered: the same picture may stand in it, with its parts to be pressed
  texts: BoardTexts; // `editor/text/*.ftl`
  /** The name of an entry: “Card 12”. */
  name(entry: Entry, saying: Saying): string;
  /** The name of a part, over its entries: “Goods cards”. */
  part(part: string, saying: Saying): string;
  /** The name of a place inside an entry: “weapon, left number”; empty for the entry itself. */
  field(path: Path, entry: Entry, saying: Saying): string;
  /** A value there in words; null for the usual ones. */
  value(path: Path, value: Plain, saying: Saying): string | null;
  /** What is wrong, where the game says it better than the frame; null otherwise. */
  problem?(problem: Problem, path: Path, saying: Saying): string | null;
}
