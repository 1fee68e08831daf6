import { queryOptions } from '@tanstack/react-query';
import { OpenChangeCountDocument } from '../../kit/graphql/generated/pos/graphql.ts';
import { posApi } from '../../kit/graphql/index.ts';

/** How many changes are saved and not yet on every register; counted again when the hub tells of master data. */
export const openChangeCountQuery = queryOptions({
  queryKey: ['openChanges', 'count'],
  queryFn: () => posApi.request(OpenChangeCountDocument, {}),
  select: ({ openChangeCount }) => openChangeCount,
  meta: { topics: ['masterData', 'devices'] },
});
