import { describe, expect, it } from 'vitest';
import { receiptFilterOf, withListFilters } from './receipts-address.ts';

const unit = '0b5c0f5e-6a0e-4d5c-9d0e-1d4c2f9f7a11';
const device = '0b5c0f5e-6a0e-4d5c-9d0e-1d4c2f9f7a12';
const filtersOf = (query: string) =>
  receiptFilterOf(new URLSearchParams(query)).conditions.map(({ field, is, values }) =>
    [field, is, ...values].join(' '),
  );

describe('addresses of the list of receipts', () => {
  it.each([
    ['from=2026-11-01&to=2026-11-21', ['businessDay from 2026-11-01', 'businessDay to 2026-11-21']],
    ['number=4711', ['number is 4711']],
    [`devices=${device}`, [`deviceId is ${device}`]],
    [`employees=${unit}:7,${unit}:8%252C1`, [`employee is ${unit}:7 ${unit}:8,1`]],
    ['hour=14', ['hour is 14']],
    ['payment=card', ['payment is card']],
    ['article=espresso,1', ['article is espresso,1']],
    ['target=Tisch 5, Fenster', ['target is Tisch 5, Fenster']],
    ['f=gross.from.500&from=2026-11-01', ['gross from 500', 'businessDay from 2026-11-01']],
    ['from=yesterday&number=x&hour=24&payment=coins&devices=1', []],
  ])('%s, as dashboards link and people have saved it', (query, expected) => {
    expect(filtersOf(query)).toEqual(expected);
  });

  it('are left alone where there is nothing to read', () => {
    const params = new URLSearchParams(`units=${unit}&q=12,50&f=gross.from.500&after=c1&page=2`);
    expect(withListFilters(params)).toBe(params);
  });

  it('keep branches, search and place', () => {
    const params = withListFilters(new URLSearchParams(`units=${unit}&from=2026-11-01`));
    expect(params.toString()).toBe(`units=${unit}&f=businessDay.from.2026-11-01`);
  });
});
