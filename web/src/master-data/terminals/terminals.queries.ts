import { TerminalsDocument } from '../../kit/graphql/generated/pos/graphql.ts';
import { posApi } from '../../kit/graphql/index.ts';
import { recordsQuery } from '../../kit/record-list/index.ts';

/** Pages of the list of terminals. */
export const terminalsQuery = recordsQuery(
  'terminals',
  async (variables) => (await posApi.request(TerminalsDocument, variables)).terminals,
);
