import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Box, boundsOf, boundsOfAll, isOn, isWithin, middleOf, outlineOf } from './boxes.ts';
import { doOverlap, findingsOf, isOutside } from './findings.ts';
import { handles, movedBy, resized, snapped, snappedWay, turnedTo, wholeTurn } from './moves.ts';

const boxOf = (given: Partial<Box> = {}): Box => ({
  ...{ x: 0, y: 0, width: 10, length: 10, rotation: 0, shape: 'rectangle' },
  ...given,
});

const boxes = fc.record({
  x: fc.integer({ min: -100, max: 300 }),
  y: fc.integer({ min: -100, max: 300 }),
  width: fc.integer({ min: 1, max: 60 }),
  length: fc.integer({ min: 1, max: 60 }),
  rotation: fc.integer({ min: 0, max: 359 }),
  shape: fc.constantFrom('rectangle' as const, 'round' as const),
});

const rounded = (bounds: object) =>
  Object.fromEntries(Object.entries(bounds).map(([name, value]) => [name, Math.round(value * 10) / 10]));

describe('what a table covers (ROM-08)', () => {
  it.each<[string, Partial<Box>, object]>([
    ['straight', { x: 5, width: 20 }, { left: 5, top: 0, right: 25, bottom: 10 }],
    ['on its side', { width: 20, rotation: 90 }, { left: 5, top: -5, right: 15, bottom: 15 }],
    ['on a corner', { rotation: 45 }, { left: -2.1, top: -2.1, right: 12.1, bottom: 12.1 }],
    ['round, whichever way', { shape: 'round', rotation: 45 }, { left: 0, top: 0, right: 10, bottom: 10 }],
  ])('%s', (_name, given, bounds) => {
    expect(rounded(boundsOf(boxOf(given)))).toEqual(bounds);
  });

  it('its corners lie within its bounds and touch all four sides', () => {
    fc.assert(
      fc.property(boxes, (box) => {
        const bounds = boundsOf(box);
        const corners = outlineOf(box);
        const xs = corners.map(({ x }) => x);
        const ys = corners.map(({ y }) => y);
        const slack = box.shape === 'round' ? 0.01 * Math.max(box.width, box.length) : 1e-6;
        expect(Math.min(...xs)).toBeGreaterThanOrEqual(bounds.left - 1e-6);
        expect(Math.min(...xs)).toBeLessThanOrEqual(bounds.left + slack);
        expect(Math.max(...ys)).toBeLessThanOrEqual(bounds.bottom + 1e-6);
        expect(Math.max(...ys)).toBeGreaterThanOrEqual(bounds.bottom - slack);
      }),
    );
  });

  it('a point is on it where it is drawn', () => {
    const long = boxOf({ width: 20, rotation: 90 });
    expect([isOn(long, { x: 10, y: 14 }), isOn(long, { x: 19, y: 5 })]).toEqual([true, false]);
    const round = boxOf({ shape: 'round' });
    expect([isOn(round, { x: 5, y: 1 }), isOn(round, { x: 1, y: 1 })]).toEqual([true, false]);
  });

  it('several together cover from the outermost to the outermost; none nothing', () => {
    expect(boundsOfAll([boxOf(), boxOf({ x: 30, y: 5 })])).toEqual({
      left: 0,
      top: 0,
      right: 40,
      bottom: 15,
    });
    expect(boundsOfAll([])).toBeUndefined();
    expect(isWithin(boxOf(), { left: -1, top: -1, right: 11, bottom: 11 })).toBe(true);
    expect(isWithin(boxOf({ rotation: 45 }), { left: -1, top: -1, right: 11, bottom: 11 })).toBe(false);
  });
});

describe('tables on each other and outside of the room', () => {
  it.each<[string, Partial<Box>, Partial<Box>, boolean]>([
    ['apart', {}, { x: 20 }, false],
    ['edge to edge', {}, { x: 10 }, false],
    ['one on the other', {}, { x: 9 }, true],
    ['one within the other', { width: 40, length: 40 }, { x: 10, y: 10 }, true],
    ['corner into a gap that bounds do not see', { rotation: 45 }, { x: 11, y: 11 }, false],
    ['turned into its neighbour', { width: 30, length: 4, rotation: 90, x: 0, y: 20 }, { x: 14, y: 8 }, true],
    ['round ones whose bounds meet', { shape: 'round' }, { shape: 'round', x: 9, y: 9 }, false],
    ['round ones that meet', { shape: 'round' }, { shape: 'round', x: 6, y: 6 }, true],
    ['a long oval beside a table', { shape: 'round', width: 30 }, { x: 28, y: 8 }, false],
  ])('%s', (_name, one, other, expected) => {
    expect(doOverlap(boxOf(one), boxOf(other))).toBe(expected);
  });

  it('is the same from both sides, wherever both stand, and never across a gap', () => {
    fc.assert(
      fc.property(boxes, boxes, (one, other) => {
        const answer = doOverlap(one, other);
        expect(doOverlap(other, one)).toBe(answer);
        const way = { x: 17, y: -23 };
        expect(doOverlap(movedBy(one, way), movedBy(other, way))).toBe(answer);
        if (isOn(one, middleOf(other)) && Math.min(one.width, one.length, other.width, other.length) > 1)
          expect(answer).toBe(true);
        const [own, others] = [boundsOf(one), boundsOf(other)];
        if (own.right < others.left || own.bottom < others.top) expect(answer).toBe(false);
      }),
    );
  });

  it.each<[string, Partial<Box>, boolean]>([
    ['at the wall', { x: 90, y: 40 }, false],
    ['through the wall', { x: 91 }, true],
    ['with a corner through the wall', { rotation: 45 }, true],
    ['elsewhere', { x: 400 }, true],
  ])('%s of a room', (_name, given, expected) => {
    expect(isOutside(boxOf(given), { width: 100, length: 50 })).toBe(expected);
  });

  it('tells each pair once, and who is outside', () => {
    const plan = [
      { ...boxOf(), key: 'a' },
      { ...boxOf({ x: 5 }), key: 'b' },
      { ...boxOf({ x: 95 }), key: 'c' },
    ];
    expect(findingsOf(plan, { width: 100, length: 50 })).toEqual([
      { kind: 'overlap', keys: ['a', 'b'] },
      { kind: 'outside', keys: ['c'] },
    ]);
  });
});

describe('moving, pulling and turning', () => {
  it('keeps to the grid by the table that is held; others keep their distance', () => {
    const held = boxOf({ x: 3, y: 4 });
    expect(snappedWay(held, { x: 9, y: -2 }, 5)).toEqual({ x: 7, y: -4 });
    expect(snappedWay(held, { x: 0.4, y: 0 }, 1)).toEqual({ x: 0, y: 0 });
    expect(snapped(-2, 5)).toBe(0);
    expect(Object.is(snapped(-2, 5), 0)).toBe(true);
  });

  it.each([
    ['e', { x: 5, y: 3 }, { x: 0, y: 0, width: 15, length: 10 }],
    ['nw', { x: -5, y: -5 }, { x: -5, y: -5, width: 15, length: 15 }],
    ['s', { x: 9, y: 5 }, { x: 0, y: 0, width: 10, length: 15 }],
    ['w', { x: 50, y: 0 }, { x: 9, y: 0, width: 1, length: 10 }],
  ] as const)('pulled at %s the other side stays', (handle, way, expected) => {
    expect(resized(boxOf(), handle, way, 1)).toMatchObject(expected);
  });

  it('turned and pulled, the other side stays to half a unit', () => {
    fc.assert(
      fc.property(boxes, fc.constantFrom(...handles), fc.integer(), (box, handle, seed) => {
        const way = { x: (seed % 40) + 0.5, y: ((seed >> 3) % 40) - 0.25 };
        const pulled = resized(box, handle, way, 1);
        expect([pulled.width, pulled.length].every((side) => Number.isInteger(side) && side >= 1)).toBe(true);
        const far = (one: Box) => {
          const corners = outlineOf({ ...one, shape: 'rectangle' });
          const at = { nw: 2, n: 2, ne: 3, e: 3, se: 0, s: 0, sw: 1, w: 1 }[handle];
          return corners[at] ?? { x: 0, y: 0 };
        };
        const [before, after] = [far(box), far(pulled)];
        expect(Math.abs(before.x - after.x)).toBeLessThanOrEqual(0.51);
        expect(Math.abs(before.y - after.y)).toBeLessThanOrEqual(0.51);
      }),
    );
  });

  it.each([
    [{ x: 5, y: -50 }, 0],
    [{ x: 50, y: 5 }, 90],
    [{ x: 5, y: 50 }, 180],
    [{ x: -50, y: 5 }, 270],
    [{ x: 52, y: -40 }, 45],
  ])('turned towards %o in steps of 15 degrees', (point, rotation) => {
    expect(turnedTo(boxOf(), point, 15).rotation).toBe(rotation);
  });

  it('a turn is between 0 and 359 degrees', () => {
    expect([wholeTurn(360), wholeTurn(-15), wholeTurn(735)]).toEqual([0, 345, 15]);
  });

  it('nothing leaves what can be stored', () => {
    fc.assert(
      fc.property(boxes, fc.integer(), fc.integer(), (box, x, y) => {
        const moved = movedBy(box, { x, y });
        expect(Math.abs(moved.x)).toBeLessThanOrEqual(5000);
        expect(Number.isInteger(moved.y)).toBe(true);
      }),
    );
  });
});
