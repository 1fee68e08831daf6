import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCounterRuns } from './counter-runs.ts';

interface Counted {
  readonly number: number;
  readonly transaction?: number;
  readonly device?: string;
}

const at = (second: number) => new Date(Date.UTC(2026, 10, 21, 10, 0, second)).toISOString();

const runsOf = (receipts: readonly Counted[]) => {
  const runs = createCounterRuns();
  for (const [index, { number, transaction, device = 'till' }] of receipts.entries()) {
    runs.add({
      device,
      unit: 'unit',
      number,
      ended: at(index),
      tse_serial: transaction === undefined ? null : 'TSE',
      tse_transaction: transaction ?? null,
      tse_counter: transaction === undefined ? null : transaction * 2,
    });
  }
  return runs.runs();
};
const shown = (receipts: readonly Counted[]) =>
  runsOf(receipts).map(({ kind, series, first, last }) => `${kind} ${series} ${first}–${last}`);

describe('unbroken runs of counters', () => {
  it.each<[string, Counted[], string[]]>([
    ['in order', [{ number: 4 }, { number: 5 }, { number: 6 }], ['receipt till 4–6']],
    ['a number is missing', [{ number: 4 }, { number: 6 }], ['receipt till 4–4', 'receipt till 6–6']],
    [
      'parallel tables end out of order',
      [{ number: 5 }, { number: 7 }, { number: 6 }, { number: 8 }],
      ['receipt till 5–8'],
    ],
    [
      'two tills in one statement',
      [{ number: 1 }, { number: 8, device: 'bar' }, { number: 2 }, { number: 9, device: 'bar' }],
      ['receipt bar 8–9', 'receipt till 1–2'],
    ],
    [
      'a security device of two tills',
      [
        { number: 1, transaction: 10 },
        { number: 8, transaction: 11, device: 'bar' },
        { number: 2, transaction: 12 },
      ],
      ['receipt bar 8–8', 'receipt till 1–2', 'transaction TSE 10–12'],
    ],
    [
      'a till begins again at 1',
      [{ number: 99 }, { number: 100 }, { number: 1 }, { number: 2 }],
      ['receipt till 1–2', 'receipt till 99–100'],
    ],
  ])('%s', (_name, receipts, expected) => {
    expect(shown(receipts).toSorted()).toEqual(expected);
  });

  it('keeps the signature counters of the first and last transaction', () => {
    const [, transactions] = runsOf([
      { number: 1, transaction: 10 },
      { number: 2, transaction: 11 },
    ]);
    expect(transactions).toMatchObject({ first_signature: 20, last_signature: 22, last_at: at(1) });
  });

  it('holds each number once, whatever the order', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat({ max: 40 })), (numbers) => {
        const runs = runsOf(numbers.map((number) => ({ number })));
        const covered = runs.flatMap(({ first, last }) =>
          Array.from({ length: last - first + 1 }, (_, index) => first + index),
        );
        expect(covered.toSorted((one, other) => one - other)).toEqual(
          numbers.toSorted((one, other) => one - other),
        );
      }),
    );
  });
});
