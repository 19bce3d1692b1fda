/** Choosing a whole action for somebody, up to the point where only the confirmation is missing. */

import type { Picker } from './picker.svelte';
import type { Action } from '../types';

/** Pick everything that an action is made of; nothing is played. False if it is not (or no longer) among the choices. */
export async function prepick(picker: Picker, action: Action): Promise<boolean> {
  if (picker.busy) return false;
  const { quick } = picker;
  picker.quick = false; // a complete choice must wait for its person
  try {
    picker.clear();
    const { do: kind, ...fields } = action;
    for (const [field, value] of [...Object.entries(fields), ['do', kind] as const]) {
      if (picker.ready) break; // pointing at it once more would play it
      if (!picker.isOpen(field, value)) break;
      await picker.pick(field, value);
    }
    if (isSame(picker.ready, action)) return true;
    picker.clear();
    return false;
  } finally {
    picker.quick = quick;
  }
}

function isSame(one: Action | null, other: Action): boolean {
  const fields = Object.entries(other);
  return (
    one !== null && fields.length === Object.keys(one).length && fields.every(([field, value]) => one[field] === value)
  );
}
