/**
 * What the vendor writes for all (CNT-10), with the kind that holds it together: an article stands in a topic, a release
 * under its application, a step in its course. A further kind is a line here; what only it has stands in `details.ts`.
 */
export const contentKinds = {
  topic: null,
  article: 'topic',
  download: 'topic',
  question: 'topic',
  application: null,
  release: 'application',
  course: null,
  step: 'course',
} as const satisfies Readonly<Record<string, string | null>>;

/** Addresses that pages of the app have already, by the kind that would take them. */
export const takenSlugs: Readonly<Partial<Record<ContentKind, readonly string[]>>> = { course: ['courses'] };

export type ContentKind = keyof typeof contentKinds;

export const contentKindNames = Object.keys(contentKinds) as readonly ContentKind[];

/** The kind of that name; undefined where it is none of ours. */
export const contentKindOf = (name: string | undefined): ContentKind | undefined =>
  contentKindNames.find((kind) => kind === name);

/** Languages in which content is written. */
export const contentLanguages = ['de', 'en'] as const;
export type ContentLanguage = (typeof contentLanguages)[number];

/** The language that a tag asks for, `de-AT` too; English for a language without content (CON-01). */
export const contentLanguageOf = (asked: string): ContentLanguage =>
  contentLanguages.find((language) => language === asked.trim().toLowerCase().split(/[-_]/)[0]) ?? 'en';
