import { organizationAddress, organizationAddressWords } from '@tresen/domain/organization/addresses';
import { organizationAddressDocuments } from '../../kit/graphql/generated/records/documents.ts';
import { defineKind } from '../../master-data/records/index.ts';

export const addressKind = defineKind({
  entity: organizationAddress,
  words: organizationAddressWords,
  documents: organizationAddressDocuments,
});
