import type { StoredEntry } from './authoring.queries.ts';

/** A topic in both languages, published, with what a test changes. */
export const storedEntry = (change: Partial<StoredEntry> = {}): StoredEntry => ({
  ...{ id: 'e1', kind: 'topic', slug: 'kasse', parentId: null, order: 10, isDraft: false, version: 3 },
  ...{ publishDate: '2026-03-01T08:00:00.000Z', lastModified: '2026-03-02T08:00:00.000Z' },
  ...{ lastModifiedBy: 'Anton Bergmann', helpful: 0, notHelpful: 0 },
  audience: { isPublic: false, roles: [], countries: [], frontEnds: [], editions: [] },
  details: { version: '', frontEnd: null, files: [] },
  texts: [
    {
      language: 'de',
      title: 'Kasse',
      summary: 'Kurz',
      body: 'Ein **Text**',
      tags: ['Bon'],
      isOutOfDate: false,
    },
    { language: 'en', title: 'Register', summary: 'Short', body: 'A text', tags: [], isOutOfDate: true },
  ],
  ...change,
});
