import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, addMonths } from '../../kit/business-day/index.ts';
import type { OrderLine } from '../orders/index.ts';
import {
  endWhenCancelled,
  nextBillingOf,
  type ServiceTerms,
  sellersDayOf,
  serviceStateOf,
  servicesOfLines,
  startOfSellersDay,
  yearlyPriceOf,
} from './index.ts';

const monthly: ServiceTerms = {
  startsOn: '2026-01-15',
  billingIntervalMonths: 1,
  contractDurationMonths: 0,
  endsOn: null,
};
const yearly = { ...monthly, billingIntervalMonths: 12, contractDurationMonths: 12 };
const bound = { ...monthly, contractDurationMonths: 12 };
const lateInMonth = { ...monthly, startsOn: '2026-01-31' };

describe('LIC-04: the next billing of a service', () => {
  test.each<[string, ServiceTerms, string, string | null]>([
    ['the first interval is billed with the order', monthly, '2026-01-15', '2026-02-15'],
    ['on the day itself it is today', monthly, '2026-03-15', '2026-03-15'],
    ['a day later it is the next one', monthly, '2026-03-16', '2026-04-15'],
    ['by the year', yearly, '2026-11-22', '2027-01-15'],
    ['by the year, after some', yearly, '2029-01-16', '2030-01-15'],
    ['a short month', lateInMonth, '2026-02-10', '2026-02-28'],
    ['back to the 31st after a short month', lateInMonth, '2026-03-01', '2026-03-31'],
    ['none at its end', { ...monthly, endsOn: '2026-04-15' }, '2026-03-16', null],
    ['one more before its end', { ...monthly, endsOn: '2026-05-15' }, '2026-03-16', '2026-04-15'],
    ['none after its end', { ...monthly, endsOn: '2026-04-15' }, '2027-01-01', null],
  ])('%s', (_name, terms, today, expected) => expect(nextBillingOf(terms, today)).toBe(expected));
});

describe('LIC-04: a service that is cancelled', () => {
  test.each<[string, ServiceTerms, string, string]>([
    ['ends with the interval that has begun', monthly, '2026-03-16', '2026-04-15'],
    ['uses up what begins today', monthly, '2026-03-15', '2026-04-15'],
    ['is bound for its contract', bound, '2026-03-16', '2027-01-15'],
    ['is free from the last day of its contract on', bound, '2027-01-14', '2027-01-15'],
    ['goes on by the interval after its contract', bound, '2027-03-16', '2027-04-15'],
    ['by the year', yearly, '2026-11-22', '2027-01-15'],
    ['by the year, on its day', yearly, '2027-01-15', '2028-01-15'],
    [
      'never in the middle of what is billed',
      { ...yearly, contractDurationMonths: 18 },
      '2026-11-22',
      '2028-01-15',
    ],
  ])('%s', (_name, terms, today, expected) => expect(endWhenCancelled(terms, today)).toBe(expected));

  test('whenever it is cancelled, it ends on a day of billing, in the future, not before its contract', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 3_000 }),
        fc.integer({ min: 0, max: 3_000 }),
        fc.constantFrom(1, 3, 6, 12),
        fc.constantFrom(0, 1, 12, 24, 36),
        (start, later, billingIntervalMonths, contractDurationMonths) => {
          const startsOn = addDays('2024-01-01', start);
          const today = addDays(startsOn, later);
          const terms = { startsOn, billingIntervalMonths, contractDurationMonths, endsOn: null };
          const endsOn = endWhenCancelled(terms, today);
          expect(endsOn > today).toBe(true);
          expect(endsOn >= addMonths(startsOn, contractDurationMonths)).toBe(true);
          expect(nextBillingOf(terms, endsOn)).toBe(endsOn);
          expect(nextBillingOf({ ...terms, endsOn }, endsOn)).toBeNull();
        },
      ),
    );
  });
});

test.each([
  [null, '2026-03-15', 'running'],
  ['2026-03-16', '2026-03-15', 'ending'],
  ['2026-03-15', '2026-03-15', 'ended'],
])('a service that ends on %s is on %s %s', (endsOn, today, expected) =>
  expect(serviceStateOf({ endsOn }, today)).toBe(expected),
);

test('a day begins at midnight in the seller’s country', () => {
  expect(sellersDayOf(Date.parse('2026-03-15T22:59:59Z'))).toBe('2026-03-15');
  expect(sellersDayOf(Date.parse('2026-03-15T23:00:00Z'))).toBe('2026-03-16');
  expect(startOfSellersDay('2026-03-16')).toBe(Date.parse('2026-03-15T23:00:00Z'));
});

test.each([
  [990, 1, 11_880],
  [990, 12, 990],
  [1_000, 36, 333],
])('%i cents every %i months are %i a year', (price, months, expected) =>
  expect(yearlyPriceOf(price, months)).toBe(expected),
);

const part = (shopNumber: number, name: string, price: number) => ({
  ...{ shopNumber, name, price, articleNr: '', setupFee: 100 },
});

const line: OrderLine = {
  lineId: 'a',
  shopNumber: 7,
  name: 'Kassenbuch',
  articleNr: '',
  functions: '',
  licenseRequired: false,
  viewType: 'MainArticle',
  contractType: 'Recurring',
  contractDurationMonths: 12,
  billingIntervalMonths: 1,
  quantity: 3,
  licenseKey: '',
  comment: '',
  upgradeValue: null,
  price: 990,
  setupFee: 5_000,
  total: 99_999,
  addOns: [
    { ...part(8, 'Archiv', 200), contractType: 'Recurring', billingIntervalMonths: 1 },
    { ...part(10, 'Tischplan', 14_900), contractType: 'OneTime', billingIntervalMonths: 0 },
    part(12, 'Kellner', 4_900),
  ],
  subProducts: [{ shopNumber: 9, articleNr: '', name: 'Kurs', price: 7_000, setupFee: 0 }],
};

test('LIC-04: an order books its recurring lines, at the price of one interval without setup', () => {
  const once = { ...line, lineId: 'b', contractType: 'OneTime' as const, addOns: [] };
  const unbilled = { ...line, lineId: 'c', billingIntervalMonths: 0, addOns: [] };
  expect(servicesOfLines([line, once, unbilled])).toEqual([
    {
      id: 'a',
      lineId: 'a',
      shopNumber: 7,
      products: [7, 8],
      name: 'Kassenbuch',
      quantity: 3,
      price: 3_570,
      billingIntervalMonths: 1,
      contractDurationMonths: 12,
    },
  ]);
});

test('LIC-04: an add-on that is rented is booked apart where its line is paid once, or at other times', () => {
  const guestCards = {
    ...part(13, 'Kundenkarten', 900),
    ...{ contractType: 'Recurring' as const, billingIntervalMonths: 3, contractDurationMonths: 12 },
  };
  const once = { ...line, contractType: 'OneTime' as const, addOns: [guestCards] };
  const expected = {
    ...{ id: 'a/13', lineId: 'a', shopNumber: 13, name: 'Kundenkarten', quantity: 3, price: 2_700 },
    ...{ billingIntervalMonths: 3, contractDurationMonths: 12, products: [13] },
  };
  expect(servicesOfLines([once])).toEqual([expected]);
  expect(servicesOfLines([{ ...line, addOns: [guestCards] }])).toMatchObject([
    { id: 'a', price: 2_970 },
    expected,
  ]);
});
