import { AppError } from '@tresen/domain/kit/errors';
import { type CollectionDays, collectionDays, usualNoticeDays } from '@tresen/domain/shop/debits';
import { sellersDayOf } from '@tresen/domain/shop/services';
import * as z from 'zod/mini';
import { type Ctx, tenantOf } from '../../kit/context/index.ts';
import { inTenant, type Tx } from '../../kit/db/pools.ts';
import type { PageInfo } from '../../kit/graphql/index.ts';
import { once } from '../../kit/paging/index.ts';
import { readCreditor } from './creditor.store.ts';
import {
  countDebitFiles,
  type DebitFileRow,
  type DebitOfFile,
  debitFilePage,
  findDebitFile,
  listDebitsOfFile,
} from './debit-files.store.ts';
import { countOpenDebits, type OpenDebit, openDebitPage } from './open-debits.store.ts';

interface PageArgs {
  readonly first?: number | null | undefined;
  readonly after?: string | null | undefined;
}

interface Place {
  readonly at: Date;
  readonly id: string;
}

const placeSchema = z.tuple([z.iso.datetime(), z.uuid()]);
const pageSize = { default: 25, max: 200 } as const;

interface Page<Row> {
  readonly nodes: readonly Row[];
  readonly pageInfo: PageInfo;
}

interface CountedPage<Row> extends Page<Row> {
  /** Counted only where somebody asks, and once. */
  readonly totalCount: () => Promise<number>;
}

export type OpenDebits = CountedPage<OpenDebit>;

/** What the tenant can collect, the oldest order first. @throws {AppError} INVALID_INPUT for a place that is none */
export const listOpenDebits = async (ctx: Ctx, args: PageArgs): Promise<OpenDebits> => ({
  ...(await readPage(ctx, args, openDebitPage, ({ placedAt, id }) => ({ at: placedAt, id }))),
  totalCount: once(() => inTenant(ctx.db, tenantOf(ctx), countOpenDebits)),
});

export type DebitFiles = CountedPage<DebitFileRow>;

/** The tenant's files, the newest first. @throws {AppError} INVALID_INPUT for a place that is none */
export const listDebitFiles = async (ctx: Ctx, args: PageArgs): Promise<DebitFiles> => ({
  ...(await readPage(ctx, args, debitFilePage, ({ madeAt, id }) => ({ at: madeAt, id }))),
  totalCount: once(() => inTenant(ctx.db, tenantOf(ctx), countDebitFiles)),
});

/** A file with its debits. */
export interface ShownDebitFile extends DebitFileRow {
  readonly debits: readonly DebitOfFile[];
  /** It can be taken back still. */
  readonly mayWithdraw: boolean;
}

/** A file of the tenant; undefined for any other. */
export const readDebitFile = (ctx: Ctx, id: string): Promise<ShownDebitFile | undefined> =>
  inTenant(ctx.db, tenantOf(ctx), async (tx) => {
    const file = await findDebitFile(tx, id);
    if (!file) return undefined;
    const mayWithdraw = file.withdrawnAt === null && sellersDayOf(ctx.now()) < file.collectOn;
    return { ...file, mayWithdraw, debits: await listDebitsOfFile(tx, id) };
  });

/** The days on which a file that is made now can be collected. */
export const daysToCollect = async (ctx: Ctx): Promise<CollectionDays> => {
  const creditor = await inTenant(ctx.db, tenantOf(ctx), readCreditor);
  return collectionDays(sellersDayOf(ctx.now()), creditor?.noticeDays ?? usualNoticeDays);
};

async function readPage<Row>(
  ctx: Ctx,
  args: PageArgs,
  read: (tx: Tx, size: number, after: Place | undefined) => Promise<readonly Row[]>,
  place: (row: Row) => Place,
): Promise<Page<Row>> {
  const [size, after] = [sizeOf(args), args.after ? placeOf(args.after) : undefined];
  return pageOf(await inTenant(ctx.db, tenantOf(ctx), (tx) => read(tx, size, after)), size, place);
}

function sizeOf({ first }: PageArgs): number {
  return Math.min(Math.max(first ?? pageSize.default, 1), pageSize.max);
}

function placeOf(cursor: string): Place {
  try {
    const [at, id] = placeSchema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    return { at: new Date(at), id };
  } catch {
    throw new AppError('INVALID_INPUT', { field: 'after' });
  }
}

/** One row more than the page tells of a next one. */
function pageOf<Row>(rows: readonly Row[], size: number, place: (row: Row) => Place): Page<Row> {
  const nodes = rows.slice(0, size);
  const last = nodes.at(-1);
  return {
    nodes,
    pageInfo: { endCursor: last ? cursorOf(place(last)) : null, hasNextPage: rows.length > size },
  };
}

function cursorOf({ at, id }: Place): string {
  return Buffer.from(JSON.stringify([at, id])).toString('base64url');
}
