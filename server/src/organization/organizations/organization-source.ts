import { organization } from '@tresen/domain/organization/organizations';
import type { Tx } from '../../kit/db/pools.ts';
import { defineSource, type RecordSource } from '../../kit/records/index.ts';
import { countUnits, hasOthers } from './organizations.store.ts';

/** Every tenant keeps one: whoever deletes all of them together deletes none. */
const keepLast: RecordSource['keep'] = async (tx, ids) =>
  (await hasOthers(tx, ids)) ? new Map() : new Map(ids.map((id) => [id, 'LAST_ORGANIZATION']));

// answers organizations, organization, organizationNeighbours, organizationDeletions, saveOrganization,
// deleteOrganizations, restoreOrganizations: kit/records
/** Organizations; one to which branches or addresses belong stays, and so does the last. */
export const organizationSource = defineSource({
  entity: organization,
  table: 'organizations',
  type: 'Organization',
  plural: 'organizations',
  otherUses: unitUses,
  keep: keepLast,
});

async function unitUses(tx: Tx, ids: readonly string[]) {
  const counts = await countUnits(tx, ids);
  return new Map(counts.map(({ id, count }) => [id, [{ entity: 'organizationUnit' as const, count }]]));
}
