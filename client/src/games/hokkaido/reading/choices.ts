/** What a choice covers and where that is, in words. */

import type { Told } from '../../../kit/reading/reading';
import { required } from '../../../kit/required';
import type { Action } from '../../../kit/types';
import { cardToPlace } from '../board/city/ghost';
import { squaresOf } from '../board/city/laying';
import { squareName } from '../board/scene';
import { heightOf, TURNS, widthOf, type Turn } from '../edition';
import { keyOf, type Bounds, type Land } from '../land';
import { cityOf, landOf, type City } from '../shown';
import { cardsOn, idOf, sidesOf, whereIn } from './city';
import { listed, type Read } from './scene';

const CARDS = ['keep', 'discard', 'lay', 'take', 'play'];
const SQUARES = ['terraform', 'gift', 'pay', 'boost'];

interface Own {
  city: City | null;
  land: Land;
  cards: Map<number, string>;
  bounds: Bounds;
}

// A position is told choice by choice: its city is read once.
let latest: { shown: Read['shown']; language: string; own: Own } | null = null;

function ownCity(read: Read): Own {
  const { shown, snapshot, ownWords } = read;
  if (latest?.shown === shown && latest.language === ownWords.language) return latest.own;
  const city = cityOf(shown, snapshot.seat ?? 0, snapshot.seat);
  const land = landOf(city);
  const own = {
    city,
    land,
    cards: cardsOn(city, read),
    bounds: land.bounds ?? { left: 0, top: 0, right: 1, bottom: 2 },
  };
  latest = { shown, language: ownWords.language, own };
  return own;
}

/** A choice in words; null for those whose usual name says it all. */
export function tellAction(action: Action, read: Read): Told | null {
  if (action.do === 'place') return tellPlacement(action, read);
  if (SQUARES.includes(action.do)) return tellSquare(action, read);
  if (!CARDS.includes(action.do)) return null;
  const card = Number(action['card']);
  const squares = (read.edition.cards.get(card) ?? []).map((one) => squareName(one, read)).join(', ');
  const text = read.ownWords.text(`told-${action.do}`, { card: read.ownWords.text('card-told', { card, squares }) });
  return { text, at: [`card:${card}`] };
}

function tellPlacement(action: Action, read: Read): Told | null {
  const card = cardToPlace(read);
  if (card === null) return null;
  const { ownWords, words, edition } = read;
  const { land, cards, bounds } = ownCity(read);
  const turn = action['turn'] as Turn;
  const [x, y, under] = [Number(action['x']), Number(action['y']), Number(action['under'])];
  const squares = squaresOf({ card, turn, x, y, under }, edition);
  const on = squares.filter((one) => land.at(one.x, one.y));
  const covered = on.filter(({ hidden }) => !hidden).map((one) => squareName(required(land.at(one.x, one.y)), read));
  const tucked = squares.filter(({ hidden }) => hidden).map(({ square }) => squareName(square, read));
  const beds = [...new Set(on.map((one) => cards.get(keyOf(one.x, one.y)) ?? ''))];
  const given = {
    turn: words.text(`turn-${turn}`),
    where: ownWords.text(`in-${whereIn(bounds, x + (widthOf(turn) - 1) / 2, y + (heightOf(turn) - 1) / 2)}`),
    beds: listed(beds, read),
    covered: listed(covered, read),
    tucked: listed(tucked, read),
  };
  const id = tucked.length ? (covered.length ? 'told-place-both' : 'told-place-under') : 'told-place';
  return { text: ownWords.text(id, given), at: [...on.map(idOf), `card:${card}`] };
}

function tellSquare(action: Action, read: Read): Told {
  const { ownWords, words } = read;
  const { land, cards } = ownCity(read);
  const spot = { x: Number(action['x']), y: Number(action['y']) };
  const square = land.at(spot.x, spot.y);
  const side = sidesOf(land).get(keyOf(spot.x, spot.y));
  const beside = [
    [0, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
  ].flatMap(([dx = 0, dy = 0]) => {
    const next = land.at(spot.x + dx, spot.y + dy);
    return next ? [squareName(next, read)] : [];
  });
  const place = [
    square ? squareName(square, read) : '',
    cards.get(keyOf(spot.x, spot.y)) ?? '',
    side ? ownWords.text(`side-${side}`) : '',
    beside.length ? ownWords.text('beside', { squares: listed(beside, read) }) : '',
  ];
  const given = {
    place: place.filter(Boolean).join(', '),
    tile: action['tile'] ? words.text(`tile-${action['tile']}`) : '',
  };
  return { text: ownWords.text(`told-${action.do}`, given), at: [idOf(spot)] };
}

/** The nearest placement of the card turned a quarter further; the next quarter if it fits nowhere so. */
export function turnedPlacement(action: Action, quarters: 1 | -1, legal: readonly Action[]): Action | null {
  if (action.do !== 'place') return null;
  const placements = legal.filter((one) => one.do === 'place');
  const from = TURNS.indexOf(action['turn'] as Turn);
  for (let step = 1; step <= TURNS.length; step += 1) {
    const turn = TURNS[(from + quarters * step + TURNS.length * step) % TURNS.length];
    const best = nearestTo(
      action,
      placements.filter((one) => one['turn'] === turn),
    );
    if (best) return best;
  }
  return null;
}

function nearestTo(action: Action, others: readonly Action[]): Action | null {
  const centre = (one: Action): [number, number] => {
    const turn = one['turn'] as Turn;
    return [Number(one['x']) + widthOf(turn) / 2, Number(one['y']) + heightOf(turn) / 2];
  };
  const [x, y] = centre(action);
  const far = (one: Action): number => {
    const [otherX, otherY] = centre(one);
    return Math.hypot(otherX - x, otherY - y) + bits(Number(one['under'])) / 100;
  };
  return others.length ? others.reduce((best, one) => (far(one) < far(best) ? one : best)) : null;
}

const bits = (set: number): number => set.toString(2).replaceAll('0', '').length;
