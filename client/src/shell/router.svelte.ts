/** The open page, always derived from the address bar. */

export interface Route {
  page: string;
  parts: string[]; // what follows the page's name in the address
  hash: string;
}

/** `/table/abc` → page `table`, parts `abc`; `/` → page `home`. */
export function readRoute(pathname: string, hash = ''): Route {
  const [page = '', ...parts] = pathname.split('/').filter(Boolean).map(decoded);
  return { page: page || 'home', parts, hash: hash.replace(/^#/, '') };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

class Router {
  now: Route = $state.raw(readRoute(location.pathname, location.hash));

  constructor() {
    addEventListener('popstate', () => this.read());
    addEventListener('hashchange', () => this.read());
  }

  go(path: string, replace = false): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', path);
    this.read();
    scrollTo(0, 0);
  }

  /** Handle plain links of our own without loading a page; leave everything else to the browser. */
  follow(event: MouseEvent): void {
    const link = (event.target as Element | null)?.closest?.('a');
    if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin || link.pathname.startsWith('/api/'))
      return;
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    if (link.target || link.hasAttribute('download')) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }

  private read(): void {
    this.now = readRoute(location.pathname, location.hash);
  }
}

export const router = new Router();
