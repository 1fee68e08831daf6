import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Country } from '../../kit/countries/index.ts';
import {
  isNextStatus,
  mayEditOrder,
  nextStatuses,
  type OrderStatus,
  orderStatuses,
  totalsOfOrder,
  type VatReason,
  vatOfOrder,
} from './index.ts';

describe('the status of an order', () => {
  test('SHP-78: is one of six', () => {
    expect(orderStatuses.toSorted()).toEqual(
      ['ordered', 'inProgress', 'completed', 'rejected', 'onHold', 'waitingForResponse'].toSorted(),
    );
  });

  test.each<[OrderStatus, boolean]>([
    ['ordered', true],
    ['onHold', true],
    ['waitingForResponse', true],
    ['inProgress', false],
    ['completed', false],
    ['rejected', false],
  ])('SHP-79, SHP-80: an order that is %s may be edited: %s', (status, expected) => {
    expect(mayEditOrder(status)).toBe(expected);
  });

  test.each<[OrderStatus, OrderStatus, boolean]>([
    ['ordered', 'inProgress', true],
    ['ordered', 'completed', true],
    ['inProgress', 'ordered', false],
    ['onHold', 'inProgress', true],
    ['completed', 'inProgress', false],
    ['rejected', 'ordered', false],
    ['inProgress', 'inProgress', false],
  ])('from %s to %s: %s', (from, to, expected) => {
    expect(isNextStatus(from, to)).toBe(expected);
  });

  test('every order can come to an end, and what has ended stays so', () => {
    for (const status of orderStatuses) {
      const hasEnded = status === 'completed' || status === 'rejected';
      expect(nextStatuses(status).includes('completed')).toBe(!hasEnded);
      expect(nextStatuses(status).length === 0).toBe(hasEnded);
    }
  });
});

describe('the VAT of an order', () => {
  test.each<[Country, Country, boolean, number, VatReason]>([
    ['DE', 'DE', true, 1900, 'domestic'],
    ['DE', 'DE', false, 1900, 'domestic'],
    ['DE', 'AT', true, 0, 'reverseCharge'],
    ['DE', 'AT', false, 2000, 'destination'],
    ['DE', 'ES', false, 2100, 'destination'],
    ['DE', 'CH', true, 0, 'export'],
    ['DE', 'CH', false, 0, 'export'],
    ['CH', 'CH', false, 810, 'domestic'],
    ['CH', 'DE', true, 0, 'export'],
  ])('SHP-75: from %s to %s, with a VAT id %s: %i, %s', (seller, country, hasVatId, rate, reason) => {
    expect(vatOfOrder(seller, { country, hasVatId }, '2026-11-21')).toEqual({ rate, reason });
  });

  test('is that of the day of the order', () => {
    const at = (day: string) => vatOfOrder('DE', { country: 'DE', hasVatId: false }, day).rate;
    expect([at('2020-06-30'), at('2020-07-01'), at('2021-01-01')]).toEqual([1900, 1600, 1900]);
  });

  test('is rounded once, and net and tax are always the whole', () => {
    expect(totalsOfOrder(4_990, 1900)).toEqual({ net: 4_990, tax: 948, gross: 5_938 });
    expect(totalsOfOrder(50, 1900)).toEqual({ net: 50, tax: 10, gross: 60 });
    fc.assert(
      fc.property(fc.nat({ max: 1_000_000_000 }), fc.constantFrom(0, 810, 1900, 2000, 2100), (net, rate) => {
        const totals = totalsOfOrder(net, rate);
        expect(totals.net + totals.tax).toBe(totals.gross);
        expect(Math.abs(totals.tax - (net * rate) / 10_000)).toBeLessThanOrEqual(0.5);
      }),
    );
  });
});
