import {
  type AuditFilter,
  type AuditStatement,
  auditChanges,
  auditFilterSchema,
  auditRecordName,
  type SupportVisit,
  supportVisits,
} from '@tresen/domain/account/audit-log';
import { AppError } from '@tresen/domain/kit/errors';
import { type Ctx, tenantOf } from '../../kit/context/index.ts';
import { askTenant, inTenant, type Tx } from '../../kit/db/pools.ts';
import type { PageInfo } from '../../kit/graphql/index.ts';
import { parseInput } from '../../kit/input/index.ts';
import { type AuditRow, auditPage, peopleNames } from './audit-log.store.ts';

/** One field of an entry; JSON text, null where the entry says nothing of that side. */
export interface ChangeNode {
  readonly field: string;
  readonly old: string | null;
  readonly new: string | null;
}

/** An entry as people read it. */
export interface AuditNode extends Omit<AuditRow, 'oldValues' | 'newValues'>, AuditStatement {
  readonly changes: readonly ChangeNode[];
}

export interface AuditConnection {
  readonly nodes: readonly AuditNode[];
  readonly pageInfo: PageInfo;
  readonly filter: AuditFilter;
}

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;
const none: ReadonlyMap<string, string> = new Map();

/** So many entries that match, newest first, with the names of the people they are about. */
export const readAudit = async (
  tx: Tx,
  filter: AuditFilter,
  limit: number,
  before?: string,
): Promise<AuditNode[]> => {
  const rows = await auditPage(tx, filter, limit, before);
  const nameless = rows.filter(
    ({ entity, oldValues, newValues }) => entity === 'user' && auditRecordName(oldValues, newValues) === null,
  );
  const ids = [...new Set(nameless.map(({ entityId }) => entityId))].filter((id) => uuid.test(id));
  const names = ids.length === 0 ? none : await peopleNames(tx, ids);
  return rows.map((row) => nodeOf(row, names));
};

const pageSize = { default: 25, max: 200 } as const;

export interface AuditPageArgs {
  readonly filter?: unknown;
  readonly first?: number | null | undefined;
  readonly after?: string | null | undefined;
}

/**
 * A page of the log by keyset: entries that arrive meanwhile move nothing.
 * @throws {AppError} INVALID_INPUT for a filter or place that is none
 */
export const auditConnection = async (ctx: Ctx, args: AuditPageArgs): Promise<AuditConnection> => {
  const filter = parseInput(auditFilterSchema, args.filter ?? {});
  const after = args.after ?? undefined;
  if (after !== undefined && !uuid.test(after)) throw new AppError('INVALID_INPUT', { field: 'after' });
  const size = Math.min(Math.max(args.first ?? pageSize.default, 1), pageSize.max);
  const read = await inTenant(ctx.db, tenantOf(ctx), (tx) => readAudit(tx, filter, size + 1, after));
  const nodes = read.slice(0, size);
  return {
    nodes,
    filter,
    pageInfo: { endCursor: nodes.at(-1)?.id ?? null, hasNextPage: read.length > size },
  };
};

/** Visits of support, and whether all of the period are among them. */
export interface SupportVisits {
  readonly nodes: readonly SupportVisit[];
  readonly isComplete: boolean;
}

// Visits are put together from their entries; a year of them is far below.
const maxEntries = 10_000;

/**
 * Who of another tenant acted for this one: visits of a period, newest first. Where the period has more than 10,000
 * entries of support, the visits behind the newest of these.
 * @throws {AppError} INVALID_INPUT
 */
export const readSupportVisits = async (
  ctx: Ctx,
  period: Pick<AuditFilter, 'from' | 'to'>,
): Promise<SupportVisits> => {
  const filter = { ...parseInput(auditFilterSchema, period), actingOnly: true };
  const rows = await askTenant(ctx.db, tenantOf(ctx), (tx) => auditPage(tx, filter, maxEntries + 1));
  const entries = rows
    .slice(0, maxEntries)
    .reverse()
    .map(({ at, actorId, ...row }) => ({ ...row, at: at.toISOString(), actorId: actorId ?? '' }));
  return { nodes: supportVisits(entries), isComplete: rows.length <= maxEntries };
};

function nodeOf({ oldValues, newValues, ...row }: AuditRow, names: ReadonlyMap<string, string>): AuditNode {
  return {
    ...row,
    entityName: auditRecordName(oldValues, newValues) ?? names.get(row.entityId) ?? null,
    changes: auditChanges(oldValues, newValues).map((change) => ({
      field: change.field,
      old: jsonOf(change.old),
      new: jsonOf(change.new),
    })),
  };
}

function jsonOf(value: unknown): string | null {
  return value === undefined ? null : JSON.stringify(value);
}
