import { describe, expect, it } from 'vitest';
import { letterOfKey, vatTotals } from './vat-totals.ts';

const vat = (key: number, rate: number, net: number, tax: number) => ({
  key,
  rate,
  net,
  tax,
  gross: net + tax,
});

describe('VAT table of a receipt', () => {
  it('sums each rate over all positions, the highest first', () => {
    const positions = [
      { vat: [vat(2, 700, 935, 65)] },
      { vat: [vat(1, 1900, 840, 160), vat(2, 700, 187, 13)] },
    ];
    expect(vatTotals({ positions })).toEqual([vat(1, 1900, 840, 160), vat(2, 700, 1122, 78)]);
  });

  it('lets a cancelled position take its tax back', () => {
    const positions = [{ vat: [vat(1, 1900, 840, 160)] }, { vat: [vat(1, 1900, -840, -160)] }];
    expect(vatTotals({ positions })).toEqual([vat(1, 1900, 0, 0)]);
  });

  it('is what the register printed, where it rounds once for the receipt', () => {
    const positions = [{ vat: [vat(1, 1900, 83, 16)] }, { vat: [vat(1, 1900, 83, 16)] }];
    expect(vatTotals({ positions, vat: [vat(1, 1900, 166, 31)] })).toEqual([vat(1, 1900, 166, 31)]);
  });

  it('names each rate by a letter, as positions do', () => {
    const letterOf = letterOfKey({ positions: [{ vat: [vat(2, 700, 935, 65), vat(1, 1900, 840, 160)] }] });
    expect([letterOf({ key: 1, rate: 1900 }), letterOf({ key: 2, rate: 700 })]).toEqual(['A', 'B']);
    expect(letterOf({ key: 5, rate: 0 })).toBe('');
  });
});
