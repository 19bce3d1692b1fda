/** Costs and needs as parts, one for each good. */

import { GOODS, type Good } from '../../names';
import type { Part } from '../../shown';

export function partsOf(goods: Partial<Record<Good | 'coins', number>>): Part[] {
  return [...GOODS, 'coins' as const].flatMap((good) => {
    const count = goods[good];
    return count ? [{ any_of: [good], count }] : [];
  });
}
