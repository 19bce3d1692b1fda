/** The rules with a picture beside them. */
export const pictured = [
  'H1', 'H2', 'H10', 'H20', 'H26', 'H30', 'H32', 'H33', 'H34', 'H36', 'H43', 'H50', 'H51', 'H52', 'H53', 'H54',
]; // prettier-ignore
