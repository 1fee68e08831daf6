import { RoomsDocument } from '../../kit/graphql/generated/pos/graphql.ts';
import { posApi } from '../../kit/graphql/index.ts';
import { recordsQuery } from '../../kit/record-list/index.ts';

/** Pages of the list of rooms. */
export const roomsQuery = recordsQuery(
  'rooms',
  async (variables) => (await posApi.request(RoomsDocument, variables)).rooms,
);
