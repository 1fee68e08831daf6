import { describe, expect, it } from 'vitest';
import { allSpellings, hasWords, highlight, searchedWords } from './index.ts';

describe('SHL-30: a text is found', () => {
  it.each([
    ['as it is written', 'Belege', 'Belege', true],
    ['without case', 'Belege', 'bELEGE', true],
    ['by a beginning', 'Belege', 'bel', true],
    ['by a part', 'Sync-Probleme', 'problem', true],
    ['without its accents', 'Café Crème', 'cafe creme', true],
    ['with accents that it has not', 'Cafe', 'café', true],
    ['by ue for ü', 'Überblick', 'ueberblick', true],
    ['by ü for ue', 'Ueberblick', 'überblick', true],
    ['by u for ü', 'Überblick', 'uberblick', true],
    ['by oe and ae', 'Öl für Käse', 'oel kaese', true],
    ['by ss for ß', 'Straße', 'strasse', true],
    ['by ß for ss', 'Strasse', 'straße', true],
    ['with composed and decomposed letters', 'Men\u00fc', 'menu\u0308', true],
    ['by its words in any order', 'Mein Profil', 'profil mein', true],
    ['not where one word is missing', 'Mein Profil', 'mein beleg', false],
    ['not by signs that would mean something elsewhere', 'Belege', 'B.*', false],
  ])('%s', (_how, text, search, found) => expect(hasWords(text, searchedWords(search))).toBe(found));
});

const marked = (text: string, search: string) =>
  highlight(text, allSpellings(searchedWords(search)))
    .map((piece) => (piece.isHit ? `[${piece.text}]` : piece.text))
    .join('');

describe('what was found is marked', () => {
  it.each([
    ['Überblick', 'ueber', '[Über]blick'],
    ['Straße', 'strass', '[Straß]e'],
    ['Mein Profil', 'pro me', '[Me]in [Pro]fil'],
    ['Belege', 'x', 'Belege'],
  ])('%s by %s: %s', (text, search, expected) => expect(marked(text, search)).toBe(expected));
});
