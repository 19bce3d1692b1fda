/** Calls to the server, one function each, as docs/api.md has them. */

import type { MeBody, Operations, ErrorResponse, Reason, TableBody } from '../../generated/api';
import type { Action, Fields, Seat, Unreadable } from '../../kit/types';

/** The server's refusal. `status` 0: it could not be reached. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly rule: string | null = null,
    readonly path = '',
    /** A reason that has words of its own (errors.ts); empty if there is none. */
    readonly code: Reason | '' = '',
    /** The id of the text with which a lesson answers a wrong choice. */
    readonly text = '',
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
  constructor(
    message: string,
    readonly table: Unreadable,
  ) {
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
 * Requests about a person wait until the visitor has an identity. The first answer creates the identity cookie:
 * two requests in parallel would create two identities, and a table of the one is not shown to the other.
 */
export function arrive(coming: Promise<unknown>): void {
  const settled = coming
    .catch(() => undefined)
    .finally(() => {
      if (arrival === settled) arrival = null;
      hasArrived();
    });
  arrival = settled;
}

let hasArrived: () => void = () => undefined;
/** Settles once the visitor has an identity, or the attempt to get one has failed. */
export const arrived = new Promise<void>((resolve) => (hasArrived = resolve));

/** An answer that takes longer (in ms) counts as lost: changing networks drop some silently. */
const ANSWER_WITHIN = 60_000;
const SOON = 10_000; // for requests that are repeated until they are answered

/** How a call is sent: its query, and its timeout in ms. */
interface CallOptions {
  query?: Record<string, string>;
  within?: number;
}

/** Make one of the calls that the server describes; *parts* replace the braces in its path, in order. */
export async function call<Call extends keyof Operations>(
  operation: Call,
  parts: readonly string[] = [],
  body?: Operations[Call]['body'],
  { query = {}, within = ANSWER_WITHIN }: CallOptions = {},
): Promise<Operations[Call]['answer']> {
  const [method = '', path = ''] = filled(operation, parts).split(' ');
  if (arrival && !FOR_ALL.test(`${method} ${path}`)) await arrival;
  const asked = new URLSearchParams(query).toString();
  const sent = body ?? (method === 'POST' ? {} : undefined);
  const { response, text } = await ask(method, asked ? `${path}?${asked}` : path, sent, within);
  if (!response.ok) throw refusal(response.status, text);
  const isJson = response.headers.get('content-type')?.includes('json');
  return isJson ? JSON.parse(text) : text;
}

function filled(operation: string, parts: readonly string[]): string {
  return parts.reduce((path, part) => path.replace(/\{\w+\}/, () => encodeURIComponent(part)), operation);
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
    const { error, card, may = [] }: ErrorResponse = JSON.parse(text);
    if (card) return new UnreadableError(error.message, { card, may });
    return new ApiError(
      status,
      error.message || String(status),
      error.rule ?? null,
      error.path,
      error.code,
      error.text,
    );
  } catch {
    return new ApiError(status, String(status));
  }
}

export type NewTable = TableBody;

export const api = {
  me: () => call('GET /api/me'),
  change: (change: MeBody) => call('PATCH /api/me', [], change),
  personalLink: () => call('POST /api/me/link'),
  claim: (token: string) => call('POST /api/me/claim', [], { token }),
  forget: () => call('DELETE /api/me'),

  games: () => call('GET /api/games'),
  edition: (slug: string, digest: string) => call('GET /api/games/{slug}/editions/{digest}', [slug, digest]),
  uploadEdition: (slug: string, toml: string) => call('POST /api/games/{slug}/editions', [slug], toml),
  text: (slug: string, language: string) => call('GET /api/games/{slug}/text/{lang}', [slug, language]),
  lessonTexts: (slug: string, language: string) => call('GET /api/games/{slug}/lessons/{lang}', [slug, language]),
  help: (slug: string, language: string) => call('GET /api/games/{slug}/help/{lang}', [slug, language]),
  explanationTexts: (slug: string, language: string) =>
    call('GET /api/games/{slug}/explanations/{lang}', [slug, language]),
  explainComponents: (slug: string, edition?: string) =>
    call('GET /api/games/{slug}/explanations', [slug], undefined, edition ? { query: { edition } } : {}),
  /** Of the table as it is, or of a frame of its replay, as it was seen or as a seat saw it. */
  explanations: (id: string, frame?: number, seat?: Seat) =>
    call('GET /api/tables/{table}/explanations', [id], undefined, {
      query: { ...(frame !== undefined && { frame: `${frame}` }), ...(seat !== undefined && { seat: `${seat}` }) },
    }),
  score: (slug: string, pad: Fields, edition?: string) =>
    call('POST /api/games/{slug}/score', [slug], pad, edition ? { query: { edition } } : {}),

  create: (wanted: NewTable) => call('POST /api/tables', [], wanted),
  /** Begin a lesson, or go on where it was left unless it is to begin anew. */
  lesson: (game: string, lesson: string, anew = false) => call('POST /api/lessons', [], { game, lesson, anew }),
  step: (id: string, step: number) => call('POST /api/tables/{table}/step', [id], { step }),
  tables: (of: 'open' | 'mine') => call('GET /api/tables', [], undefined, { query: { of } }),
  table: (id: string) => call('GET /api/tables/{table}', [id], undefined, { within: SOON }),
  /** The table that an invitation is to, before joining it. */
  welcome: (id: string, invitation?: string) =>
    call('POST /api/tables/{table}/welcome', [id], { ...(invitation && { invitation }) }),
  /** Without a place: any that is free; null: only watch. */
  join: (id: string, invitation?: string, place?: number | null) =>
    call('POST /api/tables/{table}/join', [id], {
      ...(invitation && { invitation }),
      ...(place !== undefined && { place }),
    }),
  leave: (id: string) => call('POST /api/tables/{table}/leave', [id]),
  start: (id: string) => call('POST /api/tables/{table}/start', [id]),
  rematch: (id: string) => call('POST /api/tables/{table}/rematch', [id]),
  again: (id: string, frame: number) => call('POST /api/tables/{table}/again', [id], { frame }),
  close: (id: string) => call('POST /api/tables/{table}/close', [id]),
  sit: (id: string, seat: Seat) => call('POST /api/tables/{table}/sit', [id], { seat }),
  act: (id: string, post: { id: string; seat: Seat; seq: number; action: Action }) =>
    call('POST /api/tables/{table}/actions', [id], post, { within: SOON }),
  preview: (id: string, seat: Seat, action: Action) => call('POST /api/tables/{table}/preview', [id], { seat, action }),
  why: (id: string, seat: Seat, action: Action) => call('POST /api/tables/{table}/why', [id], { seat, action }),
  ahead: (id: string, seat: Seat, action: Action) => call('POST /api/tables/{table}/ahead', [id], { seat, action }),
  hurry: (id: string) => call('POST /api/tables/{table}/hurry', [id]),
  gains: (id: string, seat: Seat) => call('POST /api/tables/{table}/gains', [id], { seat }),
  hint: (id: string, seat: Seat) => call('POST /api/tables/{table}/hint', [id], { seat }),
  coachBefore: (id: string, seat: Seat) => call('POST /api/tables/{table}/coach/before', [id], { seat }),
  coachAfter: (id: string, seat: Seat) => call('POST /api/tables/{table}/coach/after', [id], { seat }),
  undo: (id: string, seat: Seat) => call('POST /api/tables/{table}/undo', [id], { seat }),
  answerUndo: (id: string, seat: Seat, agree: boolean) =>
    call('POST /api/tables/{table}/undo/answer', [id], { seat, agree }),
  chat: (id: string, text: string) => call('POST /api/tables/{table}/chat', [id], { text }),
  resign: (id: string, seat: Seat) => call('POST /api/tables/{table}/resign', [id], { seat }),
  replace: (id: string, seat: Seat, level: string) => call('POST /api/tables/{table}/replace', [id], { seat, level }),
  comeBack: (id: string, seat: Seat) => call('POST /api/tables/{table}/return', [id], { seat }),
  remove: (id: string, whom: { place: number } | { person: string }) =>
    call('POST /api/tables/{table}/remove', [id], whom),
  mute: (id: string, person: string, muted = true) => call('POST /api/tables/{table}/mute', [id], { person, muted }),
  renewInvitation: (id: string) => call('POST /api/tables/{table}/invitation', [id]),
  recent: (id: string) => call('GET /api/tables/{table}/recent', [id]),
  replay: (id: string) => call('GET /api/tables/{table}/replay', [id]),
  review: (id: string) => call('GET /api/tables/{table}/review', [id]),
  beginReview: (id: string) => call('POST /api/tables/{table}/review', [id]),
  /** Agree that whoever has the link sees the match, or no longer. */
  share: (id: string, agree: boolean) => call('POST /api/tables/{table}/sharing', [id], { agree }),
  shared: (id: string, token: string) => call('POST /api/shared/{table}', [id], { token }),
  recordPath: (id: string) => `/api/tables/${encodeURIComponent(id)}/record`,
};
