/** The edition's data as boards and pads read it: what every type of room and every décor scores. */

import { editionReader } from '../../kit/edition';
import { required } from '../../kit/required';
import type { DecorData, EditionData, Neighbours, RoomData as WrittenRoom } from './generated';
import { DECORS, ROOMS, type Decor, type RoomType } from './names';

export type { DecorData };

/** A type of room (D70); what scores nothing beside others says so. */
export type RoomData = Omit<WrittenRoom, 'beside'> & { beside: Neighbours | null };

export interface Edition {
  rooms: Readonly<Record<RoomType, RoomData>>;
  decor: Readonly<Record<Decor, DecorData>>;
  colours: readonly string[]; // of roofs
}

/** Read an edition as the server sends it; null while it loads. */
export const readEdition = editionReader((data: EditionData): Edition => {
  const rooms = new Map(data.room.map((room) => [room.type, { ...room, beside: room.beside ?? null }]));
  const decor = new Map(data.decor.map((one) => [one.id, one]));
  return {
    rooms: Object.fromEntries(ROOMS.map((type) => [type, required(rooms.get(type))])) as Edition['rooms'],
    decor: Object.fromEntries(DECORS.map((id) => [id, required(decor.get(id))])) as Edition['decor'],
    colours: data.roofs.colours,
  };
});

export const isBeside = (decor: DecorData): boolean => decor.rooms.includes('beside_the_home');

/** Whether a décor may stand in a room of this type (D31). */
export const mayHold = (decor: DecorData, type: string): boolean =>
  !isBeside(decor) && (decor.rooms.includes('any') || decor.rooms.includes(type));
