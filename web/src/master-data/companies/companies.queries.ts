import { CompaniesDocument } from '../../kit/graphql/generated/pos/graphql.ts';
import { posApi } from '../../kit/graphql/index.ts';
import { recordsQuery } from '../../kit/record-list/index.ts';

/** Pages of the list of companies. */
export const companiesQuery = recordsQuery(
  'companies',
  async (variables) => (await posApi.request(CompaniesDocument, variables)).companies,
);
