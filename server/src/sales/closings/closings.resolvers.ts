import type { RecordFilter } from '@tresen/domain/kit/entities';
import { AppError } from '@tresen/domain/kit/errors';
import { closingList } from '@tresen/domain/sales/closings';
import { type Ctx, tenantOf } from '../../kit/context/index.ts';
import { askTenant } from '../../kit/db/pools.ts';
import type { Kit } from '../../kit/graphql/index.ts';
import { createSharedTypes, type FilterInput, readFilter } from '../../kit/records/index.ts';
import { batchOf, type Origin, originOf, type PushOutcome, pushResultType } from '../receipts/index.ts';
import { addClosingFinders } from './closing-finders.resolvers.ts';
import { closingPage, cursorOf, findClosing, type StoredClosing } from './closing-list.store.ts';
import { type ClosingConnection, closingApiTypes } from './closings.types.ts';
import { compareStoredClosing } from './compare-closings.ts';
import { type ClosingPushDependencies, checkClosings, pushClosings } from './push-closings.ts';

const pageSize = { default: 25, max: 200 } as const;

/** What closings need of the rest of the server. */
export type ClosingsPort = Omit<ClosingPushDependencies, 'db' | 'now'>;

/** Closings answer at /graphql/pos: the list and page for people, the push for registers. */
export const addClosings = (kit: Kit, port: ClosingsPort): void => {
  const { builder } = kit;
  const pushResult = pushResultType(kit);
  const types = closingApiTypes(kit);
  addClosingFinders(kit, types.row);
  builder.queryFields((t) => ({
    closings: t.field({
      type: types.connection,
      args: {
        filter: t.arg({ type: createSharedTypes(kit).filter }),
        first: t.arg.int(),
        after: t.arg.string(),
      },
      resolve: (_root, args, ctx) =>
        connection(
          ctx,
          readFilter(closingList, args.filter as FilterInput | null | undefined),
          args.first ?? pageSize.default,
          args.after ?? undefined,
        ),
    }),
    checkClosings: t.field({
      type: pushResult,
      description: 'Returns what `pushClosings` would return for the same batch. Nothing is stored.',
      args: { batch: t.arg.string({ required: true }) },
      resolve: (_root, { batch }, ctx) =>
        withBatch(ctx, batch, (register, bytes) => checkClosings(ctx, register, bytes)),
    }),
    closing: t.field({
      type: types.closing,
      nullable: true,
      args: { id: t.arg.id({ required: true }) },
      resolve: async (_root, { id }, ctx) =>
        (await askTenant(ctx.db, tenantOf(ctx), (tx) => findClosing(tx, id))) ?? null,
    }),
  }));
  builder.mutationFields((t) => ({
    checkClosing: t.field({
      type: types.closing,
      description: 'Compares a closing with the cloud’s own totals again, immediately.',
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, ctx) => check(ctx, id),
    }),
    pushClosings: t.field({
      type: pushResult,
      args: { batch: t.arg.string({ required: true }) },
      resolve: (_root, { batch }, ctx) => push(ctx, port, batch),
    }),
  }));
};

function push(ctx: Ctx, port: ClosingsPort, text: string) {
  return withBatch(ctx, text, (register, batch) =>
    pushClosings({ ...port, db: ctx.db, now: ctx.now }, register, batch),
  );
}

async function connection(
  ctx: Ctx,
  filter: RecordFilter,
  first: number,
  after: string | undefined,
): Promise<ClosingConnection> {
  const size = Math.min(Math.max(first, 1), pageSize.max);
  const rows = await askTenant(ctx.db, tenantOf(ctx), (tx) => closingPage(tx, filter, size, after));
  const nodes = rows.slice(0, size);
  const last = nodes.at(-1);
  return {
    nodes,
    filter,
    pageInfo: { endCursor: last ? cursorOf(last) : null, hasNextPage: rows.length > size },
  };
}

/** Gives the batch of a request to whoever pushes or checks it. */
async function withBatch(
  ctx: Ctx,
  text: string,
  work: (register: Origin, batch: Buffer) => Promise<readonly PushOutcome[]>,
) {
  const batch = batchOf(ctx, text);
  try {
    return { results: await work(await originOf(ctx), Buffer.from(batch.bytes)) };
  } finally {
    batch.release();
  }
}

async function check(ctx: Ctx, id: string): Promise<StoredClosing> {
  const tenantId = tenantOf(ctx);
  const unitId = await compareStoredClosing({ db: ctx.db, now: ctx.now }, tenantId, id);
  const closing = await askTenant(ctx.db, tenantId, (tx) => findClosing(tx, id));
  if (!unitId || !closing) throw new AppError('NOT_FOUND', { what: 'closing' });
  return closing;
}
