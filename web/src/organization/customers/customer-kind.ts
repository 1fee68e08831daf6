import { customer, customerWords } from '@tresen/domain/organization/customers';
import { customerDocuments } from '../../kit/graphql/generated/records/documents.ts';
import { defineKind } from '../../master-data/records/index.ts';

export const customerKind = defineKind({
  entity: customer,
  words: customerWords,
  documents: customerDocuments,
});
