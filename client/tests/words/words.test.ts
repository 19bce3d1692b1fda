import { describe, expect, it } from 'vitest';
import { chooseLanguage, Words } from '../../src/kit/words/words';
import { line, place, TEXTS } from '../table_fixture';

const words = new Words('en', TEXTS);
const places = [place(0), place(1)];

describe('words', () => {
  it('say a message with what the speaker adds', () => {
    const message = { text: 'do-put', arguments: { stone: 1200, cup: 'red' } };
    expect(words.say(message)).toBe('Put stone 1,200 into the red cup');
    expect(words.say(message, 'log', { name: 'Ada' })).toBe('Ada puts stone 1,200 into the red cup');
  });

  it('add the name of the seat that a message speaks of', () => {
    expect(words.tell({ text: 'do-greet', arguments: { seat: 1 } }, places, 'log', 'Ada')).toBe('Ada greets Bob');
  });

  it('tell a line by its brief text once its moment is past', () => {
    const told = line(1, 1, { brief: { text: 'hidden-put', arguments: {} }, moment: 3 });
    expect(words.sayLine(told, places, 3, 'Chance')).toBe('Bob puts stone 1 into the red cup');
    expect(words.sayLine(told, places, 2, 'Chance')).toBe('Bob puts stone 1 into the red cup');
    expect(words.sayLine(told, places, 4, 'Chance')).toBe('Bob puts a stone somewhere');
    expect(words.sayLine(line(2, null), places, 1, 'Chance')).toBe('Chance puts stone 2 into the red cup');
  });

  it('attempt gives nothing for what is missing', () => {
    expect(words.attempt('nothing')).toBeNull();
    expect(words.attempt('do-put', { stone: 1 })).toBeNull();
    expect(words.attempt('do-put', {}, 'nothing')).toBeNull();
    expect(words.value('cup', 'blue')).toBe('blue');
    expect(words.why('S2')).toBeNull();
  });

  it('have the forms of Russian', () => {
    const russian = new Words(
      'ru',
      'c = { $n ->\n  [one] { $n } карта\n  [few] { $n } карты\n *[many] { $n } карт\n }\n',
    );
    expect([1, 3, 5, 21].map((n) => russian.text('c', { n }))).toEqual(['1 карта', '3 карты', '5 карт', '21 карта']);
  });

  it('are in the language of the browser, unless another is chosen', () => {
    expect(chooseLanguage(undefined, ['de-DE', 'uk-UA', 'en'])).toBe('uk');
    expect(chooseLanguage('fr', ['ru'])).toBe('fr');
    expect(chooseLanguage('xx', [])).toBe('en');
  });
});
