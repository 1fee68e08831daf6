import { inFull } from '@tresen/domain/kit/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchWordsOf, spellingsOf } from './index.ts';

describe('SHL-30: the spellings of a word', () => {
  it.each([
    ['Müller', ['Müller', 'Mueller']],
    ['Mueller', ['Mueller', 'Muller']],
    ['Öl', ['Öl', 'Oel']],
    ['u\u0308ber', ['über', 'ueber']],
    ['Straße', ['Straße']],
    ['Menü', ['Menü', 'Menue']],
    ['Café', ['Café']],
  ])('of %s are %j', (word, spellings) => expect(spellingsOf(word)).toEqual(spellings));
});

describe('the words of a search', () => {
  it.each([
    ['none of nothing', '  \t\n ', []],
    ['without what stands around them', '  Bar  Theke\u00a02 ', ['Bar', 'Theke', '2']],
    ['with signs that mean something elsewhere', "100% _ \\ ' or", ['100%', '_', '\\', "'", 'or']],
    ['without characters that no text can hold', 'a\0b \ud800', ['a', 'b', '\ufffd']],
    ['as many as somebody types', 'a b c d e f g h i j', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']],
  ])('are %s', (_name, text, words) => expect(searchWordsOf(text)).toEqual(words));

  it('are few and short, whatever the text', inFull, () =>
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 2_000 }), (text) => {
        const words = searchWordsOf(text);
        expect(words.length).toBeLessThanOrEqual(8);
        for (const word of words) {
          expect(word.length).toBeLessThanOrEqual(60);
          expect(word.isWellFormed() && !word.includes('\0')).toBe(true);
        }
      }),
    ),
  );
});
