import { expect, test } from 'vitest';
import { noSaleOf } from './index.ts';

test.each([
  ['Beleg', null, null],
  ['Beleg', ['Umsatz', 'Rabatt'], null],
  ['Beleg', ['Pfand', 'Umsatz'], null],
  ['Beleg', ['Geldtransit'], 'Geldtransit'],
  ['Beleg', ['Anfangsbestand'], 'Anfangsbestand'],
  ['Beleg', ['PfandRueckzahlung', 'TrinkgeldAN'], 'PfandRueckzahlung'],
  ['Beleg', ['MehrzweckgutscheinKauf'], 'MehrzweckgutscheinKauf'],
  ['Beleg', [], null],
  ['Beleg', ['Neues'], null],
  ['AVTraining', null, 'AVTraining'],
  ['AVBestellung', ['Umsatz'], 'AVBestellung'],
  ['AVBelegabbruch', null, 'AVBelegabbruch'],
  ['AVNeues', null, null],
])('a %s of %j is no sale but %s', (type, kinds, expected) => {
  expect(noSaleOf(type, kinds)).toBe(expected);
});
