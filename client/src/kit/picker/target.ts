/** What makes an element of a board a target of the picker. */

import type { Attachment } from 'svelte/attachments';
import type { Picker } from './picker.svelte';
import type { Value } from '../types';

/**
 * Marks for style and for walking: `data-field`, `data-value`, `data-lit` (may be pointed at now), `data-open` (may be
 * pointed at out of turn), `data-picked`. Runs again whenever what it reads of the picker changes.
 */
export function targetAttachment(
  picker: Picker,
  field: string,
  value: Value,
  name?: string,
): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    element.dataset['field'] = field;
    element.dataset['value'] = String(value);
    const isLit = picker.isLit(field, value);
    const isPicked = picker.isPicked(field, value);
    const isOpen = isLit || isPicked || picker.isOpen(field, value);
    mark(element, 'lit', isLit);
    mark(element, 'open', isOpen && !isLit);
    mark(element, 'picked', isPicked);
    if (!(element instanceof HTMLButtonElement)) element.setAttribute('role', 'button');
    element.setAttribute('tabindex', isLit || isPicked ? '0' : '-1');
    element.setAttribute('aria-label', name ?? picker.name(field, value));
    element.setAttribute('aria-disabled', String(!isOpen));
    element.setAttribute('aria-pressed', String(isPicked));
    const click = (event: Event): void => {
      event.stopPropagation();
      void picker.pick(field, value);
    };
    const press = (event: Event): void => {
      const { key } = event as KeyboardEvent;
      if (key !== 'Enter' && key !== ' ') return;
      event.preventDefault();
      click(event);
    };
    element.addEventListener('click', click);
    element.addEventListener('keydown', press);
    return () => {
      element.removeEventListener('click', click);
      element.removeEventListener('keydown', press);
    };
  };
}

function mark(element: HTMLElement | SVGElement, name: string, on: boolean): void {
  element.toggleAttribute(`data-${name}`, on);
}
