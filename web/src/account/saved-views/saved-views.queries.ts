import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { SavedViewInput } from '@tresen/domain/account/saved-views';
import {
  RemoveViewDocument,
  RestoreViewDocument,
  SavedViewsDocument,
  type SavedViewsQuery,
  SaveViewDocument,
  SetDefaultViewDocument,
} from '../../kit/graphql/generated/general/graphql.ts';
import { generalApi, savedId } from '../../kit/graphql/index.ts';

export type SavedView = SavedViewsQuery['savedViews'][number];

/** The person's views of a list and the shared ones, by name. */
export const savedViewsQuery = (list: string) =>
  queryOptions({
    queryKey: ['savedViews', list],
    queryFn: async () => (await generalApi.request(SavedViewsDocument, { list })).savedViews,
    staleTime: 60_000,
  });

/** Changes of the views of a list. Each throws RequestError. */
export const useViewChanges = (list: string) => {
  const client = useQueryClient();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (run: () => Promise<string>) => run(),
    // After a refusal, too: somebody else may have been quicker.
    onSettled: () => client.invalidateQueries({ queryKey: savedViewsQuery(list).queryKey }),
  });
  return {
    isPending,
    /** Gives the view's id. */
    save: (view: SavedViewInput) =>
      mutateAsync(async () => savedId((await generalApi.request(SaveViewDocument, { view })).saveView)),
    remove: (id: string) =>
      mutateAsync(async () => savedId((await generalApi.request(RemoveViewDocument, { id })).removeView)),
    restore: (id: string) =>
      mutateAsync(async () => savedId((await generalApi.request(RestoreViewDocument, { id })).restoreView)),
    /** Null for none. */
    setDefault: (id: string | null) =>
      mutateAsync(async () =>
        savedId((await generalApi.request(SetDefaultViewDocument, { list, id })).setDefaultView),
      ),
  };
};
