/** Setting up a table: sensible defaults, so that one click is enough, and what was chosen last time. */

import type { Game, OptionInfo, Value, Variant, WantedPlace } from '../../kit/types';
import type { NewTable } from '../server/api';

const KEY = 'parlour-last-setup';

export interface LastSetup {
  seats: number;
  level: string;
}

/** The options that apply to this number of seats. */
export function optionsFor(game: Game, seats: number): OptionInfo[] {
  return game.options.filter((option) => !option.seats.length || option.seats.includes(seats));
}

/** The first choice of every option, unless another is given. */
export function variantFor(game: Game, seats: number, chosen: Record<string, Value> = {}): Variant {
  const variant: Variant = { seats };
  for (const option of optionsFor(game, seats)) {
    const wanted = chosen[option.name];
    const value = option.choices.find((choice) => choice === wanted) ?? option.choices[0];
    if (value !== undefined) variant[option.name] = value;
  }
  return variant;
}

/** The default number of seats: three if the game allows it, two for a game that can also be played alone. */
export function usualSeats(game: Game): number {
  if (game.seats.includes(1) && game.seats.includes(2)) return 2;
  if (game.seats.includes(3)) return 3;
  return game.seats.find((count) => count > 1) ?? game.seats[0] ?? 2;
}

export function usualLevel(levels: string[]): string {
  return levels.includes('normal') ? 'normal' : (levels[0] ?? 'easy');
}

export function lastSetup(slug: string, game: Game, levels: string[]): LastSetup {
  const usual = { seats: usualSeats(game), level: usualLevel(levels) };
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}')[slug];
    return {
      seats: game.seats.includes(kept?.seats) ? kept.seats : usual.seats,
      level: levels.includes(kept?.level) ? kept.level : usual.level,
    };
  } catch {
    return usual;
  }
}

export function rememberSetup(slug: string, setup: LastSetup): void {
  let all: Record<string, LastSetup> = {};
  try {
    all = JSON.parse(localStorage.getItem(KEY) ?? '{}');
  } catch {
    // nothing kept that can be read
  }
  localStorage.setItem(KEY, JSON.stringify({ ...all, [slug]: setup }));
}

const FRIENDS = 'parlour-friends';

/** Somebody who plays at this device. */
export interface Friend {
  name: string;
  avatar: string;
}

function friends(): Record<string, Friend> {
  try {
    return JSON.parse(localStorage.getItem(FRIENDS) ?? '{}');
  } catch {
    return {}; // nothing kept that can be read
  }
}

/** Who played at this place of the device the last time; nothing known at first. */
export function friendAt(number: number): Partial<Friend> {
  const kept = friends()[number];
  return typeof kept?.name === 'string' && typeof kept.avatar === 'string' ? kept : {};
}

export function rememberFriend(number: number, friend: Friend): void {
  localStorage.setItem(FRIENDS, JSON.stringify({ ...friends(), [number]: friend }));
}

/** A place as it is asked for: whoever has no name is called by the seat's number. */
export function asked(place: WantedPlace): WantedPlace {
  if (place.who !== 'here') return place;
  const name = place.name?.trim();
  return name ? { who: 'here', name, ...(place.avatar && { avatar: place.avatar }) } : { who: 'here' };
}

/** A table for one person against bots. */
export function againstBots(game: Game, setup: LastSetup): NewTable {
  const bots = Array.from({ length: setup.seats - 1 }, (): WantedPlace => ({ who: 'bot', level: setup.level }));
  return {
    game: game.slug,
    variant: variantFor(game, setup.seats),
    places: [{ who: 'me' }, ...bots],
    public: false,
    auto: true,
  };
}
