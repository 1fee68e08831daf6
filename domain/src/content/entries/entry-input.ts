import * as z from 'zod/mini';
import { audienceSchema } from './audience.ts';
import {
  type ContentKind,
  contentKindNames,
  contentKinds,
  contentLanguages,
  takenSlugs,
} from './content-kinds.ts';
import { detailsSchema, missingDetail } from './details.ts';
import { hasWordlessPicture } from './wordless-picture.ts';

/** Characters that a text may have. */
export const contentLengths = { title: 200, summary: 500, body: 100_000, tag: 40, slug: 80 } as const;

/** What an entry says in one language; without a title there is none in that language. */
const contentTextSchema = z.object({
  language: z.enum(contentLanguages),
  title: text(contentLengths.title),
  summary: text(contentLengths.summary),
  /** Markdown. */
  body: z.string().check(z.maxLength(contentLengths.body)),
  /** Other words by which people look for it. */
  tags: z.array(text(contentLengths.tag).check(z.minLength(1))).check(z.maxLength(20)),
});
export type ContentText = z.output<typeof contentTextSchema>;

/** An entry as its author saves it; with an id, and the version that was looked at, it changes that one. */
export const contentEntrySchema = z
  .object({
    id: z.nullish(z.uuid()),
    version: z.nullish(z.int()),
    kind: z.enum(contentKindNames as [ContentKind, ...ContentKind[]]),
    slug: text(contentLengths.slug).check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'NOT_A_SLUG')),
    parentId: z.nullable(z.uuid()),
    order: z.int().check(z.minimum(-100_000), z.maximum(100_000)),
    isDraft: z.boolean(),
    /** ISO 8601 in UTC; before it nobody but its authors sees it. */
    publishDate: z.iso.datetime(),
    audience: audienceSchema,
    details: detailsSchema,
    texts: z.array(contentTextSchema).check(z.maxLength(contentLanguages.length)),
    /** What was changed leaves the other language right: a mistake in writing, a new link. */
    isStillRight: z.boolean(),
  })
  .check((context) => {
    const { kind, slug, parentId, texts, isDraft, details } = context.value;
    const refuse = (message: string, ...path: (string | number)[]) =>
      context.issues.push({ code: 'custom', message, path, input: context.value });
    if (new Set(texts.map(({ language }) => language)).size < texts.length) refuse('LANGUAGE_TWICE', 'texts');
    if (!texts.some(({ title }) => title !== '')) refuse('NO_TITLE', 'texts');
    if (takenSlugs[kind]?.includes(slug)) refuse('SLUG_TAKEN', 'slug');
    for (const [index, text] of texts.entries()) {
      if (isUntitled(text)) refuse('NO_TITLE', 'texts', index, 'title');
      if (!isDraft && hasWordlessPicture(text.body)) refuse('PICTURE_WITHOUT_WORDS', 'texts', index, 'body');
    }
    if (contentKinds[kind] !== null && parentId === null) refuse('NO_PARENT', 'parentId');
    if (contentKinds[kind] === null && parentId !== null) refuse('NO_PARENT_THERE', 'parentId');
    const missing = isDraft ? undefined : missingDetail(kind, details);
    if (missing) refuse('MISSING', 'details', missing);
  });
export type ContentEntryInput = z.output<typeof contentEntrySchema>;

/** What a reader says of an entry (CNT-05): whether it helped, and to its authors what was missing. */
export const contentVoteSchema = z.object({
  entryId: z.uuid(),
  /** Null takes back what was said. */
  isHelpful: z.nullable(z.boolean()),
  comment: text(1_000),
});

/** What a list of entries is asked for. */
export const contentFilterSchema = z.object({
  kinds: z.array(z.enum(contentKindNames as [ContentKind, ...ContentKind[]])).check(z.minLength(1)),
  search: z.pipe(
    z.nullish(z.string().check(z.trim(), z.maxLength(200))),
    z.transform((words: string | null | undefined) => words ?? ''),
  ),
  /** Slug of what holds them together. */
  parent: z.pipe(
    z.nullish(z.string().check(z.maxLength(contentLengths.slug))),
    z.transform((slug: string | null | undefined) => slug ?? null),
  ),
});
export type ContentFilter = z.output<typeof contentFilterSchema>;

/** Without a title there is no text in the language: what else was written of it would be lost. */
function isUntitled({ title, summary, body, tags }: ContentText): boolean {
  return title === '' && (summary !== '' || body.trim() !== '' || tags.length > 0);
}

function text(max: number) {
  return z.string().check(z.trim(), z.maxLength(max));
}
