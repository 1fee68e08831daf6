import type { AuditFilter, AuditValues } from '@tresen/domain/account/audit-log';
import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';
import { type NamedRow, type NamesPage, onNamesPage } from '../../kit/paging/index.ts';
import { existingKinds, matchingIds, ownTenant } from './audit-conditions.store.ts';

/** An entry as it was written. */
export interface AuditRow {
  readonly id: string;
  readonly at: Date;
  readonly actorKind: string;
  readonly actorId: string | null;
  readonly actorName: string;
  /** The actor belongs to another tenant: support acted here. */
  readonly isForeign: boolean;
  readonly actingAs: string | null;
  readonly action: string;
  readonly entity: string;
  readonly entityId: string;
  readonly oldValues: AuditValues | null;
  readonly newValues: AuditValues | null;
}

/** Entries that match, newest first, at most `limit`; `before` is the id of the last one of the page before. */
export const auditPage = async (
  tx: Tx,
  filter: AuditFilter,
  limit: number,
  before?: string,
): Promise<AuditRow[]> => {
  const { rows } = await sql<AuditRow>`
    select l.id, l.at, l.actor_kind "actorKind", l.actor_id "actorId", l.actor_name "actorName",
      l.is_foreign "isForeign", l.acting_as "actingAs", l.action, l.entity, l.entity_id "entityId",
      l.old_values "oldValues", l.new_values "newValues"
    from (${matchingIds(filter, before, limit)}) page
    join audit_log l on l.tenant_id = (select current_tenant()) and l.id = page.id
    order by l.id desc`.execute(tx);
  return rows;
};

/** Up to here a count is exact. */
const exactCount = 10_000;

/** How many entries match, `most` at most; one more than 10,000 stands for "more than that". */
export const countAudit = async (
  tx: Tx,
  filter: AuditFilter,
  max: number = exactCount + 1,
): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*) from (${matchingIds(filter, undefined, max)}) matches`.execute(tx);
  return rows[0]?.count ?? 0;
};

export interface AuditPerson extends NamedRow {
  /** As they were called in their newest entry. */
  readonly name: string;
  readonly kind: string;
  readonly isForeign: boolean;
}

/** Who is in the log, a page by name: read by skipping from person to person in the index. */
export const auditPeople = async (tx: Tx, page: NamesPage): Promise<AuditPerson[]> => {
  const { rows } = await sql<AuditPerson>`
    with recursive people as (
      (select actor_id from audit_log where ${ownTenant} and actor_id is not null order by actor_id limit 1)
      union all
      select next.actor_id from people p cross join lateral (
        select actor_id from audit_log where ${ownTenant} and actor_id > p.actor_id
        order by actor_id limit 1) next),
    named as (
      select newest.*, searchable(newest.name) collate "C" search_text from people p cross join lateral (
        select actor_id id, actor_name name, actor_kind kind, is_foreign from audit_log
        where ${ownTenant} and actor_id = p.actor_id order by audit_log.id desc limit 1) newest)
    select id, name, kind, is_foreign "isForeign", search_text "searchText" from named
    where ${onNamesPage(page, sql`search_text`)}
    order by search_text, id limit ${page.size + 1}`.execute(tx);
  return rows;
};

export interface AuditKind {
  readonly entity: string;
  readonly action: string;
}

/** What kinds of record are in the log, and what was done to them. */
export const auditKinds = async (tx: Tx): Promise<AuditKind[]> => {
  const { rows } = await sql<AuditKind>`
    select distinct entity, action from (${existingKinds({})}) kinds order by entity, action`.execute(tx);
  return rows;
};

/** Names of people of the tenant, for entries that do not say whom they are about. */
export const peopleNames = async (tx: Tx, ids: readonly string[]): Promise<Map<string, string>> => {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, trim(first_name || ' ' || last_name) name from users
    where ${ownTenant} and id = any (${ids}::uuid[])`.execute(tx);
  return new Map(rows.map(({ id, name }) => [id, name]));
};
