import { TablesDocument } from '../../kit/graphql/generated/pos/graphql.ts';
import { posApi } from '../../kit/graphql/index.ts';
import { recordsQuery } from '../../kit/record-list/index.ts';

/** Pages of the list of tables. */
export const tablesQuery = recordsQuery(
  'tables',
  async (variables) => (await posApi.request(TablesDocument, variables)).tables,
);
