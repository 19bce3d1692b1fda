/** Names for places that have none of their own: bots, and seats that are still free. */

import { t } from '../kit/room.svelte';
import type { Place, Snapshot } from '../kit/types';

/** Somebody who has not said a name yet is "#1234" to the server, which speaks no language. */
export function friendly(name: string): string {
  return /^#\d+$/.test(name) ? t('guest-name', { number: name.slice(1) }) : name;
}

export function nameOf(place: Place): string {
  if (place.name) return friendly(place.name);
  if (place.who === 'bot') return t('bot-name', { number: place.seat + 1 });
  return place.who === 'empty' ? t('place-empty') : t('player-name', { number: place.seat + 1 });
}

/** Players who share a browser share a name, too: they are numbered. */
function among(places: Place[], place: Place): string {
  const same = places.filter((other) => place.person !== null && other.person === place.person);
  return same.length > 1 ? ` (${same.findIndex((other) => other.seat === place.seat) + 1})` : '';
}

/** The snapshot with a name at every place, so that sentences about them read well. */
export function named(snapshot: Snapshot): Snapshot {
  const places = snapshot.places.map((place) => ({ ...place, name: nameOf(place) + among(snapshot.places, place) }));
  const chat = snapshot.chat.map((line) => ({ ...line, name: friendly(line.name) }));
  return { ...snapshot, places, chat };
}
