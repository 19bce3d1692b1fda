import { RuleTester } from 'eslint';
import { resolve } from 'node:path';
import ts from 'typescript-eslint';
import { describe, it } from 'vitest';
import rule from './import_layers';

RuleTester.describe = describe;
RuleTester.it = it;

const file = (path: string): string => resolve(import.meta.dirname, '../src', path);
const one = (path: string, code: string) => ({ filename: file(path), code });
const wrong = (path: string, code: string) => ({ ...one(path, code), errors: [{ messageId: 'layer' }] });

new RuleTester({ languageOptions: { parser: ts.parser as never } }).run('import-layers', rule, {
  valid: [
    one('kit/board/scene.ts', "import { words } from '../words/words';"),
    one('kit/words/ui_texts.svelte.ts', "import.meta.glob('../../text/*.ftl');"),
    one('games/a/Board.ts', "import { Picker } from '../../kit/picker/picker.svelte'; import './board/scene';"),
    one('shell/App.ts', "import './pages/Home'; import '../kit/types'; import '../style/base.css';"),
    one('shell/games/find_board.ts', "import.meta.glob('../../games/*/Board.svelte');"),
    one('main.ts', "import './shell/App'; import 'svelte';"),
  ],
  invalid: [
    wrong('kit/board/scene.ts', "import type { Table } from '../../shell/table/model/table.svelte';"),
    wrong('kit/board/scene.ts', "import('../../games/a/Board');"),
    wrong('kit/props.ts', "import.meta.glob('../games/*/Board.svelte');"),
    wrong('games/a/Board.ts', "import { api } from '../../shell/server/api';"),
    wrong('games/a/Board.ts', "export { scene } from '../b/board/scene';"),
    wrong('shell/App.ts', "import '../games/a/Board';"),
    wrong('shell/games/catalogue.ts', "import.meta.glob('../../games/*/Board.svelte');"),
    wrong('shell/App.ts', "let board: typeof import('../games/a/Board');"),
  ],
});
