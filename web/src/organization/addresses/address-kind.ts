import { organizationAddress, organizationAddressWords } from '@tresen/domain/organization/addresses';
import {
  DeleteOrganizationAddressesDocument,
  OrganizationAddressDeletionsDocument,
  OrganizationAddressDocument,
  OrganizationAddressNeighboursDocument,
  RestoreOrganizationAddressesDocument,
  SaveOrganizationAddressDocument,
} from '../../kit/graphql/generated/general/graphql.ts';
import { generalApi } from '../../kit/graphql/index.ts';
import { defineRecordKind, recordApi } from '../../kit/record-form/index.ts';
import { recordHistory, recordPaths } from '../../master-data/records/index.ts';

export const addressKind = defineRecordKind({
  entity: organizationAddress,
  words: organizationAddressWords,
  listPath: recordPaths.organizationAddress.list,
  pathOf: recordPaths.organizationAddress.pathOf,
  api: recordApi({
    entity: organizationAddress,
    history: recordHistory,
    client: generalApi,
    documents: {
      find: OrganizationAddressDocument,
      save: SaveOrganizationAddressDocument,
      deletions: OrganizationAddressDeletionsDocument,
      remove: DeleteOrganizationAddressesDocument,
      restore: RestoreOrganizationAddressesDocument,
      neighbours: OrganizationAddressNeighboursDocument,
    },
  }),
});
