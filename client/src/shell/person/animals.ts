/** The portraits one can choose: sixteen animals, each put together from a few shapes in a box of 40 × 40. */

interface Animal {
  paper: string; // behind it
  fur: string;
  ears: keyof typeof EARS;
  patch?: keyof typeof PATCHES;
  patchFill?: string;
  nose: keyof typeof NOSES;
  noseFill: string;
}

export const EARS = {
  none: '',
  round: 'M8 14a5 5 0 1 1 8-5zM32 14a5 5 0 1 0-8-5z',
  pointed: 'M9 19L9 5l10 7zM31 19L31 5l-10 7z',
  long: 'M13 16C9 9 10 2 13 2s5 6 4 13zM27 16c4-7 3-14 0-14s-5 6-4 13z',
  tufts: 'M10 17L7 3l10 8zM30 17L33 3l-10 8z',
  antlers:
    'M15 13C14 8 9 9 8 3c2 3 4 2 5 3-1-2 0-3 0-4 1 3 4 6 4 10zM25 13c1-5 6-4 7-10-2 3-4 2-5 3 1-2 0-3 0-4-1 3-4 6-4 10z',
  crest: 'M20 12c-1-5 2-9 9-10-3 2-4 4-4 6 2-1 3-1 5 0-4 1-5 3-6 6z',
  feelers: 'M17 14C15 8 11 6 8 6c4 1 6 5 7 9zM23 14c2-6 6-8 9-8-4 1-6 5-7 9z',
  bulges: 'M9 17a5 5 0 1 1 9-4zM31 17a5 5 0 1 0-9-4z',
} as const;

export const PATCHES = {
  cheeks: 'M8 25c4-3 8 0 12 7-6 2-11-1-12-7zM32 25c-4-3-8 0-12 7 6 2 11-1 12-7z',
  stripes: 'M12 12c3 3 4 9 3 16-3-1-6-4-6-9 0-3 1-5 3-7zM28 12c-3 3-4 9-3 16 3-1 6-4 6-9 0-3-1-5-3-7z',
  disc: 'M20 22c-2-6-10-6-10 0s6 9 10 6c4 3 10 0 10-6s-8-6-10 0z',
  muzzle: 'M20 23c5 0 8 3 8 6s-4 5-8 5-8-2-8-5 3-6 8-6z',
  belly: 'M10 28c5 3 15 3 20 0-1 5-5 7-10 7s-9-2-10-7z',
} as const;

export const NOSES = {
  small: 'M17.5 26h5l-2.5 3z',
  snout: 'M15.5 26.5a4.5 3 0 1 1 9 0a4.5 3 0 1 1-9 0z',
  beak: 'M17 23h6l-3 7z',
  bill: 'M17 22l6 0 1 3 13 5-14-1c-4 0-6-3-6-7z',
  line: 'M13 28c4 3 10 3 14 0l-.5 1.5c-4 2.5-9 2.5-13 0z',
} as const;

export const ANIMALS: Record<string, Animal> = {
  badger: {
    paper: '#dfe6d8',
    fur: '#f2efe8',
    ears: 'round',
    patch: 'stripes',
    patchFill: '#3f3d3c',
    nose: 'small',
    noseFill: '#2b2929',
  },
  bear: {
    paper: '#f0dfc6',
    fur: '#8a5a34',
    ears: 'round',
    patch: 'muzzle',
    patchFill: '#c99f6e',
    nose: 'small',
    noseFill: '#2f1d10',
  },
  boar: { paper: '#e4dccf', fur: '#6d5a4c', ears: 'pointed', nose: 'snout', noseFill: '#c48f80' },
  crane: { paper: '#d5e6ea', fur: '#f5f3ee', ears: 'crest', nose: 'bill', noseFill: '#5f5a4e' },
  fox: {
    paper: '#e9e7d3',
    fur: '#d5692a',
    ears: 'pointed',
    patch: 'cheeks',
    patchFill: '#fbf3e6',
    nose: 'small',
    noseFill: '#2c1a10',
  },
  hare: {
    paper: '#dfe9d4',
    fur: '#b89b78',
    ears: 'long',
    patch: 'muzzle',
    patchFill: '#eee2cf',
    nose: 'small',
    noseFill: '#8d4c4c',
  },
  heron: { paper: '#e6e0ef', fur: '#8597a8', ears: 'crest', nose: 'bill', noseFill: '#d9a32f' },
  lynx: {
    paper: '#efe3d0',
    fur: '#c69a5d',
    ears: 'tufts',
    patch: 'cheeks',
    patchFill: '#f7ecd9',
    nose: 'small',
    noseFill: '#4a2c1d',
  },
  moth: {
    paper: '#dcd8ea',
    fur: '#b9a58a',
    ears: 'feelers',
    patch: 'disc',
    patchFill: '#8b7350',
    nose: 'small',
    noseFill: '#5c4a30',
  },
  newt: {
    paper: '#d9ecdc',
    fur: '#3f8a6b',
    ears: 'none',
    patch: 'belly',
    patchFill: '#ee9c43',
    nose: 'line',
    noseFill: '#1d4737',
  },
  otter: {
    paper: '#d3e5ee',
    fur: '#7b5b42',
    ears: 'round',
    patch: 'muzzle',
    patchFill: '#d9c2a3',
    nose: 'snout',
    noseFill: '#3a281b',
  },
  owl: {
    paper: '#e9ddd0',
    fur: '#8d6b4a',
    ears: 'tufts',
    patch: 'disc',
    patchFill: '#f2e2c4',
    nose: 'beak',
    noseFill: '#d89a2b',
  },
  seal: {
    paper: '#d5e3ec',
    fur: '#7e8c98',
    ears: 'none',
    patch: 'muzzle',
    patchFill: '#c3cdd4',
    nose: 'small',
    noseFill: '#2c343a',
  },
  stag: {
    paper: '#e8e2cc',
    fur: '#a8713f',
    ears: 'antlers',
    patch: 'muzzle',
    patchFill: '#e2c49c',
    nose: 'snout',
    noseFill: '#3b2617',
  },
  toad: {
    paper: '#e6ebcf',
    fur: '#79863f',
    ears: 'bulges',
    patch: 'belly',
    patchFill: '#cfd19a',
    nose: 'line',
    noseFill: '#3c4420',
  },
  wren: {
    paper: '#efe0d8',
    fur: '#9a6440',
    ears: 'none',
    patch: 'belly',
    patchFill: '#ecd9bd',
    nose: 'beak',
    noseFill: '#4a3a2c',
  },
};
