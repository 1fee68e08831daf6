import { organization, organizationWords } from '@tresen/domain/organization/organizations';
import { organizationDocuments } from '../../kit/graphql/generated/records/documents.ts';
import { defineKind } from '../../master-data/records/index.ts';

export const organizationKind = defineKind({
  entity: organization,
  words: organizationWords,
  documents: organizationDocuments,
});
