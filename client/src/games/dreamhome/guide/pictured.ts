/** The rules with a picture beside them. */
export const pictured = [
  'D2', 'D10', 'D20', 'D23', 'D24', 'D27', 'D30', 'D31', 'D32', 'D50', 'D51', 'D52', 'D54',
  'D60', 'D61', 'D62', 'D63', 'D64', 'D70', 'D72', 'D73', 'D74', 'D75',
]; // prettier-ignore
