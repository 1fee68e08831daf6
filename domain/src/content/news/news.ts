import * as z from 'zod/mini';

/** Languages in which news are written, one row each. */
export const newsLanguages = ['de', 'en'] as const;
export type NewsLanguage = (typeof newsLanguages)[number];

/** The quick panel's news (CON-05): how many, and for which of the vendor's front ends: 2 is the back-office. */
export const newsDefaults = { number: 5, frontEndTypeId: 2 } as const;

/** More news than anybody reads at once. */
const maxNews = 50;
const largestId = 2_147_483_647;

/** The language of news that a language tag asks for, `de-AT` too; English for a language without news (CON-01). */
export const newsLanguageOf = (asked: string): NewsLanguage =>
  newsLanguages.find((language) => language === asked.trim().toLowerCase().split(/[-_]/)[0]) ?? 'en';

const language = z.pipe(
  z.string(),
  z.transform((asked: string) => newsLanguageOf(asked)),
);

/** The arguments of `getLimitedNews` (API-20): 1 to 50 items. */
export const limitedNewsSchema = z.object({
  language,
  frontEndTypeId: z.int().check(z.minimum(1), z.maximum(largestId)),
  number: z.int().check(z.minimum(1), z.maximum(maxNews)),
});

const words = z.pipe(
  z.nullish(z.string().check(z.trim(), z.maxLength(200))),
  z.transform((text: string | null | undefined) => text ?? ''),
);

/** What narrows the list of news: words that all stand in an item, and one of its tags. Empty narrows nothing. */
export const newsFilterSchema = z.object({ language, search: words, tag: words });
export type NewsFilter = z.output<typeof newsFilterSchema>;
