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

interface EndingRow extends Omit<EndingOfTenant, 'name'> {
  readonly appType: AppType;
  readonly licenceType: LicenceType;
}

/** Of each tenant how many licences end between two instants, and which is the first. */
export const endingLicences = async (tx: Tx, from: Date, to: Date): Promise<EndingOfTenant[]> => {
  const { rows } = await sql<EndingRow>`
    select distinct on (tenant_id) tenant_id as "tenantId", count(*) over (partition by tenant_id)::int as count,
      serial, ends_at as "endsAt", app_type as "appType", licence_type as "licenceType"
    from licences where ends_at > ${from} and ends_at <= ${to} and state <> 'blocked' and tenant_id is not null
    order by tenant_id, ends_at, serial`.execute(tx);
  return rows.map(({ appType, licenceType, ...row }) => ({
    ...row,
    name: licenceName({ appType, licenceType }),
  }));
};
