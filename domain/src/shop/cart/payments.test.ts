import { describe, expect, test } from 'vitest';
import { lineCostWords, paidLineOf, paymentsOfLines, splitWords, totalOfCart } from './index.ts';
import { line, product } from './testing/index.ts';

const money = (cents: number): string => `${(cents / 100).toFixed(2).replace('.', ',')} €`;
const rent = { contractType: 'Recurring', billingIntervalMonths: 1 } as const;
const plan = product({ id: 7, articlePrice: 149, contractType: 'OneTime' });
const terminal = product({ id: 8, articlePrice: 5, ...rent });
const installation = product({ id: 9, articlePrice: 500, setupFee: 149, contractType: 'OneTime' });

describe('SHP-72, SHP-74: what a line costs is said', () => {
  test.each([
    [
      'with what is paid once apart from the rent, and the term',
      { ...rent, articlePrice: 29, setupFee: 49, contractDurationMonths: 12, selectedAddOns: [plan] },
      '29,00 € pro Monat + 198,00 € einmalig, 12 Monate',
      '29,00 € per month + 198,00 € one-off, 12 months',
    ],
    [
      'with the setup of sub-products, which cost nothing else (SHP-73)',
      { ...rent, articlePrice: 29, selectedSubProducts: [installation] },
      '29,00 € pro Monat + 149,00 € einmalig',
      '29,00 € per month + 149,00 € one-off',
    ],
    [
      'for all pieces, with add-ons that are rented along',
      { ...rent, articlePrice: 29, quantity: 2, selectedAddOns: [terminal], contractDurationMonths: 1 },
      '68,00 € pro Monat, 1 Monat',
      '68,00 € per month, 1 month',
    ],
    [
      'by every interval, the shortest first',
      {
        ...{ ...rent, billingIntervalMonths: 12, articlePrice: 99 },
        selectedAddOns: [terminal, product({ id: 5, articlePrice: 8, ...rent, billingIntervalMonths: 5 })],
      },
      '5,00 € pro Monat + 8,00 € alle 5 Monate + 99,00 € pro Jahr',
      '5,00 € per month + 8,00 € every 5 months + 99,00 € per year',
    ],
  ])('%s', (_title, given, german, english) => {
    const paid = paidLineOf(line({ contractDurationMonths: 0, ...given }));
    expect([lineCostWords('de', paid, money), lineCostWords('en', paid, money)]).toEqual([german, english]);
  });

  test('as its sum alone where all is paid once', () => {
    const paid = paidLineOf(
      line({ contractType: 'OneTime', selectedAddOns: [plan], contractDurationMonths: 12 }),
    );
    expect([lineCostWords('de', paid, money), splitWords('de', [paid], money)]).toEqual([
      undefined,
      undefined,
    ]);
  });
});

test('SHP-72: what is paid once and what is paid again is the total of the cart', () => {
  const lines = [
    line({ ...rent, articlePrice: 29, setupFee: 49, quantity: 3, selectedAddOns: [plan, terminal] }),
    line({ lineId: 'b', contractType: 'OneTime', discountedPrice: 20, selectedSubProducts: [installation] }),
  ];
  const payments = paymentsOfLines(lines.map(paidLineOf));
  expect(payments.total).toBe(totalOfCart(lines));
  expect(payments).toMatchObject({
    once: 3 * (4900 + 14900) + 2000 + 14900,
    recurring: [{ months: 1, cents: 3 * 3400 }],
  });
  expect(splitWords('de', lines.map(paidLineOf), money)).toBe('davon 102,00 € pro Monat, 763,00 € einmalig');
});
