import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { softHyphenated } from './soft-hyphens.ts';

const shown = (name: string) => softHyphenated(name).replaceAll('\u00AD', '-').replaceAll('\u00A0', '_');

describe('BTN-07: long names on narrow buttons', () => {
  it.each([
    ['Apfelschorle 0,5 l', 'Apfel-schorle 0,5_l'],
    ['Riesenbreze', 'Rie-sen-breze'],
    ['Steckerlfisch', 'Ste-ckerl-fisch'],
    ['Bratwürste mit Kraut', 'Brat-würste mit Kraut'],
    ['Apfelstrudel', 'Apfel-stru-del'],
    ['Zwiebelrostbraten', 'Zwie-bel-rost-bra-ten'],
    ['Käsespätzle', 'Käse-spätzle'],
    ['Ensaladilla', 'Ensa-la-dilla'],
    ['Wasser', 'Wasser'],
    ['Weißbier 0,5 l', 'Weiß-bier 0,5_l'],
    ['2 cl Obstler', '2_cl Obstler'],
    ['Menü 2 mit Suppe', 'Menü 2 mit Suppe'],
    ['Bio-Limo', 'Bio-Limo'],
  ])('%s breaks as %s', (name, expected) => {
    expect(shown(name)).toBe(expected);
  });

  it('loses no letter, whatever a name is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (name) => {
        const plain = name.replaceAll('\u00AD', '').replaceAll('\u00A0', ' ');
        expect(softHyphenated(plain).replaceAll('\u00AD', '').replaceAll('\u00A0', ' ')).toBe(plain);
      }),
    );
  });
});
