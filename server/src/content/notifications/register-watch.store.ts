import { type RegisterSilence, silenceLimits } from '@tresen/domain/content/notifications';
import { alertRules } from '@tresen/domain/organization/alert-rules';
import { type OpeningHours, openingHoursSchema } from '@tresen/domain/organization/units';
import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';

/** A register that nobody hears, with what its alert says. */
export interface SilentRegister extends Omit<RegisterSilence, 'now' | 'isOpen' | 'silentMs'> {
  readonly tenantId: string;
  readonly deviceId: string;
  readonly unitId: string;
  readonly registerName: string;
  readonly unitName: string;
  readonly zone: string;
}

interface SilentRow {
  readonly tenant_id: string;
  readonly device_id: string;
  readonly unit_id: string;
  readonly register_name: string;
  readonly unit_name: string;
  readonly zone: string;
  readonly last_heard: Date;
  readonly known_since: Date;
  readonly weeks_sold: number;
}

/** Registers of all tenants that are silent and not told of yet, by id: at most `limit`, behind the id `after`. */
export const silentRegisters = async (
  tx: Tx,
  now: Date,
  after: string,
  limit: number,
): Promise<readonly SilentRegister[]> => {
  const { restingMs, weeks } = silenceLimits;
  // Whoever wants to know sooner than others decides which are looked at.
  const silentMs = alertRules.registerSilent.least * 60_000;
  const { rows } =
    await sql<SilentRow>`select * from silent_registers(${now}, ${ms(silentMs)}, ${ms(restingMs)},
    ${weeks}, ${after}, ${limit})`.execute(tx);
  return rows.map((row) => ({
    tenantId: row.tenant_id,
    deviceId: row.device_id,
    unitId: row.unit_id,
    registerName: row.register_name,
    unitName: row.unit_name,
    zone: row.zone,
    lastHeard: row.last_heard.getTime(),
    knownSince: row.known_since.getTime(),
    weeksSold: row.weeks_sold,
  }));
};

/** The opening hours of branches that have any, under the system role. */
export const openingHoursOf = async (
  tx: Tx,
  unitIds: readonly string[],
): Promise<ReadonlyMap<string, OpeningHours>> => {
  const { rows } = await sql<{ id: string; hours: unknown }>`
    select id, opening_hours hours from organization_units
    where id = any (${[...unitIds]}::uuid[]) and opening_hours is not null`.execute(tx);
  return new Map(rows.map(({ id, hours }) => [id, openingHoursSchema.parse(hours)]));
};

/**
 * Ends the alerts of registers that were heard again, or that nobody expects to hear: unlinked, or without live
 * communication. Returns their tenants.
 */
export const endSilence = async (tx: Tx, at: Date): Promise<readonly string[]> => {
  const { rows } = await sql<{ tenant: string }>`update notifications n set resolved_at = ${at} from devices d
    where n.kind in ('registerOffline', 'ownDataWaits') and n.resolved_at is null
      and d.tenant_id = n.tenant_id and d.id = n.subject
      and (d.unlinked_at is not null or (n.kind = 'registerOffline' and (d.status <> 1 or not d.live_communication
        or greatest(d.last_ping_at, d.last_receipt_at) > n.since)))
    returning n.tenant_id tenant`.execute(tx);
  return rows.map(({ tenant }) => tenant);
};

function ms(milliseconds: number): string {
  return `${milliseconds} milliseconds`;
}
