import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimalText, readDecimal } from './decimal-text.ts';

describe('a number as it is typed (SHL-85)', () => {
  it.each([
    ['1,5', 1.5, '1.5'],
    ['1.5', 1.5, '1.5'],
    ['1.234,50', 1234.5, '1234.50'],
    ['1,234.50', 1234.5, '1234.50'],
    ['1.234.567', 1234567, '1234567'],
    ['1,234,567.8', 1234567.8, '1234567.8'],
    ["1'234,50", 1234.5, '1234.50'],
    ['1 234,50', 1234.5, '1234.50'],
    ['1.234', 1.234, '1.234'],
    ['1,234', 1.234, '1.234'],
    ['-3', -3, '-3'],
    ['−3,5', -3.5, '-3.5'],
    [' 42 ', 42, '42'],
    [',5', 0.5, '0.5'],
    ['5,', 5, '5.0'],
    ['-0', 0, '0'],
    ['007', 7, '007'],
  ])('"%s" is %d', (typed, value, text) =>
    expect(readDecimal(typed)).toEqual({ kind: 'number', value, text }),
  );

  it.each(['', '   '])('"%s" is empty', (typed) => expect(readDecimal(typed)).toEqual({ kind: 'empty' }));

  it.each(['abc', '1,2,3', '12.34,5', '1.23.456', '1e5', '--3', '3-', '5 €', ',', '.', '1234567890123456'])(
    '"%s" is no number',
    (typed) => expect(readDecimal(typed)).toEqual({ kind: 'invalid' }),
  );

  it.each([
    [1234.5, 'de', '1234,5'],
    [1234.5, 'en', '1234.5'],
    [-0.07, 'de', '-0,07'],
    [1e-7, 'de', '0,0000001'],
    [12, 'de', '12'],
  ] as const)('%d shows in %s as %s', (value, language, text) =>
    expect(decimalText(value, language)).toBe(text),
  );

  it.each(['de', 'en'] as const)('what a box shows reads back as the same number: %s', (language) => {
    fc.assert(
      fc.property(fc.integer({ min: -99_999_999, max: 99_999_999 }), (cents) => {
        expect(readDecimal(decimalText(cents / 100, language))).toMatchObject({ value: cents / 100 });
      }),
    );
  });
});
