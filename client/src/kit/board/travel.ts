/** Cards travel from where they were to where they are: one pair of transitions shared by the whole board. */

import { getContext, setContext } from 'svelte';
import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';
import type { Motion } from '../types';

export interface Travel {
  /** Leave: remember the place of the card, and fade. */
  send(node: Element, params: { key: number | string }): TransitionConfig;
  /** Arrive: from the place that the card has just left, or fade in. */
  receive(node: Element, params: { key: number | string }): () => TransitionConfig;
}

const KEY = Symbol('travel');
const FLIGHT = 320;
const FADE = 160;
const MOST = 3; // no card is drawn larger than this many times its size, whatever the layout is doing

/** Make the transitions of a board; *motion* is read at every step, because the preference may change. */
export function startTravel(motion: () => Motion): Travel {
  const left = new Map<number | string, DOMRect>();

  function send(node: Element, { key }: { key: number | string }): TransitionConfig {
    left.set(key, node.getBoundingClientRect());
    setTimeout(() => left.delete(key), FLIGHT);
    return { duration: motion().ms(FADE), css: (t) => `opacity: ${t}` };
  }

  function receive(node: Element, { key }: { key: number | string }): () => TransitionConfig {
    return () => {
      const from = left.get(key);
      left.delete(key);
      return from?.width ? flight(from, node, motion().ms(FLIGHT)) : arrival(motion().ms(FLIGHT / 2));
    };
  }

  return setContext(KEY, { send, receive });
}

export function useTravel(): Travel {
  return getContext<Travel>(KEY);
}

function flight(from: DOMRect, node: Element, duration: number): TransitionConfig {
  const to = node.getBoundingClientRect();
  const dx = from.left + from.width / 2 - (to.left + to.width / 2);
  const dy = from.top + from.height / 2 - (to.top + to.height / 2);
  const size = Math.min(MOST, Math.max(1 / MOST, from.width / (to.width || from.width)));
  return {
    duration,
    easing: cubicOut,
    css: (t, u) =>
      `position: relative; z-index: var(--layer-popover); transform: translate(${u * dx}px, ${u * dy}px) scale(${t + u * size})`,
  };
}

function arrival(duration: number): TransitionConfig {
  return {
    duration,
    easing: cubicOut,
    css: (t, u) => `opacity: ${t}; transform: translateY(${-12 * u}px) scale(${1 - 0.08 * u})`,
  };
}
