/** What a game gives for its pages of help and its own page: `guide` in its `guide/guide.ts`, fetched when one opens. */

import type { Component } from 'svelte';
import type { Plain } from '../types';
import type { BoardTexts } from '../words/board_texts.svelte';
import type { Arguments, Words } from '../words/words';

/** The game in two minutes, drawn with the art of its board from the edition in play. */
export interface GuideProps {
  edition: Plain;
  words: Words; // the game's
  guideWords: Words; // the guide's own
}

/** A picture beside a numbered rule. */
export interface RulePictureProps {
  rule: string;
  edition: Plain;
  words: Words;
}

/** A picture of one choice of an option. */
export interface OptionPictureProps {
  option: string;
  choice: string;
  edition: Plain;
}

/** Averages of matches with some number of seats (`tools/data/measure_matches.py`). */
export interface Averages {
  moments: number; // times in a match when the table waits for somebody who has a choice
  decisions: number; // of one seat
  choices: number; // at a decision
}

/** How matches were measured, and what was found, by the number of seats. */
export interface Measured {
  written: string; // a date
  command: string;
  level: string;
  matches: number;
  seats: Record<string, Averages>;
}

export interface Guide {
  palette: string; // the class that the game's palette is for
  Defs: Component; // what the drawings refer to: once on every page that has some
  Page: Component<GuideProps>;
  RulePicture: Component<RulePictureProps>;
  pictured: readonly string[]; // the rules that have a picture
  OptionPicture: Component<OptionPictureProps>;
  players(seats: number, edition: Plain): Arguments; // of the texts `players-SEATS`
  texts: BoardTexts;
  measured: Measured;
}
