/** Ways of pointing at a part of an action, and what a board with a pick hook is told. */

import type { Value } from '../types';
import type { Part, Pick } from './tree';

/** How a part of an action is chosen. */
export interface PickOptions {
  /** Begin anew: what was picked before is given up. Pointing at it again does not unpick it. */
  restart?: boolean;
  /** Lit whenever it may be pointed at, not only when it is asked for. */
  alwaysLit?: boolean;
  /** A whole action waits for `confirm`: neither quick play nor pointing at it again plays it. */
  mustConfirm?: boolean;
}

/** How a target is named and found, besides how it is chosen. */
export interface TargetOptions extends PickOptions {
  name?: string | null | undefined; // null where the element's content says it
  as?: Pick; // its `data-field` and `data-value`; by default the first field of the part
}

/** What has just changed, for a board with a pick hook. */
export interface Change {
  picked: Part | null; // what was pointed at; null when something was taken back
  wasReady: boolean;
  isNew: boolean; // there is something else to choose from
}

/** A board's answer to a change: the picks to go on with, or null to leave them. */
export type PickHook = (change: Change) => readonly Pick[] | null;

/** A part as it was given, or the field and value that are one. */
export function asPart(what: string | Part, more: Value | TargetOptions | undefined): Part {
  return typeof what === 'string' ? { [what]: more as Value } : what;
}

export const asOptions = (more: Value | TargetOptions | undefined): TargetOptions =>
  typeof more === 'object' ? more : {};
