/** An edition while it is edited: undo, what is saved and when, two tabs, and what survives a reload. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { entriesOf, type Entry } from '../../src/kit/editor/data';
import type { Fields } from '../../src/kit/types';
import { Drafts } from '../../src/shell/editions/model/drafts';
import { Editing } from '../../src/shell/editions/model/editing.svelte';
import type { Checked, OwnEdition, Save, Server } from '../../src/shell/editions/model/wire';
import { ApiError } from '../../src/shell/server/api';

const SHIPPED: Fields = {
  edition: { game: 'pig', name: 'standard' },
  goal: { points: 100, source: 'rulebook' },
  card: [
    { id: 1, value: 3, cost: { wood: 1 }, cost_source: 'public', source: 'reconstructed' },
    { id: 2, value: 5, source: 'reconstructed' },
  ],
};
const NOTHING_WRONG: Checked = { problems: [], digest: 'sha256:1', values: 'sha256:2', parts: {} };

/** A server with one edition. */
class FakeServer implements Server {
  stored: OwnEdition;
  isReached = true;
  saves: Save[] = [];
  checks: Fields[] = [];
  answer: Checked = NOTHING_WRONG;

  constructor() {
    this.stored = {
      ...NOTHING_WRONG,
      id: 'e1',
      game: 'pig',
      name: 'standard',
      revision: 1,
      based_on: null,
      checked: [],
      share: null,
      owner: null,
      changed: 0,
      data: SHIPPED,
    };
  }

  async fetch(): Promise<OwnEdition> {
    this.reach();
    return this.stored;
  }

  async save(save: Save): Promise<OwnEdition> {
    this.reach();
    if (save.revision !== this.stored.revision) throw new ApiError(409, 'changed');
    this.saves.push(save);
    this.stored = { ...this.stored, ...save, ...this.answer, revision: save.revision + 1 };
    return this.stored;
  }

  async check(data: Fields): Promise<Checked> {
    this.reach();
    this.checks.push(data);
    return this.answer;
  }

  private reach(): void {
    if (!this.isReached) throw new ApiError(0, 'unreachable');
  }
}

let server: FakeServer;
let opened: Editing[] = [];

function open(tab = 'one'): Editing {
  const editing = new Editing(server.stored, SHIPPED, server, new Drafts('e1', tab));
  opened.push(editing);
  return editing;
}

/** The page goes away with all its timers, as when it is loaded again. */
function leave(editing: Editing): void {
  const wasReached = server.isReached;
  server.isReached = false;
  editing.close();
  vi.clearAllTimers();
  server.isReached = wasReached;
}

const entry = (editing: Editing, name: string): Entry => entriesOf(editing.data).find((one) => one.name === name)!;
const set = (editing: Editing, name: string, field: string, value: number): void =>
  editing.formOf(entry(editing, name)).set([field], value);
const settled = (): Promise<void> => vi.advanceTimersByTimeAsync(3000).then(() => undefined);

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  server = new FakeServer();
});
afterEach(() => {
  for (const editing of opened) editing.close();
  opened = [];
  vi.clearAllTimers();
  vi.useRealTimers();
});

describe('an edit', () => {
  it('can be taken back and done again, with the source of the entry', () => {
    const editing = open();
    set(editing, 'card[0]', 'value', 4);
    expect(entry(editing, 'card[0]').value).toMatchObject({ value: 4, source: 'owner', cost_source: 'public' });
    editing.undo();
    expect(editing.data).toEqual(SHIPPED);
    expect(editing.mayUndo).toBe(false);
    editing.redo();
    expect(entry(editing, 'card[0]').value).toMatchObject({ value: 4, source: 'owner' });
    expect(editing.mayRedo).toBe(false);
  });

  it('of a part with a source of its own changes that source too', () => {
    const editing = open();
    editing.formOf(entry(editing, 'card[0]')).set(['cost', 'wood'], 2);
    expect(entry(editing, 'card[0]').value).toMatchObject({ cost: { wood: 2 }, cost_source: 'owner', source: 'owner' });
  });

  it('back to the shipped values gives the shipped source back', () => {
    const editing = open();
    set(editing, 'card[1]', 'value', 6);
    set(editing, 'card[1]', 'value', 5);
    expect(entry(editing, 'card[1]').value['source']).toBe('reconstructed');
    expect(editing.isChanged(entry(editing, 'card[1]'))).toBe(false);
  });

  it('that changes nothing is no step', () => {
    const editing = open();
    set(editing, 'goal', 'points', 100);
    expect(editing.mayUndo).toBe(false);
  });

  it('forgets what could be done again', () => {
    const editing = open();
    set(editing, 'goal', 'points', 50);
    editing.undo();
    set(editing, 'goal', 'points', 60);
    expect(editing.mayRedo).toBe(false);
  });

  it('is taken back whole, however many values it set', () => {
    const editing = open();
    editing.formOf(entry(editing, 'card[0]')).setAll([
      [['value'], 9],
      [['cost'], undefined],
    ]);
    expect(entry(editing, 'card[0]').value).not.toHaveProperty('cost');
    editing.undo();
    expect(editing.data).toEqual(SHIPPED);
  });

  it('is checked a moment later, and several quick ones once', async () => {
    const editing = open();
    server.answer = { ...NOTHING_WRONG, problems: [{ path: 'goal.points', expected: 'less', found: '60' }] };
    set(editing, 'goal', 'points', 50);
    set(editing, 'goal', 'points', 60);
    expect(editing.checking.isCurrent).toBe(false);
    await vi.advanceTimersByTimeAsync(400);
    expect(server.checks).toEqual([editing.data]);
    expect(editing.checking.problems).toHaveLength(1);
    expect(editing.checking.isCurrent).toBe(true);
  });
});

describe('saving', () => {
  it('happens once a moment after several changes, and counts the revision', async () => {
    const editing = open();
    set(editing, 'goal', 'points', 50);
    set(editing, 'goal', 'points', 60);
    expect(editing.saving.state).toBe('waiting');
    await settled();
    expect(server.saves).toEqual([{ revision: 1, name: 'standard', data: editing.data, checked: [] }]);
    expect(editing.saving.state).toBe('saved');
    editing.rename(' My box ');
    await settled();
    expect(server.stored).toMatchObject({ revision: 3, name: 'My box', data: { edition: { name: 'My box' } } });
  });

  it('keeps what was compared beside the data', async () => {
    const editing = open();
    editing.setChecked(entry(editing, 'card[1]'), true);
    await settled();
    expect(server.stored.checked).toEqual(['card[1]']);
    expect(server.stored.data).toEqual(SHIPPED);
  });

  it('waits without a network, and goes on by itself', async () => {
    const editing = open();
    server.isReached = false;
    set(editing, 'goal', 'points', 50);
    await settled();
    expect(editing.saving.state).toBe('offline');
    server.isReached = true;
    await vi.advanceTimersByTimeAsync(6000);
    expect(editing.saving.state).toBe('saved');
    expect(server.stored.data).toEqual(editing.data);
  });

  it('leaves nothing in the browser once the server has it', async () => {
    const editing = open();
    set(editing, 'goal', 'points', 50);
    expect(new Drafts('e1', 'one').own).not.toBeNull();
    await settled();
    expect(new Drafts('e1', 'one').own).toBeNull();
  });
});

describe('a reload', () => {
  it('goes on with what was not saved, and saves it', async () => {
    const before = open();
    set(before, 'goal', 'points', 50);
    leave(before);
    const after = open();
    expect(entry(after, 'goal').value['points']).toBe(50);
    await settled();
    expect(server.stored.data).toEqual(after.data);
    expect(after.saving.conflict).toBeNull();
  });

  it('asks if something else was saved meanwhile, and loses neither', async () => {
    const before = open();
    set(before, 'goal', 'points', 50);
    leave(before);
    server.stored = { ...server.stored, revision: 2, data: { ...SHIPPED, goal: { points: 70, source: 'owner' } } };
    const after = open();
    expect(after.saving.state).toBe('conflict');
    expect(entry(after, 'goal').value['points']).toBe(70);
    after.saving.takeTheirs();
    await settled();
    expect(server.stored).toMatchObject({ revision: 3, data: { goal: { points: 50 } } });
    after.undo();
    expect(entry(after, 'goal').value['points']).toBe(70);
  });

  it('asks about what a tab has left that was closed', () => {
    const closed = open('one');
    set(closed, 'goal', 'points', 50);
    leave(closed);
    const other = open('two');
    expect(other.saving.conflict?.isKept).toBe(true);
    other.saving.keepMine();
    expect(new Drafts('e1', 'two').left).toBeNull();
    expect(entry(other, 'goal').value['points']).toBe(100);
  });
});

describe('two tabs', () => {
  it('do not overwrite each other: the second one is asked', async () => {
    const [one, two] = [open('one'), open('two')];
    set(one, 'goal', 'points', 50);
    await settled();
    set(two, 'card[1]', 'value', 9);
    await settled();
    expect(two.saving.state).toBe('conflict');
    expect(server.stored.data).toEqual(one.data);
    expect(server.saves).toHaveLength(1);
  });

  it.each([
    ['keepMine', 100, 9],
    ['takeTheirs', 50, 5],
  ] as const)('with %s go on with one of the two', async (choice, points, value) => {
    const [one, two] = [open('one'), open('two')];
    set(one, 'goal', 'points', 50);
    await settled();
    set(two, 'card[1]', 'value', 9);
    await settled();
    two.saving[choice]();
    await settled();
    expect(two.saving.state).toBe('saved');
    expect(server.stored.data).toEqual(two.data);
    expect(entry(two, 'goal').value['points']).toBe(points);
    expect(entry(two, 'card[1]').value['value']).toBe(value);
  });

  it('of which each has changed other components can be combined', async () => {
    const [one, two] = [open('one'), open('two')];
    set(one, 'goal', 'points', 50);
    one.setChecked(entry(one, 'goal'), true);
    await settled();
    set(two, 'card[1]', 'value', 9);
    two.setChecked(entry(two, 'card[1]'), true);
    await settled();
    two.saving.takeBoth();
    await settled();
    expect(server.stored.data).toMatchObject({ goal: { points: 50 }, card: [{ value: 3 }, { value: 9 }] });
    expect(server.stored.checked).toEqual(['goal', 'card[1]']);
    two.undo();
    expect(entry(two, 'goal').value['points']).toBe(100);
  });

  it('of which both have changed the same component cannot be combined', async () => {
    const [one, two] = [open('one'), open('two')];
    set(one, 'goal', 'points', 50);
    await settled();
    set(two, 'goal', 'points', 60);
    await settled();
    expect(two.saving.conflict?.both).toBeNull();
  });

  it('of which one has changed nothing show the same', async () => {
    const [one, two] = [open('one'), open('two')];
    set(one, 'goal', 'points', 50);
    await settled();
    dispatchEvent(new StorageEvent('storage', { key: 'parlour-edition-saved e1', newValue: '2' }));
    await settled();
    expect(two.data).toEqual(one.data);
    set(two, 'goal', 'points', 40);
    await settled();
    expect(server.stored.revision).toBe(3);
  });

  it('are not asked when the answer to their own save was lost', async () => {
    const editing = open();
    set(editing, 'goal', 'points', 50);
    server.stored = { ...server.stored, revision: 2, data: editing.data };
    await settled();
    expect(editing.saving.state).toBe('saved');
  });
});
