import { describe, expect, it } from 'vitest';
import { HomeOutlinedIcon } from '../../kit/icons/home-outlined.tsx';
import { matchPages, type SearchablePage } from './match-pages.ts';

const page = (de: string, en: string, ...keywords: string[]): SearchablePage => ({
  id: en,
  title: { de, en },
  keywords,
  icon: HomeOutlinedIcon,
  url: `/${en}`,
});

const pages = [
  page('Start', 'Home'),
  page('Auswertungen', 'Dashboards', 'Umsatz'),
  page('Belege', 'Receipts', 'Bon', 'Kassenbons'),
  page('Kassen', 'Registers', 'Geräte'),
  page('Überblick', 'Overview'),
  page('Räume', 'Rooms'),
  page('Mein Profil', 'My profile', 'Straße'),
  page('Sync-Probleme', 'Sync problems'),
];

const found = (text: string, language: 'de' | 'en' = 'de') =>
  matchPages(pages, text, language).map(({ page: { title } }) => title[language]);

describe('the suggested pages', () => {
  it.each([
    ['SHL-29: by a title', 'Belege', ['Belege']],
    ['SHL-29: by its beginning', 'ausw', ['Auswertungen']],
    ['SHL-29: by a part of it', 'lick', ['Überblick']],
    ['SHL-30: without case', 'BELEGE', ['Belege']],
    ['SHL-30: without accents', 'raume', ['Räume']],
    ['SHL-30: with accents that the title has not', 'bélège', ['Belege']],
    ['SHL-30: with umlauts spelled out', 'raeume', ['Räume']],
    ['SHL-30: with umlauts spelled out at the beginning', 'Ueber', ['Überblick']],
    ['SHL-30: with ss for ß', 'strasse', ['Mein Profil']],
    ['by every word', 'profil mein', ['Mein Profil']],
    ['by the title in the other language', 'receipts', ['Belege']],
    ['by another word for it', 'bon', ['Belege']],
    ['by the beginning of another word only', 'satz', []],
    ['SHL-31: not by what nobody wrote', 'xyz', []],
    ['not by nothing', '   ', []],
  ])('%s', (_rule, text, expected) => expect(found(text)).toEqual(expected));

  it('come in the language in use', () => expect(found('kassen', 'en')).toEqual(['Registers', 'Receipts']));

  it('begin with those that begin with the search', () => {
    const titles = ['Neue Kassen', 'Testkassen', 'Kassen'].map((title) => page(title, title));
    expect(matchPages(titles, 'kass', 'de').map(({ page: { id } }) => id)).toEqual([
      'Kassen',
      'Neue Kassen',
      'Testkassen',
    ]);
  });

  it('say by which other word they were found', () => {
    expect(matchPages(pages, 'gerate', 'de').map(({ by }) => by)).toEqual(['Geräte']);
    expect(matchPages(pages, 'kassen', 'de').map(({ by }) => by)).toEqual([undefined, 'Kassenbons']);
  });

  it('SHL-29, CON-06: are ten at most', () => {
    const many = Array.from({ length: 30 }, (_, place) => page(`Seite ${place}`, `Page ${place}`));
    expect(matchPages(many, 'seite', 'de')).toHaveLength(10);
  });
});
