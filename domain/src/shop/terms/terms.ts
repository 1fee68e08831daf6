import * as z from 'zod/mini';

/** Characters of the terms in one language. */
export const longestTerms = 100_000;

const words = z.string().check(z.trim(), z.minLength(1, 'REQUIRED'), z.maxLength(longestTerms));

/** New terms, as Markdown, in both languages: what a buyer agrees to has to be readable to them. */
export const termsInputSchema = z.object({ de: words, en: words });
export type TermsInput = z.infer<typeof termsInputSchema>;

/**
 * The name of a new version: its day, with a number from the second one of a day on.
 * @param day `YYYY-MM-DD`
 * @param taken names of versions that are there
 */
export const nextTermsVersion = (day: string, taken: readonly string[]): string => {
  const name = (number: number) => (number === 1 ? day : `${day}-${number}`);
  let number = 1;
  while (taken.includes(name(number))) number += 1;
  return name(number);
};
