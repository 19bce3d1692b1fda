/** Asking for an explanation: by resting on something with the mouse, by a long press, by moving the focus, or by a key. */

import { explainedAt } from './parts';

/** How an explanation was asked for: `rest` and `focus` are gone by themselves, the others stay until they are closed. */
export type Way = 'rest' | 'focus' | 'press' | 'key';

export interface Asking {
  ask(element: Element, way: Way): void;
  /** The pointer, the focus or the page has moved on. */
  leave(way: Way | 'all'): void;
  /** Whether something is explained now, so that the next thing need not wait. */
  isOpen(): boolean;
}

export const KEY = 'i';
const REST = 450; // ms
const NEXT = 120; // while something is explained already
const PRESS = 480;
const FOCUS = 900;
const AFTER_KEY = 100; // the focus that a key has moved
const MOVED = 10; // px: a finger that draws or drags

/** Listens inside `root`; returns what ends it. */
export function listen(root: Element, asking: Asking): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let resting: Element | null = null;
  let start = { x: 0, y: 0 };
  let isPressed = false; // long: what follows is no tap
  let keyed = -Infinity;

  const later = (element: Element, way: Way, after: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => element.isConnected && asking.ask(element, way), after);
  };
  const at = (event: PointerEvent): Element | null =>
    event.target instanceof Element ? explainedAt(root, event.target, event.clientX, event.clientY) : null;

  function rest(event: PointerEvent): void {
    if (event.pointerType === 'touch' || event.buttons) return;
    const found = at(event);
    if (found === resting) return;
    resting = found;
    clearTimeout(timer);
    if (found) later(found, 'rest', asking.isOpen() ? NEXT : REST);
    else asking.leave('rest');
  }

  function press(event: PointerEvent): void {
    clearTimeout(timer);
    isPressed = false;
    resting = at(event); // a click is no question: it is asked again only after the pointer has left
    if (event.pointerType !== 'touch' || !event.isPrimary || !resting) return;
    start = { x: event.clientX, y: event.clientY };
    const pressed = resting;
    timer = setTimeout(() => {
      isPressed = true;
      asking.ask(pressed, 'press');
    }, PRESS);
  }

  function move(event: PointerEvent): void {
    if (event.pointerType !== 'touch') rest(event);
    else if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > MOVED) clearTimeout(timer);
  }

  function release(event: Event): void {
    if ((event as PointerEvent).pointerType === 'touch') clearTimeout(timer);
  }

  /** The finger that has asked chooses nothing, and opens no menu. */
  function swallow(event: Event): void {
    if (!isPressed) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.type === 'click') isPressed = false;
  }

  function focus(event: FocusEvent): void {
    const found = event.target instanceof Element ? nearest(event.target) : null;
    if (found && performance.now() - keyed < AFTER_KEY) later(found, 'focus', FOCUS);
  }

  function blur(): void {
    clearTimeout(timer);
    asking.leave('focus');
  }

  root.addEventListener('pointermove', move as EventListener, { signal, passive: true });
  root.addEventListener('pointerdown', press as EventListener, { signal, capture: true });
  root.addEventListener('pointerleave', () => ((resting = null), clearTimeout(timer), asking.leave('rest')), {
    signal,
  });
  addEventListener('pointerup', release, { signal, capture: true });
  addEventListener('pointercancel', release, { signal, capture: true });
  root.addEventListener('click', swallow, { signal, capture: true });
  root.addEventListener('contextmenu', swallow, { signal, capture: true });
  root.addEventListener('focusin', focus as EventListener, { signal });
  root.addEventListener('focusout', blur, { signal });
  addEventListener('keydown', () => ((keyed = performance.now()), clearTimeout(timer)), { signal, capture: true });
  addEventListener('scroll', () => (clearTimeout(timer), asking.leave('all')), {
    signal,
    capture: true,
    passive: true,
  });
  return () => {
    clearTimeout(timer);
    ended.abort();
  };
}

/** The part that an element belongs to: itself, what it lies in, or what it lies over. */
export function nearest(element: Element): Element | null {
  return element.closest('[data-explain]') ?? element.closest('.covered')?.querySelector('[data-explain]') ?? null;
}
