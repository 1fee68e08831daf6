import type { EntityName, SyncedName } from '@tresen/domain/kit/entities';
import type { Feature } from '../kit/features/index.ts';
import { addRecords, createSharedTypes, type RecordSource, type RecordsPort } from '../kit/records/index.ts';
import { organizationAddressSource } from './addresses/index.ts';
import { customerSource } from './customers/index.ts';
import { organizationSource } from './organizations/index.ts';
import { addTenantCustomers } from './tenant-customers/index.ts';

/** The kinds of record that no register gets. */
export const organizationSources: Readonly<Record<Exclude<EntityName, SyncedName>, RecordSource>> = {
  organization: organizationSource,
  organizationAddress: organizationAddressSource,
  customer: customerSource,
};

/** Organizations, their addresses and customers. */
export const organizations: Feature<{ readonly ownRecords: RecordsPort }> = {
  at: 'general',
  fields: (kit, { ownRecords }) => {
    const types = createSharedTypes(kit);
    for (const source of Object.values(organizationSources)) addRecords(kit, ownRecords, source, types);
    addTenantCustomers(kit);
  },
};
