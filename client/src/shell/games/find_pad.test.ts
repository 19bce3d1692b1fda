import { describe, expect, it } from 'vitest';
import type { Game } from '../../kit/types';
import { findSpeech } from './find_board';
import { findPad, hasPad } from './find_pad';

const GAME: Game = {
  slug: 'no such game',
  rules: 1,
  seats: [2, 3],
  options: [],
  lines: ['stones'],
  editions: [],
  usual: null,
  lessons: [],
  kinds: [],
  languages: ['en'],
  earlier: [],
  pad: [{ name: 'stones', first: -5, size: 11 }],
};

describe('a game without a folder', () => {
  it('has a pad if it says what that asks for', () => {
    expect([hasPad(GAME), hasPad({ ...GAME, pad: [] })]).toEqual([true, false]);
  });

  it('has neither a drawn pad nor words of its own', async () => {
    expect([await findPad(GAME.slug, 'en'), await findSpeech(GAME.slug)]).toEqual([null, {}]);
  });
});
