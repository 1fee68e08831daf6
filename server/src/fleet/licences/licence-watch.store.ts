import { type AppType, type LicenceType, licenceName } from '@tresen/domain/fleet/licences';
import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';

/** Ends what has no time any more, of all tenants. @returns the tenants whose licences ended */
export const expireLicences = async (tx: Tx, at: Date): Promise<readonly string[]> => {
  const { rows } = await sql<{ tenant: string | null }>`
    update licences set state = 'expired', last_modified_at = ${at}, version = version + 1
    where ends_at <= ${at} and state not in ('expired', 'blocked') returning tenant_id tenant`.execute(tx);
  return rows.flatMap(({ tenant }) => tenant ?? []);
};

/** The licences of a tenant that end within a time. */
export interface EndingOfTenant {
  readonly tenantId: string;
  readonly count: number;
  readonly name: string;
  readonly serial: string;
  readonly endsAt: Date;
}

interface EndingRow extends Omit<EndingOfTenant, 'name' | 'count'> {
  readonly appType: AppType;
  readonly licenceType: LicenceType;
}

/**
 * Of each tenant how many licences end between two instants, and which is the first.
 * @param isTold whether a tenant wants to hear of one that ends then
 */
export const endingLicences = async (
  tx: Tx,
  from: Date,
  to: Date,
  isTold: (tenantId: string, endsAt: Date) => boolean,
): Promise<EndingOfTenant[]> => {
  const { rows } = await sql<EndingRow>`
    select tenant_id as "tenantId", serial, ends_at as "endsAt", app_type as "appType", licence_type as "licenceType"
    from licences where ends_at > ${from} and ends_at <= ${to} and state <> 'blocked' and tenant_id is not null
    order by tenant_id, ends_at, serial`.execute(tx);
  const told = rows.filter(({ tenantId, endsAt }) => isTold(tenantId, endsAt));
  return [...Map.groupBy(told, ({ tenantId }) => tenantId).values()].flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    const { appType, licenceType, ...row } = first;
    return [{ ...row, count: own.length, name: licenceName({ appType, licenceType }) }];
  });
};
