/** What travels between server and browser, under the names that shell, kit and boards use for it. */

import type { Branch, Card, DaysClock, LiveClock, May, Plain, Snapshot } from '../generated/api';
import type { News as WireNews } from '../generated/socket';

export type {
  Action,
  Branch,
  Card as TableCard,
  ChatLine,
  Choice,
  ClockNow,
  EditionInfo,
  Field as FieldInfo,
  Frame,
  Gain,
  Game,
  Games as Catalogue,
  Line,
  Me,
  Message,
  Notices,
  Onlooker,
  Onlookers,
  Option as OptionInfo,
  Place,
  PlaceBody as WantedPlace,
  Plain,
  Preview,
  Explanation,
  Explanations,
  PartExplanation,
  Prospect,
  Review,
  ReviewedDecision,
  ReviewedPosition,
  ReviewNow,
  RoundMark,
  SharedMatch,
  Sharing,
  Sheet,
  Snapshot,
  Status,
  Suggestion,
  Trouble,
  Variant,
  Welcome,
  Why,
} from '../generated/api';
export type { ClientMessage, ServerMessage, TableEvent } from '../generated/socket';
export type { WireNews };

export type Fields = Record<string, Plain>;
export type Value = number | string;
export type Seat = number;

/** Legal actions as a tree of fields, in the order in which a person points. */
export type Tree = Branch[];
export type Below = Omit<Branch, 'do'>;

/** Time for the match and more for every turn, or days for every turn. */
export type ClockTerms = LiveClock | DaysClock;

/** A snapshot with the log and the chat, which are not sent each time. */
export type News = Omit<WireNews, 'now'> & { now: Snapshot };

/** A table that is there and cannot be shown: its card, and what this person may still do with it. */
export interface Unreadable {
  card: Card;
  may: May[];
}

/** What a board, a pad and the words of a game are given. See client/README.md. */
export interface Motion {
  /** False when the person, or the system, asks for less motion. */
  readonly full: boolean;
  /** A duration: as given, or 0 with reduced motion. */
  ms(duration: number): number;
}

/** `phone`: narrower or lower than what a desk needs (`shell/browser/screen.svelte.ts`); the board is the first thing on the page and may be pinched and dragged. */
export type BoardSize = 'phone' | 'desk';
