import { itReadsAsInPython } from '../../../kit/testing/read_pads';
import type { Fields } from '../../../kit/types';
import { readEdition } from '../edition';
import changed from '../vectors/read_pads.json';
import { edition } from '../vectors/vectors.json';
import { readPad } from './read';

const read = readEdition(edition)!;

itReadsAsInPython(
  (pad) => readPad(pad, read),
  changed,
  (pad) => ({ ...pad, seats: (pad['seats'] as Fields[]).map((seat) => ({ planner: false, ...seat })) }),
);
