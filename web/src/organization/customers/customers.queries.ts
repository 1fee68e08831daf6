import { CustomersDocument } from '../../kit/graphql/generated/general/graphql.ts';
import { generalApi } from '../../kit/graphql/index.ts';
import { recordsQuery } from '../../kit/record-list/index.ts';

/** Pages of the list of customers. */
export const customersQuery = recordsQuery(
  'customers',
  async (variables) => (await generalApi.request(CustomersDocument, variables)).customers,
);
