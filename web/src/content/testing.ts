import type { ContentWithText, ReadContent } from './entries/index.ts';

/** An entry as the server answers it, with what a test changes. */
export const contentEntry = (change: Partial<ContentWithText> = {}): ContentWithText => ({
  ...{ id: 'a1', kind: 'article', slug: 'kassenabschluss', language: 'de', title: 'Kassenabschluss' },
  ...{ summary: 'Am Ende des Tages', body: 'Zählen Sie das **Bargeld**.', isPublic: false },
  ...{ publishDate: '2026-03-01T08:00:00.000Z', parentSlug: 'kasse', parentTitle: 'Kasse' },
  details: { version: '', frontEnd: null },
  ...change,
});

/** One to read, with what only some kinds have. */
export const contentReading = (
  change: Partial<ReadContent['entry']> = {},
  wasHelpful: boolean | null = null,
): ReadContent => ({
  wasHelpful,
  entry: {
    ...contentEntry(),
    lastModified: '2026-03-02T08:00:00.000Z',
    ...change,
    details: { version: '', frontEnd: null, files: [], ...change.details },
  },
});
