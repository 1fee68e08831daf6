import type { Licence } from '@tresen/domain/fleet/licences';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';

/** A licence of the registry, with what a check tells of it. */
export interface FoundLicence extends Licence {
  readonly uid: string;
  readonly deviceId: string | null;
  /** True when the tenant that asks owns it, is the reseller of whom it is, or is the vendor. */
  readonly isSeen: boolean;
}

/** Shop numbers of the add-ons that a licence has now. */
export const addOnNumbers = (serial: RawBuilder<unknown>): RawBuilder<unknown> => sql`array(
  select a.shop_number from licence_add_ons a
  where a.serial = ${serial} and not a.is_old and a.shop_number is not null)`;

/**
 * The licence of a key, whoever has it. Runs under the system role, since a check tells a key that nobody has from one
 * that is somebody else's (ERR-39, ERR-40); of the latter nothing but that may leave the service.
 * @param serial as `normalLicenceKey` has it
 */
export const lookUpLicence = async (
  tx: Tx,
  tenantId: string,
  serial: string,
): Promise<FoundLicence | undefined> => {
  const { rows } = await sql<FoundLicence>`
    select l.serial, l.uid, l.app_name as "appName", l.app_type as "appType", l.licence_type as "licenceType", l.state,
      l.main_version as "mainVersion", l.reg_levels as "regLevels", l.ends_at is not null as "isLimited",
      l.device_id as "deviceId", ${addOnNumbers(sql`l.serial`)} as "addOnNumbers",
      coalesce(l.tenant_id = ${tenantId}, false) or coalesce(l.reseller_id = ${tenantId}, false)
        or exists (select from tenants t where t.id = ${tenantId} and t.kind = 'vendor') as "isSeen"
    from licences l where l.serial = ${serial}`.execute(tx);
  return rows[0];
};
