import type { Fault } from '@tresen/domain/kit/entities';
import { organizationAddress } from '@tresen/domain/organization/addresses';
import type { Tx } from '../../kit/db/pools.ts';
import { defineSource, type RecordDraft } from '../../kit/records/index.ts';
import { findDefaults } from './addresses.store.ts';

const taken: Fault = { path: 'isDefault', code: 'DEFAULT_TAKEN' };

// answers organizationAddresses, organizationAddress, organizationAddressNeighbours, organizationAddressDeletions,
// saveOrganizationAddress, deleteOrganizationAddresses, restoreOrganizationAddresses: kit/records
/** Addresses of organizations. */
export const organizationAddressSource = defineSource({
  entity: organizationAddress,
  table: 'organization_addresses',
  type: 'OrganizationAddress',
  plural: 'organizationAddresses',
  check: checkDefaults,
});

/** Of each kind an organization has one default address at most (ORG-18). */
async function checkDefaults(tx: Tx, drafts: readonly RecordDraft[]): Promise<Map<number, Fault[]>> {
  const stored = await findDefaults(
    tx,
    // A row of a file may not say whose it is.
    drafts.flatMap(({ values }) => (values.organizationId ? [String(values.organizationId)] : [])),
  );
  const owners = new Map(stored.map((address) => [keyOf(address), address.id]));
  return new Map(
    drafts.flatMap(({ id, values }, index): [number, Fault[]][] => {
      if (values.isDefault !== true) return [];
      const owner = owners.get(keyOf(values)) ?? id;
      owners.set(keyOf(values), owner);
      return owner === id ? [] : [[index, [taken]]];
    }),
  );
}

function keyOf({ organizationId, kind }: Readonly<Record<string, unknown>>): string {
  return `${organizationId} ${kind}`;
}
