/** The rules with a picture beside them. */
import { TILES } from './example';

export const pictured = ['M2', 'M3', 'M10', 'M20', 'M30', 'M32', 'M46', 'M48', 'M49', ...Object.keys(TILES)];
