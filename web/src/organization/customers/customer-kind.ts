import { customer, customerWords } from '@tresen/domain/organization/customers';
import {
  CustomerDeletionsDocument,
  CustomerDocument,
  CustomerNeighboursDocument,
  DeleteCustomersDocument,
  RestoreCustomersDocument,
  SaveCustomerDocument,
} from '../../kit/graphql/generated/general/graphql.ts';
import { generalApi } from '../../kit/graphql/index.ts';
import { defineRecordKind, recordApi } from '../../kit/record-form/index.ts';
import { recordHistory, recordPaths } from '../../master-data/records/index.ts';

export const customerKind = defineRecordKind({
  entity: customer,
  words: customerWords,
  listPath: recordPaths.customer.list,
  pathOf: recordPaths.customer.pathOf,
  api: recordApi({
    entity: customer,
    history: recordHistory,
    client: generalApi,
    documents: {
      find: CustomerDocument,
      save: SaveCustomerDocument,
      deletions: CustomerDeletionsDocument,
      remove: DeleteCustomersDocument,
      restore: RestoreCustomersDocument,
      neighbours: CustomerNeighboursDocument,
    },
  }),
});
