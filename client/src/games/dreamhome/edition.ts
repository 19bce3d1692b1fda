/** The edition's data as boards and pads read it: what every type of room and every décor scores. */

import { DECORS, ROOMS, type Category, type Decor, type RoomType } from './names';

/** A type of room (D70): points by size, and what it scores beside certain others (D27). */
export interface RoomData {
  type: RoomType;
  category: Category;
  points: readonly number[];
  beside: { rooms: readonly RoomType[]; points: number } | null;
}

export interface DecorData {
  id: Decor;
  rooms: readonly string[]; // types, `any` or `beside_the_home`
  points: number;
}

export interface Edition {
  rooms: Readonly<Record<RoomType, RoomData>>;
  decor: Readonly<Record<Decor, DecorData>>;
  colours: readonly string[]; // of roofs
}

interface Written {
  room: (Omit<RoomData, 'beside'> & { beside?: RoomData['beside'] })[];
  decor: DecorData[];
  roofs: { colours: string[] };
}

const isWritten = (data: unknown): data is Written =>
  typeof data === 'object' && data !== null && 'room' in data && 'decor' in data && 'roofs' in data;

/** Read an edition as the server sends it, which has checked it; null while it loads. */
export function readEdition(data: unknown): Edition | null {
  if (!isWritten(data)) return null;
  const rooms = new Map(data.room.map((room) => [room.type, { ...room, beside: room.beside ?? null }]));
  const decor = new Map(data.decor.map((one) => [one.id, one]));
  return {
    rooms: Object.fromEntries(ROOMS.map((type) => [type, rooms.get(type)!])) as Edition['rooms'],
    decor: Object.fromEntries(DECORS.map((id) => [id, decor.get(id)!])) as Edition['decor'],
    colours: data.roofs.colours,
  };
}

export const isBeside = (decor: DecorData): boolean => decor.rooms.includes('beside_the_home');

/** Whether a décor may stand in a room of this type (D31). */
export const mayHold = (decor: DecorData, type: string): boolean =>
  !isBeside(decor) && (decor.rooms.includes('any') || decor.rooms.includes(type));
