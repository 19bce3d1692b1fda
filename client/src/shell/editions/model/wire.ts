/** What travels of own editions, and how the editor asks for it. */

import type { Problem } from '../../../kit/editor/editor';
import type { Fields } from '../../../kit/types';

export type { Problem } from '../../../kit/editor/editor';

export interface Checked {
  problems: Problem[];
  digest: string | null;
  values: string | null;
  parts: Record<string, Record<string, number>>;
}

export interface OwnEditionInfo extends Checked {
  id: string;
  game: string;
  name: string;
  revision: number;
  based_on: string | null;
  checked: string[];
  share: string | null;
  owner: string | null;
  changed: number;
}

export interface OwnEditions {
  mine: OwnEditionInfo[];
  shared: OwnEditionInfo[];
  most: number;
}

export interface SharedEdition extends Checked {
  game: string;
  name: string;
  owner: string;
  data: Fields;
  mine: boolean;
  kept: boolean;
}

export interface OwnEdition extends OwnEditionInfo {
  data: Fields;
}

export interface Save {
  revision: number;
  name: string;
  data: Fields;
  checked: string[];
}

/** The server, as far as the editor of one edition needs it; tests have one of their own. */
export interface Server {
  fetch(): Promise<OwnEdition>;
  save(save: Save): Promise<OwnEdition>;
  check(data: Fields): Promise<Checked>;
}
