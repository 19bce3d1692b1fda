/** The keys of the editor: undo, redo, the component before and after, and “as in my box”. */

interface Commands {
  undo: () => void;
  redo: () => void;
  next: () => void;
  previous: () => void;
  compared: () => void;
}

export interface Keys {
  press: (event: KeyboardEvent) => void;
  type: (event: Event) => void;
  settle: () => void;
}

const SCROLLED = '.photo'; // keeps its keys

/** While something is typed that has not been taken yet, undo is the browser's own. */
export function keysOf(commands: Commands): Keys {
  let typing: EventTarget | null = null;

  function commandOf({ key, ctrlKey, metaKey, shiftKey, altKey, target }: KeyboardEvent): keyof Commands | null {
    if (altKey || (target instanceof Element && target.closest(SCROLLED))) return null;
    if (!ctrlKey && !metaKey) return { PageDown: 'next', PageUp: 'previous' }[key] as keyof Commands | null;
    if (key === 'Enter') return 'compared';
    if (typing === target) return null;
    if (key.toLowerCase() === 'y') return 'redo';
    if (key.toLowerCase() === 'z') return shiftKey ? 'redo' : 'undo';
    return null;
  }

  return {
    press(event) {
      const command = commandOf(event);
      if (!command || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      if (document.activeElement instanceof HTMLInputElement && command !== 'undo' && command !== 'redo')
        document.activeElement.blur(); // what is typed is taken first
      commands[command]();
    },
    type: ({ target }) => (typing = target instanceof HTMLInputElement && isTyped(target) ? target : null),
    settle: () => (typing = null),
  };
}

const isTyped = ({ type }: HTMLInputElement): boolean => type === 'text' || type === 'number';
