/** What travels of own editions, and how the editor asks for it. */

import type { Checked, EditionBody, OwnEdition } from '../../../generated/api';
import type { Fields } from '../../../kit/types';

export type {
  Checked,
  EditionBody as Save,
  OwnEdition,
  OwnEditionInfo,
  OwnEditions,
  Problem,
  SharedEdition,
} from '../../../generated/api';

/** The server, as far as the editor of one edition needs it; tests have one of their own. */
export interface Server {
  fetch(): Promise<OwnEdition>;
  save(save: EditionBody): Promise<OwnEdition>;
  check(data: Fields): Promise<Checked>;
}
