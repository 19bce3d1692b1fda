/** Walking a tree of legal actions: flattening it, narrowing it by what was picked, and finding what comes next. */

import type { Action, Below, Game, Tree, Value } from '../types';

export interface Pick {
  field: string; // `do` stands for the kind of action
  value: Value;
}

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
 * Add a pick, or change an earlier one of the same field. What was picked besides is kept as far as it still fits:
 * all of it, else what came before. Null if nothing legal has it.
 */
export function withPick(options: Option[], picks: readonly Pick[], pick: Pick): Pick[] | null {
  const at = picks.findIndex((known) => known.field === pick.field);
  const changed = at < 0 ? [...picks, pick] : picks.with(at, pick);
  if (matching(options, changed).length) return changed;
  if (at < 0) return null;
  const shorter = [...picks.slice(0, at), pick];
  return matching(options, shorter).length ? shorter : null;
}

/**
 * A whole action for somebody who points at what is not allowed, so that the server can name the rule: of a kind that
 * is open now if one has the field, the rest filled in from what was picked and what is legal.
 */
export function attemptAt(game: Game, options: Option[], picks: readonly Pick[], pick: Pick): Action | null {
  const open = new Set(matching(options, picks).map((option) => option.do));
  const having = game.kinds.filter((kind) => kind.do === pick.value || kind.fields.some((f) => f.name === pick.field));
  const kind = having.find((one) => open.has(one.do)) ?? having[0];
  if (!kind) return null;
  const action: Action = { do: kind.do };
  const like = options.find((option) => option.do === kind.do);
  for (const field of kind.fields) {
    const picked = [...picks, pick].findLast((one) => one.field === field.name);
    action[field.name] = picked?.value ?? (like && valueOf(like, field.name)) ?? field.names?.[0] ?? field.first ?? 0;
  }
  return action;
}
