import { type Ctx, tenantOf } from '../../kit/context/index.ts';
import { inTenant } from '../../kit/db/pools.ts';
import { hasOwnQueue, hitsOf, type Kit, type PageInfo } from '../../kit/graphql/index.ts';
import { once } from '../../kit/paging/index.ts';
import { createSharedTypes, type ListArgs } from '../../kit/records/index.ts';
import {
  amountCursorOf,
  amountPage,
  readAmountCursor,
  readAmountOrder,
} from './list/receipt-amounts.store.ts';
import { type ReceiptFilter, readReceiptFilter, readReceiptSearch } from './list/receipt-filter.ts';
import {
  countReceipts,
  cursorOf,
  type ReceiptCount,
  type ReceiptPage,
  type ReceiptRow,
  readCursor,
  receiptNeighbours,
  receiptPage,
} from './list/receipt-list.store.ts';
import { searchReceipts } from './list/receipt-search.store.ts';
import { type ReceiptRowRef, receiptRowType } from './list/receipt-types.ts';
import { addReceiptPage } from './page/receipt-page.resolvers.ts';
import { batchOf, workOnBatch } from './push/batch-bytes.ts';
import { type PushDependencies, pushReceipts } from './push/push.ts';
import { pushResultType } from './push/push-result.ts';
import { originOf } from './push/register-origin.ts';
import { checkReceipts } from './verification/check-receipts.ts';

const pageSize = { default: 25, max: 200 } as const;

interface ReceiptConnection {
  readonly nodes: readonly ReceiptRow[];
  readonly pageInfo: PageInfo;
  readonly searchedUntil: Date | null;
  readonly searchedUntilGross: number | null;
  readonly count: () => Promise<ReceiptCount>;
}

/** Receipts answer at /graphql/pos: the list and page for people, the push for registers. */
export const addReceipts = (kit: Kit, deps: Omit<PushDependencies, 'db' | 'now'>): void => {
  const { builder } = kit;
  const pushResult = pushResultType(kit);
  const row = receiptRowType(kit);
  const list = connectionType(kit, row);
  const { filter, neighbours } = createSharedTypes(kit);
  addReceiptPage(kit, row);
  builder.queryFields((t) => ({
    receipts: t.field({
      type: list,
      description:
        'Newest first, or by amount with sort `-gross` or `gross`. Condition fields: `number`, `gross`, `businessDay`, `hour`, `deviceId`, `employee` …',
      args: {
        filter: t.arg({ type: filter }),
        sort: t.arg.string(),
        first: t.arg.int(),
        after: t.arg.string(),
      },
      resolve: (_root, args, ctx) => connection(ctx, args as ListArgs),
    }),
    receiptNeighbours: t.field({
      type: neighbours,
      description: 'The previous (newer) and next (older) receipt in a list.',
      args: { id: t.arg.id({ required: true }), filter: t.arg({ type: filter }) },
      resolve: (_root, { id, ...args }, ctx) => {
        const read = readReceiptFilter((args as ListArgs).filter, ctx.now());
        return inTenant(ctx.db, tenantOf(ctx), (tx) => receiptNeighbours(tx, read, id));
      },
    }),
    searchReceipts: t.field({
      type: [row],
      description:
        'Finds receipts by number (or its first digits), or by amount with optional time and day, such as `12,50 14:30`.',
      args: { text: t.arg.string({ required: true }), first: t.arg.int() },
      resolve: (_root, { text, first }, ctx) => {
        const search = readReceiptSearch(text, ctx.now());
        return inTenant(ctx.db, tenantOf(ctx), (tx) => searchReceipts(tx, search, hitsOf(first)));
      },
    }),
  }));
  builder.queryField('checkReceipts', (t) =>
    t.field({
      type: pushResult,
      description: 'Returns what `pushReceipts` would return for the same batch. Nothing is stored.',
      args: { batch: t.arg.string({ required: true }) },
      resolve: async (_root, { batch }, ctx) => ({
        results: await checkReceipts(ctx, await originOf(ctx), batchOf(ctx, batch)),
      }),
    }),
  );
  builder.mutationField('pushReceipts', (t) =>
    t.field({
      type: pushResult,
      args: { batch: t.arg.string({ required: true }) },
      extensions: hasOwnQueue,
      resolve: (_root, { batch }, ctx) => {
        const bytes = batchOf(ctx, batch);
        return workOnBatch(ctx, bytes, async () => ({
          results: await pushReceipts({ ...deps, db: ctx.db, now: ctx.now }, await originOf(ctx), bytes),
        }));
      },
    }),
  );
};

function connectionType(kit: Kit, row: ReceiptRowRef) {
  return kit.builder.objectRef<ReceiptConnection>('ReceiptConnection').implement({
    fields: (t) => ({
      nodes: t.expose('nodes', { type: [row] }),
      pageInfo: t.expose('pageInfo', { type: kit.pageInfo }),
      searchedUntil: t.field({
        type: 'DateTime',
        nullable: true,
        description:
          'Set if the page is not full because receipts before this time have not been searched yet. Request the next page to continue.',
        resolve: ({ searchedUntil }) => searchedUntil,
      }),
      searchedUntilGross: t.field({
        type: 'Cents',
        nullable: true,
        description:
          'When sorted by amount: set if the page is not full because receipts beyond this amount have not been searched yet.',
        resolve: ({ searchedUntilGross }) => searchedUntilGross,
      }),
      totalCount: t.int({
        description: 'Exact up to 10,000; see `countPrecision`.',
        resolve: async ({ count }) => (await count()).count,
      }),
      countPrecision: t.string({
        description:
          '`exact`, `about` (estimated from daily figures) or `atLeast` (not everything could be searched).',
        resolve: async ({ count }) => (await count()).precision,
      }),
    }),
  });
}

async function connection(ctx: Ctx, args: ListArgs): Promise<ReceiptConnection> {
  const filter = readReceiptFilter(args.filter, ctx.now());
  const { rows, endCursor, hasNextPage, reading, ...searched } = await pageOf(ctx, filter, args);
  // A first page that is not full has looked at all that could be counted.
  const isFull = searched.searchedUntil === null && searched.searchedUntilGross === null;
  const isCounted = !args.after && (!hasNextPage || !isFull);
  const precision = hasNextPage ? 'atLeast' : 'exact';
  return {
    nodes: rows,
    ...searched,
    pageInfo: { endCursor, hasNextPage },
    count: isCounted
      ? () => Promise.resolve({ count: rows.length, precision })
      : counter(ctx, filter, { reading }),
  };
}

async function pageOf(ctx: Ctx, filter: ReceiptFilter, { first, after, sort }: ListArgs) {
  const size = Math.min(Math.max(first ?? pageSize.default, 1), pageSize.max);
  const order = readAmountOrder(sort);
  if (!order) {
    const place = after ? readCursor(after) : undefined;
    const page = await inTenant(ctx.db, tenantOf(ctx), (tx) => receiptPage(tx, filter, size, place));
    const endCursor = page.next && cursorOf(page.next);
    return { ...page, endCursor, searchedUntilGross: null };
  }
  const place = after ? readAmountCursor(after) : undefined;
  const page = await inTenant(ctx.db, tenantOf(ctx), (tx) => amountPage(tx, filter, order, size, place));
  const endCursor = page.next && amountCursorOf(page.next);
  return { ...page, endCursor, searchedUntil: null, searchedUntilGross: page.searchedUntil };
}

/** Counts once, whoever asks for the number and how well it is known. */
function counter(ctx: Ctx, filter: ReceiptFilter, { reading }: Pick<ReceiptPage, 'reading'>) {
  return once(() => inTenant(ctx.db, tenantOf(ctx), (tx) => countReceipts(tx, filter, reading)));
}
