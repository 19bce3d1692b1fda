/** Words: Fluent texts in one language, put into sentences. The same files as on the server. */

import { FluentBundle, FluentResource } from '@fluent/bundle';
import { messageAt } from '../board/spoken';
import { LANGUAGE_NAMES } from '../../generated/languages';
import { namesIn, seatName } from './names';
import type { Line, Message, Place, Value } from '../types';

export type Arguments = Record<string, Value>;
export type Language = keyof typeof LANGUAGE_NAMES;
export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as Language[];
export { LANGUAGE_NAMES };

/** Choose the requested language, else the first of the browser's that we have, else English. */
export function chooseLanguage(asked: unknown, browser: readonly string[]): Language {
  const wanted = [asked, ...browser.map((tag) => tag.split('-')[0])];
  return wanted.find(isLanguage) ?? 'en';
}

export function isLanguage(tag: unknown): tag is Language {
  return LANGUAGES.some((known) => known === tag);
}

export class Words {
  readonly language: Language;
  private readonly bundle: FluentBundle;

  constructor(language: Language, ...texts: string[]) {
    this.language = language;
    // Isolation marks are off on the server too: sentences are compared, copied and read aloud.
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of texts) this.bundle.addResource(new FluentResource(text));
  }

  has(id: string, attribute = ''): boolean {
    const message = this.bundle.getMessage(id);
    if (!message) return false;
    return attribute ? attribute in message.attributes : message.value !== null;
  }

  /** The text with this id (or its attribute), or null if it is missing or an argument is. */
  attempt(id: string, given: Arguments = {}, attribute = ''): string | null {
    const message = this.bundle.getMessage(id);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) return null;
    const errors: Error[] = [];
    const formatted = this.bundle.formatPattern(pattern, given, errors);
    return errors.length ? null : formatted;
  }

  /** The text with this id; what is missing shows as its id, which tests catch. */
  text(id: string, given: Arguments = {}, attribute = ''): string {
    return this.attempt(id, given, attribute) ?? (attribute ? `${id}.${attribute}` : id);
  }

  /** Put a message into words; `extra` are further arguments, such as a seat's name. */
  say(message: Message, attribute = '', extra: Arguments = {}): string {
    return this.text(message.text, { ...message.arguments, ...extra }, attribute);
  }

  /** Put a message into words at a table: `name` is who acts, `$seat_name` the name of its `$seat`, if any. */
  tell(message: Message, places: Pick<Place, 'name'>[], attribute = '', name = ''): string {
    return this.say(message, attribute, namesIn(message, places, name));
  }

  /** A line of the log as it is to be read now. */
  sayLine(line: Line, places: Pick<Place, 'name'>[], moment: number, chance: string): string {
    const name = line.seat === null ? chance : seatName(places, line.seat);
    return this.tell(messageAt(line, moment), places, 'log', name);
  }

  /** Several things as one: "a, b and c"; narrow "a, b, c", for figures and for what is only named. */
  list(things: Iterable<string>, style?: 'narrow'): string {
    return new Intl.ListFormat(this.language, { style }).format(things);
  }

  /** The name of a field's value: the text `field-value`, else the value itself. */
  value(field: string, value: Value): string {
    return this.attempt(`${field}-${value}`) ?? String(value);
  }

  /** The name of a field. */
  field(field: string): string {
    return this.attempt(`field-${field}`) ?? '';
  }

  /** The text of a rule that forbids something, or null. */
  why(rule: string): string | null {
    return this.attempt(`why-${rule}`);
  }
}
