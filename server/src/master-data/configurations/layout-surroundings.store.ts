import type { Country } from '@tresen/domain/kit/countries';
import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';

const ownTenant = sql`tenant_id = (select current_tenant())`;

/** The text blocks of all places, as JSON each. */
export const storedPlaceholders = async (tx: Tx): Promise<string[]> => {
  const { rows } = await sql<{ value: string }>`select value from configurations
    where ${ownTenant} and key = 'placeholders.texts' and status = 1 and value is not null`.execute(tx);
  return rows.map(({ value }) => value);
};

/** Where the tenant's branches are. */
export const countriesOf = async (
  tx: Tx,
): Promise<{ readonly unitId: string; readonly country: Country }[]> => {
  const { rows } = await sql<{ unitId: string; country: Country }>`
    select id as "unitId", country from organization_units
    where ${ownTenant} and type <> 'group' and status >= 0`.execute(tx);
  return rows;
};
