/** Names of what is in an edition, in words: as the game's editor says them, else as they are written. */

import { identityOf, isObject, pathOf, type Entry, type Path } from '../../../kit/editor/data';
import type { GameEditor, Saying } from '../../../kit/editor/editor';
import type { Plain } from '../../../kit/types';
import { t } from '../../../kit/words/ui_texts.svelte';
import { Words } from '../../../kit/words/words';
import type { PlacedProblem } from './problems';

const readable = (name: string): string => name.replaceAll('_', ' ');

export class Names {
  private readonly saying: Saying;

  constructor(
    private readonly editor: GameEditor | null,
    private readonly words: Words,
  ) {
    this.saying = { words, say: editor?.texts.in(words.language) ?? new Words(words.language) };
  }

  get say(): Words {
    return this.saying.say;
  }

  entry(entry: Entry): string {
    return this.editor?.name(entry, this.saying) ?? readable(identityOf(entry));
  }

  part(part: string): string {
    return this.editor?.part(part, this.saying) ?? readable(part);
  }

  field(path: Path, entry: Entry): string {
    return this.editor?.field(path, entry, this.saying) || this.plainField(path);
  }

  /** A place by its own name: “goods, wood”, “points 3”. */
  plainField(path: Path): string {
    return path
      .map((key) => (typeof key === 'number' ? String(key + 1) : this.words.field(key) || readable(key)))
      .join(' · ');
  }

  value(path: Path, value: Plain | undefined): string {
    if (value === undefined || value === null || value === '') return t('editor-none');
    const said = this.editor?.value(path, value, this.saying);
    if (said) return said;
    if (Array.isArray(value)) return value.map((item) => this.value(path, item)).join(', ') || t('editor-none');
    if (isObject(value))
      return Object.entries(value)
        .map(([key, inner]) => `${this.plainField([key])}: ${this.value([...path, key], inner)}`)
        .join(', ');
    if (typeof value === 'boolean') return t(value ? 'editor-yes' : 'editor-no');
    const field = path.findLast((key) => typeof key === 'string');
    return this.words.value(String(field), value);
  }

  /** What is wrong, where the game says it itself. */
  problem({ problem, path, entry }: PlacedProblem): string | null {
    return this.editor?.problem?.(problem, entry ? path : pathOf(problem.path), this.saying) ?? null;
  }
}
