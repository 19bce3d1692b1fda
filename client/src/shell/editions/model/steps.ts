/** Edits of an edition: small, and each can be taken back. */

import { at, isEqual, put, type Path } from '../../../kit/editor/data';
import type { Fields, Plain } from '../../../kit/types';

/** One value that was changed; `undefined`: there was, or is, nothing. */
export interface Patch {
  path: Path;
  before: Plain | undefined;
  after: Plain | undefined;
}

/** What one press changes: a value, and what follows from it. */
export type Step = readonly Patch[];

/** The step that sets these values, without those that are set already. */
export function stepTo(data: Fields, changes: readonly (readonly [Path, Plain | undefined])[]): Step {
  const step: Patch[] = [];
  changes.reduce<Plain>((now, [path, after]) => {
    const before = at(now, path);
    if (isEqual(before, after)) return now;
    step.push({ path, before, after });
    return put(now, path, after);
  }, data);
  return step;
}

export const apply = (data: Fields, step: Step): Fields =>
  step.reduce<Plain>((now, { path, after }) => put(now, path, after), data) as Fields;

export const revert = (data: Fields, step: Step): Fields =>
  step.toReversed().reduce<Plain>((now, { path, before }) => put(now, path, before), data) as Fields;
