import { organization, organizationWords } from '@tresen/domain/organization/organizations';
import {
  DeleteOrganizationsDocument,
  OrganizationDeletionsDocument,
  OrganizationDocument,
  OrganizationNeighboursDocument,
  RestoreOrganizationsDocument,
  SaveOrganizationDocument,
} from '../../kit/graphql/generated/general/graphql.ts';
import { generalApi } from '../../kit/graphql/index.ts';
import { defineRecordKind, recordApi } from '../../kit/record-form/index.ts';
import { recordHistory, recordPaths } from '../../master-data/records/index.ts';

export const organizationKind = defineRecordKind({
  entity: organization,
  words: organizationWords,
  listPath: recordPaths.organization.list,
  pathOf: recordPaths.organization.pathOf,
  api: recordApi({
    entity: organization,
    history: recordHistory,
    client: generalApi,
    documents: {
      find: OrganizationDocument,
      save: SaveOrganizationDocument,
      deletions: OrganizationDeletionsDocument,
      remove: DeleteOrganizationsDocument,
      restore: RestoreOrganizationsDocument,
      neighbours: OrganizationNeighboursDocument,
    },
  }),
});
