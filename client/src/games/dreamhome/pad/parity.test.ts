import { itReadsAsInPython } from '../../../kit/testing/read_pads';
import type { Fields } from '../../../kit/types';
import { readEdition } from '../edition';
import changed from '../vectors/read_pads.json';
import { edition as data } from '../vectors/vectors.json';
import { readPad } from './read';

const edition = readEdition(data)!;
const NOTHING = { decor: [], beside: [], roofs: [], helpers: [], children: 0 };

itReadsAsInPython(
  (pad) => readPad(pad, edition),
  changed,
  (pad) => ({
    ...pad,
    seats: (pad['seats'] as Fields[]).map((seat) => ({ ...NOTHING, ...seat })),
  }),
);
