import { describe, expect, it } from 'vitest';
import {
  limitedNewsSchema,
  newsDefaults,
  newsFilterSchema,
  newsInputSchema,
  newsLanguageOf,
} from './index.ts';

describe('CON-01: the language of news', () => {
  it.each([
    ['de', 'de'],
    ['de-AT', 'de'],
    ['DE_CH', 'de'],
    [' en ', 'en'],
    ['en-GB', 'en'],
    ['fr', 'en'],
    ['', 'en'],
    ['deutsch', 'en'],
    ["de'; drop table news_items; --", 'en'],
  ])('%j asks for %s', (asked, language) => expect(newsLanguageOf(asked)).toBe(language));
});

describe('API-20: getLimitedNews', () => {
  it('CON-05 shows five items of front end 2 by default', () => {
    expect(newsDefaults).toEqual({ number: 5, frontEndTypeId: 2 });
    expect(limitedNewsSchema.safeParse({ language: 'de', ...newsDefaults }).success).toBe(true);
  });

  it.each([
    { number: 0 },
    { number: -1 },
    { number: 51 },
    { number: 1e12 },
    { number: 1.5 },
    { frontEndTypeId: 0 },
    { frontEndTypeId: -2 },
    { frontEndTypeId: 2 ** 31 },
  ])('takes no %o', (change) => {
    expect(limitedNewsSchema.safeParse({ language: 'de', ...newsDefaults, ...change }).success).toBe(false);
  });
});

describe('the filter of news', () => {
  it('means nothing where nothing is given', () => {
    expect(newsFilterSchema.parse({ language: 'de', search: null })).toEqual({
      language: 'de',
      search: '',
      tag: '',
    });
  });

  it('refuses more words than a search has', () => {
    expect(newsFilterSchema.safeParse({ language: 'de', search: 'x'.repeat(201) }).success).toBe(false);
  });
});

describe('CNT-02: what an editor enters', () => {
  const written = {
    language: 'de',
    tittle: ' Neu ',
    description: '',
    content: '',
    tags: ['Kasse'],
    order: 0,
    publishDate: '2026-03-01T08:00:00Z',
    isDraft: true,
  };

  it('needs no more than a title', () => {
    expect(newsInputSchema.parse(written)).toEqual({ ...written, tittle: 'Neu' });
  });

  it.each(['/news/search.svg', '/files/news/a_b-1.webp'])('takes the picture %s', (imagePath) => {
    expect(newsInputSchema.safeParse({ ...written, imagePath }).success).toBe(true);
  });

  it.each([
    { tittle: '  ' },
    { tittle: 'x'.repeat(201) },
    { language: 'fr' },
    { content: 'x'.repeat(50_001) },
    { tags: [''] },
    { tags: Array.from({ length: 11 }, () => 'x') },
    { imagePath: 'https://elsewhere.example/x.png' },
    { imagePath: '//elsewhere.example/x.png' },
    { imagePath: '/\\\\elsewhere.example/x.png' },
    { imagePath: 'javascript:alert(1)' },
    { order: 1.5 },
    { publishDate: 'yesterday' },
  ])('takes no %j', (change) => {
    expect(newsInputSchema.safeParse({ ...written, ...change }).success).toBe(false);
  });
});
