/** Small maps, for pictures. */

/** A city: a range through its middle, a district on each side. */
export const CITY = [
  '.  _  D  D  M  L  L  .',
  'F  D  D  _  M  D  L  pU+',
  'F  F  D  M  _  D  D  fU',
  'pG+ fG _ M  D  D  _  F',
  '.  L  L  _  M  F  pY+ .',
];
/** A card of a city, and one that lies over some of it and under some of it. */
export const BELOW = ['D _', 'F L', 'D M'];
export const LAND: Record<string, string[]> = {
  range: ['M _ _ _', '_ M M _', '_ _ _ M'],
  lake: ['L L _', '_ L D'],
  works: ['pU+ fU', 'D fU'],
  forests: ['F M', 'M F'],
};
