import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addToCart,
  applyCheck,
  type CartLine,
  changeComment,
  changeLicenceKey,
  decreaseQuantity,
  increaseQuantity,
  linesOfStored,
  maxPieces,
  mergeCarts,
  obstaclesOf,
  removeLine,
  storedTextOf,
  totalOfCart,
} from './index.ts';
import { choice, product } from './testing/index.ts';

const money = fc.integer({ min: 0, max: 100_000 }).map((cents) => cents / 100);
const anyProduct = fc
  .record({
    id: fc.integer({ min: 1, max: 6 }),
    viewType: fc.constantFrom('MainArticle' as const, 'BundleArticle' as const, 'SubArticle' as const),
    articlePrice: money,
    setupFee: money,
    discountedPrice: fc.option(money, { nil: null }),
    appRegLevel: fc.nat({ max: 15 }),
    functions: fc.constantFrom('', 'UPDATE', 'REACTIVATE', 'CHECK_ADD_ON', 'CHECK_PRO,UPGRADE'),
  })
  .map(product);
const products = fc.array(anyProduct, { maxLength: 3 });

type Step = (lines: CartLine[], newId: () => string) => CartLine[];
const at = (lines: readonly CartLine[], place: number): CartLine | undefined =>
  lines[place % Math.max(lines.length, 1)];

const anyAdd: fc.Arbitrary<Step> = fc
  .record({
    sold: anyProduct,
    quantity: fc.integer({ min: 1, max: 5 }),
    licenseRequired: fc.boolean(),
    customerId: fc.constantFrom(null, 'a', 'b'),
    selectedAddOns: products,
    selectedSubProducts: products,
    selectedCrossSellingProducts: products,
  })
  .map(
    ({ sold, ...rest }) =>
      (lines, newId) =>
        addToCart(lines, choice({ ...sold, ...rest }), newId),
  );

/** Something that a person does to one line. */
const onLine = (change: (lines: CartLine[], line: CartLine) => CartLine[]): fc.Arbitrary<Step> =>
  fc.nat({ max: 9 }).map((place) => (lines) => {
    const line = at(lines, place);
    return line ? change(lines, line) : lines;
  });

const anyCheck: fc.Arbitrary<Step> = fc
  .record({
    place: fc.nat({ max: 9 }),
    check: fc.constantFrom('updatePrice' as const, 'reactivate' as const, 'addOn' as const, 'pro' as const),
    isSuccess: fc.boolean(),
    key: fc.constantFrom('K1', 'K2'),
    resultValue: fc.option(money),
    count: fc.nat({ max: 15 }),
  })
  .map(({ place, check, key, ...result }) => (lines) => {
    const checked = at(lines, place);
    return lines.map((line) =>
      line === checked ? applyCheck(line, check, key, { message: 'm', ...result }) : line,
    );
  });

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: anyAdd },
  { weight: 2, arbitrary: anyCheck },
  onLine((lines, { lineId }) => increaseQuantity(lines, lineId)),
  onLine((lines, { lineId }) => decreaseQuantity(lines, lineId)),
  onLine((lines, { lineId }) => removeLine(lines, lineId)),
  onLine((lines, { lineId }) => changeLicenceKey(lines, lineId, 'K1')),
  onLine((lines, { lineId }) => changeLicenceKey(lines, lineId, 'K2')),
  onLine((lines, { lineId }) => changeComment(lines, lineId, 'c')),
);

const ids = (prefix: string) => {
  let next = 0;
  return () => `${prefix}${++next}`;
};
const run = (steps: readonly Step[], start: CartLine[] = [], newId = ids('l')): CartLine[] =>
  steps.reduce((lines, step) => step(lines, newId), start);
const anySteps = fc.array(anyStep, { maxLength: 25 });

/** The total once more, another way: every price as its own cents, one by one. */
const summed = (lines: readonly CartLine[]): number => {
  const prices: number[] = [];
  for (const line of lines) {
    for (let piece = 0; piece < line.quantity; piece += 1) {
      prices.push(line.discountedPrice ?? line.articlePrice, line.setupFee);
      for (const addOn of line.selectedAddOns)
        prices.push(addOn.discountedPrice ?? addOn.articlePrice, addOn.setupFee);
      for (const sub of line.selectedSubProducts) prices.push(sub.setupFee);
    }
  }
  return prices.reduce((sum, price) => sum + Number.parseInt((price * 100).toFixed(0), 10), 0);
};

describe('whatever is done to a cart', () => {
  test('SHP-72: its total is the sum of all that is in it', () => {
    fc.assert(
      fc.property(anySteps, (steps) => {
        const lines = run(steps);
        expect(totalOfCart(lines)).toBe(summed(lines));
      }),
    );
  });

  test('no line is in a state that the rules forbid', () => {
    fc.assert(
      fc.property(anySteps, (steps) => {
        const lines = run(steps);
        expect(new Set(lines.map(({ lineId }) => lineId)).size).toBe(lines.length);
        for (const line of lines) {
          expect(line.quantity).toBeGreaterThanOrEqual(1);
          expect(line.quantity).toBeLessThanOrEqual(maxPieces);
          // Fixed means: a key was checked, and all but main articles are one piece (SHP-39, SHP-43).
          if (line.licenceFixed) expect(line.licenseKey).not.toBe('');
          if (line.licenceFixed && line.viewType !== 'MainArticle') expect(line.quantity).toBe(1);
        }
      }),
    );
  });

  test('SHP-62 to SHP-66: what may go to checkout holds all four conditions', () => {
    fc.assert(
      fc.property(anySteps, (steps) => {
        const lines = run(steps);
        if (obstaclesOf(lines).length > 0) return;
        const open = lines.filter((line) => line.licenseRequired && !line.licenceFixed);
        expect(open.every((line) => line.licenseKey !== '' && line.functions === '')).toBe(true);
        expect(lines.filter((line) => line.functions === 'REACTIVATE' && !line.comment)).toEqual([]);
        expect(new Set(lines.flatMap((line) => line.customerId ?? [])).size).toBeLessThan(2);
        const pairs = lines.filter((line) => line.licenseKey).map((line) => `${line.id} ${line.licenseKey}`);
        expect(new Set(pairs).size).toBe(pairs.length);
      }),
    );
  });

  test('SHP-15: it is stored and read back as it was', () => {
    fc.assert(
      fc.property(anySteps, (steps) => {
        const lines = run(steps);
        expect(linesOfStored(storedTextOf(lines))).toEqual(lines);
      }),
    );
  });
});

describe('two tabs of one cart', () => {
  test('lose no line that either put in, and keep none that one took away and nobody touched', () => {
    fc.assert(
      fc.property(anySteps, anySteps, anySteps, (before, one, other) => {
        const base = run(before);
        const mine = run(one, base, ids('m'));
        const theirs = run(other, base, ids('t'));
        const merged = mergeCarts(base, mine, theirs).map(({ lineId }) => lineId);
        const known = new Set(base.map(({ lineId }) => lineId));
        const added = [...mine, ...theirs].map(({ lineId }) => lineId).filter((id) => !known.has(id));
        expect(merged).toEqual(expect.arrayContaining(added));
        const untouched = (lines: readonly CartLine[], line: CartLine) => lines.includes(line);
        for (const line of base) {
          const isGone = !mine.some(({ lineId }) => lineId === line.lineId);
          if (isGone && untouched(theirs, line)) expect(merged).not.toContain(line.lineId);
        }
      }),
    );
  });

  test('that did nothing leave the other one’s cart as it is', () => {
    fc.assert(
      fc.property(anySteps, anySteps, (before, steps) => {
        const base = run(before);
        const changed = run(steps, base, ids('m'));
        expect(mergeCarts(base, changed, base)).toEqual(changed);
        expect(
          mergeCarts(base, base, changed)
            .map(({ lineId }) => lineId)
            .toSorted(),
        ).toEqual(changed.map(({ lineId }) => lineId).toSorted());
      }),
    );
  });
});
