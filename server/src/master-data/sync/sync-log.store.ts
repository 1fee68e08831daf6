import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';

/** Notes that registers were in step with the cloud. Those that never asked for changes are passed over. */
export const noteInStep = async (tx: Tx, deviceIds: readonly string[], at: Date): Promise<void> => {
  await sql`
    update device_sync set seen_at = greatest(seen_at, ${at})
    where tenant_id = (select current_tenant()) and device_id = any (${deviceIds}::uuid[])`.execute(tx);
};
