/**
 * Writes drawings more shortly in the build, without changing what is drawn: in path data the separators and zeros that
 * SVG does not need, and elements without contents closed by themselves. Sources stay as they are easy to read.
 */

import type { Plugin } from 'vite';

const NUMBER = /[-+]?(?:\d+\.?\d*|\.\d+)/y;
const FLAGS = [3, 4]; // of the seven numbers of an arc: one digit each, and never joined here
const PATH = /(?<= d=")[^"{$]*(?=")/g;
const EMPTY = /<(path|circle|rect|ellipse|line|polygon|polyline|use|stop)((?: [\w:-]+="[^"`$]*")*)><\/\1>/g;
/** Where Svelte puts the markup of a component into what it compiles. */
const TEMPLATE = /(?<=\$\.from_(?:svg|html)\()`(?:[^`\\]|\\.)*`/g;

export function shortDrawings(): Plugin {
  return {
    name: 'parlour-short-drawings',
    apply: 'build',
    enforce: 'post', // after Svelte
    transform(code, id) {
      if (!id.endsWith('.svelte')) return null;
      return { code: code.replaceAll(TEMPLATE, shortMarkup), map: null };
    },
  };
}

/** Markup of drawings as a browser reads it, in fewer characters. */
export const shortMarkup = (markup: string): string => markup.replaceAll(PATH, shortPath).replaceAll(EMPTY, '<$1$2/>');

/** Path data with the same commands and numbers; what is not understood stays as it is. */
export function shortPath(data: string): string {
  let short = '';
  let command = '';
  let before = ''; // the number before this one, if no command stands between
  let count = 0;
  for (let index = 0; index < data.length;) {
    const letter = data[index] ?? '';
    if (/[\s,]/.test(letter)) index += 1;
    else if (/[a-z]/i.test(letter)) {
      [command, before, count] = [letter, '', 0];
      short += letter;
      index += 1;
    } else {
      const isFlag = command.toLowerCase() === 'a' && FLAGS.includes(count % 7);
      NUMBER.lastIndex = index;
      const written = isFlag ? letter : NUMBER.exec(data)?.[0];
      if (!written) return data;
      const number = isFlag ? written : shortNumber(written);
      const isApart = !before || number.startsWith('-') || (number.startsWith('.') && before.includes('.'));
      short += isApart ? number : ` ${number}`;
      before = number;
      count += 1;
      index += written.length;
    }
  }
  return short;
}

function shortNumber(written: string): string {
  const number = written
    .replace('+', '')
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '');
  const short = number.replace(/^(-?)0+(?=[.\d])/, '$1');
  return short === '-0' ? '0' : short;
}
