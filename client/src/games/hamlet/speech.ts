/** How the targets and actions of Hamlet are put into words: the same messages as the server's. */

import type { Flight, Speech, SpeechContext } from '../../kit/words/speech';
import type { Action, Line, Message, Value } from '../../kit/types';
import { readEdition, type Delivery, type Edition } from './edition';
import { GOODS, isRaw, type Good } from './names';
import { shownOf, type Shown } from './shown';
import { boardWordsIn } from './texts';
import { seatName } from '../../kit/words/names';

const MOST_SORTS = 4;

type Arguments = Record<string, Value>;

/** Name up to four sorts of goods and their numbers, in the order of the rules. */
function goodsOf(goods: Partial<Record<Good, number>>): Arguments {
  const named = GOODS.filter((good) => goods[good]);
  const found: Arguments = { sorts: Math.min(named.length, MOST_SORTS) };
  for (let part = 0; part < MOST_SORTS; part += 1) {
    found[`good${part + 1}`] = named[part] ?? 'none';
    found[`count${part + 1}`] = goods[named[part] as Good] ?? 0;
  }
  return found;
}

function delivered(delivery: Delivery | undefined): Arguments {
  if (!delivery) return { goods: 'none', count: 0 };
  const sorts = delivery.any_of.includes('coins') ? ['coins'] : GOODS.filter((good) => delivery.any_of.includes(good));
  return { goods: sorts.join('_'), count: delivery.count };
}

function inRow(shown: Shown, blueprint: Value | undefined): Arguments {
  const price = shown.row.findIndex((slot) => slot?.blueprint === blueprint);
  return { price: Math.max(price, 0), coins: shown.row[price]?.coins ?? 0 };
}

function more(action: Action, shown: Shown, edition: Edition, seats: number): Arguments {
  const { villagers, donkey } = edition.hire;
  const area = shown.seats[shown.to_act ?? 0];
  switch (action.do) {
    case 'acquire':
      return inRow(shown, action['blueprint']);
    case 'hire_villager':
      return { price: villagers[Math.min(area?.villagers.length ?? 1, villagers.length) - 1] ?? 0 };
    case 'hire_donkey':
      return { price: donkey };
    case 'sell':
      return goodsOf(edition.sales.get(Number(action['sale']))?.goods ?? {});
    case 'deliver':
      return delivered(edition.deliveries(seats)[Number(action['delivery']) - 1]);
    case 'use':
      return { good: edition.tiles.get(String(action['tile']))?.refines?.to ?? 'timber' };
    case 'buy':
      return { price: edition.prices(seats)[isRaw(action['good'] as Good) ? 'raw' : 'refined'] };
    default:
      return {};
  }
}

function described(action: Action, context: SpeechContext): Message | null {
  const shown = shownOf(context.snapshot);
  const edition = readEdition(context.edition);
  if (!shown || !edition) return null;
  const { do: kind, ...fields } = action;
  if (kind === 'place') return { text: 'place-here', arguments: {} };
  return {
    text: `do-${kind}`,
    arguments: { ...(fields as Arguments), ...more(action, shown, edition, context.snapshot.variant.seats) },
  };
}

/** A sale and a delivery are named by what they ask for, a seat by its player; where a donkey goes is chosen later. */
function named(field: string, value: Value, context: SpeechContext): string | null {
  if (field === 'do' && value === 'hire_donkey') {
    const price = readEdition(context.edition)?.hire.donkey ?? 0;
    return boardWordsIn(context.words.language).text('hire-donkey', { price });
  }
  if (field === 'seat') return seatName(context.snapshot.places, Number(value));
  if (field !== 'sale' && field !== 'delivery') return null;
  const kind = field === 'sale' ? 'sell' : 'deliver';
  const message = described({ do: kind, [field]: value }, context);
  return message && context.words.attempt(message.text, message.arguments);
}

/** What a line has changed: not the tiles that it only names to say where. */
function changes({ message: { arguments: given }, seen }: Line): string[] | null {
  if (seen.do === 'place') return [`blueprint:${given['blueprint']}`];
  if (seen.do === 'lead') return [`to:${given['to']}`];
  return seen.do === 'build' ? [] : null;
}

/** Goods go to whoever uses them, coins to the market and to other producers, blueprints from the row to a hand. */
function flights({ message: { arguments: given }, seen, seat }: Line): Flight[] {
  const payer = `seat:${seat}`;
  const found: Flight[] = [];
  if (seen.do === 'acquire') found.push({ from: `blueprint:${given['blueprint']}`, to: payer });
  if (seen.do === 'bring' || seen.do === 'use')
    found.push({ from: `tile:${given['tile']}`, to: payer, token: String(given['good']) });
  if (seen.do === 'buy') found.push({ from: payer, to: 'tile:market', token: 'coins' });
  if (seen.do === 'sell') found.push({ from: 'tile:market', to: payer, token: 'coins' });
  if (given['makers'] === 1 && Number(given['earned']) > 0)
    found.push({ from: payer, to: `seat:${given['seat']}`, token: 'coins' });
  return found;
}

const sounds = { place: 'place', road: 'place', build: 'place', acquire: 'take', bring: 'take', use: 'take' } as const;

export const speech: Speech = { name: named, describe: described, changes, flights, sounds };
