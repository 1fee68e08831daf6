import { expect, test } from 'vitest';
import { decimalOfCents } from './index.ts';

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
