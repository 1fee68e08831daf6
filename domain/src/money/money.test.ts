import fc from 'fast-check';
import { expect, test } from 'vitest';
import { centsOfDecimal, centsOfInput, decimalOfCents } from './index.ts';

test.each([
  [0, '0.00'],
  [5, '0.05'],
  [-5, '-0.05'],
  [350, '3.50'],
  [-123_450, '-1234.50'],
  [-0, '0.00'],
])('%i cents as decimal text are %s', (cents, text) => {
  expect(decimalOfCents(cents)).toBe(text);
});

test.each([
  ['3.1', 310],
  ['12', 1200],
  ['-0.80', -80],
  ['-0', 0],
  ['1.234', undefined],
  ['1,5', undefined],
  ['.5', undefined],
  ['', undefined],
  ['1e3', undefined],
])('the decimal text %j is %j cents', (text, cents) => {
  expect(centsOfDecimal(text)).toBe(cents);
});

test.each([
  ['1.234,50', 123_450],
  ['1,234.50', 123_450],
  ["1'234.50", 123_450],
  ['1’234.5', 123_450],
  ['1 234,50', 123_450],
  ['1\u00a0234,50', 123_450],
  ['1.234.567,89', 123_456_789],
  ['1.234', 123_400],
  ['1,234', 123_400],
  ['12,5', 1250],
  ['12.5', 1250],
  ['12,', 1200],
  ['1234,5', 123_450],
  [' -3,20 ', -320],
  ['−3,20', -320],
  ['0', 0],
  ['12,345.6.7', undefined],
  ['1.23,4', undefined],
  ['1234.567', undefined],
  ['12.34.56', undefined],
  ['3 €', undefined],
  ['abc', undefined],
  ['', undefined],
  ['-', undefined],
])('SHL-85: the typed %j is %j cents', (text, cents) => {
  expect(centsOfInput(text)).toBe(cents);
});

test('what is written is read back, by machine and by hand, in German and in English', () => {
  fc.assert(
    fc.property(fc.integer({ min: -99_999_999_999, max: 99_999_999_999 }), (cents) => {
      expect(centsOfDecimal(decimalOfCents(cents))).toBe(cents);
      for (const language of ['de-DE', 'en-GB', 'de-CH', 'es-ES']) {
        const text = new Intl.NumberFormat(language, { minimumFractionDigits: 2 }).format(cents / 100);
        expect(centsOfInput(text)).toBe(cents);
      }
    }),
  );
});
