/** Where keys are not the table's: in what one writes or chooses from, and in dialogs. */
export function isWriting(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, dialog, [role="tablist"]') !== null;
}
