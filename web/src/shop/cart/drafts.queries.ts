import { queryOptions } from '@tanstack/react-query';
import { loadDrafts } from './cart-api.ts';

/** The person's drafts, the last changed first; fetched again when a cart has changed anywhere. */
export const draftsQuery = queryOptions({
  queryKey: ['cartDrafts'],
  queryFn: loadDrafts,
  meta: { topics: ['cart'] },
});
