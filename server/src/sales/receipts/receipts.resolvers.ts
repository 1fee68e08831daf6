import { type Ctx, tenantOf } from '../../kit/context/index.ts';
import { inTenant } from '../../kit/db/pools.ts';
import { hitsOf, type Kit, type PageInfo } from '../../kit/graphql/index.ts';
import { batchOf } from './batch-bytes.ts';
import { type PushDependencies, pushReceipts } from './push.ts';
import type { PushResultType } from './push-result.ts';
import {
  countReceipts,
  cursorOf,
  findReceipt,
  type ReceiptFilter,
  type ReceiptRow,
  receiptPage,
  type StoredReceipt,
} from './receipt-list.store.ts';
import { searchReceipts } from './receipt-search.store.ts';
import { originOf } from './register-origin.ts';

const pageSize = { default: 25, most: 200 } as const;

interface ReceiptConnection {
  readonly nodes: readonly ReceiptRow[];
  readonly pageInfo: PageInfo;
  readonly filter: ReceiptFilter;
}

const connection = async (
  ctx: Ctx,
  filter: ReceiptFilter,
  first: number,
  after: string | undefined,
): Promise<ReceiptConnection> => {
  const size = Math.min(Math.max(first, 1), pageSize.most);
  const rows = await inTenant(ctx.db, tenantOf(ctx), (tx) => receiptPage(tx, filter, size, after));
  const nodes = rows.slice(0, size);
  const last = nodes.at(-1);
  return {
    nodes,
    filter,
    pageInfo: { endCursor: last ? cursorOf(last) : null, hasNextPage: rows.length > size },
  };
};

const count = (ctx: Ctx, filter: ReceiptFilter) =>
  inTenant(ctx.db, tenantOf(ctx), (tx) => countReceipts(tx, filter));

const rowType = ({ builder }: Kit) =>
  builder.objectRef<ReceiptRow>('ReceiptRow').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      number: t.exposeFloat('number'),
      type: t.exposeString('type'),
      end: t.expose('end', { type: 'DateTime' }),
      businessDay: t.expose('businessDay', { type: 'Day' }),
      unitId: t.exposeID('unitId'),
      unitName: t.exposeString('unitName'),
      zone: t.exposeString('zone', { description: "The branch's time zone: its receipts are shown in it." }),
      registerName: t.exposeString('registerName'),
      employeeName: t.exposeString('employeeName', { nullable: true }),
      gross: t.expose('gross', { type: 'Cents' }),
      turnover: t.expose('turnover', { type: 'Cents' }),
      currency: t.exposeString('currency'),
    }),
  });

const connectionType = (kit: Kit, row: ReturnType<typeof rowType>) =>
  kit.builder.objectRef<ReceiptConnection>('ReceiptConnection').implement({
    fields: (t) => ({
      nodes: t.expose('nodes', { type: [row] }),
      pageInfo: t.expose('pageInfo', { type: kit.pageInfo }),
      totalCount: t.int({
        description: 'Exact up to 10,000, an estimate beyond.',
        resolve: async ({ filter }, _args, ctx) => (await count(ctx, filter)).count,
      }),
    }),
  });

const receiptType = (kit: Kit, row: ReturnType<typeof rowType>) =>
  kit.builder.objectRef<StoredReceipt>('Receipt').implement({
    description: 'A stored receipt: its row and, as JSON text, exactly what the register sent.',
    fields: (t) => ({
      row: t.field({ type: row, resolve: (receipt) => receipt }),
      start: t.expose('start', { type: 'DateTime' }),
      receivedAt: t.expose('receivedAt', { type: 'DateTime' }),
      deviceId: t.exposeID('deviceId'),
      content: t.exposeString('content'),
    }),
  });

/** Receipts answer at /graphql/pos: the list and page for people, the push for registers. */
export const addReceipts = (
  kit: Kit,
  deps: Omit<PushDependencies, 'db' | 'now'>,
  pushResult: PushResultType,
): void => {
  const { builder } = kit;
  const row = rowType(kit);
  const list = connectionType(kit, row);
  const receipt = receiptType(kit, row);
  const filter = builder.inputType('ReceiptFilter', {
    fields: (t) => ({
      unitIds: t.idList({ required: false }),
      from: t.field({ type: 'Day', required: false }),
      to: t.field({ type: 'Day', required: false }),
      number: t.string({ required: false }),
    }),
  });
  builder.queryFields((t) => ({
    receipts: t.field({
      type: list,
      args: { filter: t.arg({ type: filter }), first: t.arg.int(), after: t.arg.string() },
      resolve: (_root, args, ctx) =>
        connection(ctx, args.filter ?? {}, args.first ?? pageSize.default, args.after ?? undefined),
    }),
    searchReceipts: t.field({
      type: [row],
      description: 'Receipts whose number begins with these digits: first those with exactly that number.',
      args: { text: t.arg.string({ required: true }), first: t.arg.int() },
      resolve: (_root, { text, first }, ctx) =>
        inTenant(ctx.db, tenantOf(ctx), (tx) => searchReceipts(tx, text, hitsOf(first))),
    }),
    receipt: t.field({
      type: receipt,
      nullable: true,
      args: { id: t.arg.id({ required: true }) },
      resolve: async (_root, { id }, ctx) =>
        (await inTenant(ctx.db, tenantOf(ctx), (tx) => findReceipt(tx, id))) ?? null,
    }),
  }));
  builder.mutationField('pushReceipts', (t) =>
    t.field({
      type: pushResult,
      args: { batch: t.arg.string({ required: true }) },
      resolve: async (_root, { batch }, ctx) => ({
        results: await pushReceipts(
          { ...deps, db: ctx.db, now: ctx.now },
          await originOf(ctx),
          batchOf(ctx, batch),
        ),
      }),
    }),
  );
};
