import { VatsDocument } from '../../kit/graphql/generated/pos/graphql.ts';
import { posApi } from '../../kit/graphql/index.ts';
import { recordsQuery } from '../../kit/record-list/index.ts';

/** Pages of the list of VAT rates. */
export const vatsQuery = recordsQuery(
  'vats',
  async (variables) => (await posApi.request(VatsDocument, variables)).vats,
);
