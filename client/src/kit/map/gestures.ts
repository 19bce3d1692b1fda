/** Moving the map by hand: dragging with a mouse (touch scrolls by itself), and pinching with two fingers. */

const SLACK = 5; // pixels before a press is a drag

/** Let a mouse drag what is scrolled; a click that was a drag points at nothing. */
export function dragToPan(view: HTMLElement): () => void {
  let start: { x: number; y: number; left: number; top: number } | null = null;
  let isDragged = false;
  const press = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse' || event.button !== 0) return;
    start = { x: event.clientX, y: event.clientY, left: view.scrollLeft, top: view.scrollTop };
    isDragged = false;
  };
  const move = (event: PointerEvent): void => {
    if (!start) return;
    const dx = event.clientX - start.x;
    const dy = event.clientY - start.y;
    if (!isDragged && Math.hypot(dx, dy) < SLACK) return;
    isDragged = true;
    view.dataset['dragged'] = '';
    view.scrollLeft = start.left - dx;
    view.scrollTop = start.top - dy;
  };
  const release = (): void => {
    start = null;
    delete view.dataset['dragged'];
  };
  const click = (event: Event): void => {
    if (!isDragged) return;
    isDragged = false;
    event.stopPropagation();
    event.preventDefault();
  };
  view.addEventListener('pointerdown', press);
  window.addEventListener('pointermove', move);
  window.addEventListener('pointerup', release);
  view.addEventListener('click', click, true);
  return () => {
    view.removeEventListener('pointerdown', press);
    window.removeEventListener('pointermove', move);
    window.removeEventListener('pointerup', release);
    view.removeEventListener('click', click, true);
  };
}

/** Zoom by two fingers, about the point between them. */
export function pinch(view: HTMLElement, zoom: (by: number, x: number, y: number) => void): () => void {
  let apart = 0;
  const measure = ({ touches: [one, other] }: TouchEvent): number =>
    one && other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : 0;
  const start = (event: TouchEvent): void => {
    apart = event.touches.length === 2 ? measure(event) : 0;
  };
  const move = (event: TouchEvent): void => {
    const [one, other] = event.touches;
    if (!one || !other || event.touches.length !== 2 || !apart) return;
    event.preventDefault();
    const now = measure(event);
    const box = view.getBoundingClientRect();
    zoom(now / apart, (one.clientX + other.clientX) / 2 - box.left, (one.clientY + other.clientY) / 2 - box.top);
    apart = now;
  };
  view.addEventListener('touchstart', start, { passive: true });
  view.addEventListener('touchmove', move, { passive: false });
  return () => {
    view.removeEventListener('touchstart', start);
    view.removeEventListener('touchmove', move);
  };
}
