import { registerCountsMs } from '@tresen/domain/master-data/sync';
import { type RawBuilder, type SqlBool, sql } from 'kysely';

/**
 * The registers that count, with their cursors: linked, active, and heard in the last 30 days (contract 11). The others
 * hold up nothing, and take what they missed when they come back.
 */
export const activeRegisters = (now: number): RawBuilder<unknown> => sql`
  select device_id, unit_id, cursor from register_cursors
  where tenant_id = (select current_tenant()) and ${isHeard(now)}`;

/** A register was heard in the last 30 days. */
export const isHeard = (now: number): RawBuilder<SqlBool> =>
  sql`seen_at > ${new Date(now - registerCountsMs)}`;
