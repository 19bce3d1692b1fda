/** Names for places that have none of their own: bots, and seats that are still free. */

import { t, uiTexts } from '../../../kit/words/ui_texts.svelte';
import type { Place, Snapshot, TableCard } from '../../../kit/types';

/**
 * The server, which has no language, calls somebody without a name "#1234". It adds a number to names that
 * look alike, or are those of one browser: "#1234 (2)".
 */
export function friendly(name: string): string {
  const found = /^#(\d+)( \(\d+\))*$/.exec(name);
  return found ? t('guest-name', { number: found[1] ?? '' }) + name.slice(1 + (found[1] ?? '').length) : name;
}

export function nameOf(place: Place): string {
  if (place.name) return friendly(place.name);
  if (place.who === 'bot') return t('bot-name', { number: place.seat + 1 });
  return place.who === 'empty' ? t('place-empty') : t('player-name', { number: place.seat + 1 });
}

/** Who sits at a table in a list; at a table of one's own, the others. Free places are left out. */
export function namesAt(card: TableCard): string {
  const all = card.places.map((place, seat) => ({ ...place, number: seat + 1 }));
  const others = all.filter((place) => !place.mine);
  const names = (others.length ? others : all).map((place) => {
    if (place.name) return friendly(place.name);
    return place.who === 'bot' ? t('bot-name', { number: place.number }) : '';
  });
  return uiTexts.words.list(names.filter(Boolean), 'narrow');
}

/** The snapshot with a name at every place, so that sentences about them read well. */
export function named(snapshot: Snapshot): Snapshot {
  const places = snapshot.places.map((place) => ({ ...place, name: nameOf(place) }));
  const chat = snapshot.chat.map((line) => ({ ...line, name: friendly(line.name) }));
  const onlookers = snapshot.onlookers && {
    ...snapshot.onlookers,
    people: snapshot.onlookers.people.map((one) => ({ ...one, name: friendly(one.name) })),
  };
  return { ...snapshot, places, chat, onlookers };
}
