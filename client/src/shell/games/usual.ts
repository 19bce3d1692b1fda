/** The edition that a game is played with here unless another is chosen. */

import type { EditionInfo, Game } from '../../kit/types';

export const usualEdition = (game: Game | null): EditionInfo | null => game?.usual ?? game?.editions[0] ?? null;
