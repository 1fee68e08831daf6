import { type SyncedName, syncedNames } from '@tresen/domain/kit/entities';
import { AppError } from '@tresen/domain/kit/errors';
import { audit } from '../../kit/audit/index.ts';
import { type Ctx, tenantOf } from '../../kit/context/index.ts';
import { inTenant, type Tx } from '../../kit/db/pools.ts';
import type { PageInfo } from '../../kit/graphql/index.ts';
import { emitRecords, takeChanges } from '../../kit/records/index.ts';
import {
  countOpen,
  failedRecords,
  type OpenChange,
  type OpenCounts,
  type OpenGroup,
  type OpenQuestion,
  openAuthors,
  openChanges,
  openRegisters,
  type RecordKey,
  type Renumbered,
  renumber,
} from './open-changes.store.ts';

/** Counted exactly up to this many; the sign in the toolbar says "more than". */
const maxCounted = 1_000;
/** Authors and registers are those of so many newest open changes; each is compared with every register. */
const maxGrouped = { author: 1_000, register: 50 } as const;
const maxResent = 1_000;
const pageSize = { default: 25, max: 100 } as const;

/** How the list is narrowed. */
export interface OpenFilter {
  readonly entity?: string | null | undefined;
  readonly authorId?: string | null | undefined;
  readonly deviceId?: string | null | undefined;
  readonly onlyFailed?: boolean | null | undefined;
}

export interface OpenChangesPage {
  readonly nodes: readonly OpenChange[];
  readonly pageInfo: PageInfo;
}

/** A page of what is saved but not yet on every register, newest first. @throws {AppError} INVALID_INPUT */
export const listOpenChanges = async (
  ctx: Ctx,
  filter: OpenFilter,
  { first, after }: { readonly first: number | undefined; readonly after: string | undefined },
): Promise<OpenChangesPage> => {
  const size = Math.min(Math.max(first ?? pageSize.default, 1), pageSize.max);
  const before = placeOf(after);
  const found = await inTenant(ctx.db, tenantOf(ctx), (tx) =>
    openChanges(tx, questionOf(ctx, filter), before, size + 1),
  );
  const nodes = found.slice(0, size);
  const endCursor = nodes.at(-1)?.seq.toString() ?? null;
  return { nodes, pageInfo: { endCursor, hasNextPage: found.length > size } };
};

/** How much is not yet on every register. `isMore`: there are more than the count says. */
export const countOpenChanges = async (ctx: Ctx): Promise<OpenCounts & { readonly isMore: boolean }> => {
  const { count, failed } = await inTenant(ctx.db, tenantOf(ctx), (tx) =>
    countOpen(tx, questionOf(ctx, {}), maxCounted + 1),
  );
  return { count: Math.min(count, maxCounted), failed, isMore: count > maxCounted };
};

/** By whom the open changes are, or which registers lack them. */
export const groupOpenChanges = (ctx: Ctx, by: 'author' | 'register'): Promise<OpenGroup[]> => {
  const groups = by === 'author' ? openAuthors : openRegisters;
  return inTenant(ctx.db, tenantOf(ctx), (tx) => groups(tx, questionOf(ctx, {}), maxGrouped[by]));
};

type Resending = Renumbered & RecordKey;

/** Records to be sent again: these, or (undefined) all that a register could not apply. */
export type Resent = readonly { readonly entity: string; readonly id: string }[] | undefined;

/**
 * Sends records to their registers again, as if they had changed. Returns how many.
 * @throws {AppError} INVALID_INPUT for an unknown kind of record, or more than a thousand
 */
export const resendRecords = async (ctx: Ctx, records: Resent): Promise<number> => {
  if (records && (records.length > maxResent || !records.every(isKey)))
    throw new AppError('INVALID_INPUT', { field: 'records' });
  const tenantId = tenantOf(ctx);
  return inTenant(ctx.db, tenantId, async (tx) => {
    const keys =
      records?.map(({ entity, id }) => ({ entity: entity as SyncedName, id })) ??
      (await failedRecords(tx, questionOf(ctx, {}), maxResent));
    if (keys.length === 0) return 0;
    const resent = await resend(tx, tenantId, keys);
    await auditResent(ctx, tx, resent);
    if (resent.length > 0) emitRecords(tx, { tenantId, unitIds: unitsOf(resent) });
    return resent.length;
  });
};

function placeOf(after: string | undefined): number {
  if (after === undefined) return Number.MAX_SAFE_INTEGER;
  const seq = /^\d{1,16}$/.test(after) ? Number(after) : Number.NaN;
  if (!Number.isSafeInteger(seq)) throw new AppError('INVALID_INPUT', { field: 'after' });
  return seq;
}

function questionOf(ctx: Ctx, { entity, authorId, deviceId, onlyFailed }: OpenFilter): OpenQuestion {
  return {
    now: ctx.now(),
    entity: kindOf(entity),
    authorId: authorId ?? undefined,
    deviceId: deviceId ?? undefined,
    onlyFailed: onlyFailed ?? false,
  };
}

/** @throws {AppError} INVALID_INPUT for what is no kind that goes to registers */
function kindOf(entity: string | null | undefined): SyncedName | undefined {
  const kind = syncedNames.find((name) => name === entity);
  if (entity && !kind) throw new AppError('INVALID_INPUT', { field: 'entity' });
  return kind;
}

function isKey({ entity }: { readonly entity: string }): boolean {
  return (syncedNames as readonly string[]).includes(entity);
}

async function resend(tx: Tx, tenantId: string, keys: readonly RecordKey[]): Promise<Resending[]> {
  const last = await takeChanges(tx, tenantId, keys.length);
  let before = last - keys.length;
  const resent: Resending[] = [];
  for (const entity of syncedNames) {
    const ids = keys.filter((key) => key.entity === entity).map(({ id }) => id);
    if (ids.length > 0)
      resent.push(...(await renumber(tx, entity, ids, before)).map((record) => ({ ...record, entity })));
    before += ids.length;
  }
  return resent;
}

/** Each record's history tells that it was sent again. */
async function auditResent(ctx: Ctx, tx: Tx, resent: readonly Resending[]): Promise<void> {
  for (const { entity, id } of resent)
    await audit(ctx, tx, tenantOf(ctx), { action: 'resend', entity, entityId: id });
}

function unitsOf(resent: readonly Resending[]): readonly string[] | null {
  return resent.some(({ unitIds }) => unitIds === null)
    ? null
    : [...new Set(resent.flatMap(({ unitIds }) => unitIds ?? []))];
}
