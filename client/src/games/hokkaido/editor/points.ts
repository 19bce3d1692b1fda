/** What counts points, with a square that stands for it. */

export const POINTS = [
  { name: 'mountain', square: 'mountain' },
  { name: 'forest', square: 'forest' },
  { name: 'factory', square: 'factory_blue' },
  { name: 'lake_after_first', square: 'lake' },
  { name: 'district', square: 'district' },
] as const;
