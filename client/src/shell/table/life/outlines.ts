/** Outlines of what has changed stay on the board, also where the board draws its elements anew. */

import { outline, type Changes } from '../../../kit/board/spoken';
import type { Line } from '../../../kit/types';

/** Outline what lines have changed inside `root` until the returned function is called. */
export function keepOutlined(
  root: HTMLElement,
  lines: readonly Line[],
  moment: number,
  changes: Changes | undefined,
): () => void {
  const draw = (): void => outline(root, lines, moment, changes);
  const observer = new MutationObserver(draw);
  draw();
  observer.observe(root, { childList: true, subtree: true, attributeFilter: ['data-of'] });
  return () => {
    observer.disconnect();
    outline(root, [], moment, changes);
  };
}
