/** A board's own texts: one language at a time, and never a board without words. */

import { expect, it, vi } from 'vitest';
import { BoardTexts } from '../../src/kit/words/board_texts.svelte';

function files(): Record<string, ReturnType<typeof vi.fn<() => Promise<string>>>> {
  return {
    './text/en.ftl': vi.fn(async () => 'stack = A stack'),
    './text/fr.ftl': vi.fn(async () => 'stack = Une pile'),
  };
}

it('fetches the language that is wanted, once, and no other', async () => {
  const found = files();
  const texts = new BoardTexts(found);
  await Promise.all([texts.load('en'), texts.load('en')]);
  expect(texts.in('en').text('stack')).toBe('A stack');
  expect(found['./text/en.ftl']).toHaveBeenCalledTimes(1);
  expect(found['./text/fr.ftl']).not.toHaveBeenCalled();
});

it('speaks the language before until the next one is here', async () => {
  const texts = new BoardTexts(files());
  await texts.load('en');
  expect(texts.in('fr').text('stack')).toBe('A stack');
  await texts.load('fr');
  expect(texts.in('fr').text('stack')).toBe('Une pile');
  expect(texts.in('en').text('stack')).toBe('A stack');
});

it('tries again after a fetch that failed', async () => {
  const found = files();
  found['./text/en.ftl']?.mockRejectedValueOnce(new Error('offline'));
  const texts = new BoardTexts(found);
  await expect(texts.load('en')).rejects.toThrow('offline');
  await texts.load('en');
  expect(texts.in('en').text('stack')).toBe('A stack');
});
