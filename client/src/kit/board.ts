/** What boards and pads are given, and how they are found. */

import type { Component } from 'svelte';
import type { Picker } from './picker.svelte';
import type { Speech } from './speech';
import type { BoardSize, Game, Motion, Plain, Sheet, Snapshot } from './types';
import type { Words } from './words';

export interface BoardProps {
  snapshot: Snapshot;
  edition: Plain;
  picker: Picker;
  words: Words;
  motion: Motion;
  size: BoardSize;
}

export interface PadAnswer {
  names: string[];
  sheet: Sheet;
}

export interface PadProps {
  game: Game;
  edition: Plain;
  words: Words;
  motion: Motion;
  size: BoardSize;
  start: Plain; // a pad shared or kept earlier, or null
  score(pad: Plain): Promise<PadAnswer>;
  share(pad: Plain): void;
  save(pad: Plain): void;
}

export type Scorer = (pad: Plain, edition: Plain) => Sheet;

const boards = import.meta.glob<{ default: Component<BoardProps> }>('../games/*/Board.svelte');
const pads = import.meta.glob<{ default: Component<PadProps> }>('../games/*/Pad.svelte');
const covers = import.meta.glob<{ default: Component }>('../games/*/Cover.svelte');
const speeches = import.meta.glob<{ speech: Speech }>('../games/*/speech.ts');
const scorers = import.meta.glob<{ score: Scorer }>('../games/*/score.ts');

export async function findBoard(slug: string): Promise<Component<BoardProps>> {
  const found = await boards[`../games/${slug}/Board.svelte`]?.();
  return found?.default ?? (await import('./PlainBoard.svelte')).default;
}

/** A game's drawn pad, else the plain one if the game says what that asks for. */
export async function findPad(slug: string, isPlain = false): Promise<Component<PadProps> | null> {
  const drawn = await pads[`../games/${slug}/Pad.svelte`]?.();
  if (drawn || !isPlain) return drawn?.default ?? null;
  return (await import('./pad/PlainPad.svelte')).default;
}

export function hasPad({ slug, pad }: Game): boolean {
  return `../games/${slug}/Pad.svelte` in pads || Boolean(pad?.length);
}

export async function findCover(slug: string): Promise<Component | null> {
  return (await covers[`../games/${slug}/Cover.svelte`]?.())?.default ?? null;
}

export async function findSpeech(slug: string): Promise<Speech> {
  return (await speeches[`../games/${slug}/speech.ts`]?.())?.speech ?? {};
}

export async function findScorer(slug: string): Promise<Scorer | null> {
  return (await scorers[`../games/${slug}/score.ts`]?.())?.score ?? null;
}
