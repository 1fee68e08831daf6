import { company, companyWords } from '@tresen/domain/master-data/companies';
import {
  CompanyDeletionsDocument,
  CompanyDocument,
  CompanyNeighboursDocument,
  DeleteCompaniesDocument,
  RestoreCompaniesDocument,
  SaveCompanyDocument,
} from '../../kit/graphql/generated/pos/graphql.ts';
import { defineRecordKind, recordApi } from '../../kit/record-form/index.ts';
import { recordHistory, recordPaths } from '../records/index.ts';

export const companyKind = defineRecordKind({
  entity: company,
  words: companyWords,
  listPath: recordPaths.company.list,
  pathOf: recordPaths.company.pathOf,
  api: recordApi({
    entity: company,
    history: recordHistory,
    documents: {
      find: CompanyDocument,
      save: SaveCompanyDocument,
      deletions: CompanyDeletionsDocument,
      remove: DeleteCompaniesDocument,
      restore: RestoreCompaniesDocument,
      neighbours: CompanyNeighboursDocument,
    },
  }),
});
