/**
 * Work that the server does not have yet, kept in this browser: by edition and tab, so that two tabs do not overwrite each
 * other's. A draft is removed as soon as the server has it.
 */

import { isObject } from '../../../kit/editor/data';
import type { Fields } from '../../../kit/types';

export interface Draft {
  revision: number; // of the edition that it goes on from
  data: Fields;
  checked: string[];
}

const PREFIX = 'parlour-edition-draft';
const SAVED = 'parlour-edition-saved';
const TAB = 'parlour-tab';

/** The name of this tab, which survives a reload. */
export function thisTab(): string {
  const kept = sessionStorage.getItem(TAB);
  if (kept) return kept;
  const made = Math.random().toString(36).slice(2);
  sessionStorage.setItem(TAB, made);
  return made;
}

export class Drafts {
  private readonly prefix: string;
  private readonly saved: string;

  constructor(
    id: string,
    private readonly tab: string,
    private readonly storage: Storage = localStorage,
  ) {
    this.prefix = `${PREFIX} ${id} `;
    this.saved = `${SAVED} ${id}`;
  }

  keep(draft: Draft): void {
    try {
      this.storage.setItem(this.prefix + this.tab, JSON.stringify(draft));
    } catch {
      // nothing more can be kept in this browser; the server gets it in a moment
    }
  }

  drop(): void {
    for (const key of this.keys) this.storage.removeItem(key);
  }

  /** Take away what this tab has kept, and leave the drafts of others. */
  dropOwn(): void {
    this.storage.removeItem(this.prefix + this.tab);
  }

  /** What this tab has kept before it was loaded again. */
  get own(): Draft | null {
    return read(this.storage.getItem(this.prefix + this.tab));
  }

  /** What another tab of this browser has kept and never saved; it may have been closed without a network. */
  get left(): Draft | null {
    return this.keys.map((key) => read(this.storage.getItem(key))).find(Boolean) ?? null;
  }

  /** Tell the other tabs of this browser that the server has a new revision. */
  announce(revision: number): void {
    try {
      this.storage.setItem(this.saved, String(revision));
    } catch {
      // they find out when they save
    }
  }

  /** The revision that another tab has saved, as the browser tells it; 0 for anything else. */
  announced({ key, newValue }: Pick<StorageEvent, 'key' | 'newValue'>): number {
    return key === this.saved ? Number(newValue) : 0;
  }

  private get keys(): string[] {
    const all = Array.from({ length: this.storage.length }, (_, index) => this.storage.key(index) ?? '');
    return all.filter((key) => key.startsWith(this.prefix));
  }
}

function read(text: string | null): Draft | null {
  try {
    const found: unknown = JSON.parse(text ?? 'null');
    return isDraft(found) ? found : null;
  } catch {
    return null;
  }
}

function isDraft(found: unknown): found is Draft {
  const draft = found as Partial<Draft> | null;
  return typeof draft?.revision === 'number' && isObject(draft.data) && Array.isArray(draft.checked);
}
