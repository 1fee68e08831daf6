import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aligned, alignments, distributed } from './arrange.ts';
import { type Box, boundsOf } from './boxes.ts';
import { doOverlap, isOutside } from './findings.ts';
import { nextNames, nextNumbers } from './numbering.ts';
import { atFreePlace, rowOf } from './places.ts';
import { readingOrder } from './reading-order.ts';
import { seatsAround } from './seats.ts';

const boxOf = (given: Partial<Box> = {}): Box => ({
  ...{ x: 0, y: 0, width: 10, length: 10, rotation: 0, shape: 'rectangle' },
  ...given,
});
const room = { width: 100, length: 60 };

describe('tables in line', () => {
  const three = [
    boxOf({ x: 5, y: 8 }),
    boxOf({ x: 30, y: 2, width: 20 }),
    boxOf({ x: 70, y: 30, length: 20 }),
  ];

  it.each([
    ['left', [5, 5, 5], [8, 2, 30]],
    ['right', [70, 60, 70], [8, 2, 30]],
    ['centre', [38, 33, 38], [8, 2, 30]],
    ['top', [5, 30, 70], [2, 2, 2]],
    ['bottom', [5, 30, 70], [40, 40, 30]],
    ['middle', [5, 30, 70], [21, 21, 16]],
  ] as const)('%s', (alignment, xs, ys) => {
    const after = aligned(three, alignment);
    expect([after.map(({ x }) => x), after.map(({ y }) => y)]).toEqual([xs, ys]);
  });

  it('is there whichever way they are turned, and a second time no more than a rounding changes', () => {
    const turns = fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 2, maxLength: 6 });
    fc.assert(
      fc.property(turns, fc.constantFrom(...alignments), (quarters, alignment) => {
        const boxes = quarters.map((quarter, at) =>
          boxOf({ x: at * 7, y: at * 13, width: 20, rotation: quarter * 90 }),
        );
        const once = aligned(boxes, alignment);
        const twice = aligned(once, alignment);
        const shift = once.map(
          (box, at) => Math.abs(box.x - (twice[at]?.x ?? 0)) + Math.abs(box.y - (twice[at]?.y ?? 0)),
        );
        expect(Math.max(...shift)).toBeLessThanOrEqual(1);
        const edge = alignment === 'left' || alignment === 'top' ? alignment : undefined;
        if (edge) expect(new Set(once.map((box) => Math.round(boundsOf(box)[edge]))).size).toBe(1);
      }),
    );
  });

  it('with equal gaps; the outermost stay, the order does too', () => {
    const given = [boxOf({ x: 60 }), boxOf({ x: 0 }), boxOf({ x: 15, width: 20 })];
    expect(distributed(given, 'across').map(({ x }) => x)).toEqual([60, 0, 25]);
    expect(distributed(given.slice(0, 2), 'across')).toEqual(given.slice(0, 2));
    const below = [boxOf({ y: 0 }), boxOf({ y: 12 }), boxOf({ y: 50 })];
    expect(distributed(below, 'down').map(({ y }) => y)).toEqual([0, 25, 50]);
  });
});

describe('a new table takes the next free place (ROM-08)', () => {
  it('from the upper left, half a metre from walls and others', () => {
    const first = atFreePlace(boxOf(), [], room, 5);
    expect([first.x, first.y]).toEqual([5, 5]);
    const second = atFreePlace(boxOf(), [first], room, 5);
    expect([second.x, second.y]).toEqual([20, 5]);
    const behind = atFreePlace(boxOf({ width: 90 }), [first, second], room, 5);
    expect([behind.x, behind.y]).toEqual([5, 20]);
  });

  it('never on another, in the room as long as there is any place', () => {
    const sizes = fc.array(fc.tuple(fc.integer({ min: 4, max: 30 }), fc.integer({ min: 4, max: 20 })), {
      maxLength: 30,
    });
    fc.assert(
      fc.property(sizes, (given) => {
        const placed: Box[] = [];
        for (const [width, length] of given) {
          const box = atFreePlace(boxOf({ width, length }), placed, room, 5);
          expect(placed.some((other) => doOverlap(box, other))).toBe(false);
          placed.push(box);
        }
      }),
    );
  });

  it('in a full room below it, where it shows as outside', () => {
    const box = atFreePlace(boxOf(), [boxOf({ width: 100, length: 60 })], room, 5);
    expect(box.y).toBe(60);
    expect(isOutside(box, room)).toBe(true);
  });
});

describe('a row of copies', () => {
  it.each([
    ['right', [15, 30], [0, 0]],
    ['left', [-15, -30], [0, 0]],
    ['down', [0, 0], [15, 30]],
    ['up', [0, 0], [-15, -30]],
  ] as const)('to the %s, with the distance between their edges', (direction, xs, ys) => {
    const row = rowOf(boxOf(), 2, 5, direction);
    expect([row.map(({ x }) => x), row.map(({ y }) => y)]).toEqual([xs, ys]);
  });

  it('of a turned table keeps apart by what it covers', () => {
    const [copy] = rowOf(boxOf({ width: 20, rotation: 90 }), 1, 5, 'right');
    expect(copy?.x).toBe(15);
  });

  it('its numbers are the next free ones of the branch', () => {
    expect(nextNumbers(new Set([1, 2, 3, 5, 40]), [1, 2, 3], 3)).toEqual([4, 6, 7]);
    expect(nextNumbers(new Set([1, 2]), [], 2)).toEqual([3, 4]);
    expect(nextNumbers(new Set([99_999, 1]), [99_999], 2)).toEqual([2, 3]);
  });

  it('its numbers are free and differ, whatever is taken', () => {
    const numbers = fc.uniqueArray(fc.integer({ min: 1, max: 60 }));
    fc.assert(
      fc.property(numbers, fc.integer({ min: 1, max: 40 }), (taken, count) => {
        const found = nextNumbers(new Set(taken), taken.slice(0, 3), count);
        expect(new Set([...found, ...taken]).size).toBe(count + taken.length);
      }),
    );
  });

  it.each([
    ['a number of its own', 'Fenster 3', 7, ['Fenster 4', 'Fenster 5']],
    ['the number of the table', 'Tisch 7', 7, ['Tisch 8', 'Tisch 11']],
    ['digits of a length', 'T07', 7, ['T08', 'T11']],
    ['no number', 'Erker', 7, ['Erker 2', 'Erker 3']],
  ])('its names go on where they have %s', (_what, name, number, expected) => {
    expect(nextNames({ name, number }, new Set(), [8, 11])).toEqual(expected);
  });

  it('its names leave out those that are there, and stay as short as a name may be', () => {
    expect(nextNames({ name: 'Bar 1', number: 9 }, new Set(['Bar 2']), [10])).toEqual(['Bar 3']);
    expect([...(nextNames({ name: 'ä'.repeat(100), number: 1 }, new Set(), [2])[0] ?? '')].length).toBe(100);
  });
});

describe('the order in which tables are read', () => {
  it('is rows from the top, each from the left, though one stands a little lower', () => {
    const [a, b, c, d] = [boxOf({ x: 40 }), boxOf({ y: 3 }), boxOf({ y: 20 }), boxOf({ x: 20, y: 22 })];
    expect(readingOrder([d, c, a, b])).toEqual([b, a, c, d]);
  });

  it('loses and doubles none', () => {
    const places = fc.array(fc.tuple(fc.integer({ max: 200 }), fc.integer({ max: 200 })));
    fc.assert(
      fc.property(places, (given) => {
        const boxes = given.map(([x, y]) => boxOf({ x, y }));
        expect(new Set(readingOrder(boxes))).toEqual(new Set(boxes));
      }),
    );
  });
});

describe('seats', () => {
  const sidesTaken = (box: Partial<Box>, seats: number) =>
    seatsAround(boxOf(box), seats).map(({ x, y }) =>
      Math.abs(y) > (box.length ?? 10) / 2 ? (y < 0 ? 'top' : 'bottom') : x < 0 ? 'left' : 'right',
    );

  it('of a square table are one to each side', () => {
    expect(sidesTaken({}, 4)).toEqual(['top', 'bottom', 'right', 'left']);
  });
  it('of two people face each other at the long sides', () => {
    expect(sidesTaken({ width: 20 }, 2)).toEqual(['top', 'bottom']);
    expect(sidesTaken({ length: 20 }, 2)).toEqual(['right', 'left']);
  });
  it('of a long table are most at its long sides', () => {
    expect(sidesTaken({ width: 16, length: 8 }, 6).filter((side) => side === 'top')).toHaveLength(2);
    expect(sidesTaken({ width: 24, length: 8 }, 8).filter((side) => side === 'top')).toHaveLength(3);
  });
  it('go around a round one, and are not drawn without end', () => {
    expect(seatsAround(boxOf({ shape: 'round' }), 3)[0]).toEqual({ x: expect.closeTo(0), y: -6.5 });
    expect(seatsAround(boxOf(), 999)).toHaveLength(60);
    expect(seatsAround(boxOf(), 0)).toEqual([]);
  });
});
