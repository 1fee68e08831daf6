import { AppError } from '@tresen/domain/kit/errors';
import * as z from 'zod/mini';
import { type Ctx, tenantOf } from '../../kit/context/index.ts';
import { inTenant } from '../../kit/db/pools.ts';
import type { PageInfo } from '../../kit/graphql/index.ts';
import { parseInput } from '../../kit/input/index.ts';
import { type ChangeRecordRow, listChangeRecords } from './change-records.store.ts';
import { type ChangeSetRow, findChangeSet, listChangeSets, type SetPlace } from './change-sets.store.ts';
import { type ValueChangeNode, withChanges } from './change-values.ts';
import { readEntity } from './selection.ts';

export interface Page<Node> {
  readonly nodes: readonly Node[];
  readonly pageInfo: PageInfo;
}

const placeSchema = z.tuple([z.iso.datetime(), z.uuid()]);

export interface SetsArgs {
  readonly entity?: string | null | undefined;
  readonly first?: number | null | undefined;
  readonly after?: string | null | undefined;
}

/** The tenant's sets, newest first. */
export const readSets = async (ctx: Ctx, args: SetsArgs): Promise<Page<ChangeSetRow>> => {
  const size = sizeOf(args.first);
  const entity = args.entity ? readEntity(args.entity) : undefined;
  const after = args.after ? readPlace(args.after) : undefined;
  const rows = await inTenant(ctx.db, tenantOf(ctx), (tx) => listChangeSets(tx, entity, after, size + 1));
  return pageOf(rows, size, placeOf);
};

const idSchema = z.uuid();

export const readSet = (ctx: Ctx, id: string): Promise<ChangeSetRow | undefined> =>
  inTenant(ctx.db, tenantOf(ctx), (tx) => findChangeSet(tx, parseInput(idSchema, id)));

/** What a set did to one record, or why it did nothing. */
export type SetRecord = ChangeRecordRow & { readonly changes: readonly ValueChangeNode[] };

export interface SetRecordsArgs {
  readonly id: string;
  readonly isChanged: boolean;
  readonly first?: number | null | undefined;
  readonly after?: string | null | undefined;
}

/** What a set did to its records: those that it changed, or those that it did not. @throws {AppError} NOT_FOUND */
export const readSetRecords = (ctx: Ctx, args: SetRecordsArgs): Promise<Page<SetRecord>> => {
  const size = sizeOf(args.first);
  const after = args.after ? parseInput(idSchema, args.after) : undefined;
  return inTenant(ctx.db, tenantOf(ctx), async (tx) => {
    const set = await findChangeSet(tx, parseInput(idSchema, args.id));
    if (!set) throw new AppError('NOT_FOUND', { what: 'changeSet' });
    const rows = await listChangeRecords(tx, set.id, args.isChanged, after, size + 1);
    return pageOf(await withChanges(tx, set.entity, rows), size, ({ recordId }) => recordId);
  });
};

function sizeOf(first: number | null | undefined): number {
  return Math.min(Math.max(first ?? 25, 1), 200);
}

function readPlace(cursor: string): SetPlace {
  try {
    const [createdAt, id] = placeSchema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    return { createdAt, id };
  } catch {
    throw new AppError('INVALID_INPUT', { field: 'after' });
  }
}

function pageOf<Node>(rows: readonly Node[], size: number, cursorOf: (node: Node) => string): Page<Node> {
  const nodes = rows.slice(0, size);
  const last = nodes.at(-1);
  return { nodes, pageInfo: { endCursor: last ? cursorOf(last) : null, hasNextPage: rows.length > size } };
}

function placeOf({ createdAt, id }: ChangeSetRow): string {
  return Buffer.from(JSON.stringify([createdAt.toISOString(), id])).toString('base64url');
}
