/** The goods of a player stack by stack, oldest first, with the points of each; and all of it in a sentence. */

import { listed } from '../../../kit/reading/lists';
import type { Area, Place } from '../../../kit/reading/reading';
import { required } from '../../../kit/required';
import { seatName } from '../../../kit/words/names';
import { figure } from '../../../kit/words/numbers';
import { EXPERTS, KINDS, type Kind } from '../goods';
import type { Area as Goods } from '../shown';
import { goodName } from '../speech';
import type { Read } from './scene';

/** The goods of a stack in words; gems that lie face down are only counted. */
function namesIn(goods: Goods, kind: Kind, { words, edition, ownWords }: Read): string[] {
  const cards = (goods.stacks[kind] ?? []).flatMap((id) => edition.cards.get(id) ?? []);
  const isVoid = (weapon: string): boolean =>
    kind === 'weapon' && cards.filter((card) => card.weapon.kind === weapon).length > 1; // L81
  const names = cards.map((card) => {
    const name = goodName(card, kind, words);
    return isVoid(card.weapon.kind) ? `${name} (${ownWords.text('void')})` : name;
  });
  if (kind !== 'gem' || goods.stacks.gem) return names;
  const hidden = goods.gems ? [words.text('face-down-gems', { count: goods.gems })] : [];
  return goods.announced ? [...hidden, words.text('announced-gem', { gem: goods.announced })] : hidden;
}

function stackText(goods: Goods, kind: Kind, seat: number, read: Read): string {
  const { words, ownWords, snapshot } = read;
  const points = snapshot.sheet?.seats[seat]?.lines[`${kind}s`] ?? null;
  const names = namesIn(goods, kind, read);
  const things = names.length ? listed(names, ownWords) : ownWords.text('empty-stack');
  return ownWords.text(points === null ? 'stack-unknown' : 'stack', {
    stack: words.text(`stack-${kind}`),
    things,
    points: figure(points ?? 0),
    count: Math.abs(points ?? 0),
  });
}

function stackRow(goods: Goods, kind: Kind, seat: number, read: Read): Place[] {
  const ids = goods.stacks[kind] ?? [];
  const names = namesIn(goods, kind, read);
  const cards = ids.map((id, index): Place => ({ id: `card:${id}`, text: required(names[index]) }));
  return [{ id: `stack:${kind}`, text: stackText(goods, kind, seat, read) }, ...cards];
}

/** The experts in hand; their number where they are hidden. */
function experts(goods: Goods, { words, ownWords }: Read): string {
  const { experts: hand } = goods;
  if (!hand) return ownWords.text('experts-hidden', { count: goods.hand });
  const names = EXPERTS.filter((expert) => hand[expert]).map((expert) => words.text(`expert-${expert}`));
  return ownWords.text(names.length ? 'experts' : 'experts-none', { experts: listed(names, ownWords) });
}

function protection({ protections, side }: Goods, { words, ownWords }: Read): string[] {
  const weapons = listed(
    protections.map((weapon) => words.text(`weapon-${weapon}`)),
    ownWords,
  );
  return [
    weapons ? ownWords.text('protected', { weapons }) : '',
    side ? ownWords.text('side-used', { side: words.text(`side-${side}`) }) : '',
  ];
}

/** The goods of a seat. */
export function goodsArea(read: Read, seat: number): Area {
  const { ownWords, snapshot, shown } = read;
  const goods = required(shown.seats[seat]);
  const name =
    seat === snapshot.seat
      ? ownWords.text('your-goods')
      : ownWords.text('goods-of', { name: seatName(snapshot.places, seat) });
  const stacks = KINDS.map((kind) => stackText(goods, kind, seat, read));
  const summary = [...stacks, experts(goods, read), ...protection(goods, read)].filter(Boolean).join('; ');
  return { id: `goods:${seat}`, name, summary, seat, rows: KINDS.map((kind) => stackRow(goods, kind, seat, read)) };
}
