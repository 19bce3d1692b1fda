/** Calls to the server, one function each, as docs/api.md has them. */

import type {
  Action, Catalogue, ClockTerms, Frame, Me, Plain, Preview, Seat, Sheet, Snapshot, TableCard, Unreadable, Variant, WantedPlace,
} from '../kit/types';
import type { ReviewNow, Suggestion } from './review';

/** The server's refusal. `status` 0: it could not be reached. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly rule: string | null = null,
    readonly path = '',
    /** A reason that has words of its own (errors.ts); empty if there is none. */
    readonly code = '',
  ) {
    super(message);
  }

  /** Whether the same call may succeed later: no answer, too busy, or the server's own trouble. */
  get isPassing(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500;
  }
}

/** The table is there, but this server cannot read it. */
export class UnreadableError extends ApiError {
  constructor(message: string, readonly table: Unreadable) {
    super(409, message, null, 'table');
  }

  /** Whether the table can be shown as soon as the server is updated. */
  get isNewer(): boolean {
    return this.table.card.trouble === 'newer';
  }
}

const FOR_ALL = /^GET \/api\/(me$|games)/; // who one is, and what is the same for everybody
let arrival: Promise<unknown> | null = null;

/**
 * Let all that concerns a person wait until the visitor is somebody. Who comes without a cookie becomes somebody with an answer:
 * with two at once one would be two people, and a table of the one is not shown to the other.
 */
export function arrive(coming: Promise<unknown>): void {
  const settled = coming.catch(() => undefined).finally(() => {
    if (arrival === settled) arrival = null;
  });
  arrival = settled;
}

/** An answer that takes longer (in ms) is lost: networks that change swallow some without a word. */
const ANSWER_WITHIN = 60_000;
const SOON = 10_000; // what is asked for again until it is answered

export async function call<Answer>(method: string, path: string, body?: unknown, within = ANSWER_WITHIN): Promise<Answer> {
  if (arrival && !FOR_ALL.test(`${method} ${path}`)) await arrival;
  const { response, text } = await ask(method, path, body, within);
  if (!response.ok) throw refusal(response.status, text);
  const isJson = response.headers.get('content-type')?.includes('json');
  return (isJson ? JSON.parse(text) : text) as Answer;
}

interface Answered {
  response: Response;
  text: string;
}

async function ask(method: string, path: string, body: unknown, within: number): Promise<Answered> {
  const headers: Record<string, string> = { accept: 'application/json, text/plain' };
  const request: RequestInit = { method, headers, credentials: 'same-origin', signal: AbortSignal.timeout(within) };
  if (body !== undefined) {
    headers['content-type'] = typeof body === 'string' ? 'text/plain' : 'application/json';
    request.body = typeof body === 'string' ? body : JSON.stringify(body);
  }
  try {
    const response = await fetch(path, request);
    return { response, text: await response.text() };
  } catch {
    throw new ApiError(0, 'unreachable');
  }
}

function refusal(status: number, text: string): ApiError {
  try {
    const { error = {}, card, may } = JSON.parse(text);
    const said = error.message ?? [error.path, error.expected, error.found].filter(Boolean).join(': ');
    if (card) return new UnreadableError(said, { card, may });
    return new ApiError(status, said || String(status), error.rule ?? null, error.path ?? '', error.code ?? '');
  } catch {
    return new ApiError(status, String(status));
  }
}

const table = (id: string, what = ''): string => `/api/tables/${encodeURIComponent(id)}${what && `/${what}`}`;

export interface NewTable {
  game: string;
  variant: Variant;
  edition?: string;
  places: WantedPlace[];
  public: boolean;
  auto: boolean;
  clock?: ClockTerms;
  hints?: boolean; // without: unless there are guests
}

export const api = {
  me: () => call<Me>('GET', '/api/me'),
  change: (change: { name?: string; avatar?: string; settings?: object }) => call<Me>('PATCH', '/api/me', change),
  personalLink: () => call<{ link: string }>('POST', '/api/me/link', {}),
  claim: (token: string) => call<Me>('POST', '/api/me/claim', { token }),
  forget: () => call<unknown>('DELETE', '/api/me'),

  games: () => call<Catalogue>('GET', '/api/games'),
  edition: (slug: string, digest: string) =>
    call<Plain>('GET', `/api/games/${slug}/editions/${encodeURIComponent(digest)}`),
  uploadEdition: (slug: string, toml: string) =>
    call<{ name: string; digest: string; sources: Record<string, number> }>('POST', `/api/games/${slug}/editions`, toml),
  text: (slug: string, language: string) => call<string>('GET', `/api/games/${slug}/text/${language}`),
  help: (slug: string, language: string) => call<string>('GET', `/api/games/${slug}/help/${language}`),
  score: (slug: string, pad: Plain, edition?: string) =>
    call<Sheet>('POST', `/api/games/${slug}/score${edition ? `?edition=${encodeURIComponent(edition)}` : ''}`, pad),

  create: (wanted: NewTable) => call<{ table: string }>('POST', '/api/tables', wanted),
  tables: (of: 'open' | 'mine') => call<{ tables: TableCard[] }>('GET', `/api/tables?of=${of}`),
  table: (id: string) => call<Snapshot>('GET', table(id), undefined, SOON),
  /** Without a place: any that is free; null: only to look on. */
  join: (id: string, invitation?: string, place?: number | null) =>
    call<Snapshot>('POST', table(id, 'join'), { ...(invitation && { invitation }), ...(place !== undefined && { place }) }),
  leave: (id: string) => call<unknown>('POST', table(id, 'leave'), {}),
  start: (id: string) => call<unknown>('POST', table(id, 'start'), {}),
  rematch: (id: string) => call<{ table: string }>('POST', table(id, 'rematch'), {}),
  close: (id: string) => call<unknown>('POST', table(id, 'close'), {}),
  sit: (id: string, seat: Seat) => call<unknown>('POST', table(id, 'sit'), { seat }),
  act: (id: string, post: { id: string; seat: Seat; seq: number; action: Action }) =>
    call<{ seq: number }>('POST', table(id, 'actions'), post, SOON),
  preview: (id: string, seat: Seat, action: Action) => call<Preview>('POST', table(id, 'preview'), { seat, action }),
  why: (id: string, seat: Seat, action: Action) =>
    call<{ rule: string | null }>('POST', table(id, 'why'), { seat, action }),
  hint: (id: string, seat: Seat) => call<{ best: Suggestion[] }>('POST', table(id, 'hint'), { seat }),
  undo: (id: string, seat: Seat) => call<{ done?: true; asked?: Seat[] }>('POST', table(id, 'undo'), { seat }),
  answerUndo: (id: string, seat: Seat, agree: boolean) => call<unknown>('POST', table(id, 'undo/answer'), { seat, agree }),
  chat: (id: string, text: string) => call<unknown>('POST', table(id, 'chat'), { text }),
  resign: (id: string, seat: Seat) => call<unknown>('POST', table(id, 'resign'), { seat }),
  replace: (id: string, seat: Seat, level: string) => call<unknown>('POST', table(id, 'replace'), { seat, level }),
  comeBack: (id: string, seat: Seat) => call<unknown>('POST', table(id, 'return'), { seat }),
  remove: (id: string, whom: { place: number } | { person: string }) => call<unknown>('POST', table(id, 'remove'), whom),
  mute: (id: string, person: string, muted = true) => call<unknown>('POST', table(id, 'mute'), { person, muted }),
  renewInvitation: (id: string) => call<{ invitation: string }>('POST', table(id, 'invitation'), {}),
  replay: (id: string) => call<{ frames: Frame[] }>('GET', table(id, 'replay')),
  review: (id: string) => call<ReviewNow>('GET', table(id, 'review')),
  beginReview: (id: string) => call<ReviewNow>('POST', table(id, 'review'), {}),
  recordPath: (id: string) => table(id, 'record'),
};
