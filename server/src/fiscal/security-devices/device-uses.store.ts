import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';

/** A report of a register about the device that it works with. */
export interface ReportedUse {
  readonly tenantId: string;
  readonly deviceId: string;
  readonly securityDeviceId: string;
  readonly clientId: string;
  readonly at: Date;
}

/** A register that works with a device now. */
export interface UsingRegister {
  readonly deviceId: string;
  readonly registerName: string;
  readonly unitName: string;
  readonly clientId: string;
}

/** Notes with what a register works; whether that was another device before, or none. */
export const writeUse = async (tx: Tx, use: ReportedUse): Promise<boolean> => {
  const { tenantId, deviceId, securityDeviceId, clientId, at } = use;
  const { rows } = await sql<{ isNew: boolean }>`
    with ended as (
      update security_device_uses set is_current = false
      where tenant_id = ${tenantId} and device_id = ${deviceId} and security_device_id <> ${securityDeviceId}
        and is_current
    ), before as (
      select is_current from security_device_uses
      where tenant_id = ${tenantId} and device_id = ${deviceId} and security_device_id = ${securityDeviceId}
    ), written as (
      insert into security_device_uses as u (tenant_id, device_id, security_device_id, client_id, is_current,
        first_report_at, last_report_at)
      values (${tenantId}, ${deviceId}, ${securityDeviceId}, ${clientId}, true, ${at}, ${at})
      on conflict (tenant_id, device_id, security_device_id) do update set client_id = excluded.client_id,
        is_current = true, last_report_at = excluded.last_report_at
    )
    select coalesce(not (select is_current from before), true) "isNew"`.execute(tx);
  return rows[0]?.isNew ?? true;
};

/** The registers that work with a device now, by name. */
export const registersUsing = async (tx: Tx, securityDeviceId: string): Promise<UsingRegister[]> => {
  const { rows } = await sql<UsingRegister>`
    select d.id "deviceId", d.name "registerName", u.name "unitName", s.client_id "clientId"
    from security_device_uses s
    join devices d on d.tenant_id = s.tenant_id and d.id = s.device_id and d.unlinked_at is null
    join organization_units u on u.tenant_id = d.tenant_id and u.id = d.unit_id
    where s.tenant_id = (select current_tenant()) and s.security_device_id = ${securityDeviceId} and s.is_current
    order by searchable(d.name) collate natural_order, d.id`.execute(tx);
  return rows;
};

/** Whether every register that worked with a device `s` has reported another one since. */
export const isReplaced = sql`not exists (select from security_device_uses use
  where use.tenant_id = s.tenant_id and use.security_device_id = s.id and use.is_current)`;

/** How many linked registers work with a device `s`, besides the one that reported it last. */
export const otherRegisters = sql<number>`(select count(*)::int from security_device_uses use
  join devices other on other.tenant_id = use.tenant_id and other.id = use.device_id and other.unlinked_at is null
  where use.tenant_id = s.tenant_id and use.security_device_id = s.id and use.is_current
    and use.device_id <> s.device_id)`;
