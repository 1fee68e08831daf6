import { entityStatus } from '@tresen/domain/kit/entities';
import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';

type DefaultAddress = {
  readonly id: string;
  readonly organizationId: string;
  readonly kind: string;
};

/** The default addresses of these organizations. */
export const findDefaults = async (
  tx: Tx,
  organizationIds: readonly string[],
): Promise<readonly DefaultAddress[]> => {
  const { rows } = await sql<DefaultAddress>`
    select id, organization_id as "organizationId", kind from organization_addresses
    where organization_id = any (${[...new Set(organizationIds)]}::uuid[]) and is_default
      and status >= ${entityStatus.inactive}`.execute(tx);
  return rows;
};
