import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  customerFigures,
  namedCustomersSheet,
  namedCustomersWords,
  orderedCustomers,
  perVisit,
} from './index.ts';

const meier = {
  key: 'frau meier',
  name: 'Frau Meier',
  visits: 2,
  receipts: 3,
  turnover: 10_001,
  firstDay: '2026-11-03',
  lastDay: '2026-11-20',
};
const club = { ...meier, key: 'verein', name: 'Verein', visits: 4, turnover: 8_000, firstDay: '2026-11-01' };

describe('customers whom receipts name', () => {
  it.each([
    ['turnover', false, 'Frau Meier, Verein'],
    ['turnover', true, 'Verein, Frau Meier'],
    ['visits', false, 'Verein, Frau Meier'],
    ['perVisit', false, 'Frau Meier, Verein'],
    ['firstDay', false, 'Frau Meier, Verein'],
    // Equal: by turnover.
    ['lastDay', false, 'Frau Meier, Verein'],
    ['lastDay', true, 'Frau Meier, Verein'],
  ] as const)('by %s, ascending %s, are %s', (order, isAscending, names) => {
    const ordered = orderedCustomers([club, meier], order, isAscending);
    expect(ordered.map(({ name }) => name).join(', ')).toBe(names);
  });

  it('have one order, however they come', () => {
    const anyCustomer = fc.record({
      key: fc.string(),
      visits: fc.integer({ min: 1, max: 3 }),
      receipts: fc.integer({ min: 1, max: 3 }),
      turnover: fc.nat(9),
    });
    const anyCustomers = fc.uniqueArray(anyCustomer, { selector: ({ key }) => key });
    fc.assert(
      fc.property(anyCustomers, fc.constantFrom(...customerFigures), fc.boolean(), (all, order, isUp) => {
        const customers = all.map((each) => ({ ...meier, ...each }));
        const ordered = orderedCustomers(customers, order, isUp);
        expect(orderedCustomers(customers.toReversed(), order, isUp)).toEqual(ordered);
        const figures = ordered.map((each) => (order === 'perVisit' ? perVisit(each) : each[order]));
        const sorted = figures.toSorted((one, other) => (one < other ? -1 : one > other ? 1 : 0));
        expect(figures).toEqual(isUp ? sorted : sorted.reverse());
      }),
    );
  });

  it('are in a file as their page shows them', () => {
    expect(namedCustomersSheet([meier], 'EUR', namedCustomersWords.de).rows).toEqual([
      {
        cells: [
          { kind: 'text', text: 'Frau Meier' },
          { kind: 'count', count: 2 },
          { kind: 'count', count: 3 },
          { kind: 'money', cents: 10_001, currency: 'EUR' },
          { kind: 'money', cents: 5_001, currency: 'EUR' },
          { kind: 'day', day: '2026-11-03' },
          { kind: 'day', day: '2026-11-20' },
        ],
      },
    ]);
  });
});
