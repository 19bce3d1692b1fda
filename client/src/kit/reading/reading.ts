/** A board in words: its areas as places that can be walked, and what a choice covers. A game gives it in `reading/reading.ts`. */

import type { Picker } from '../picker/picker.svelte';
import type { Action, Plain, Seat, Snapshot } from '../types';
import type { BoardTexts } from '../words/board_texts.svelte';
import type { Words } from '../words/words';
import type { Arrow } from './walking';

/** One place of a board: a square, a tile, a cell, a stack. */
export interface Place {
  id: string; // by which choices say where they are; once in an area
  text: string; // all that is to be known of it
  column?: number; // where it stands in its row; by default one after the other
  ways?: Partial<Record<Arrow, string>>; // to which place an arrow leads, where it is not the row or the column
}

/** An area of the board: rows of places. */
export interface Area {
  id: string;
  name: string;
  summary: string; // in a sentence or two
  seat?: Seat; // whose it is
  rows: readonly (readonly Place[])[];
}

/** What a choice would do, without saying where in numbers. */
export interface Told {
  text: string;
  at?: readonly string[]; // ids of places of one's own area that it concerns
}

/** What there is to read. */
export interface ReadingContext {
  snapshot: Snapshot;
  edition: Plain;
  words: Words; // the game's
  ownWords: Words; // those of the reading
  picker: Picker;
}

export interface Reading {
  texts: BoardTexts;
  /** The areas of a position, one's own first; empty while the edition loads. */
  areas(context: ReadingContext): Area[];
  /** A choice in words; null for its usual name. */
  tell?(action: Action, context: ReadingContext): Told | null;
  /** The same choice turned a quarter to the right or to the left, of those that are legal; null where nothing is turned. */
  turned?(action: Action, quarters: 1 | -1, legal: readonly Action[], context: ReadingContext): Action | null;
}
