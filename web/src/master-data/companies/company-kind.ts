import { company, companyWords } from '@tresen/domain/master-data/companies';
import { companyDocuments } from '../../kit/graphql/generated/records/documents.ts';
import { defineKind } from '../records/index.ts';

export const companyKind = defineKind({
  entity: company,
  words: companyWords,
  documents: companyDocuments,
});
