/** Walking a tree of legal actions: flattening it, narrowing it by what was picked, and finding what comes next. */

import type { Action, Below, Game, Tree, Value } from '../types';

export interface Pick {
  field: string; // `do` stands for the kind of action
  value: Value;
}

/** A part of an action: values of some of its fields, in the order in which they are picked. */
export type Part = Readonly<Record<string, Value>>;

export const picksOf = (part: Part): Pick[] => Object.entries(part).map(([field, value]) => ({ field, value }));

/** The picks of a part as they are written: `turn=up`. */
export const namesOf = (part: Part): string[] => picksOf(part).map(({ field, value }) => `${field}=${value}`);

/** An action, or what is known of one, as a word in `data-offers`: `build;blueprint=sawmill;tile=farm`. */
export const offerOf = ({ do: kind, ...fields }: Action): string => [kind, ...namesOf(fields)].join(';');

/** One legal action: its kind and its fields in the order in which a person points. */
export interface Option {
  do: string;
  fields: Pick[];
}

export function flatten(tree: Tree): Option[] {
  return tree.flatMap((branch) => below(branch, []).map((fields) => ({ do: branch.do, fields })));
}

function below(node: Below, path: Pick[]): Pick[][] {
  const { field, choices } = node;
  if (field === undefined || !choices) return [path];
  return choices.flatMap((choice) => below(choice, [...path, { field, value: choice.value }]));
}

export function valueOf(option: Option, field: string): Value | undefined {
  return field === 'do' ? option.do : option.fields.find((known) => known.field === field)?.value;
}

export function toAction(option: Option): Action {
  const action: Action = { do: option.do };
  for (const { field, value } of option.fields) action[field] = value;
  return action;
}

export function matching(options: Option[], picks: readonly Pick[]): Option[] {
  return options.filter((option) => picks.every((pick) => valueOf(option, pick.field) === pick.value));
}

/**
 * What may be pointed at next, in the tree's order. A field with a single possible value is passed over, unless kinds
 * differ: then pointing at it is what tells them apart. A kind with nothing left to point at is itself a target.
 */
export function nextTargets(left: Option[], picks: readonly Pick[]): Pick[] {
  if (left.length < 2) return [];
  const isOneKind = left.every((option) => option.do === left[0]?.do);
  const found = new Map<string, Pick>();
  for (const option of left) {
    const open = option.fields.filter(({ field }) => !isPicked(picks, field) && !(isOneKind && isSettled(left, field)));
    const target = open[0] ?? { field: 'do', value: option.do };
    found.set(`${target.field} ${target.value}`, target);
  }
  return [...found.values()];
}

function isPicked(picks: readonly Pick[], field: string): boolean {
  return picks.some((pick) => pick.field === field);
}

function isSettled(left: Option[], field: string): boolean {
  const value = left[0] && valueOf(left[0], field);
  return left.every((option) => valueOf(option, field) === value);
}

/**
 * What is picked after a part of an action is added; fields that are picked already change their values. What was picked
 * besides is kept as far as it still fits: all of it, else what came before. Null if nothing legal has it.
 */
export function withPart(options: Option[], picks: readonly Pick[], part: Part): Pick[] | null {
  const base = baseFor(options, picks, part);
  return base && narrowed(options, base, part);
}

/** Whether a part of an action can be added to what is picked. */
export function fits(options: Option[], picks: readonly Pick[], part: Part): boolean {
  return baseFor(options, picks, part) !== null;
}

/** What is kept of the picks when a part is added; null if nothing legal has the part. */
function baseFor(options: Option[], picks: readonly Pick[], part: Part): readonly Pick[] | null {
  const isPossible = (kept: readonly Pick[]): boolean => {
    const wanted = [...kept.filter(({ field }) => part[field] === undefined), ...picksOf(part)];
    return options.some((option) => wanted.every((pick) => valueOf(option, pick.field) === pick.value));
  };
  if (isPossible(picks)) return picks;
  const index = picks.findIndex(({ field }) => part[field] !== undefined);
  if (index < 0) return null;
  const shorter = picks.slice(0, index);
  return isPossible(shorter) ? shorter : null;
}

/** The picks with the part in them, without those of its fields that the others settle. */
function narrowed(options: Option[], picks: readonly Pick[], part: Part): Pick[] {
  const found = picks.map(({ field, value }) => ({ field, value: part[field] ?? value }));
  for (const pick of picksOf(part)) {
    if (isPicked(found, pick.field)) continue;
    if (matching(options, found).length > 1) found.push(pick);
  }
  return found;
}

/**
 * A whole action for somebody who points at what is not allowed, so that the server can name the rule: of a kind that
 * is open now if one has the part's fields, the rest filled in from what was picked and what is legal.
 */
export function attemptAt(game: Game, options: Option[], picks: readonly Pick[], part: Part): Action | null {
  const open = new Set(matching(options, picks).map((option) => option.do));
  const having = game.kinds.filter((kind) =>
    picksOf(part).every(({ field, value }) =>
      field === 'do' ? kind.do === value : kind.fields.some(({ name }) => name === field),
    ),
  );
  const kind = having.find((one) => open.has(one.do)) ?? having[0];
  if (!kind) return null;
  const action: Action = { do: kind.do };
  const like = options.find((option) => option.do === kind.do);
  for (const field of kind.fields) {
    const picked = part[field.name] ?? picks.find((one) => one.field === field.name)?.value;
    action[field.name] = picked ?? (like && valueOf(like, field.name)) ?? field.names?.[0] ?? field.first ?? 0;
  }
  return action;
}
