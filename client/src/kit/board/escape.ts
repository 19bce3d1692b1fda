/** Whether Escape was pressed to close something over the board: nothing has used it yet, and no dialog lies over all. */
export const isEscape = (event: KeyboardEvent): boolean =>
  event.key === 'Escape' &&
  !event.defaultPrevented &&
  !(event.target instanceof Element && event.target.closest('dialog'));
