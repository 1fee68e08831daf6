import { type RawBuilder, type SqlBool, sql } from 'kysely';

/**
 * A row `t` of the caller's own tenant. Policies may show more (a reseller reads customers of others), and only by this
 * do the indexes help, which begin with the tenant.
 */
export const ownRow: RawBuilder<SqlBool> = sql<SqlBool>`t.tenant_id = (select current_tenant())`;
