/** The pages by their addresses; the code of each is fetched when somebody goes there. */

import type { Component } from 'svelte';
import type { Route } from './router.svelte';
import { withTexts, withTextsOf, type Often } from './lazy_texts';

/** What every page is given: what follows its name in the address. A page takes of it what it needs. */
interface PageProps {
  parts: string[];
  hash: string;
}
type Page = Component<PageProps>;

interface Kind {
  takes?: number; // how many parts its address has; without it, the page finds out
  says?: Often; // which texts it needs besides those of every visit; else all
  load: () => Promise<{ default: Component<never> }>;
}

const PAGES: Record<string, Kind> = {
  home: { takes: 0, says: 'home', load: () => import('./pages/Home.svelte') },
  lobby: { takes: 0, load: () => import('./pages/Lobby.svelte') },
  tables: { takes: 0, load: () => import('./pages/MyTables.svelte') },
  table: { takes: 1, says: 'table', load: () => import('./pages/TablePage.svelte') },
  'table/new': { takes: 1, load: () => import('./pages/NewTable.svelte') },
  join: { takes: 1, load: () => import('./pages/Join.svelte') },
  settings: { takes: 0, load: () => import('./pages/Profile.svelte') },
  me: { takes: 1, load: () => import('./pages/Claim.svelte') },
  'notices/off': { takes: 1, load: () => import('./pages/Notices.svelte') },
  'notices/confirm': { takes: 1, load: () => import('./pages/Notices.svelte') },
  game: { takes: 1, load: () => import('./pages/GamePage.svelte') },
  help: { takes: 1, load: () => import('./pages/Rules.svelte') },
  replay: { takes: 1, load: () => import('./pages/Replay.svelte') },
  review: { takes: 1, load: () => import('./pages/Review.svelte') },
  shared: { takes: 1, load: () => import('./pages/Shared.svelte') },
  editions: { load: () => import('./pages/Editions.svelte') },
  pad: { says: 'pads', load: () => import('./pages/PadPage.svelte') },
};

/** A page that is open. Without one, the address is unknown, or its page could not be fetched. */
export interface OpenPage {
  route: Route;
  page: Page | null;
  isKnown: boolean;
}

/** Two routes with the same address are one page: going from one table to another starts afresh. */
export function addressOf({ page, parts }: Route): string {
  return [page, ...parts].join('/');
}

export async function openPage(route: Route): Promise<OpenPage> {
  const kind = PAGES[`${route.page}/${route.parts[0]}`] ?? PAGES[route.page];
  const count = route.parts.length;
  if (!kind || (kind.takes ?? count) !== count) return { route, page: null, isKnown: false };
  try {
    const { default: page } = await spoken(kind);
    return { route, page: page as Page, isKnown: true };
  } catch {
    return { route, page: null, isKnown: true };
  }
}

function spoken({ load, says }: Kind): ReturnType<Kind['load']> {
  return says ? withTextsOf(says, load()) : withTexts(load());
}
