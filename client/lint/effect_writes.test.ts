import { RuleTester } from 'eslint';
import { describe, it } from 'vitest';
import rule from './effect_writes.js';

RuleTester.describe = describe;
RuleTester.it = it;

const before = 'let open = $state(false); let list = $state.raw([]); const { table } = $props(); let known = 1;';
const errors = [{ messageId: 'write' }];

new RuleTester().run('effect-writes', rule as never, {
  valid: [
    `${before} function close() { open = false; table.told = 1; }`,
    `${before} $effect(() => { known = open ? 1 : 2; });`,
    `${before} $effect(() => { document.title = known; document.documentElement.dataset.theme = known; });`,
    `${before} $effect(() => { if (list.length) table.scrollTop = 0; });`,
    `${before} $effect(() => { const timer = setTimeout(() => (open = true)); return () => clearTimeout(timer); });`,
    `${before} $effect(() => { void table.load().then((found) => { list = found; }); });`,
    `${before} $effect(() => table.watch(() => { open = true; }));`,
  ],
  invalid: [
    { code: `${before} $effect(() => { open = false; });`, errors },
    { code: `${before} $effect.pre(() => { if (known) open = !open; });`, errors },
    { code: `${before} $effect(() => { untrack(() => { open = true; }); });`, errors },
    { code: `${before} $effect(() => { [open, list] = [true, []]; });`, errors: [...errors, ...errors] },
    { code: `${before} $effect(() => { table.telling = true; });`, errors },
    { code: `${before} $effect(() => { list[0] = known; });`, errors },
    {
      code: `${before} let count = $derived(known); $effect(() => { count += 1; count++; });`,
      errors: [...errors, ...errors],
    },
    { code: 'class Box { at = 0; constructor() { $effect(() => { this.at = 1; }); } }', errors },
  ],
});
