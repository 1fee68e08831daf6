import type { ContentLanguage } from './content-kinds.ts';

/**
 * For each language that there is, the version of the entry with which what its text says was last brought up to date. A
 * text whose mark is lower than another's says what that one said before.
 */
export type TranslationMarks = Readonly<Partial<Record<ContentLanguage, number>>>;

interface Saved {
  readonly before: TranslationMarks;
  /** Languages that have a text now. */
  readonly present: readonly ContentLanguage[];
  /** Those of them that were written anew or changed. */
  readonly changed: readonly ContentLanguage[];
  /** The version that this save makes. */
  readonly version: number;
  /** Its author says that the languages say the same now. */
  readonly isStillRight: boolean;
}

/**
 * The marks after a save. Whoever changes a text that was behind catches up with the others; whoever changes one that was
 * not leaves the others behind, unless all were changed together or the author says that they are still right.
 */
export const marksAfter = ({ before, present, changed, version, isStillRight }: Saved): TranslationMarks => {
  const untouched = present.filter((language) => !changed.includes(language));
  const newest = Math.max(0, ...untouched.map((language) => before[language] ?? 0));
  const markOf = (language: ContentLanguage): number => {
    const own = before[language] ?? 0;
    if (isStillRight) return version;
    if (!changed.includes(language)) return own;
    return own < newest ? newest : version;
  };
  return Object.fromEntries(present.map((language) => [language, markOf(language)]));
};

/** Languages whose text says what another one said before. */
export const outOfDate = (marks: TranslationMarks): readonly ContentLanguage[] => {
  const entries = Object.entries(marks) as [ContentLanguage, number][];
  const newest = Math.max(0, ...entries.map(([, mark]) => mark));
  return entries.filter(([, mark]) => mark < newest).map(([language]) => language);
};
