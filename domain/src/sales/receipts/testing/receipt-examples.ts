import type { Receipt, ReceiptPosition } from '../receipt.ts';
import { priceOf, splitGross } from '../vat.ts';

/** A position that adds up; give what the test is about. */
export const position = (given: Partial<ReceiptPosition> & { rate?: number } = {}): ReceiptPosition => {
  const { rate = 1900, ...fields } = given;
  const unitPrice = fields.unitPrice ?? fields.amount ?? 0;
  const quantity = fields.quantity ?? 1000;
  const reductions = (fields.discounts ?? []).reduce((sum, discount) => sum + discount.amount, 0);
  const amount = fields.amount ?? priceOf(unitPrice, quantity) + reductions;
  return {
    line: '1',
    kind: 'Umsatz',
    text: 'Cappuccino',
    quantity,
    unitPrice,
    amount,
    vat: [{ key: 1, rate, gross: amount, ...splitGross(amount, rate) }],
    inHouse: true,
    ...fields,
  };
};

/** A receipt that adds up, paid in cash; give what the test is about. */
export const sale = (given: Partial<Receipt> = {}): Receipt => {
  const positions = given.positions ?? [position({ unitPrice: 350 })];
  const gross = given.gross ?? positions.reduce((sum, { amount }) => sum + amount, 0);
  return {
    version: 1,
    id: '01980000-0000-7000-8000-000000000001',
    databaseId: '0b5c0f5e-6a0e-4d5c-9d0e-1d4c2f9f7a11',
    type: 'Beleg',
    number: 1,
    register: { serial: 'ABC-123', name: 'Counter' },
    start: '2026-11-21T10:00:00.000Z',
    end: '2026-11-21T10:01:00.000Z',
    currency: 'EUR',
    gross,
    positions,
    payments: [{ kind: 'Bar', name: 'Bar', amount: gross, currency: 'EUR' }],
    ...given,
  };
};
