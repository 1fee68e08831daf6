import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { softHyphenated } from './soft-hyphens.ts';

const shown = (name: string) => softHyphenated(name).replaceAll('\u00AD', '-');

describe('BTN-07: long names on narrow buttons', () => {
  it.each([
    ['Apfelschorle 0,5 l', 'Apfel-schorle 0,5 l'],
    ['Riesenbreze', 'Rie-sen-breze'],
    ['Steckerlfisch', 'Ste-ckerl-fisch'],
    ['Bratwürste mit Kraut', 'Brat-würste mit Kraut'],
    ['Apfelstrudel', 'Apfel-stru-del'],
    ['Zwiebelrostbraten', 'Zwie-bel-rost-bra-ten'],
    ['Käsespätzle', 'Käse-spätzle'],
    ['Ensaladilla', 'Ensa-la-dilla'],
    ['Wasser', 'Wasser'],
    ['Bio-Limo', 'Bio-Limo'],
  ])('%s breaks as %s', (name, expected) => {
    expect(shown(name)).toBe(expected);
  });

  it('loses no letter, whatever a name is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (name) => {
        const plain = name.replaceAll('\u00AD', '');
        expect(softHyphenated(plain).replaceAll('\u00AD', '')).toBe(plain);
      }),
    );
  });
});
