/** How every drawn pad begins: with its edition, and with a form that is made once. */

import type { Plain } from '../types';

export interface OpenedPad<Edition, Form> {
  edition: Edition;
  form: Form;
}

/**
 * The edition and the form of a pad, to be derived from; null while the edition loads. A pad begins once: a new link
 * opens a new page.
 */
export function padOpener<Edition, Form>(
  read: (data: Plain) => Edition | null,
  begin: (edition: Edition) => Form,
): (data: Plain) => OpenedPad<Edition, Form> | null {
  let opened: OpenedPad<Edition, Form> | null = null;
  return (data) => {
    if (opened) return opened;
    const edition = read(data);
    if (edition) opened = { edition, form: begin(edition) };
    return opened;
  };
}
