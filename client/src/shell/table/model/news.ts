/** Merging news into what is known: log and chat are sent whole once, then line by line. */

import type { ChatLine, Line, News, Snapshot, TableEvent, WireNews } from '../../../kit/types';

const LONGEST_LOG = 1000;

export function fold(before: Snapshot | null, news: WireNews): News {
  const whole = 'log' in news.now ? news.now : null;
  const log = whole?.log ?? news.events.reduce(withEvent, before?.log ?? []);
  const chat = whole?.chat ?? news.events.reduce(withChat, before?.chat ?? []);
  return { ...news, now: { ...news.now, log: log.slice(-LONGEST_LOG), chat: chat.slice(-LONGEST_LOG) } };
}

/** A table that was fetched, as news: what its log has beyond what is known has happened since. */
export function asNews(before: Snapshot | null, now: Snapshot): News {
  const isSameView = before !== null && before.seat === now.seat;
  const lines = isSameView ? now.log.filter((line) => line.seq > before.seq && !line.undone) : [];
  return { table: now.id, seq: now.seq, events: lines.map((line) => ({ seq: line.seq, kind: 'action', line })), now };
}

function withEvent(log: Line[], event: TableEvent): Line[] {
  if (event.kind === 'action') return [...log, event.line];
  if (event.kind === 'reveal') return [...log, ...event.lines];
  if (event.kind !== 'undo') return log;
  return log.map((line) => (event.lines.includes(line.seq) ? { ...line, undone: true } : line));
}

function withChat(chat: ChatLine[], event: TableEvent): ChatLine[] {
  if (event.kind !== 'chat') return chat;
  const { seq, person, name, text, at } = event;
  return [...chat, { seq, person, name, text, at }];
}
