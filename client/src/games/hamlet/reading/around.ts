/** What lies around the village: blueprints, sales, deliveries, milestones; and what a seat has. */

import type { Area, Place } from '../../../kit/reading/reading';
import { required } from '../../../kit/required';
import { seatName } from '../../../kit/words/names';
import { blueprintInWords } from '../board/cards/facts';
import { nameOf } from '../board/scene';
import { REFINED } from '../names';
import { speech } from '../speech';
import { listed, type Read } from './scene';

const area = (id: string, name: string, summary: string, places: Place[]): Area => ({
  id,
  name,
  summary,
  rows: places.map((place) => [place]),
});

function named(field: string, value: number, { snapshot, written, words }: Read): string {
  return speech.name?.(field, value, { snapshot, edition: written, words }) ?? '';
}

function rowArea(read: Read): Area {
  const { shown, ownWords } = read;
  const places = shown.row.flatMap((slot, price): Place[] => {
    if (!slot) return [];
    const cost = ownWords.text('in-row', { price, coins: slot.coins });
    return [{ id: `blueprint:${slot.blueprint}`, text: `${blueprintInWords(read, slot.blueprint)} ${cost}` }];
  });
  return area('row', ownWords.text('row'), ownWords.text('bag', { count: shown.blueprints.length }), places);
}

function marketArea(read: Read): Area {
  const { shown, edition, ownWords } = read;
  const places = shown.market.flatMap((slot): Place[] => {
    const sale = slot && edition.sales.get(slot.sale);
    if (!sale) return [];
    const text = ownWords.text('sale-is', {
      sale: named('sale', sale.id, read),
      points: sale.points,
      coins: sale.coins,
    });
    return [{ id: `sale:${sale.id}`, text }];
  });
  const left = shown.stack.reduce((sum, count) => sum + count, 0);
  return area('market', ownWords.text('market'), ownWords.text('stack', { count: left }), places);
}

function churchArea(read: Read): Area {
  const { shown, ownWords, snapshot } = read;
  const places = shown.deliveries.map(({ delivery, points, owner }): Place => {
    const id = owner === null ? 'delivery-open' : 'delivery-made';
    const given = { delivery: named('delivery', delivery, read), points, name: seatName(snapshot.places, owner) };
    return { id: `delivery:${delivery}`, text: ownWords.text(id, given) };
  });
  const left = shown.deliveries.filter(({ owner }) => owner === null).length;
  const summary = shown.church_stands ? ownWords.text('church-stands') : ownWords.text('church-waits', { count: left });
  return area('church', ownWords.text('church'), summary, places);
}

function milestonesArea({ shown, ownWords, words, snapshot }: Read): Area {
  const places = shown.milestones.map(({ milestone, owner }): Place => {
    const who =
      owner === null
        ? ownWords.text('milestone-free')
        : ownWords.text('milestone-of', { name: seatName(snapshot.places, owner) });
    return { id: `milestone:${milestone}`, text: `${words.text(`milestone-${milestone}`)}. ${who}` };
  });
  return area('milestones', ownWords.text('milestones'), '', places);
}

/** What a seat has, in a sentence; its blueprints one by one. */
export function seatArea(read: Read, seat: number): Area {
  const { shown, ownWords, words, snapshot } = read;
  const has = required(shown.seats[seat]);
  const figures = shown.scores[seat];
  const goods = REFINED.filter((good) => has.goods[good]).map((good) =>
    ownWords.text('goods', { good: words.text(`good-${good}`), count: required(has.goods[good]) }),
  );
  const summary = [
    ownWords.text('on-track', { points: has.points }),
    ownWords.text('has-coins', { count: has.coins }),
    ownWords.text('has-people', {
      villagers: has.villagers.length,
      standing: shown.to_act === seat ? has.standing.length : 0,
      donkeys: has.donkeys.length,
    }),
    goods.length ? ownWords.text('has-goods', { goods: listed(goods, read) }) : '',
    ownWords.text('has-built', {
      roads: has.roads,
      deliveries: figures?.deliveries ?? 0,
      sales: has.sales.length,
      landmarks: figures?.landmarks.length ?? 0,
    }),
    ownWords.text('has-blueprints', {
      names:
        listed(
          has.blueprints.map((tile) => nameOf(read, tile)),
          read,
        ) || '–',
    }),
  ];
  const places = has.blueprints.map((tile) => ({ id: `blueprint:${tile}`, text: blueprintInWords(read, tile) }));
  const name = seat === snapshot.seat ? ownWords.text('own-things') : seatName(snapshot.places, seat);
  return { ...area(`seat:${seat}`, name, summary.filter(Boolean).join('; '), places), seat };
}

export const aroundAreas = (read: Read): Area[] => [
  rowArea(read),
  marketArea(read),
  churchArea(read),
  milestonesArea(read),
];
