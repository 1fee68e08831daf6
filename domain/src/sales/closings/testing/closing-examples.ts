import type { Receipt } from '../../receipts/index.ts';
import type { CashCount, Closing, ClosingContents } from '../closing.ts';
import { countedCash } from '../closing-cash.ts';
import type { MoneyKind } from '../closing-codes.ts';
import { sumClosing } from '../sum-closing.ts';

/** Denominations with their pieces, as rows of a cash count: cents of each, and how many. */
export const moneyCount = (pieces: Readonly<Record<number, number>>): CashCount['currencies'][number] => {
  const denominations = Object.entries(pieces).map(([cents, count]) => {
    const value = Number(cents);
    const kind: MoneyKind = value >= 500 ? 'note' : 'coin';
    return { value, kind, count, amount: value * count };
  });
  const total = denominations.reduce((sum, { amount }) => sum + amount, 0);
  return { currency: 'EUR', denominations, total };
};

/** A cash count that adds up; give what the test is about. */
export const countOf = (
  pieces: Readonly<Record<number, number>>,
  given: Partial<CashCount> = {},
): CashCount => ({
  countedAt: '2026-11-21T20:00:00.000Z',
  countedBy: { key: '1', name: 'Lena' },
  currencies: [moneyCount(pieces)],
  ...given,
});

/** A daily closing of these receipts that adds up; give what the test is about. */
export const closingOf = (receipts: readonly Receipt[], given: Partial<Closing> = {}): Closing => {
  const createdAt = given.createdAt ?? '2026-11-21T20:05:00.000Z';
  const contents = sumClosing(receipts, 'Europe/Berlin');
  const count = given.counts?.at(-1);
  const total = count?.currencies.find(({ currency }) => currency === (given.currency ?? 'EUR'))?.total;
  return {
    version: 1,
    id: '01980000-0000-7000-8000-0000000000c1',
    databaseId: '0b5c0f5e-6a0e-4d5c-9d0e-1d4c2f9f7a11',
    type: 'daily',
    register: { serial: 'ABC-123', name: 'Counter', softwareVersion: '5.9.3' },
    zNumber: 1,
    createdAt,
    businessDay: '2026-11-21',
    period: periodOf(receipts, createdAt),
    currency: 'EUR',
    ...(total === undefined ? contents : counted(contents, total)),
    ...given,
  };
};

function periodOf(receipts: readonly Receipt[], createdAt: string): Closing['period'] {
  const ends = receipts.map(({ end }) => end).toSorted();
  const byNumber = receipts.toSorted((one, other) => one.number - other.number);
  const [first, last] = [byNumber[0], byNumber.at(-1)];
  return {
    from: ends[0] ?? createdAt,
    to: ends.at(-1) ?? createdAt,
    ...(first && { first: { id: first.id, number: first.number } }),
    ...(last && { last: { id: last.id, number: last.number } }),
  };
}

function counted(contents: ClosingContents, cents: number): ClosingContents {
  return {
    ...contents,
    cash: countedCash(contents.cash, { counted: cents, withdrawn: 0 }),
  };
}
