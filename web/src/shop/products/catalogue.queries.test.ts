import { describe, expect, it } from 'vitest';
import { untilPricesChange } from './catalogue.queries.ts';

const now = Date.parse('2026-11-22T12:00:00Z');
const discount = (startDate: string, endDate: string) => ({
  shopDiscount: { description: '', startDate, endDate },
});
const running = discount('2026-11-01T00:00:00Z', '2026-11-22T12:00:10Z');
const coming = discount('2026-11-22T12:00:05Z', '2026-12-01T00:00:00Z');
const over = discount('2026-11-01T00:00:00Z', '2026-11-22T11:59:00Z');
const farAway = discount('2027-06-01T00:00:00Z', '2027-07-01T00:00:00Z');

describe('SHP-12: prices are asked for again', () => {
  it.each([
    ['when a discount ends', [running], 10_001],
    ['when one begins, if that is first', [running, coming], 5_001],
    ['not for what is over', [over], false],
    ['not where there is none', [{ shopDiscount: null }], false],
    ['not for what no timer can wait for', [farAway], false],
  ])('%s', (_what, products, wait) => expect(untilPricesChange(products, now)).toBe(wait));
});
