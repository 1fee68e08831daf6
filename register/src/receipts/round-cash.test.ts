import { receiptProblem } from '@tresen/domain/sales/receipts';
import { describe, expect, it } from 'vitest';
import { buildReceipt, type NewReceipt, roundCash } from './index.ts';

const at = Date.parse('2026-11-27T12:00:00.000Z');
const surroundings = { nowMs: at, currency: 'EUR' };
const till = { databaseId: '0b5c0f5e-6a0e-4d5c-9d0e-1d4c2f9f7a11', serial: 'ABC-123', name: 'Theke' };
const sale = (amount: number, payments: NewReceipt['payments']): NewReceipt => ({
  at,
  positions: [{ text: 'Espresso', unitPrice: Math.abs(amount), quantity: amount < 0 ? -1000 : 1000 }],
  payments: payments ?? [{ kind: 'Bar', name: 'Bar', amount }],
});
const rounded = (draft: NewReceipt, step: number) => {
  const receipt = buildReceipt({ ...roundCash(draft, step), till, number: 1 });
  expect(receiptProblem(receipt, surroundings)).toBeUndefined();
  return receipt;
};

describe('CFG-04: cash is rounded as configured, and every sum still adds up', () => {
  it.each([
    [1297, 5, 1295, 'Rabatt'],
    [1298, 5, 1300, 'Aufschlag'],
    [1295, 10, 1300, 'Aufschlag'],
    [-1298, 5, -1300, 'Rabatt'],
    [1300, 5, 1300, undefined],
    [1297, 1, 1297, undefined],
  ])('%d cents to %d are %d, by %s', (amount, step, gross, kind) => {
    const receipt = rounded(sale(amount, undefined), step);
    expect(receipt.gross).toBe(gross);
    expect(receipt.payments.map((payment) => payment.amount)).toEqual([gross]);
    expect(receipt.positions[1]?.kind).toBe(kind);
    if (kind) expect(receipt.positions[1]).toMatchObject({ text: 'Rundung', amount: gross - amount });
  });

  it('cards pay exactly, also beside cash', () => {
    const card = { kind: 'ECKarte' as const, name: 'girocard', amount: 1297 };
    expect(rounded(sale(1297, [card]), 5).gross).toBe(1297);
    const both = rounded(sale(2593, [card, { kind: 'Bar', name: 'Bar', amount: 1296 }]), 5);
    expect(both.payments.map(({ amount }) => amount)).toEqual([1297, 1295]);
  });

  it('in the words of the country', () => {
    const receipt = roundCash(sale(1297, undefined), 5, 'ES');
    expect(receipt.positions[1]?.text).toBe('Redondeo');
  });

  it('what has no payment is left alone: money into the drawer, orders, training', () => {
    const order: NewReceipt = { ...sale(1297, []), type: 'AVTraining' };
    expect(roundCash(order, 5)).toBe(order);
    const { payments: _payments, ...moved } = sale(1297, undefined);
    expect(roundCash(moved, 5)).toBe(moved);
  });
});
