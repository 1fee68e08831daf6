import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** Tables whose policies show more than the own rows: a reseller reads customers of others. */
const seenByOthers: ReadonlySet<string> = new Set(['customers']);

const isOwn = sql<SqlBool>`t.tenant_id = (select current_tenant())`;
const always = sql<SqlBool>`true`;

/**
 * A row `t` of the table belongs to the caller's own tenant. Said only where the policy does not say it: a second time
 * the planner takes it for a condition of its own, expects far fewer rows than there are, and chooses badly.
 */
export const ownRow = (table: string): RawBuilder<SqlBool> => (seenByOthers.has(table) ? isOwn : always);

/** Number of the tenant's last change of master data, as the statement sees it; null before the first. */
export const lastSeq: RawBuilder<unknown> = sql`(select last_seq from change_counters c where c.tenant_id = (select current_tenant()))`;
