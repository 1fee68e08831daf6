import { expect, it } from 'vitest';
import { digitsOf } from './find-receipts.ts';

it.each([
  ['4711', '4711'],
  ['  #4711 ', '4711'],
  ['Beleg 4711', '4711'],
  ['Bon Nr. 4711', '4711'],
  ['receipt no: 007', '007'],
  ['Kasse 1', undefined],
  ['47 11', undefined],
  ['4711a', undefined],
  ['', undefined],
  ['1'.repeat(16), undefined],
])('a search for %j asks for the receipt number %j', (text, digits) => expect(digitsOf(text)).toBe(digits));
