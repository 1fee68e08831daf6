import * as z from 'zod/mini';
import { newsLanguages } from './news.ts';

/** A path of this server: a picture of another one would tell it who reads the news. */
const ownPath = z.string().check(z.regex(/^\/[\w-][\w./-]*$/), z.maxLength(200));

/**
 * A news item in one language, as its editor enters it (CNT-02). With an id, and the version that was looked at, it
 * changes that row; else it is a new one, of the item `itemId` where that has it in another language already.
 */
export const newsInputSchema = z.object({
  id: z.nullish(z.uuid()),
  version: z.nullish(z.int()),
  itemId: z.nullish(z.uuid()),
  language: z.enum(newsLanguages),
  tittle: text(200).check(z.minLength(1)),
  description: text(500),
  /** Markdown. */
  content: z.string().check(z.maxLength(50_000)),
  tags: z.array(text(40).check(z.minLength(1))).check(z.maxLength(10)),
  imagePath: z.nullish(ownPath),
  order: z.int().check(z.minimum(-1_000), z.maximum(1_000)),
  /** ISO 8601 in UTC; before it nobody sees the item. */
  publishDate: z.iso.datetime(),
  isDraft: z.boolean(),
});
export type NewsInput = z.output<typeof newsInputSchema>;

/** Items that are removed together, 1 to 100. */
export const newsIdsSchema = z.array(z.uuid()).check(z.minLength(1), z.maxLength(100));

function text(max: number) {
  return z.string().check(z.trim(), z.maxLength(max));
}
