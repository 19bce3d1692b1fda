/** The socket: one per browser. It reconnects by itself and resumes by sequence number. */

import type { ErrorBody, ErrorResponse } from '../../generated/api';
import type { ClientMessage, ServerMessage, TableCard, Unreadable, WireNews } from '../../kit/types';

/** As much of a WebSocket as is used; tests have a fake. */
export interface Wire {
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent<string>) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send(text: string): void;
  close(): void;
}

interface Watch {
  seq: number | null;
  tell: (news: WireNews) => void;
  lost: (refusal: Refusal) => void;
  fence: number; // the ping whose answer precedes all news that count; 0: none to wait for
}

/** Why the server stops sending a table; *unreadable* if it exists but cannot be read. */
export type Refusal = Pick<ErrorBody, 'path' | 'message' | 'code'> & { unreadable?: Unreadable };

const FIRST_WAIT = 400;
const LONGEST_WAIT = 5000;
const TOO_OFTEN = 4429; // too many sockets or messages: the server wants a pause
const PAUSE = 15_000;
const PING_EVERY = 25_000;
const PONG_WITHIN = 10_000;
const OPEN_WITHIN = 10_000;

export class Connection {
  state: 'idle' | 'connecting' | 'open' | 'lost' = $state('idle');
  private wire: Wire | null = null;
  private readonly watches = new Map<string, Watch>();
  private lobby: ((cards: TableCard[]) => void) | null = null;
  private wait = FIRST_WAIT;
  private isOpening = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pinged = 0;
  private answered = 0;
  private allowed = false;

  constructor(private readonly open: () => Wire) {}

  /**
   * Follow a table from the number known of it (null: none); returns a function that stops. A table that is followed already
   * starts anew: what the server sent earlier is ignored. *lost*: the server sends no more of it.
   */
  watch(id: string, seq: number | null, tell: Watch['tell'], lost: Watch['lost'] = () => undefined): () => void {
    const isAnew = this.watches.has(id) && this.state === 'open';
    if (isAnew) this.say({ unwatch: id });
    if (isAnew) this.ping();
    this.watches.set(id, { seq, tell, lost, fence: isAnew ? this.pinged : 0 });
    this.need();
    this.say({ watch: id, after: seq });
    return () => {
      if (this.watches.get(id)?.tell !== tell) return;
      this.watches.delete(id);
      this.say({ unwatch: id });
    };
  }

  watchLobby(tell: (cards: TableCard[]) => void): () => void {
    this.lobby = tell;
    this.need();
    this.say({ lobby: true });
    return () => {
      if (this.lobby !== tell) return;
      this.lobby = null;
      this.say({ lobby: false });
    };
  }

  /** Try again at once: the network is back, or the phone has woken up. */
  wake(): void {
    if (this.state === 'open') return this.ping();
    if (this.state !== 'lost' || this.isOpening) return;
    this.wait = FIRST_WAIT;
    this.connect();
  }

  /** The socket needs an identity: it waits until the visitor has one. */
  allow(): void {
    this.allowed = true;
    if (this.watches.size || this.lobby) this.need();
  }

  private need(): void {
    if (this.allowed && this.state === 'idle') this.connect();
  }

  private connect(): void {
    if (this.state === 'idle') this.state = 'connecting';
    const wire = this.open();
    this.wire = wire;
    this.isOpening = true;
    this.later(OPEN_WITHIN, () => this.giveUp(wire));
    wire.onopen = () => this.opened(wire);
    wire.onmessage = (event) => this.heard(wire, event.data);
    wire.onclose = (event) => this.closed(wire, event.code);
  }

  private opened(wire: Wire): void {
    if (wire !== this.wire) return;
    this.isOpening = false;
    this.state = 'open';
    this.answered = this.pinged;
    for (const [id, watch] of this.watches) {
      watch.fence = 0;
      this.say({ watch: id, after: watch.seq });
    }
    if (this.lobby) this.say({ lobby: true });
    this.later(PING_EVERY, () => this.ping());
  }

  private closed(wire: Wire, code?: number): void {
    if (wire !== this.wire) return; // an earlier socket
    this.wire = null;
    this.isOpening = false;
    this.state = 'lost';
    if (code === TOO_OFTEN) this.wait = PAUSE;
    this.later(this.wait * (0.75 + Math.random() / 2), () => this.connect());
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  /** A socket that does not answer is dead even if the browser reports it open, as after a phone has slept. */
  private ping(): void {
    const wire = this.wire;
    if (!wire) return;
    const isWaiting = this.pinged > this.answered;
    this.say({ ping: ++this.pinged });
    if (isWaiting) return; // an earlier ping is still being waited for
    this.later(PONG_WITHIN, () => this.giveUp(wire));
  }

  private giveUp(wire: Wire): void {
    wire.close();
    this.closed(wire);
  }

  private heard(wire: Wire, data: string): void {
    if (wire !== this.wire) return;
    this.wait = FIRST_WAIT; // only now: a socket that is closed right after opening must not be retried at once
    const message: ServerMessage = JSON.parse(data);
    if ('pong' in message) this.ponged(message.pong);
    else if ('lobby' in message) this.lobby?.(message.lobby);
    else if ('now' in message) this.heardOf(message);
    else if ('table' in message) this.watches.get(message.table)?.lost(refusal(message));
  }

  private ponged(number: number): void {
    this.answered = this.pinged; // any answer shows that the socket is alive
    for (const watch of this.watches.values()) if (watch.fence <= number) watch.fence = 0;
    this.later(PING_EVERY, () => this.ping());
  }

  /**
   * Pass on what is new: after a reconnect the server may repeat what is known. News with a whole log
   * are always passed on: they may be another seat's, whose numbers do not compare.
   */
  private heardOf(news: WireNews): void {
    const watch = this.watches.get(news.table);
    if (!watch || watch.fence || (!('log' in news.now) && watch.seq !== null && news.seq < watch.seq)) return;
    const known = watch.seq;
    watch.seq = news.seq;
    watch.tell({ ...news, events: news.events.filter((event) => known === null || event.seq > known) });
  }

  private say(words: ClientMessage): void {
    if (this.state === 'open') this.wire?.send(JSON.stringify(words));
  }

  private later(wait: number, what: () => void): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(what, wait);
  }
}

function refusal({ error, card, may = [] }: ErrorResponse): Refusal {
  return card ? { ...error, unreadable: { card, may } } : error;
}

export const connection = new Connection(() => {
  const address = new URL('/api/socket', location.href);
  address.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:';
  return new WebSocket(address) as Wire;
});
