import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';

/** When a register was last heard, UTC. */
export interface Ping {
  readonly tenantId: string;
  readonly deviceId: string;
  readonly lastPing: Date;
}

/** Notes the last signs of life of registers of one tenant; the caller bounds how often (contract 10). */
export const savePings = async (tx: Tx, pings: readonly Ping[]): Promise<void> => {
  await sql`update devices d set last_ping_at = greatest(d.last_ping_at, p."lastPing")
    from json_to_recordset(${JSON.stringify(pings)}::json) p("deviceId" uuid, "lastPing" timestamptz)
    where d.id = p."deviceId"`.execute(tx);
};
