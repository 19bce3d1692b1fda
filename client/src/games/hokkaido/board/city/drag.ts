/** A card that can be dragged onto the map; pressed without moving, it is a button. */

import type { Attachment } from 'svelte/attachments';

interface Drag {
  move(x: number, y: number): void; // where the middle of the card is held, on the screen
  drop(): void;
  tap(): void;
}

const SLACK = 8;
const LIFT = 56; // a finger must not hide the card

export function dragCard({ move, drop, tap }: Drag): Attachment<HTMLElement> {
  return (element) => {
    let start: { x: number; y: number } | null = null;
    let isDragged = false;
    const press = (event: PointerEvent): void => {
      if (event.button !== 0) return;
      start = { x: event.clientX, y: event.clientY };
      isDragged = false;
      element.setPointerCapture(event.pointerId);
    };
    const follow = (event: PointerEvent): void => {
      if (!start) return;
      const dx = event.clientX - start.x;
      const dy = event.clientY - start.y;
      if (!isDragged && Math.hypot(dx, dy) < SLACK) return;
      isDragged = true;
      element.style.transform = `translate(${dx}px, ${dy}px) scale(0.7)`;
      element.style.opacity = '0.6';
      element.style.pointerEvents = 'none';
      move(event.clientX, event.clientY - (event.pointerType === 'mouse' ? 0 : LIFT));
    };
    const release = (event: PointerEvent): void => {
      if (isDragged && event.type === 'pointerup') drop();
      start = null;
      element.style.transform = element.style.opacity = element.style.pointerEvents = '';
    };
    const click = (): void => {
      if (!isDragged) tap();
      isDragged = false;
    };
    element.addEventListener('pointerdown', press);
    element.addEventListener('pointermove', follow);
    element.addEventListener('pointerup', release);
    element.addEventListener('pointercancel', release);
    element.addEventListener('click', click);
    return () => {
      element.removeEventListener('pointerdown', press);
      element.removeEventListener('pointermove', follow);
      element.removeEventListener('pointerup', release);
      element.removeEventListener('pointercancel', release);
      element.removeEventListener('click', click);
    };
  };
}
