import { type SecurityDeviceKind, securityDeviceKinds } from '@tresen/domain/fiscal/security-devices';
import { type DeviceOrder, type SwapFacts, swapCauses } from '@tresen/domain/fiscal/swaps';
import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';
import { isReplaced } from '../security-devices/index.ts';

/** A device that has to go, or that another one has replaced at its register. */
export interface LeavingDevice {
  readonly id: string;
  readonly serial: string;
  readonly kind: SecurityDeviceKind;
  readonly causes: readonly string[];
  readonly certificateExpiresAt: Date | null;
  readonly usedSignatures: number | null;
  readonly lastReportAt: Date;
  readonly isRetired: boolean;
  readonly canExport: boolean;
  readonly deviceId: string;
  readonly registerName: string;
  readonly unitId: string;
  readonly unitName: string;
  readonly successorId: string | null;
  readonly successorSerial: string | null;
  /** When the register reported it first. */
  readonly swappedAt: Date | null;
  readonly archiveId: string | null;
  readonly archiveState: NonNullable<SwapFacts['archive']>['state'] | null;
  readonly archiveVerdict: string | null;
  readonly archiveCounter: number | null;
  readonly archiveBegunAt: Date | null;
}

/**
 * Devices in use that end, and those that another one has replaced at their register since a day. An archive that was there
 * before counts as that one.
 */
export const leavingDevices = async (tx: Tx, replacedSince: Date): Promise<readonly LeavingDevice[]> => {
  const { rows } = await sql<LeavingDevice>`
    select s.id, s.serial, s.kind, s.causes, s.certificate_expires_at "certificateExpiresAt",
      (s.report -> 'signatures' ->> 'used')::bigint "usedSignatures", s.last_report_at "lastReportAt",
      s.status = 0 "isRetired", coalesce(s.report -> 'actions' ? 'exportArchive', false) "canExport",
      s.device_id "deviceId", d.name "registerName", u.id "unitId", u.name "unitName", n.id "successorId",
      n.serial "successorSerial", n.first_report_at "swappedAt", a.id "archiveId", a.state "archiveState",
      a.verdict "archiveVerdict", a.counter "archiveCounter", a.begun_at "archiveBegunAt"
    from security_devices s
    join devices d on d.tenant_id = s.tenant_id and d.id = s.device_id
    join organization_units u on u.tenant_id = d.tenant_id and u.id = d.unit_id
    left join lateral (select o.id, o.serial, use.first_report_at from security_device_uses use
      join security_devices o on o.tenant_id = use.tenant_id and o.id = use.security_device_id
      where use.tenant_id = s.tenant_id and use.device_id = s.device_id and use.is_current and ${isReplaced}) n on true
    left join lateral (select t.id, t.state, coalesce(f.verdict, t.verdict) verdict, t.begun_at,
        (coalesce(f.summary, t.summary) ->> 'lastCounter')::bigint counter
      from tse_archives t left join tse_archives f on f.tenant_id = t.tenant_id and f.id = t.same_as
      where t.tenant_id = s.tenant_id and t.security_device_id = s.id
      order by t.begun_at desc, t.id desc limit 1) a on true
    where s.tenant_id = (select current_tenant()) and (n.first_report_at > ${replacedSince}
      or (n.id is null and s.status = 1 and s.causes && ${[...swapCauses]}::text[]))
    order by s.certificate_expires_at nulls last, s.unit_name_key collate natural_order,
      s.register_name_key collate natural_order, s.id`.execute(tx);
  return rows;
};

/**
 * Security devices that the tenant has ordered since a day, but those of orders that were rejected. Products of the shop
 * that are such devices are of a type of that name; a bundle that is none itself counts by its parts.
 */
export const orderedDevices = async (tx: Tx, since: Date): Promise<readonly DeviceOrder[]> => {
  const { rows } = await sql<{ kind: SecurityDeviceKind; pieces: number; at: Date }>`
    select held.type kind, (l ->> 'quantity')::int * held.quantity pieces, o.placed_at at
    from shop_orders o
    cross join jsonb_array_elements(o.lines) l
    join shop_products p on p.shop_number = (l ->> 'shopNumber')::int
    cross join lateral (select p.type, 1 quantity
      union all select part.type, link.quantity from shop_product_links link
        join shop_products part on part.shop_number = link.linked_number
        where link.shop_number = p.shop_number and link.kind = 'part'
          and p.type <> all (${[...securityDeviceKinds]}::text[])) held
    where o.tenant_id = (select current_tenant()) and o.placed_at > ${since} and o.status <> 'rejected'
      and held.type = any (${[...securityDeviceKinds]}::text[])`.execute(tx);
  return rows.map(({ kind, pieces, at }) => ({ kind, pieces, at: at.getTime() }));
};
