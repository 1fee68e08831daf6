import {
  type NewsInput,
  type NewsLanguage,
  newsDefaults,
  newsIdsSchema,
  newsInputSchema,
  newsLanguages,
} from '@tresen/domain/content/news';
import { AppError } from '@tresen/domain/kit/errors';
import { audit } from '../../kit/audit/index.ts';
import { type Ctx, tenantOf } from '../../kit/context/index.ts';
import { type Database, inSystem, isUniqueViolation, type Tx } from '../../kit/db/pools.ts';
import type { SaveResult } from '../../kit/graphql/index.ts';
import { newId } from '../../kit/ids/index.ts';
import { parseInput } from '../../kit/input/index.ts';
import { asAuthor } from '../authors/index.ts';
import {
  deleteNews,
  type EditedNews,
  hasItem,
  hasNews,
  holdNews,
  insertNews,
  listEditedNews,
  type NewsValues,
  updateNews,
} from './news-editing.store.ts';

/** Everything that was written for the back-office, drafts and what is still to come among it. */
export const editedNews = (ctx: Ctx): Promise<EditedNews[]> =>
  asAuthor(ctx, (tx) => listEditedNews(tx, newsDefaults.frontEndTypeId));

/**
 * Writes or changes an item in one language (CNT-10).
 * @throws {AppError} FORBIDDEN outside the vendor's tenant, INVALID_INPUT, NOT_FOUND, CONFLICT (somebody else was
 *   quicker, or the item has that language already)
 */
export const saveNewsItem = async (ctx: Ctx, item: unknown): Promise<SaveResult> => {
  const input = parseInput(newsInputSchema, item);
  try {
    const modelId = await asAuthor(ctx, async (tx) => {
      if (!input.id) return addRow(ctx, tx, input);
      await changeRow(ctx, tx, input.id, input);
      return input.id;
    });
    return { isSuccess: true, modelId };
  } catch (error) {
    if (isUniqueViolation(error)) throw new AppError('CONFLICT', { field: 'language' });
    throw error;
  }
};

/** Removes rows, all or none. @throws {AppError} FORBIDDEN outside the vendor's tenant, INVALID_INPUT, NOT_FOUND */
export const removeNewsItems = async (ctx: Ctx, given: unknown): Promise<SaveResult> => {
  const ids = [...new Set(parseInput(newsIdsSchema, given))];
  await asAuthor(ctx, async (tx) => {
    const rows = await holdNews(tx, ids);
    if (rows.length !== ids.length) throw notFound();
    await deleteNews(tx, ids);
    for (const row of rows)
      await audit(ctx, tx, tenantOf(ctx), {
        entity: 'newsItem',
        action: 'remove',
        entityId: row.id,
        oldValues: logged(row),
      });
  });
  return { isSuccess: true };
};

/** What an item says in one language. */
export type NewsWords = Pick<NewsValues, 'title' | 'description' | 'content' | 'tags'>;

/** An item in all languages. */
export interface NewsText extends Readonly<Record<NewsLanguage, NewsWords>> {
  /** ISO 8601 in UTC. */
  readonly publishDate: string;
  readonly imagePath: string | null;
}

/** Publishes items where there is no news yet; what is there stays as it is. @param now milliseconds since 1970 */
export const publishNews = (db: Database, items: readonly NewsText[], now: number): Promise<void> =>
  inSystem(db, async (tx) => {
    if (!(await hasNews(tx))) await insertNews(tx, items.flatMap(rowsOf), new Date(now));
  });

async function addRow(ctx: Ctx, tx: Tx, input: NewsInput): Promise<string> {
  if (input.itemId && !(await hasItem(tx, input.itemId))) throw notFound();
  const id = newId();
  const values = valuesOf(input);
  await insertNews(tx, [{ ...values, id, itemId: input.itemId ?? newId() }], new Date(ctx.now()));
  await audit(ctx, tx, tenantOf(ctx), {
    entity: 'newsItem',
    action: 'create',
    entityId: id,
    newValues: logged(values),
  });
  return id;
}

function valuesOf({ tittle, imagePath, publishDate, ...input }: NewsInput): NewsValues {
  return {
    language: input.language,
    title: tittle,
    description: input.description,
    content: input.content,
    tags: [...new Set(input.tags)],
    imagePath: imagePath ?? null,
    order: input.order,
    publishDate: new Date(publishDate),
    isDraft: input.isDraft,
  };
}

async function changeRow(ctx: Ctx, tx: Tx, id: string, input: NewsInput): Promise<void> {
  const [current] = await holdNews(tx, [id]);
  if (!current) throw notFound();
  if (current.version !== input.version) throw new AppError('CONFLICT', { version: current.version });
  const values = valuesOf(input);
  await updateNews(tx, id, values, new Date(ctx.now()));
  await audit(ctx, tx, tenantOf(ctx), {
    entity: 'newsItem',
    action: 'update',
    entityId: id,
    oldValues: logged(current),
    newValues: logged(values),
  });
}

function notFound() {
  return new AppError('NOT_FOUND', { what: 'newsItem' });
}

function logged({ title, publishDate, ...values }: NewsValues) {
  return {
    name: title,
    language: values.language,
    description: values.description,
    content: values.content,
    tags: values.tags,
    imagePath: values.imagePath,
    order: values.order,
    publishDate: publishDate.toISOString(),
    isDraft: values.isDraft,
  };
}

function rowsOf({ publishDate, imagePath, ...words }: NewsText) {
  const itemId = newId();
  const date = new Date(publishDate);
  return newsLanguages.map((language) => ({
    ...words[language],
    ...{ id: newId(), itemId, language, imagePath, order: 0, publishDate: date, isDraft: false },
  }));
}
