/** Which modules share a file, so that each page needs few files and fetches little that it does not use. */

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Rolldown } from 'vite';

const ENTRY = join(import.meta.dirname, '../index.html');
const WORKER = /[\\/]src[\\/]sw\.ts$/;
const GAME = /[\\/]src[\\/]games[\\/](\w+)[\\/]/;
const BOARD = /[\\/]src[\\/]games[\\/](\w+)[\\/](?:Board\.svelte|speech\.ts)$/;
const OF_BOARDS = /[\\/]board[\\/].*[\\/]placing\./; // used by boards and their words, and by no pad
const TEXTS = /[\\/]src[\\/]games[\\/]\w+[\\/]texts\.ts$/; // fetched beside the code, to fetch the texts of a language
const GUIDE = /[\\/]src[\\/]games[\\/](\w+)[\\/]guide[\\/]guide\.ts$/;
const READING = /[\\/]src[\\/]games[\\/]\w+[\\/]reading[\\/]reading\.ts$/;
const PAD = /[\\/]src[\\/]games[\\/]\w+[\\/]Pad\.svelte$/;

const TRANSITIONS = /[\\/]svelte[\\/].*[\\/](transitions|svelte-element)\.js$/; // used by boards only, although Svelte's index re-exports it
/** Modules of Svelte without side effects: a page that uses none of their exports does not fetch them. */
export const PURE =
  /[\\/]svelte[\\/]src[\\/](internal[\\/]client[\\/]dom|reactivity|easing|animate|transition|motion)[\\/]/;

/** What nearly every page needs, although none of it is imported at the start. */
const BASICS = [
  'shell/server/errors',
  'shell/server/attempt',
  'shell/games/find_texts',
  'shell/games/find_pad',
  'shell/games/usual',
  'kit/required',
  'kit/words/board_texts',
  'kit/words/joined',
  'kit/words/names',
  'kit/words/numbers',
  'kit/edition',
];

/** What several pages have in common besides the core, by who uses it. */
const SHARED = {
  /** Pages that follow tables over the socket. */
  live: ['shell/services', 'shell/server/connection', 'shell/server/outbox', 'shell/table/model/names'],
  /** Pages with lists of tables or games, and what is seldom needed besides. */
  lists: [
    'shell/parts/TableRow',
    'shell/parts/PlayNow',
    'shell/parts/Segments',
    'shell/parts/Switch',
    'shell/setup/setup',
    'shell/setup/OwnEdition',
    'shell/game/sources',
    'shell/person/Languages',
    'shell/person/NameForm',
  ],
  /** Matches that are over. */
  past: ['shell/parts/TryAgain', 'shell/parts/PastMatch', 'shell/replay/Frames', 'shell/replay/past', 'shell/sharing'],
  /** Tables, pads and some other pages. */
  common: [
    'kit/sheet',
    'kit/ui/Panel',
    'kit/SeatMark',
    'kit/seats',
    'kit/picker/cover',
    'kit/board/Defs',
    'kit/board/scene',
    'kit/board/shown',
    // Of Svelte:
    'reactivity',
    'internal/client/dom/blocks/await',
    'internal/client/dom/elements/bindings',
    'shell/browser/screen',
    'shell/browser/share',
  ],
  /** The part of Svelte that only the rules page uses. */
  rules: ['internal/client/dom/blocks/svelte-element'],
  /** Dialogs: always fetched later. */
  dialogs: ['kit/ui/Sheet'],
  /** Games whose board is a map. */
  maps: ['kit/map', 'kit/reading/voice'],
};

const isOf = (id: string, paths: readonly string[]): boolean =>
  paths.some((path) => new RegExp(`[\\\\/]src[\\\\/]${path.replaceAll('/', '[\\\\/]')}[\\\\/.]`).test(id));

const shared = (name: keyof typeof SHARED): Rolldown.CodeSplittingGroup => ({
  name,
  priority: 8,
  test: (id) => isOf(id, SHARED[name]),
  includeDependenciesRecursively: false,
});

/** These modules together with everything that only they import. */
const whole = (name: string, priority: number, ...paths: string[]): Rolldown.CodeSplittingGroup => ({
  name,
  priority,
  test: (id) => isOf(id, paths),
});

const atFirst = new Set<string>();

/** Whether the entry imports a module, itself or through others. */
function isAtFirst(id: string, graph: Rolldown.ChunkingContext): boolean {
  if (!atFirst.size) collect(ENTRY, graph, atFirst);
  return atFirst.has(id);
}

function collect(id: string, graph: Rolldown.ChunkingContext, found: Set<string>): void {
  if (found.has(id)) return;
  found.add(id);
  for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) collect(imported, graph, found);
}

const ofPads = new Set<string>();

/** Whether the pad of a game imports a module, itself or through others. */
function isOfPad(id: string, graph: Rolldown.ChunkingContext): boolean {
  if (!ofPads.size) for (const pad of pads()) collect(pad, graph, ofPads);
  return ofPads.has(id);
}

/** Pads by their files: there is no list of games to keep. */
function pads(): string[] {
  const games = join(import.meta.dirname, '../src/games');
  return readdirSync(games).map((game) => join(games, game, 'Pad.svelte'));
}

/** The parts, each fetched when it is needed, that import a module: without readings, which come after the board. */
function partsWith(
  id: string,
  graph: Rolldown.ChunkingContext,
  seen = new Set<string>(),
  found = new Set<string>(),
): Set<string> {
  if (seen.has(id)) return found;
  seen.add(id);
  const info = graph.getModuleInfo(id);
  if (info?.isEntry || info?.dynamicImporters.length) {
    if (!READING.test(id)) found.add(id);
  }
  for (const importer of info?.importers ?? []) partsWith(importer, graph, seen, found);
  return found;
}

/** What pads need too stays by itself, so that they do not fetch what only boards and help draw. */
function nameShared(id: string, graph: Rolldown.ChunkingContext): string | null {
  const game = GAME.exec(id)?.[1];
  if (!game || partsWith(id, graph).size < 2) return null;
  return isOfPad(id, graph) ? game : `${game}-art`;
}

export const chunks: Rolldown.CodeSplittingGroup[] = [
  // What every page needs: all that the entry imports, and what nearly all of them fetch besides.
  {
    name: (id, graph) => (isOf(id, BASICS) || isAtFirst(id, graph) ? 'core' : null),
    debugName: 'core',
    priority: 9,
    test: (id) => !WORKER.test(id) && !TRANSITIONS.test(id),
    includeDependenciesRecursively: false,
  },
  ...(['live', 'lists', 'past', 'common', 'rules', 'dialogs', 'maps'] as const).map(shared),
  // What most boards have in common: things that travel, and rounds that are counted by dots.
  {
    name: 'boards',
    priority: 8,
    test: /[\\/]svelte[\\/]src[\\/](easing|animate|internal[\\/]client[\\/](loop|dom[\\/]elements[\\/]transitions))|[\\/]src[\\/]kit[\\/]board[\\/](travel|RoundDots)\./,
    includeDependenciesRecursively: false,
  },
  whole('table', 7, 'shell/pages/TablePage', 'kit/picker/Target', 'kit/ui/Popover', 'kit/board/escape'),
  whole(
    'pads',
    6,
    'shell/pages/PadPage',
    'kit/pad/PadFrame',
    'kit/pad/opening',
    'kit/pad/form',
    'kit/pad/read',
    'kit/pad/Group',
    'kit/pad/Tally',
  ),
  {
    name: (id) => `${GAME.exec(id)?.[1]}-texts`,
    debugName: 'texts',
    priority: 6,
    test: TEXTS,
    includeDependenciesRecursively: false,
  },
  // What a game's board, pad and words have in common; what only its board and its help draw; then the board with its words.
  {
    name: (id, graph) => nameShared(id, graph),
    debugName: 'games',
    priority: 5,
    test: (id) => GAME.test(id) && ![BOARD, PAD, GUIDE, OF_BOARDS].some((one) => one.test(id)),
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  {
    name: (id) => `${BOARD.exec(id)?.[1]}-board`,
    debugName: 'boards',
    priority: 4,
    test: BOARD,
  },
];
