/** The editions that come with a game, for what is compared with them. */

import { isObject } from '../../kit/editor/data';
import type { Fields } from '../../kit/types';
import { gameCatalogue } from '../games/catalogue.svelte';
import { api } from '../server/api';

/** The data of the shipped edition that an own one was copied from; of the standard one if it was from another. */
export async function shippedOf(slug: string, basedOn: string | null = null): Promise<Fields> {
  const editions = gameCatalogue.game(slug)?.editions ?? [];
  const digest = editions.find((edition) => edition.digest === basedOn)?.digest ?? editions[0]?.digest ?? '';
  const data = await api.edition(slug, digest);
  return isObject(data) ? data : {};
}
