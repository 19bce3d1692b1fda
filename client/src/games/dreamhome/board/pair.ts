/** Two things that trade places (D52, D63): pointed at in either order, though the rules write the lower one first. */

import type { Attachment } from 'svelte/attachments';
import type { Value } from '../../../kit/types';
import { hasPair, type Scene } from './scene';

interface Pair {
  fields: [string, string];
  value: Value;
  order(value: Value): number;
  name: string;
}

/** Makes an element a target for either of the two fields, whichever fits what is already picked. */
export function pairTarget(scene: Scene, pair: Pair): Attachment<HTMLElement | SVGElement> {
  const { picker } = scene;
  const { fields, value, order, name } = pair;
  const chosen = picker.picks.find((pick) => pick.field === fields[0])?.value ?? null;
  if (chosen === null) {
    if (picker.isOpen(fields[0], value)) return picker.target(fields[0], value, name);
    const second = picker.target(fields[1], value, name);
    return (element) => {
      const release = second(element);
      if (picker.isOpen(fields[1], value)) light(element);
      return release;
    };
  }
  if (order(value) > order(chosen)) return picker.target(fields[1], value, name);
  const target = picker.target(fields[0], value, name);
  if (picker.isStill || value === chosen || !hasPair(scene, fields, value, chosen)) return target;
  return (element) => {
    const release = target(element);
    light(element);
    const act = (event: Event): void => {
      if (event instanceof KeyboardEvent && event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      event.stopImmediatePropagation();
      void picker.pick(fields[0], value);
      if (!picker.ready) void picker.pick(fields[1], chosen);
    };
    element.addEventListener('click', act, true);
    element.addEventListener('keydown', act, true);
    return () => {
      element.removeEventListener('click', act, true);
      element.removeEventListener('keydown', act, true);
      release?.();
    };
  };
}

/** Let it glow: it may be pointed at just as well, though the rules would ask for the other one first. */
function light(element: HTMLElement | SVGElement): void {
  element.dataset['lit'] = '';
  delete element.dataset['open'];
  element.setAttribute('tabindex', '0');
}
