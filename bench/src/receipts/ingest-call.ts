import { hash } from 'node:crypto';
import { businessDayOf } from '@tresen/domain/sales/business-day';
import { type Receipt, type ReceiptFacts, receiptFacts } from '@tresen/domain/sales/receipts';
import type { Register } from '../kit/tenants.ts';

/** The statement behind a push, as server/src/sales/receipts/receipts.store.ts calls it. */
export const ingestStatement = {
  name: 'ingest',
  text: 'select conflict_id, same from ingest_receipts($1, $2, $3, $4, $5, $6, $7, $8, $9)',
};

/** A receipt with its text, its business day and what it adds to the figures. */
export interface Prepared {
  readonly receipt: Receipt;
  readonly text: string;
  readonly day: string;
  readonly hour: number;
  readonly facts: ReceiptFacts;
}

/** What the server works out of a receipt before it stores it. */
export const prepareReceipt = (receipt: Receipt): Prepared => ({
  receipt,
  text: JSON.stringify(receipt),
  facts: receiptFacts(receipt),
  ...businessDayOf(Date.parse(receipt.end), 'Europe/Berlin', 240),
});

const headOf = ({ receipt, text, day, hour, facts }: Prepared, register: Register) => ({
  id: receipt.id,
  hash: hash('sha256', text, 'hex'),
  unit: register.unitId,
  device: register.deviceId,
  number: receipt.number,
  type: receipt.type,
  started: receipt.start,
  ended: receipt.end,
  day,
  hour,
  z: receipt.zNumber ?? null,
  register: receipt.register.name,
  employee: receipt.employee?.key ?? null,
  employee_name: receipt.employee?.name ?? null,
  currency: receipt.currency,
  gross: receipt.gross,
  turnover: facts.turnover,
});

type Sums = Readonly<Record<string, string | number>>;

/** Adds numbers of equal keys up: a small model of the server's own roll-up sums, whose result is compared. */
const summed = (entries: Iterable<readonly [key: Sums, add: Readonly<Record<string, number>>]>): string => {
  const sums = new Map<string, Record<string, string | number>>();
  for (const [key, add] of entries) {
    const name = JSON.stringify(key);
    const sum = sums.get(name) ?? { ...key };
    for (const [column, value] of Object.entries(add)) sum[column] = Number(sum[column] ?? 0) + value;
    sums.set(name, sum);
  }
  return JSON.stringify([...sums.values()]);
};

/** What the receipt adds to its day, by column of sales_day. */
export const dayColumns = ({ facts }: Prepared) => ({
  receipts: facts.counts ? 1 : 0,
  customers: facts.customers,
  turnover: facts.turnover,
  net: facts.net,
  tax: facts.tax,
  cash: facts.payments[0],
  card: facts.payments[1],
  digital: facts.payments[2],
  other: facts.payments[3],
  discounts: facts.discounts,
  cancelled: facts.cancelled,
});

/** The parameters of the statement for one register's batch. */
export const ingestParameters = (register: Register, batch: readonly Prepared[]): unknown[] => {
  const unit = register.unitId;
  const articles = batch.flatMap(({ facts, day }) =>
    facts.articles.map(({ key, name, quantity, amount }) => {
      const month = `${day.slice(0, 7)}-01`;
      return [
        { month, unit, key, name },
        { quantity, turnover: amount },
      ] as const;
    }),
  );
  return [
    register.tenantId,
    [register.deviceId],
    new Date(),
    `{${batch.map(({ receipt }) => receipt.id).join(',')}}`,
    batch.map(({ text }) => text).join('\x1e'),
    JSON.stringify(batch.map((prepared) => headOf(prepared, register))),
    summed(batch.map((prepared) => [{ day: prepared.day, unit }, dayColumns(prepared)])),
    summed(
      batch.map(({ day, hour, facts }) => [
        { day, unit, hour },
        { receipts: 1, turnover: facts.turnover },
      ]),
    ),
    summed(articles),
  ];
};
