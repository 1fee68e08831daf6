import { runs } from '@tresen/domain/kit/testing';
import { anyReceipt, anyTillReceipt } from '@tresen/domain/sales/receipts/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newId } from '../../../kit/ids/index.ts';
import { createRollUpSums, type RollUpSums } from '../roll-ups/roll-up-sums.ts';
import { columnsOf } from './batch-columns.ts';
import { readPush } from './read-push.ts';
import type { Origin } from './receipt-row.ts';

const origin: Origin = {
  tenantId: newId(),
  unitId: newId(),
  deviceId: newId(),
  databaseId: newId(),
  zone: 'Europe/Berlin',
  cutOffMinutes: 240,
  currency: 'EUR',
};
const now = Date.parse('2026-11-21T12:00:00Z');

const ours = fc
  .oneof(
    anyReceipt,
    anyTillReceipt.map(({ receipt }) => receipt),
  )
  .map((receipt) => ({ ...receipt, databaseId: origin.databaseId }));
/** As registers usually write it, and in a way that is left to JSON.parse. */
const texts = fc
  .tuple(ours, fc.boolean())
  .map(([receipt, isPretty]) => (isPretty ? JSON.stringify(receipt, null, 1) : JSON.stringify(receipt)));

describe('rows that were read', () => {
  it('read the same again, when they are sent to the database otherwise than they came', () => {
    fc.assert(
      fc.property(fc.array(texts, { maxLength: 6 }), (records) => {
        const { rows, columns } = readPush(Buffer.from(`[${records.join(',')}]`), origin, now);
        expect(columnsOf(rows)).toEqual(columns);
      }),
      { numRuns: runs(200) },
    );
  });

  it('are the first of each id, whatever their order', () => {
    fc.assert(
      fc.property(fc.array(ours, { maxLength: 4 }), fc.array(fc.nat({ max: 3 })), (receipts, order) => {
        const batch = order.flatMap((index) => receipts[index] ?? []);
        const { records, rows } = readPush(Buffer.from(JSON.stringify(batch)), origin, now);
        const storable = records.filter((record) => record.outcome === 'storable');
        expect(rows.map(({ id }) => id)).toEqual([...new Set(storable.map(({ row }) => row.id))]);
        for (const { row, first } of storable) expect(first).toBe(rows.find(({ id }) => id === row.id));
      }),
      { numRuns: runs(200) },
    );
  });
});

describe('a record that is nested to keep the server busy', () => {
  it.each([
    ['of brackets', `${'['.repeat(1_000_000)}${']'.repeat(1_000_000)}`],
    ['with brackets in a field', `{"note":${'['.repeat(1_000_000)}${']'.repeat(1_000_000)}}`],
  ])('%s is refused without being parsed', (_what, record) => {
    const start = process.threadCpuUsage();
    const { records } = readPush(Buffer.from(`[${record}]`), origin, now);
    expect(process.threadCpuUsage(start).user).toBeLessThan(400_000);
    expect(records).toMatchObject([{ outcome: 'rejected', reason: 'MALFORMED', faults: [{ rule: 'json' }] }]);
  });
});

/** The sums by what they are of. */
const byKey = (sums: readonly RollUpSums[]) => {
  const totals = new Map<string, number>();
  const named = ({ hour_receipts, hour_turnover, ...part }: RollUpSums['parts'][number]) => ({
    ...part,
    ...Object.fromEntries(hour_receipts.map((receipts, hour) => [`receipts at ${hour}`, receipts])),
    ...Object.fromEntries(hour_turnover.map((turnover, hour) => [`turnover at ${hour}`, turnover])),
  });
  for (const sum of sums.flatMap(({ parts, articles }) => [...parts.map(named), ...articles])) {
    const entries = Object.entries(sum);
    const isKey = (name: string) => ['day', 'unit', 'device', 'employee', 'month', 'key'].includes(name);
    const key = entries.flatMap(([name, value]) => (isKey(name) ? `${name}=${value}` : [])).join(' ');
    for (const [name, value] of entries) {
      if (isKey(name) || typeof value !== 'number') continue;
      totals.set(`${key} ${name}`, (totals.get(`${key} ${name}`) ?? 0) + value);
    }
  }
  return totals;
};

describe('the sums of a batch', () => {
  const article = fc.record({
    key: fc.constantFrom('1', '2', '2\0'),
    name: fc.constantFrom('Tea', 'Te\0a'),
    quantity: fc.integer({ min: -9, max: 9 }),
    amount: fc.integer({ min: -9, max: 9 }),
  });
  const amount = fc.integer({ min: -99, max: 99 });
  const counted = fc.record({
    head: fc.record({
      day: fc.constantFrom('2026-01-31', '2026-02-01', '2026-02-02'),
      hour: fc.nat({ max: 23 }),
      unit: fc.constantFrom('a', 'b'),
      device: fc.constantFrom('till 1', 'till 2'),
      employee: fc.constantFrom(null, '1', '1 2'),
      employee_name: fc.constantFrom(null, 'Anna'),
      currency: fc.constantFrom('EUR', 'CHF'),
    }),
    facts: fc.record({
      counts: fc.boolean(),
      turnover: amount,
      net: amount,
      tax: amount,
      payments: fc.tuple(amount, amount, amount, amount),
      customers: amount,
      discounts: amount,
      cancelled: amount,
      articles: fc.array(article, { maxLength: 3 }),
    }),
  });

  it('are those of its receipts one by one, each key once', () => {
    const sumsOf = (receipts: readonly Parameters<ReturnType<typeof createRollUpSums>['add']>[0][]) => {
      const sums = createRollUpSums();
      for (const receipt of receipts) sums.add(receipt);
      return sums.sums();
    };
    fc.assert(
      fc.property(fc.array(counted), (receipts) => {
        const together = sumsOf(receipts);
        expect(byKey([together])).toEqual(byKey(receipts.map((receipt) => sumsOf([receipt]))));
        const keys = together.articles.map(({ unit, month, key }) => `${unit} ${month} ${key}`);
        expect(new Set(keys).size).toBe(keys.length);
      }),
    );
  });
});
