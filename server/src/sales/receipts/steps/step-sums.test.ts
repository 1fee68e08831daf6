import { inFull } from '@tresen/domain/kit/testing';
import { describe, expect, it } from 'vitest';
import { maxKeys, unpackSteps } from './step-codec.ts';
import { createStepSums, type PackedSteps, type SteppedReceipt } from './step-sums.ts';

const head = {
  unit: '00000000-0000-4000-8000-000000000001',
  device: '00000000-0000-4000-8000-000000000002',
  day: '2026-05-17',
  currency: 'EUR',
} as const;

const receiptOf = (...keys: readonly string[]): SteppedReceipt => ({
  head,
  receipt: {
    type: 'Beleg',
    positions: keys.map((key) => ({
      kind: 'Umsatz',
      quantity: 1000,
      amount: 300,
      vat: [],
      article: { key },
    })),
    payments: [],
  } as unknown as SteppedReceipt['receipt'],
});

const summed = (receipts: readonly SteppedReceipt[], stored: readonly PackedSteps[] = []) => {
  const sums = createStepSums();
  for (const receipt of receipts) sums.add(receipt);
  return sums.onto(stored, sums.places());
};

const stepsOf = ([row]: readonly PackedSteps[]): number => {
  let all = 0;
  if (row) unpackSteps(row.steps, ({ count }) => (all += count));
  return all;
};

describe('sums of steps', () => {
  it('added to others are the sums of all, whatever articles each began with', () => {
    const some = [receiptOf('a', 'b'), receiptOf('b', 'c', 'b')];
    const more = [receiptOf('d', 'b', 'a'), receiptOf('c', 'b')];
    const [both] = summed(more, summed(some));
    const [once] = summed([...some, ...more]);
    expect(both).toEqual(once);
  });

  it('say what was sold of each article, what came back taken away', () => {
    const sale = receiptOf('a', 'b', 'a');
    const [month] = summed([sale], summed([sale]));
    expect(month).toMatchObject({ keys: ['a', 'b'], quantities: [4000, 2000], turnovers: [1200, 600] });
    const back = receiptOf('c');
    const positions = back.receipt.positions.map((position) => ({
      ...position,
      quantity: -1000,
      amount: -300,
    }));
    const returned = { ...back, receipt: { ...back.receipt, positions } };
    const [then] = summed([returned], summed([sale]));
    expect(then).toMatchObject({ keys: ['a', 'b', 'c'], quantities: [2000, 1000, -1000] });
    expect(stepsOf(then ? [then] : [])).toBe(3);
  });

  it('stay bounded when a register sends ever new keys, and say what was left out', () => {
    const keys = Array.from({ length: maxKeys + 10 }, (_, index) => `${index}`);
    const first = summed([receiptOf(...keys)]);
    expect(first[0]).toMatchObject({ keys: { length: maxKeys }, omitted: 10 });
    const then = summed([receiptOf('new', '1'), receiptOf('1')], first);
    expect(then[0]).toMatchObject({ keys: { length: maxKeys }, omitted: 12 });
    expect(stepsOf(then)).toBe(maxKeys + 1);
  });

  it('hold a hundred thousand pairs of a month at most', inFull, () => {
    const keys = Array.from({ length: 330 }, (_, index) => `${index}`);
    const receipts = keys.map((_, by) =>
      receiptOf(
        ...keys.map((_key, index) => `${(index * (by + 1)) % 330}`),
        ...keys.flatMap((key) => [`${by}`, key]),
      ),
    );
    const rows = summed(receipts);
    const pressed = receipts.reduce((sum, { receipt }) => sum + receipt.positions.length, 0);
    expect(stepsOf(rows) + (rows[0]?.omitted ?? 0)).toBe(pressed);
    let pairs = 0;
    if (rows[0]) unpackSteps(rows[0].steps, () => (pairs += 1));
    expect(pairs).toBe(100_000);
  });
});
