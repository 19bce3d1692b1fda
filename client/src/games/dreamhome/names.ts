/** What is in the box, by name, as the engine and the score format write it. */

import type { Decor, Floor, Helper, LaidRoom, RoomType, Tool } from './generated';

export type { Category, Decor, Floor, Helper, RoomType, Tool } from './generated';

export const ROOMS = [
  'living_room',
  'bedroom',
  'kitchen',
  'kids_room',
  'bathroom',
  'pantry',
  'wardrobe',
  'sauna',
  'study',
  'library',
  'game_room',
  'garage',
  'wine_cellar',
  'workshop',
  'laundry',
  'storage',
] as const satisfies readonly RoomType[];
export type Lying = LaidRoom['room']; // what can lie on a cell

export const DECORS = [
  'grand_piano',
  'cat_house',
  'four_poster_bed',
  'ice_cream_machine',
  'jacuzzi',
  'painting',
  'fireplace',
  'rocking_horse',
  'tree_house',
  'birdhouse',
  'car',
] as const satisfies readonly Decor[];

export const HELPERS = [
  'roofer',
  'courier',
  'architect',
  'handyman',
  'interior_designer',
] as const satisfies readonly Helper[];
export const TOOLS = ['hammer_drill', 'jackhammer', 'concrete_mixer', 'scaffolding'] as const satisfies readonly Tool[];

export const FLOORS = ['top', 'middle', 'basement'] as const satisfies readonly Floor[];
export const FLOOR_SIZES: Record<Floor, number> = { top: 5, middle: 5, basement: 2 };
export const LINES = ['rooms', 'decor', 'functionality', 'roof', 'helpers'] as const;
export const ROUNDS = 12;

/** A cell of a home: `top_1` is the first of the top floor. */
export interface Cell {
  name: string;
  floor: Floor;
  place: number; // from 0
  column: number; // where it stands in the house, from 0
}

const OFFSET: Record<Floor, number> = { top: 0, middle: 0, basement: 3 }; // D2: under the last two cells

export const CELLS: readonly Cell[] = FLOORS.flatMap((floor) =>
  Array.from({ length: FLOOR_SIZES[floor] }, (_, place) => ({
    name: `${floor}_${place + 1}`,
    floor,
    place,
    column: place + OFFSET[floor],
  })),
);

const cellAt = (floor: Floor, column: number): Cell | undefined =>
  CELLS.find((cell) => cell.floor === floor && cell.column === column);
export const cellNamed = (name: string): Cell | undefined => CELLS.find((cell) => cell.name === name);

/** The cell that another stands on (D21); null: solid ground. */
export function below({ floor, column }: Cell): Cell | null {
  if (floor === 'basement') return null;
  return cellAt(floor === 'top' ? 'middle' : 'basement', column) ?? null;
}
