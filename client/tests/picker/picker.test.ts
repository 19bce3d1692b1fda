import { flushSync } from 'svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Picker, type Confirming } from '../../src/kit/picker/picker.svelte';
import type { Preview, Why } from '../../src/kit/types';
import { Words } from '../../src/kit/words/words';
import { GAME, snapshot, TEXTS, TREE } from '../table_fixture';

const words = new Words('en', TEXTS);
const PREVIEW: Preview = { shown: {}, sheet: null, before: null, undo: false };

function pickerHost() {
  return {
    play: vi.fn(async () => undefined),
    why: vi.fn(async (): Promise<Why> => ({ rule: 'S1', lacks: [] })),
    preview: vi.fn(async () => PREVIEW),
  };
}

describe('the picker', () => {
  let server = pickerHost();
  let picker = new Picker(server);

  beforeEach(() => {
    server = pickerHost();
    picker = new Picker(server);
    picker.offer({ snapshot: snapshot(), edition: null, words, game: GAME });
  });

  it('lights what is asked for', () => {
    expect(picker.isLit('stone', 1)).toBe(true);
    expect(picker.isLit('stone', 3)).toBe(false);
    expect(picker.isLit('cup', 'red')).toBe(false);
    expect(picker.isOpen('cup', 'red')).toBe(true);
  });

  it('goes down the tree and is ready at its end, with a preview', async () => {
    await picker.pick('stone', 1);
    expect(picker.ready).toBeNull();
    await picker.pick('cup', 'blue');
    expect(picker.ready).toEqual({ do: 'put', stone: 1, cup: 'blue' });
    expect(picker.isPicked('stone', 1)).toBe(true);
    await vi.waitFor(() => expect(picker.preview).toBe(PREVIEW));
  });

  it('is ready at once when the rest is settled', async () => {
    await picker.pick('stone', 2);
    expect(picker.ready).toEqual({ do: 'put', stone: 2, cup: 'blue' });
    expect(picker.isPicked('cup', 'blue')).toBe(true);
  });

  it('steps back one by one', async () => {
    await picker.pick('stone', 1);
    await picker.pick('cup', 'red');
    picker.back();
    expect(picker.picks).toEqual([{ field: 'stone', value: 1 }]);
    picker.back();
    expect(picker.picks).toEqual([]);
    picker.back();
    expect(picker.picks).toEqual([]);
  });

  it('confirms by the button, or by pointing again', async () => {
    await picker.pick('stone', 2);
    await picker.pick('stone', 2);
    expect(server.play).toHaveBeenCalledExactlyOnceWith(0, { do: 'put', stone: 2, cup: 'blue' });
    expect(picker.picks).toEqual([]);
  });

  const choosing = (confirming: Confirming, undo: boolean): Picker => {
    const found = new Picker({ ...server, preview: async () => ({ ...PREVIEW, undo }), confirming });
    found.offer({ snapshot: snapshot(), edition: null, words, game: GAME });
    return found;
  };

  it('plays at once when that is wished, but only what can be taken back', async () => {
    const careful = choosing('once', false);
    await careful.pick('stone', 2);
    expect(careful.ready).toEqual({ do: 'put', stone: 2, cup: 'blue' });
    expect(careful.busy).toBe(false);
    expect(server.play).not.toHaveBeenCalled();
    await choosing('once', true).pick('stone', 2);
    expect(server.play).toHaveBeenCalledExactlyOnceWith(0, { do: 'put', stone: 2, cup: 'blue' });
  });

  it('is taken back by pointing again, if only the button is to confirm', async () => {
    const patient = choosing('button', true);
    await patient.pick('stone', 2);
    await patient.pick('stone', 2);
    expect(server.play).not.toHaveBeenCalled();
    expect(patient.picks).toEqual([]);
    await patient.pick('stone', 2);
    await patient.confirm();
    expect(server.play).toHaveBeenCalledOnce();
  });

  it.each(['button', 'second', 'once'] as const)(
    'plays what has nothing to choose with one click (%s)',
    async (mode) => {
      await choosing(mode, true).pick('do', 'pass');
      expect(server.play).toHaveBeenCalledExactlyOnceWith(0, { do: 'pass' });
      const careful = choosing(mode, false);
      await careful.pick('do', 'pass');
      expect(server.play).toHaveBeenCalledOnce();
      expect(careful.ready).toEqual({ do: 'pass' });
    },
  );

  it('sends nothing twice while an action is on its way', async () => {
    let done: () => void = () => undefined;
    server.play.mockImplementation(() => new Promise<undefined>((resolve) => (done = () => resolve(undefined))));
    await picker.pick('stone', 2);
    const first = picker.confirm();
    await picker.confirm();
    await picker.pick('stone', 1);
    done();
    await first;
    expect(server.play).toHaveBeenCalledOnce();
  });

  it('keeps what is chosen while it is on its way', async () => {
    let done: () => void = () => undefined;
    server.play.mockImplementation(() => new Promise<undefined>((resolve) => (done = () => resolve(undefined))));
    await picker.pick('stone', 2);
    const confirmed = picker.confirm();
    picker.back();
    picker.clear();
    picker.offer({ snapshot: snapshot({ seq: 6 }), edition: null, words, game: GAME }); // others choose at the same time
    expect([picker.ready, picker.busy]).toEqual([{ do: 'put', stone: 2, cup: 'blue' }, true]);
    done();
    await confirmed;
    expect([picker.picks, picker.busy]).toEqual([[], false]);
  });

  it('waits for all that is on its way', async () => {
    let done: () => void = () => undefined;
    const long = picker.hold(new Promise<void>((resolve) => (done = resolve)));
    await picker.hold(Promise.resolve());
    expect(picker.busy).toBe(true);
    done();
    await long;
    expect(picker.busy).toBe(false);
  });

  it('names the rule of what is not allowed', async () => {
    await picker.pick('stone', 3);
    expect(server.why).toHaveBeenCalledWith(0, { do: 'put', stone: 3, cup: 'red' });
    expect(picker.refusal).toEqual({ rule: 'S1', words: 'That cup is full.' });
    await picker.pick('stone', 1);
    expect(picker.refusal).toBeNull();
  });

  it('says what is lacking instead of the rule, where the server knows', async () => {
    const lack = { text: 'lack-stones', arguments: { count: 2 } };
    server.why.mockResolvedValueOnce({ rule: 'S1', lacks: [lack, lack] });
    await picker.pick('stone', 3);
    expect(picker.refusal).toEqual({ rule: 'S1', words: 'needs 2 stones; needs 2 stones' });
  });

  it('does not name a rule that was asked for before something else was chosen', async () => {
    let answer: (why: Why) => void = () => undefined;
    server.why.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
    const refused = picker.pick('stone', 3);
    await picker.pick('stone', 1);
    answer({ rule: 'S1', lacks: [] });
    await refused;
    expect(picker.refusal).toBeNull();
  });

  it('does not ask the server when it is not our turn', async () => {
    picker.offer({ snapshot: snapshot({ legal: null, to_act: [1] }), edition: null, words, game: GAME });
    await picker.pick('stone', 1);
    expect(server.why).not.toHaveBeenCalled();
    expect(picker.refusal).toEqual({ rule: null, words: null });
  });

  it('keeps what was picked while the legal actions stay the same', async () => {
    await picker.pick('stone', 1);
    picker.offer({ snapshot: snapshot({ seq: 6 }), edition: null, words, game: GAME });
    expect(picker.picks).toHaveLength(1);
    picker.offer({ snapshot: snapshot({ legal: TREE.slice(1) }), edition: null, words, game: GAME });
    expect(picker.picks).toEqual([]);
    expect(picker.ready).toEqual({ do: 'pass' });
  });

  it('puts targets and actions into words', () => {
    expect(picker.name('stone', 1)).toBe('Stone 1');
    expect(picker.name('cup', 'red')).toBe('red');
    expect(picker.name('do', 'pass')).toBe('Pass');
    expect(picker.describe({ do: 'put', stone: 1, cup: 'blue' })).toBe('Put stone 1 into the blue cup');
  });

  it('lets a game speak for itself', () => {
    const speech = { name: () => 'a grey stone', describe: () => ({ text: 'do-greet', arguments: { seat: 1 } }) };
    picker.offer({ snapshot: snapshot(), edition: null, words, game: GAME, speech });
    expect(picker.name('stone', 1)).toBe('a grey stone');
    expect(picker.describe({ do: 'pass' })).toBe('Greet Bob');
  });

  it('makes an element a target', async () => {
    const element = document.createElement('div');
    document.body.append(element);
    const stop = $effectRoot(() => picker.target('stone', 1)(element));
    expect(element.dataset['lit']).toBe('');
    expect(element.getAttribute('role')).toBe('button');
    expect(element.getAttribute('aria-label')).toBe('Stone 1');
    element.click();
    await vi.waitFor(() => expect(picker.picks).toHaveLength(1));
    flushSync();
    stop();
  });
});

/** Attachments run inside an effect; here once is enough. */
function $effectRoot(run: () => unknown): () => void {
  const stop = run();
  return typeof stop === 'function' ? (stop as () => void) : () => undefined;
}
