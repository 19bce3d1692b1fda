/** The rules with a picture beside them. */
export const pictured = [
  'L1',
  'L5',
  'L21',
  'L26',
  'L41',
  'L43',
  'L47',
  'L50',
  'L60',
  'L71',
  'L72',
  'L73',
  'L74',
  'L80',
];
