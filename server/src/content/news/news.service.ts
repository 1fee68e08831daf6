import {
  limitedNewsSchema,
  type NewsFilter,
  type NewsLanguage,
  newsDefaults,
  newsFilterSchema,
  newsLanguageOf,
} from '@tresen/domain/content/news';
import { AppError } from '@tresen/domain/kit/errors';
import * as z from 'zod/mini';
import { type Ctx, tenantOf } from '../../kit/context/index.ts';
import { askTenant, inTenant } from '../../kit/db/pools.ts';
import type { PageInfo } from '../../kit/graphql/index.ts';
import { parseInput } from '../../kit/input/index.ts';
import { findNews, latestNews, type NewsItem, newsAround, newsPage } from './news.store.ts';
import type { NewsPlace, NewsReader } from './news-conditions.store.ts';

/**
 * The newest items for a front end (API-20), in English where the language has none (CON-01).
 * @throws {AppError} INVALID_INPUT for a number out of bounds
 */
export const limitedNews = (ctx: Ctx, args: unknown): Promise<NewsItem[]> => {
  const { language, frontEndTypeId, number } = parseInput(limitedNewsSchema, args);
  const reader = { ...readerOf(ctx, language), frontEndTypeId };
  return askTenant(ctx.db, tenantOf(ctx), (tx) => latestNews(tx, reader, number));
};

const placeSchema = z.tuple([z.iso.datetime(), z.int(), z.uuid()]);

const pageSize = { default: 12, max: 100 } as const;

/** A page of the news that match. */
export interface NewsConnection {
  readonly nodes: readonly NewsItem[];
  readonly pageInfo: PageInfo;
  readonly reader: NewsReader;
  readonly filter: NewsFilter;
}

export interface NewsPageArgs {
  readonly language: string;
  readonly search?: string | null | undefined;
  readonly tag?: string | null | undefined;
  readonly first?: number | null | undefined;
  readonly after?: string | null | undefined;
}

/**
 * A page of the news by keyset, newest first.
 * @throws {AppError} INVALID_INPUT for a filter or a place that is none
 */
export const newsConnection = async (
  ctx: Ctx,
  { first, after, ...filterArgs }: NewsPageArgs,
): Promise<NewsConnection> => {
  const filter = parseInput(newsFilterSchema, filterArgs);
  const reader = readerOf(ctx, filter.language);
  const place = after ? placeOf(after) : undefined;
  const size = Math.min(Math.max(first ?? pageSize.default, 1), pageSize.max);
  const read = await askTenant(ctx.db, tenantOf(ctx), (tx) => newsPage(tx, reader, filter, size + 1, place));
  const nodes = read.slice(0, size);
  const last = nodes.at(-1);
  return {
    nodes,
    reader,
    filter,
    pageInfo: { endCursor: last ? cursorOf(last) : null, hasNextPage: read.length > size },
  };
};

/** An item, with those before and after it in the list. */
export interface NewsReading {
  readonly item: NewsItem;
  readonly newer: NewsItem | undefined;
  readonly older: NewsItem | undefined;
}

/** @throws {AppError} NOT_FOUND also for drafts and for what is still to be published */
export const readNewsItem = (ctx: Ctx, id: string, language: string): Promise<NewsReading> => {
  const reader = readerOf(ctx, newsLanguageOf(language));
  return inTenant(ctx.db, tenantOf(ctx), async (tx) => {
    const item = z.uuid().safeParse(id).success ? await findNews(tx, reader, id) : undefined;
    if (!item) throw new AppError('NOT_FOUND', { what: 'newsItem' });
    return { item, ...(await newsAround(tx, reader, item)) };
  });
};

/** Who reads the news of the back-office in a language, now. */
function readerOf(ctx: Ctx, language: NewsLanguage): NewsReader {
  return {
    frontEndTypeId: newsDefaults.frontEndTypeId,
    language,
    now: new Date(ctx.now()),
  };
}

function placeOf(cursor: string): NewsPlace {
  try {
    const [date, order, id] = placeSchema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    return { publishDate: new Date(date), order, id };
  } catch {
    throw new AppError('INVALID_INPUT', { field: 'after' });
  }
}

function cursorOf({ publishDate, order, id }: NewsPlace): string {
  return Buffer.from(JSON.stringify([publishDate, order, id])).toString('base64url');
}
