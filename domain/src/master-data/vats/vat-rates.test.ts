import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countries } from '../../kit/countries/index.ts';
import { vatRatesOn } from './index.ts';

describe('the table of VAT rates', () => {
  const rates = (country: (typeof countries)[number], day: string) =>
    vatRatesOn(country, day).map(({ key, rate }) => `${key}:${rate}`);

  test.each([
    ['DE', '2026-11-21', ['1:1900', '2:700', '5:0', '6:0']],
    ['DE', '2023-01-01', ['1:1900', '2:700', '5:0', '6:0']],
    ['DE', '2020-06-30', ['1:1900', '2:700', '5:0', '6:0']],
    ['DE', '2020-07-01', ['1:1600', '2:500', '5:0', '6:0']],
    ['DE', '2020-12-31', ['1:1600', '2:500', '5:0', '6:0']],
    ['DE', '2021-01-01', ['1:1900', '2:700', '5:0', '6:0']],
    ['AT', '2026-06-30', ['1:2000', '2:1000', '3:1300', '5:0', '6:0']],
    ['AT', '2026-07-01', ['1:2000', '2:1000', '3:1300', '4:490', '5:0', '6:0']],
    ['ES', '2026-11-21', ['1:2100', '2:1000', '3:400', '5:0', '6:0']],
    ['CH', '2023-12-31', ['1:770', '2:250', '3:370', '5:0', '6:0']],
    ['CH', '2024-01-01', ['1:810', '2:260', '3:380', '5:0', '6:0']],
  ] as const)('VAT-03: %s on %s has %j', (country, day, expected) => {
    expect(rates(country, day)).toEqual(expected);
  });

  test('no key of a country has two rates on one day', () => {
    const days = fc.date({ min: new Date('2018-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(fc.constantFrom(...countries), days, (country, date) => {
        const keys = vatRatesOn(country, date.toISOString().slice(0, 10)).map(({ key }) => key);
        expect(new Set(keys).size).toBe(keys.length);
        expect(keys.length).toBeGreaterThanOrEqual(4);
      }),
    );
  });
});
