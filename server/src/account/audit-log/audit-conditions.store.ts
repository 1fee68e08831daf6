import type { AuditFilter } from '@tresen/domain/account/audit-log';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { newId } from '../../kit/ids/index.ts';

type Condition = RawBuilder<SqlBool>;

/** Row-level security says the same; said here too, the planner needs no second look. */
export const ownTenant = sql<SqlBool>`tenant_id = (select current_tenant())`;

// Ids begin with the time at which they were made. The clocks of server and database may differ, and a transaction
// may take its time: so the id bounds what is read, and the entry's own time decides.
const slackMs = 3_600_000;

/** Every kind of entry that exists, by skipping from one to the next in the index instead of reading all entries. */
export const existingKinds = (filter: AuditFilter): RawBuilder<unknown> => {
  // Nothing narrower: beside an equality the planner would read all rows of it instead of skipping.
  const where = joined([ownTenant, ...actorConditions(filter)]);
  return sql`
    with recursive kinds as (
      (select entity, action, is_foreign from audit_log where ${where}
        order by entity, action, is_foreign limit 1)
      union all
      select next.* from kinds k cross join lateral (
        select entity, action, is_foreign from audit_log
        where ${where} and (entity, action, is_foreign) > (k.entity, k.action, k.is_foreign)
        order by entity, action, is_foreign limit 1) next)
    select * from kinds`;
};

/**
 * Ids of the entries that match, newest first, at most so many. A filter that names a record, or nothing of the kind,
 * reads one index in its order. Any other would read past what it does not want; instead each kind that exists gives
 * its newest, and the newest of these are the answer.
 */
export const matchingIds = (
  filter: AuditFilter,
  before: string | undefined,
  limit: number,
): RawBuilder<unknown> => {
  const place = [...timeConditions(filter), ...(before ? [sql<SqlBool>`id < ${before}`] : [])];
  const kinds = kindConditions(filter);
  const rest = [ownTenant, ...actorConditions(filter), ...place];
  if (filter.entityId) {
    const record = [sql<SqlBool>`entity_id = ${filter.entityId}`, ...kinds, ...rest];
    return sql`select id from audit_log where ${joined(record)} order by id desc limit ${limit}`;
  }
  if (kinds.length === 0) {
    return sql`select id from audit_log where ${joined(rest)} order by id desc limit ${limit}`;
  }
  return sql`
    select newest.id from (${existingKinds(filter)}) kind cross join lateral (
      select id from audit_log e
      where e.entity = kind.entity and e.action = kind.action and e.is_foreign = kind.is_foreign
        and ${joined(rest)}
      order by id desc limit ${limit}) newest
    where ${joined(kinds)} order by newest.id desc limit ${limit}`;
};

function joined(conditions: readonly Condition[]): Condition {
  return sql`${sql.join(conditions, sql` and `)}`;
}

function actorConditions({ person }: AuditFilter): Condition[] {
  return person ? [sql<SqlBool>`actor_id = ${person}`] : [];
}

function timeConditions({ from, to }: AuditFilter): Condition[] {
  return [
    ...(from ? [sql<SqlBool>`at >= ${from} and id >= ${firstIdAt(Date.parse(from) - slackMs)}`] : []),
    ...(to ? [sql<SqlBool>`at < ${to} and id < ${firstIdAt(Date.parse(to) + slackMs)}`] : []),
  ];
}

function firstIdAt(ms: number): string {
  return `${newId(Math.max(ms, 0)).slice(0, 14)}7000-8000-000000000000`;
}

function kindConditions({ entity, action, actingOnly }: AuditFilter): Condition[] {
  return [
    ...(entity ? [sql<SqlBool>`entity = ${entity}`] : []),
    ...(action ? [sql<SqlBool>`action = ${action}`] : []),
    ...(actingOnly ? [sql<SqlBool>`is_foreign`] : []),
  ];
}
