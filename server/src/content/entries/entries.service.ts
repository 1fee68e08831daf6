import {
  type ContentFilter,
  contentFilterSchema,
  contentFrontEnds,
  contentKindOf,
  contentLanguageOf,
} from '@tresen/domain/content/entries';
import { AppError } from '@tresen/domain/kit/errors';
import * as z from 'zod/mini';
import { type Ctx, userOf } from '../../kit/context/index.ts';
import type { PageInfo } from '../../kit/graphql/index.ts';
import { parseInput } from '../../kit/input/index.ts';
import { type ContentEntry, type EntryPlace, findEntries, findEntry, listEntries } from './entries.store.ts';
import { asReader, type ReadingPlace } from './reader.ts';
import { voteOf } from './votes.store.ts';

const pageSize = { default: 50, max: 200 } as const;

export interface EntriesArgs {
  readonly kinds: readonly string[];
  readonly language: string;
  readonly frontEnd?: string | null | undefined;
  readonly parent?: string | null | undefined;
  readonly search?: string | null | undefined;
  readonly first?: number | null | undefined;
  readonly after?: string | null | undefined;
}

/** A page of entries. */
export interface EntriesPage {
  readonly nodes: readonly ContentEntry[];
  readonly pageInfo: PageInfo;
}

/**
 * A page of what the caller may read, in its order; of a search the best, which has no next page: nobody reads on there.
 * @param withBody whether somebody asks for what they say: without it, it is empty
 * @throws {AppError} INVALID_INPUT for a kind, a filter or a place that is none
 */
export const contentEntries = async (
  ctx: Ctx,
  { first, after, language, frontEnd, ...args }: EntriesArgs,
  withBody: boolean,
): Promise<EntriesPage> => {
  const filter = parseInput<ContentFilter>(contentFilterSchema, args);
  const place = after ? placeOf(after) : undefined;
  const size = Math.min(Math.max(first ?? pageSize.default, 1), pageSize.max);
  const read = await asReader(ctx, placeOfReading(language, frontEnd), (tx, reader) =>
    filter.search === ''
      ? listEntries(tx, reader, filter, size + 1, { after: place, withBody })
      : findEntries(tx, reader, filter, size + 1, { withBody }),
  );
  const nodes = read.slice(0, size);
  const last = filter.search === '' ? nodes.at(-1) : undefined;
  return { nodes, pageInfo: { endCursor: last ? cursorOf(last) : null, hasNextPage: read.length > size } };
};

/** An entry, and what the reader said of it. */
export interface EntryReading {
  readonly entry: ContentEntry;
  readonly wasHelpful: boolean | null;
}

/** @throws {AppError} NOT_FOUND also for drafts, for what is still to be published, and for what is for others */
export const readContentEntry = (
  ctx: Ctx,
  args: {
    readonly kind: string;
    readonly slug: string;
    readonly language: string;
    readonly frontEnd?: string | null | undefined;
  },
): Promise<EntryReading> =>
  asReader(ctx, placeOfReading(args.language, args.frontEnd), async (tx, reader) => {
    const kind = contentKindOf(args.kind);
    const entry = kind && (await findEntry(tx, reader, kind, args.slug));
    if (!entry) throw new AppError('NOT_FOUND', { what: 'content' });
    return { entry, wasHelpful: await voteOf(tx, userOf(ctx), entry.id) };
  });

/** Where somebody reads: in the back-office, unless told. */
const placeOfReading = (language: string, frontEnd: string | null | undefined): ReadingPlace => ({
  language: contentLanguageOf(language),
  frontEnd: contentFrontEnds.find((known) => known === frontEnd) ?? 'Back_Office',
});

const placeSchema = z.tuple([z.int(), z.nullable(z.uuid()), z.int(), z.iso.datetime(), z.uuid()]);

function placeOf(cursor: string): EntryPlace {
  try {
    const read = placeSchema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    const [parentOrder, parentId, order, date, id] = read;
    return { parentOrder, parentId, order, publishDate: new Date(date), id };
  } catch {
    throw new AppError('INVALID_INPUT', { field: 'after' });
  }
}

function cursorOf({ parentOrder, parentId, order, publishDate, id }: EntryPlace): string {
  return Buffer.from(JSON.stringify([parentOrder, parentId, order, publishDate, id])).toString('base64url');
}
