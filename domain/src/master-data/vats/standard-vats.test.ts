import { describe, expect, it } from 'vitest';
import { standardVatsOf, vat } from './index.ts';

describe('VAT-02: a rate', () => {
  it.each([
    [{}, []],
    [{ symbol: 'ABCD' }, ['symbol TOO_LONG']],
    [{ value: null }, ['value MISSING']],
    [{ value: 10_001 }, ['value OUT_OF_RANGE']],
    [{ key: 0 }, ['key OUT_OF_RANGE']],
  ])('with %j: %j', (change, faults) => {
    const found = vat.check({ name: 'Normal', symbol: 'A', value: 1900, key: 1, ...change }).faults;
    expect(found.map(({ path, code }) => `${path} ${code}`)).toEqual(faults);
  });
});

describe('VAT-03, VAT-06: the three rates of a new branch', () => {
  it.each([
    ['DE', ['A Umsatzsteuer 19 % 1', 'B Umsatzsteuer 7 % 2', 'C Nicht steuerbar 5']],
    ['AT', ['A Umsatzsteuer 20 % 1', 'B Umsatzsteuer 10 % 2', 'C Umsatzsteuer 13 % 3']],
    ['ES', ['A IVA 21 % 1', 'B IVA 10 % 2', 'C IVA 4 % 3']],
    ['CH', ['A MWST 8,1 % 1', 'B MWST 2,6 % 2', 'C MWST 3,8 % 3']],
  ] as const)('of %s are %j', (country, expected) => {
    const rates = standardVatsOf(country, '2026-11-21');
    expect(rates.map(({ symbol, name, key }) => `${symbol} ${name} ${key}`)).toEqual(expected);
    for (const rate of rates) expect(vat.check(rate).faults).toEqual([]);
  });
});
