import { describe, expect, it } from 'vitest';
import { readMarkdown, search } from '../../src/kit/words/markdown';
import { packed, unpacked } from '../../src/shell/browser/packing';
import { readRoute } from '../../src/shell/router.svelte';
import { readPreferences } from '../../src/shell/person/settings.svelte';

describe('rules', () => {
  const blocks = readMarkdown(
    '# Stones\n\nTwo lines\nof *text*.\n\n## Cups\n\n- S1. A cup is **full**\n  with three.\n- S2. Pass.\n',
  );

  it('are read block by block, rules by their ids', () => {
    expect(blocks.map((block) => block.kind)).toEqual(['heading', 'text', 'heading', 'item', 'item']);
    expect(blocks[1]).toEqual({
      kind: 'text',
      spans: [{ text: 'Two lines of ' }, { text: 'text', soft: true }, { text: '.' }],
    });
    expect(blocks[3]).toMatchObject({
      rule: 'S1',
      spans: [{ text: 'A cup is ' }, { text: 'full', strong: true }, { text: ' with three.' }],
    });
  });

  it('are searched by words and by id, with their heading', () => {
    expect(search(blocks, 'cup FULL')).toHaveLength(2);
    expect(search(blocks, 's2')).toMatchObject([{ kind: 'heading' }, { rule: 'S2' }]);
    expect(search(blocks, 'moon')).toEqual([]);
    expect(search(blocks, ' ')).toBe(blocks);
  });
});

describe('addresses', () => {
  it('are read into pages', () => {
    expect(readRoute('/')).toEqual({ page: 'home', parts: [], hash: '' });
    expect(readRoute('/join/abc', '#token')).toEqual({ page: 'join', parts: ['abc'], hash: 'token' });
    expect(readRoute('/pad/%E0%A4%A')).toMatchObject({ page: 'pad' });
  });

  it('can hold a pad', async () => {
    const pad = { memo: 'I', seats: [{ name: 'Ольга', stones: [1, 2, 3] }] };
    const text = await packed(pad);
    expect(text).toMatch(/^[\w-]+$/);
    expect(await unpacked(text)).toEqual(pad);
    expect(await unpacked('nonsense!')).toBeNull();
  });
});

describe('preferences', () => {
  it('believe nothing that is not one of ours', () => {
    const read = readPreferences({ theme: 'pink', motion: 'reduced', sound: 'yes', language: 'fr' }, ['ru']);
    expect(read).toMatchObject({
      theme: 'auto',
      motion: 'reduced',
      sound: false,
      language: 'fr',
      confirming: 'second',
    });
    expect(readPreferences(null, ['ru-RU']).language).toBe('ru');
  });
});
