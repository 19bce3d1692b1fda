import { expect, it } from 'vitest';
import { namesIn, seatName } from './names';

const places = [{ name: 'Ada' }, { name: null }];

it('calls people by their names, and empty seats by their numbers', () => {
  expect([0, 1, 2, null].map((seat) => seatName(places, seat))).toEqual(['Ada', '2', '3', '']);
});

it('gives a message the names that it asks for', () => {
  expect(namesIn({ text: 'x', arguments: { seat: 0 } }, places, 'Emil')).toEqual({ name: 'Emil', seat_name: 'Ada' });
  expect(namesIn({ text: 'x', arguments: {} }, places, 'Emil')).toEqual({ name: 'Emil', seat_name: '' });
});
