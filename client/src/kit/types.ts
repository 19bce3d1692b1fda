/** What travels between server and browser, as docs/api.md fixes it. Shared by the shell and every board. */

export type Plain = null | boolean | number | string | Plain[] | { [key: string]: Plain };
export type Value = number | string;
export type Seat = number;

/** An action as it stands at every border: `{"do": "place", "cell": 7}`. */
export type Action = { do: string } & Record<string, Value>;

/** Something to be said with a game's Fluent texts. */
export interface Message {
  text: string;
  arguments: Record<string, Value>;
}

/** One line of the log. Said by the text's attribute `log`; see `sayLine` in words.ts. */
export interface Line {
  seq: number;
  seat: Seat | null; // null: chance
  seen: Action;
  message: Message;
  brief: Message | null; // said instead after `moment`: people must remember for themselves
  moment: number; // the last one at which `message` is said
  undone: boolean;
}

/** Legal actions as a tree of fields, in the order in which a person points. */
export type Tree = Branch[];
export type Branch = { do: string } & Below;
export type Choice = { value: Value } & Below;
export interface Below {
  field?: string;
  choices?: Choice[];
  action?: number;
}

/** The score, line by line and seat by seat; null where the viewer cannot know. */
export interface Sheet {
  seats: { lines: Record<string, number | null>; total: number | null }[];
  ranking: Seat[][];
}

export interface Place {
  seat: Seat;
  who: 'person' | 'bot' | 'empty';
  name: string;
  avatar: string | null;
  level: string | null;
  person: string | null;
  mine: boolean;
  here: boolean;
  host: boolean;
  resigned: boolean;
  stand_in: string | null;
  waiting: boolean;
}

export interface ChatLine {
  seq: number;
  person: string;
  name: string;
  text: string;
  at: number | string;
}

export type Status = 'open' | 'playing' | 'over' | 'closed';
export type Variant = { seats: number } & Record<string, Value>;

/** A table as one viewer sees it now. */
export interface Snapshot {
  id: string;
  game: string;
  rules: number; // the version of the rules that the table is played by
  variant: Variant;
  edition: string;
  status: Status;
  seq: number;
  public: boolean;
  auto: boolean;
  hints?: boolean; // whether a bot's advice may be asked for at this table
  places: Place[];
  host: boolean;
  invitation: string | null;
  seat: Seat | null; // whose view this is; null: a spectator's
  hand_over: Seat | null;
  shown: { [key: string]: Plain } | null; // the game's own plain data
  to_act: Seat[];
  prompt: Message | null;
  legal: Tree | null;
  sheet: Sheet | null;
  undo: { consent: Seat[] } | null;
  asked: { seat: Seat; waiting: Seat[] } | null;
  moment: number;
  log: Line[];
  chat: ChatLine[];
  muted: string[];
  silent?: 'closed' | 'muted' | 'passing' | null; // why one may not talk here; null: one may
  onlookers?: Onlookers | null; // told to the host
  rematch: string | null;
  clock?: ClockNow | null;
  result: Sheet | null;
}

/** Who watches without a place: how many do now, and those whom the host may mute or remove. */
export interface Onlookers {
  watching: number;
  nameless: number;
  people: Onlooker[];
}

export interface Onlooker {
  person: string;
  name: string;
  avatar: string | null;
  here: boolean;
  invited: boolean;
  muted: boolean;
}

/** Time for the match and more for every turn, or days for every turn. */
export type ClockTerms = { kind: 'live'; bank: number; increment: number } | { kind: 'days'; days: number };

/** A table's clock: by seat what is left while it stands, and when it will have run out while it runs; `at` is the server's time. */
export type ClockNow = ClockTerms & { seats: { left: number; ends: number | null }[]; at: number };

/** What an action would show and score, from the seat's own view; null where chance or a hidden choice comes first. */
export interface Preview {
  shown: { [key: string]: Plain } | null;
  sheet: Sheet | null;
  before: Sheet | null;
}

export type TableEvent =
  | { seq: number; kind: 'action'; line: Line }
  | { seq: number; kind: 'reveal'; lines: Line[] }
  | { seq: number; kind: 'undo'; seat: Seat; lines: number[] }
  | ({ seq: number; kind: 'chat' } & Partial<ChatLine>)
  | { seq: number; kind: 'place'; change: string; place: Place }
  | { seq: number; kind: 'asked' | 'answered'; seat: Seat; agree?: boolean }
  | { seq: number; kind: 'guest' | 'muted' | 'host' | 'rematch' | 'opened' | 'started' | 'over' | 'closed' | 'removed' | 'renewed' };

export interface News {
  table: string;
  seq: number;
  events: TableEvent[];
  now: Snapshot;
}

/** News as they travel: log and chat are there only when they are to be taken as a whole. */
export interface WireNews extends Omit<News, 'now'> {
  now: Omit<Snapshot, 'log' | 'chat'> & Partial<Pick<Snapshot, 'log' | 'chat'>>;
}

export interface Frame {
  shown: { [key: string]: Plain };
  sheet: Sheet | null;
  log: Line | null;
}

export interface FieldInfo {
  name: string;
  names?: string[];
  first?: number;
  size?: number;
}

export interface OptionInfo {
  name: string;
  choices: Value[];
  seats?: number[];
}

export interface EditionInfo {
  name: string;
  digest: string;
  sources: Record<string, number>;
}

export interface Game {
  slug: string;
  rules: number;
  seats: number[];
  options: OptionInfo[];
  lines: string[];
  /** The languages it has texts in; whoever reads another one gets English. */
  languages?: string[];
  editions: EditionInfo[];
  kinds: { do: string; fields: FieldInfo[] }[];
  /** What the plain pad asks for every seat; nothing: the pad is drawn, or there is none. */
  pad?: FieldInfo[];
  /** What differs under earlier rules, by which tables may still be in play. */
  earlier?: Pick<Game, 'rules' | 'seats' | 'options' | 'lines' | 'kinds'>[];
}

export interface Catalogue {
  games: Game[];
  levels: string[];
  avatars: string[];
  languages: string[];
}

/** Why a server cannot show a table: a newer version of Parlour made it, or its record is damaged. */
export type Trouble = 'newer' | 'broken';

export interface TableCard {
  id: string;
  game: string;
  rules: number;
  variant: Variant;
  status: Status;
  places: { name: string; avatar: string | null; who: Place['who']; level: string | null }[];
  host: string;
  waiting: boolean;
  mine: boolean;
  changed: number;
  trouble: Trouble | null;
}

/** A table that is there and cannot be shown: its card, and what this person may still do with it. */
export interface Unreadable {
  card: TableCard & { trouble: Trouble };
  may: ('record' | 'close')[];
}

export interface Me {
  id: string;
  name: string;
  avatar: string | null;
  settings: Record<string, Plain>;
}

export type WantedPlace = { who: 'me' | 'guest' | 'here' } | { who: 'bot'; level: string };

/** What a board, a pad and the words of a game are given. See client/README.md. */
export interface Motion {
  /** False when the person, or the system, asks for less motion. */
  readonly full: boolean;
  /** A duration: as given, or 0 with reduced motion. */
  ms(duration: number): number;
}

/** `phone`: narrower than 900 px; the board is the first thing on the page and may be pinched and dragged. */
export type BoardSize = 'phone' | 'desk';
