import { expect, it } from 'vitest';
import { zDigitsOf } from './find-closings.ts';

it.each([
  ['17', '17'],
  ['Z17', '17'],
  ['z 17', '17'],
  ['Z-Nr. 17', '17'],
  ['Tagesabschluss Z 17', '17'],
  ['Z-Bon 17', '17'],
  ['daily closing Z 17', '17'],
  ['Kaffee 17', undefined],
  ['Z', undefined],
])('SHL-27 "%s" asks for the Z number %s', (text, digits) => expect(zDigitsOf(text)).toBe(digits));
