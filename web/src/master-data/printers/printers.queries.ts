import { PrintersDocument } from '../../kit/graphql/generated/pos/graphql.ts';
import { posApi } from '../../kit/graphql/index.ts';
import { recordsQuery } from '../../kit/record-list/index.ts';

/** Pages of the list of printers. */
export const printersQuery = recordsQuery(
  'printers',
  async (variables) => (await posApi.request(PrintersDocument, variables)).printers,
);
