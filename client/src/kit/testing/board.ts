/// <reference types="node" />
/** What the tests of every board begin with: a position that the rules made, a picker that plays into a list, the board. */

import { readFileSync } from 'node:fs';
import { render } from '@testing-library/svelte';
import type { Component } from 'svelte';
import { beforeAll, describe, expect, it } from 'vitest';
import type { BoardProps } from '../props';
import { nearest } from '../explain/gestures';
import { partOf, plainPart } from '../explain/parts';
import { Picker, type PickerHost } from '../picker/picker.svelte';
import type { Speech } from '../words/speech';
import { toAction } from '../picker/tree';
import type { Action, Plain, Preview, Snapshot } from '../types';
import type { BoardTexts } from '../words/board_texts.svelte';
import { LANGUAGES, Words } from '../words/words';

export interface Opened {
  picker: Picker;
  played: Action[];
  container: HTMLElement;
}

/** A game's board and what its tests show on it. */
interface Bench {
  slug: string;
  board: Component<BoardProps>;
  speech: Speech;
  texts: BoardTexts;
  positions: readonly { name: string; snapshot: unknown }[]; // as the game's `vectors` were written
  edition: unknown;
  preview?: (snapshot: Snapshot, action: Action) => Preview;
}

const CLICKS = 20;
const NOTHING: Preview = { shown: null, sheet: null, before: null, undo: false };

type Open = (name: string, change?: (snapshot: Snapshot) => void, quick?: boolean) => Opened;

/**
 * A way to open the board, on a phone and in English, at one of the positions, changed first if that is wanted; *quick*
 * for a person who wants every whole choice to be played at once.
 */
export function boardOpener(bench: Bench): Open {
  const words = new Words('en', readFileSync(`../src/parlour/games/${bench.slug}/text/en.ftl`, 'utf8'));
  const edition = bench.edition as Plain;
  beforeAll(() => bench.texts.load('en'));
  return (name, change, quick = false) => {
    const found = bench.positions.find((position) => position.name === name)!;
    const snapshot = structuredClone(found.snapshot) as Snapshot;
    change?.(snapshot);
    const played: Action[] = [];
    const host: PickerHost = {
      confirming: quick ? 'once' : 'second',
      play: async (_seat: number, action: Action) => void played.push(action),
      why: async () => ({ rule: null, lacks: [] }),
      preview: async (_seat: number, action: Action) =>
        bench.preview?.(snapshot, action) ?? { ...NOTHING, undo: quick },
    };
    const picker = new Picker(host);
    picker.offer({ snapshot, edition, words, game: null, speech: bench.speech });
    const motion = { full: false, ms: () => 0 };
    const { container } = render(bench.board, { snapshot, edition, picker, words, motion, size: 'phone' });
    return { picker, played, container };
  };
}

/** Wait until everything that was asked for has been done. */
export const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** All that can be pressed has a name. */
export function expectNames(container: HTMLElement): void {
  for (const button of container.querySelectorAll('button, [role="button"]')) {
    expect(button.getAttribute('aria-label') ?? button.textContent.trim()).not.toBe('');
  }
}

/** In every position all that the picker asks for is a lit button with a name. */
export function itLightsTargets(positions: readonly { name: string }[], open: (name: string) => Opened): void {
  it.each(positions.map(({ name }) => name))('shows “%s” with a named button for every legal target', (name) => {
    const { picker, container } = open(name);
    for (const { field, value } of picker.lit) {
      const target = container.querySelector(`button[data-field="${field}"][data-value="${value}"][data-lit]`);
      expect(target?.getAttribute('aria-label'), `${field} ${value}`).toBeTruthy();
    }
    expectNames(container);
  });
}

/**
 * While an action that is made is not shown yet nothing is lit and nothing can be changed, wherever one points (a few
 * places are tried); with an action of every kind in every position.
 */
export function itStandsStill(positions: Bench['positions'], open: (name: string) => Opened): void {
  const choices = positions.filter(({ snapshot }) => (snapshot as Snapshot).legal?.length);
  it.each(choices.map(({ name }) => name))(
    'stands still in “%s” while an action that is made is not shown',
    async (name) => {
      const { picker, played, container } = open(name);
      for (const action of new Map(picker.left.map((option) => [option.do, toAction(option)])).values()) {
        let release: () => void = () => undefined;
        const held = picker.hold(new Promise<void>((resolve) => (release = resolve)), action);
        await settled();
        expect(picker.ready).toEqual(action);
        const targets = [...container.querySelectorAll('button, [role="button"], [data-field]')];
        const some = targets.filter((_, index) => index % Math.ceil(targets.length / CLICKS) === 0);
        for (const target of some)
          if (target.isConnected) target.dispatchEvent(new MouseEvent('click', { bubbles: true }));
        await settled();
        expect(container.querySelectorAll('[data-lit]')).toHaveLength(0);
        expect([picker.ready, played]).toEqual([action, []]);
        release();
        await held;
      }
    },
  );
}

/** What is drawn on a board and is no symbol of the game: who somebody is, what a control looks like, the scenery. */
const NO_SYMBOL = '[data-seat-mark], [data-decor], svg[width="0"]';

/** A control of the board, such as what enlarges a rival's area: a button that chooses nothing and explains nothing. */
function isControl(svg: Element): boolean {
  const button = svg.closest('button');
  return button !== null && button.dataset['field'] === undefined && !button.closest('[data-explain]');
}

/** In every position all that has a symbol is explained, and whatever is to be explained has an explanation there. */
export function itExplains(positions: Bench['positions'], open: (name: string) => Opened): void {
  it.each(positions.map(({ name }) => name))('explains everything with a symbol in “%s”', async (name) => {
    const { container } = open(name);
    await settled();
    const found = positions.find((position) => position.name === name);
    const explained = new Set((found?.snapshot as { explained: string[] }).explained);
    const silent = [...container.querySelectorAll('svg')]
      .filter((svg) => !svg.parentElement?.closest('svg') && !svg.closest(NO_SYMBOL) && !isControl(svg))
      .filter((svg) => !nearest(svg) && !svg.querySelector('[data-explain]'))
      .map((svg) => (svg.parentElement ?? svg).outerHTML.slice(0, 160));
    expect(silent).toEqual([]);
    const parts = [...container.querySelectorAll('[data-explain]')].map(partOf);
    expect(parts.length).toBeGreaterThan(10);
    expect(parts.filter((part) => !explained.has(part) && !explained.has(plainPart(part)))).toEqual([]);
  });
}

/** The texts that only the client has: the same ids and variables in every language. */
export function describeBoardTexts(slug: string): void {
  const read = (language: string) => readFileSync(`src/games/${slug}/text/${language}.ftl`, 'utf8');
  const ids = (text: string) => [...text.matchAll(/^([a-z_-]+) =/gm)].map((found) => found[1]);
  const variables = (text: string) => [...new Set([...text.matchAll(/\$\w+/g)].map((found) => found[0]))].sort();
  describe('the board’s own texts', () => {
    it.each(LANGUAGES)('are complete in %s', (language) => {
      expect(ids(read(language))).toEqual(ids(read('en')));
      expect(variables(read(language))).toEqual(variables(read('en')));
    });
  });
}

/** Data of a JSON module, whose type TypeScript makes up for every file, as what the server would send. */
export const asPlain = (data: unknown): Plain => data as Plain;
