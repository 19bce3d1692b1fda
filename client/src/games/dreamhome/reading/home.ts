/** A home cell by cell: what lies there, how large its room is and what it scores; and all of it in a sentence. */

import { listed } from '../../../kit/reading/lists';
import type { Area, Place } from '../../../kit/reading/reading';
import { required } from '../../../kit/required';
import { seatName } from '../../../kit/words/names';
import { homePoints, isOpen, partOf, worth } from '../board/rules';
import { below, CELLS, FLOORS, type Cell } from '../names';
import { cardName } from '../say';
import { isRoom, roomAround, roomAt, type Area as Home } from '../shown';
import type { Read } from './scene';

/** What lies on a cell; of a free one, whether something can stand there. */
export function lyingOn(home: Home, cell: Cell, { words, ownWords }: Read): string {
  const laid = roomAt(home, cell);
  if (laid) return cardName(laid, words);
  return ownWords.text(isOpen(home, cell) ? 'free-cell' : 'free-above-free');
}

function cellText(home: Home, cell: Cell, read: Read): string {
  const { words, ownWords, edition } = read;
  const told = ownWords.text('at-cell', {
    cell: words.value('cell', cell.name),
    what: lyingOn(home, cell, read),
  });
  const laid = roomAt(home, cell);
  if (!isRoom(laid)) return told;
  const { points } = edition.rooms[laid.room];
  const { part, size } = partOf(home, cell);
  const decor = roomAround(home, cell).some((other) => roomAt(home, other)?.decor);
  return [
    told,
    points.length > 1 ? ownWords.text('part-of-room', { part: part + 1, size, most: points.length }) : '',
    worth(ownWords, points[size - 1] ?? 0, String(points[size - 1] ?? 0)),
    decor ? ownWords.text('room-decorated') : '',
  ]
    .filter(Boolean)
    .join('; ');
}

/** What lies around a cell: at its sides and below. */
export function around(home: Home, cell: Cell, read: Read): string {
  const { ownWords } = read;
  const beside = CELLS.filter((other) => other.floor === cell.floor && Math.abs(other.column - cell.column) === 1).map(
    (other) => lyingOn(home, other, read),
  );
  const under = below(cell);
  return [
    beside.length ? ownWords.text('next-to', { things: listed(beside, ownWords) }) : '',
    under ? ownWords.text('on-top-of', { thing: lyingOn(home, under, read) }) : '',
  ]
    .filter(Boolean)
    .join('; ');
}

function summaryOf(home: Home, read: Read): string {
  const { words, ownWords, edition } = read;
  const rooms = CELLS.filter((cell) => isRoom(roomAt(home, cell)) && partOf(home, cell).part === 0);
  const names = rooms.map((cell) => {
    const { size } = partOf(home, cell);
    const name = words.text(`room-${required(roomAt(home, cell)).room}`);
    return size > 1 ? ownWords.text('room-of-cards', { room: name, size }) : name;
  });
  const free = CELLS.filter((cell) => !roomAt(home, cell)).length;
  const things = (id: string, kind: string, all: readonly string[]): string =>
    all.length
      ? ownWords.text(id, {
          things: listed(
            all.map((one) => words.text(`${kind}-${one}`)),
            ownWords,
          ),
        })
      : '';
  return [
    names.length ? listed(names, ownWords) : ownWords.text('no-rooms'),
    ownWords.text('cells-free', { count: free }),
    ownWords.text('points-without-roof', {
      worth: worth(ownWords, homePoints(home, edition), String(homePoints(home, edition))),
    }),
    ownWords.text('roofs', { count: home.roofs }),
    things('has-tools', 'tool', home.tools),
    things('has-helpers', 'helper', home.helpers),
    things('stands-beside', 'decor', home.beside),
  ]
    .filter(Boolean)
    .join('; ');
}

/** The home of a seat. */
export function homeArea(read: Read, seat: number): Area {
  const { ownWords, snapshot, shown } = read;
  const home = required(shown.seats[seat]);
  const rows = FLOORS.map((floor) =>
    CELLS.filter((cell) => cell.floor === floor).map((cell): Place => ({
      id: cell.name,
      text: cellText(home, cell, read),
      column: cell.column,
    })),
  );
  const name =
    seat === snapshot.seat
      ? ownWords.text('your-home')
      : ownWords.text('home-of', { name: seatName(snapshot.places, seat) });
  return { id: `home:${seat}`, name, summary: summaryOf(home, read), seat, rows };
}
