/** What makes an element of a board something to point at: its marks, its name, click and keys. */

import type { Attachment } from 'svelte/attachments';
import type { Value } from '../types';

/** How an element that can be pointed at is marked, and what pointing at it does. */
export interface Pointing {
  field?: string; // `data-field` and `data-value`, by which styles and tests find it
  value?: Value;
  picks?: string; // `data-picks` of several parts at once: `turn=up x=2 y=0`
  name: string | null; // null where its content says it
  isLit: boolean; // `data-lit`: may be pointed at now, and is walked to
  isOpen?: boolean; // `data-open` where it is not lit: may be pointed at out of turn
  isPicked?: boolean; // `data-picked`
  isExplained?: boolean; // of a button that is not open: the Tab key stops at it, and pressing it says why
  isReachable?: boolean; // the Tab key stops at it though it is neither lit nor picked
  point(event: Event): void;
}

/** Makes an element something to point at. Runs again whenever what *pointing* reads changes. */
export function pointable(pointing: () => Pointing): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    const { field, value, picks, name, isLit, isOpen, isPicked, isReachable, isExplained, point } = pointing();
    if (field !== undefined) element.dataset['field'] = field;
    if (value !== undefined) element.dataset['value'] = String(value);
    if (picks !== undefined) element.dataset['picks'] = picks;
    element.toggleAttribute('data-lit', isLit);
    element.toggleAttribute('data-open', isOpen === true && !isLit);
    element.toggleAttribute('data-picked', isPicked === true);
    if (!(element instanceof HTMLButtonElement)) element.setAttribute('role', 'button');
    const isStop = isLit || isPicked || isReachable || (isExplained && element instanceof HTMLButtonElement);
    element.setAttribute('tabindex', isStop ? '0' : '-1');
    if (name !== null) element.setAttribute('aria-label', name);
    if (isOpen !== undefined) element.setAttribute('aria-disabled', String(!isOpen));
    if (isPicked !== undefined) element.setAttribute('aria-pressed', String(isPicked));
    const click = (event: Event): void => {
      event.stopPropagation();
      point(event);
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
