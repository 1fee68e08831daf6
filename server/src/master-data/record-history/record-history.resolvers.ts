import { auditChanges } from '@tresen/domain/account/audit-log';
import { entityNames } from '@tresen/domain/kit/entities';
import { AppError } from '@tresen/domain/kit/errors';
import * as z from 'zod/mini';
import { type Ctx, tenantOf } from '../../kit/context/index.ts';
import { inTenant } from '../../kit/db/pools.ts';
import type { Kit, PageInfo } from '../../kit/graphql/index.ts';
import { parseInput } from '../../kit/input/index.ts';
import { type HistoryPlace, type HistoryRow, historyRows } from './record-history.store.ts';

interface HistoryPage {
  readonly nodes: readonly HistoryRow[];
  readonly pageInfo: PageInfo;
}

const pageSize = 25;
const placeSchema = z.object({ at: z.iso.datetime(), id: z.uuid() });
const argsSchema = z.object({ entity: z.enum(entityNames), id: z.uuid() });

/** Answers with all that happened to a record, newest first: from the audit log, and from the change sets. */
export const addRecordHistory = (kit: Kit): void => {
  const entry = entryType(kit);
  const connection = kit.builder.objectRef<HistoryPage>('RecordHistoryConnection').implement({
    fields: (t) => ({
      nodes: t.field({ type: [entry], resolve: ({ nodes }) => [...nodes] }),
      pageInfo: t.expose('pageInfo', { type: kit.pageInfo }),
    }),
  });
  kit.builder.queryFields((t) => ({
    recordHistory: t.field({
      type: connection,
      args: {
        entity: t.arg.string({ required: true }),
        id: t.arg.id({ required: true }),
        after: t.arg.string(),
      },
      resolve: (_root, args, ctx) => readHistory(ctx, { ...args, id: String(args.id) }),
    }),
  }));
};

function entryType(kit: Kit) {
  const change = changeType(kit);
  return kit.builder.objectRef<HistoryRow>('RecordHistoryEntry').implement({
    description: 'A change to a record, made by a user or a change set.',
    fields: (t) => ({
      id: t.exposeID('id'),
      at: t.expose('at', { type: 'DateTime' }),
      actorName: t.exposeString('actorName'),
      action: t.exposeString('action', {
        description: '`create`, `update`, `delete`, `restore` or the kind of change set.',
      }),
      description: t.string({
        nullable: true,
        description: 'Description of the change set in `de` or `en`.',
        args: { language: t.arg.string() },
        resolve: ({ description }, { language }) => description?.[language === 'en' ? 'en' : 'de'] ?? null,
      }),
      changes: t.field({ type: [change], resolve: changesOf }),
    }),
  });
}

function changeType({ builder }: Kit) {
  return builder.objectRef<ReturnType<typeof changesOf>[number]>('RecordChangeValue').implement({
    description: 'A changed field. Values are JSON text, null if the record did not exist.',
    fields: (t) => ({
      field: t.exposeString('field'),
      old: t.exposeString('old', { nullable: true }),
      new: t.exposeString('new', { nullable: true }),
    }),
  });
}

function changesOf(row: HistoryRow) {
  return auditChanges(row.old, row.new).map((change) => ({
    field: change.field,
    old: jsonOf(change.old),
    new: jsonOf(change.new),
  }));
}

function jsonOf(value: unknown): string | null {
  return value === undefined ? null : JSON.stringify(value);
}

async function readHistory(
  ctx: Ctx,
  args: { readonly entity: string; readonly id: string; readonly after?: string | null | undefined },
): Promise<HistoryPage> {
  const { entity, id } = parseInput(argsSchema, args);
  const after = args.after ? readPlace(args.after) : undefined;
  const rows = await inTenant(ctx.db, tenantOf(ctx), (tx) =>
    historyRows(tx, entity, id, after, pageSize + 1),
  );
  const nodes = rows.slice(0, pageSize);
  const last = nodes.at(-1);
  return { nodes, pageInfo: { endCursor: last ? placeOf(last) : null, hasNextPage: rows.length > pageSize } };
}

function readPlace(cursor: string): HistoryPlace {
  try {
    return placeSchema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
  } catch {
    throw new AppError('INVALID_INPUT', { field: 'after' });
  }
}

function placeOf({ at, id }: HistoryRow): string {
  return Buffer.from(JSON.stringify({ at: at.toISOString(), id })).toString('base64url');
}
