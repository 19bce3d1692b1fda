/**
 * Which part of the client may import which: `kit` neither shell nor games; a game the kit and itself; `shell` the kit,
 * and of the games only what `shell/games/find_*.ts` find by name; all of them the types of `generated`.
 * `import.meta.glob` counts as an import.
 */
import type { Rule } from 'eslint';
import { dirname, relative, resolve, sep } from 'node:path';

const SOURCES = resolve(import.meta.dirname, '../src');
const SHARED = ['generated', 'kit', 'style', 'text'];
const FINDS_GAMES = /^shell\/games\/find_\w+\.ts$/;

/** The layer of a file: `kit`, `shell`, `games/<slug>` …; null outside of the sources. */
function layerOf(path: string): string | null {
  const parts = relative(SOURCES, path).split(sep);
  if (parts[0] === '..') return null;
  return parts[0] === 'games' ? `games/${parts[1]}` : (parts[0] ?? null);
}

function mayImport(file: string, target: string): boolean {
  const [from, to] = [layerOf(file), layerOf(target)];
  if (from === null || to === null || from === to || SHARED.includes(to)) return true;
  if (FINDS_GAMES.test(relative(SOURCES, file).split(sep).join('/'))) return to.startsWith('games/');
  return from !== 'kit' && from !== 'shell' && !from.startsWith('games/');
}

/** What a node that imports has of its address; each kind has it elsewhere. */
interface Importing {
  source?: { value?: unknown } | null;
  argument?: { literal?: { value?: unknown } };
  arguments?: { value?: unknown }[];
}

const rule: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { layer: '"{{from}}" must not import "{{to}}" (client/README.md, layers)' },
  },
  create(context) {
    function check(node: Rule.Node, specifier: unknown): void {
      if (typeof specifier !== 'string' || !specifier.startsWith('.')) return;
      const target = resolve(dirname(context.filename), specifier);
      if (mayImport(context.filename, target)) return;
      const data = { from: layerOf(context.filename) ?? '', to: layerOf(target) ?? '' };
      context.report({ node, messageId: 'layer', data });
    }
    const checkSource = (node: Rule.Node): void => check(node, (node as Importing).source?.value);
    return {
      ImportDeclaration: checkSource,
      ExportNamedDeclaration: checkSource,
      ExportAllDeclaration: checkSource,
      ImportExpression: checkSource,
      TSImportType(node: Rule.Node) {
        const importing = node as Importing; // `argument` is asked only of parsers that have no `source` yet
        check(node, importing.source?.value ?? importing.argument?.literal?.value);
      },
      "CallExpression[callee.object.type='MetaProperty'][callee.property.name='glob']"(node: Rule.Node) {
        for (const argument of (node as Importing).arguments ?? []) check(node, argument.value);
      },
    };
  },
};

export default rule;
