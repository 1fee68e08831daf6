import fc from 'fast-check';
import { currencies } from '../../../kit/money/index.ts';
import type { Receipt, ReceiptPayment, ReceiptPosition } from '../receipt.ts';
import { paymentKinds, positionKinds, receiptTypes, targetKinds } from '../receipt-codes.ts';
import { position, sale } from './receipt-examples.ts';

/** Receipts of `anyReceipt` end here or earlier. */
export const receiptEnd = Date.parse('2026-11-21T12:00:00.000Z');

const money = fc.integer({ min: -100_000, max: 100_000 });
const uuid = fc.uuid({ version: 4 });

const anyArticle = fc.record({ key: name(50), id: nullable(uuid), category: nullable(text(50)) });

const anyPosition: fc.Arbitrary<ReceiptPosition> = fc
  .record({
    kind: fc.constantFrom(...positionKinds),
    text: name(255),
    quantity: fc.oneof(
      fc.integer({ min: -20, max: 20 }).map((count) => count * 1000),
      fc.integer({ min: -50_000, max: 50_000 }),
    ),
    unitPrice: money,
    rate: fc.constantFrom(0, 260, 490, 700, 1000, 1900, 2000, 2100),
    discounts: nullable(fc.array(fc.record({ text: text(60), amount: money }), { maxLength: 3 })),
    article: nullable(anyArticle),
    inHouse: fc.boolean(),
    cancellation: nullable(fc.boolean()),
  })
  .map(position);

const anyPositions = fc
  .array(anyPosition, { maxLength: 6 })
  .map((positions) => positions.map((entry, index) => ({ ...entry, line: String(index + 1) })));

/** Any receipt that follows the contract and adds up: every kind, type, sign and currency. */
export const anyReceipt: fc.Arbitrary<Receipt> = fc
  .record({
    id: fc.uuid({ version: 7 }),
    databaseId: uuid,
    type: fc.constantFrom(...receiptTypes),
    number: fc.nat(),
    start: instantUntil(receiptEnd),
    minutes: fc.nat(120),
    guests: nullable(fc.nat(40)),
    target: nullable(fc.record({ kind: fc.constantFrom(...targetKinds), label: text(50) })),
    employee: nullable(fc.record({ key: name(50), name: text(50) })),
    note: nullable(text(255)),
    currency: fc.constantFrom(...currencies),
    positions: anyPositions,
    kinds: fc.array(fc.constantFrom(...paymentKinds), { minLength: 1, maxLength: 3 }),
  })
  .map(({ minutes, kinds, ...receipt }) => {
    const end = Math.min(Date.parse(receipt.start) + minutes * 60_000, receiptEnd);
    const whole = sale({ ...receipt, end: new Date(end).toISOString() });
    return { ...whole, payments: paymentsOf(whole.gross, kinds, receipt.currency) };
  });

function name(max: number) {
  return text(max).map((value) => value || 'x');
}

function nullable<T>(value: fc.Arbitrary<T>) {
  return fc.option(value, { nil: null });
}

// Texts of any characters but NUL and halves of surrogate pairs, which no register can type.
function text(max: number) {
  return fc
    .string({ unit: 'grapheme', maxLength: max })
    .map((value) => value.replaceAll('\u0000', ' ').slice(0, max).toWellFormed());
}

function instantUntil(max: number) {
  return fc.integer({ min: Date.UTC(2015, 0, 1), max }).map((instant) => new Date(instant).toISOString());
}

/** Payments of these kinds that add up to the gross: the last one takes what the others leave. */
function paymentsOf(gross: number, kinds: readonly ReceiptPayment['kind'][], currency: string) {
  const share = Math.trunc(gross / kinds.length);
  return kinds.map((kind, index) => ({
    kind,
    name: kind,
    amount: index === kinds.length - 1 ? gross - share * index : share,
    currency,
  }));
}
