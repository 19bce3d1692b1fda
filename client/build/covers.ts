/**
 * Draws the games' covers at build time: pictures for the home page, so that it need not load what boards are drawn with.
 *
 * Each Cover.svelte is rendered into an SVG file for either theme. `virtual:covers` has their addresses.
 */

import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { svelte, vitePreprocess } from '@sveltejs/vite-plugin-svelte';
import type { Component } from 'svelte';
import type { render } from 'svelte/server';
import { createServer, type Plugin, type ViteDevServer } from 'vite';

type Theme = 'light' | 'dark';
const THEMES: readonly Theme[] = ['light', 'dark'];
const NAME = 'virtual:covers';
const STYLES = ['/src/style/tokens.css', '/src/style/base.css'];
const FRAME = '.picture { height: 100vh } .picture.picture svg { display: block; width: 100%; height: 100% }';

export function covers(): Plugin {
  let root = '';
  let draws = false;
  let renderer: Promise<ViteDevServer> | null = null;
  const draw = async (slug: string, theme: Theme): Promise<string> => {
    renderer ??= startRenderer(root);
    return picture(await renderer, slug, theme);
  };
  return {
    name: 'parlour-covers',
    configResolved(config) {
      root = config.root;
      draws = config.command === 'build';
    },
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    async load(id) {
      if (id !== `\0${NAME}`) return null;
      const addresses: Record<string, Record<string, string>> = {};
      for (const slug of drawn(root)) {
        addresses[slug] = {};
        for (const theme of THEMES) {
          const source = draws ? await draw(slug, theme) : '';
          const fileName = draws
            ? `assets/cover-${slug}-${theme}-${digest(source)}.svg`
            : `covers/${slug}-${theme}.svg`;
          if (draws) this.emitFile({ type: 'asset', fileName, source });
          addresses[slug][theme] = `/${fileName}`;
        }
      }
      return `export const covers = ${JSON.stringify(addresses)};`;
    },
    async closeBundle() {
      await (await renderer)?.close();
      renderer = null;
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const [, slug, theme] = /^\/covers\/([a-z]+)-(light|dark)\.svg/.exec(request.url ?? '') ?? [];
        if (!slug || !drawn(root).includes(slug)) return next();
        void draw(slug, theme as Theme).then((source) => {
          response.setHeader('content-type', 'image/svg+xml').end(source);
        }, next);
      });
    },
  };
}

/** The games that have a cover. */
function drawn(root: string): string[] {
  const folder = join(root, 'src/games');
  return readdirSync(folder).filter((slug) => existsSync(join(folder, slug, 'Cover.svelte')));
}

function digest(source: string): string {
  return createHash('sha256').update(source).digest('hex').slice(0, 8);
}

/** Components compiled for this server bring their styles along with what they render. */
function startRenderer(root: string): Promise<ViteDevServer> {
  const compilerOptions = { runes: true, css: 'injected' as const };
  return createServer({
    root,
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    plugins: [svelte({ configFile: false, preprocess: vitePreprocess(), emitCss: false, compilerOptions })],
    server: { middlewareMode: true, hmr: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
}

async function picture(server: ViteDevServer, slug: string, theme: Theme): Promise<string> {
  const cover = (await server.ssrLoadModule(`/src/games/${slug}/Cover.svelte`)) as { default: Component };
  const svelteServer = (await server.ssrLoadModule('svelte/server')) as { render: typeof render };
  const { head, body } = svelteServer.render(cover.default);
  const shared = await Promise.all([...STYLES, `/src/games/${slug}/art/palette.css`].map((file) => css(server, file)));
  const componentRules = [...head.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, rules]) => rules);
  return document([...shared, ...componentRules, FRAME].join('\n'), body, theme);
}

async function css(server: ViteDevServer, file: string): Promise<string> {
  return ((await server.ssrLoadModule(`${file}?inline`)) as { default: string }).default;
}

/** An SVG file is XML: every drawing inside names its namespace, and the marks of hydration go. */
function document(style: string, body: string, theme: Theme): string {
  const drawing = body.replaceAll(/<!--[\s\S]*?-->/g, '').replaceAll('<svg', '<svg xmlns="http://www.w3.org/2000/svg"');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="100%" height="100%" data-theme="${theme}">`,
    `<style><![CDATA[${style}]]></style>`,
    '<foreignObject width="100%" height="100%">',
    `<div xmlns="http://www.w3.org/1999/xhtml" class="picture">${drawing}</div>`,
    '</foreignObject></svg>',
  ].join('');
}
