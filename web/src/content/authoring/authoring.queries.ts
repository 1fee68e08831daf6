import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ContentKind } from '@tresen/domain/content/entries';
import {
  ContentCommentsDocument,
  type ContentEntryInput,
  ContentRevisionsDocument,
  type ContentRevisionsQuery,
  EditedContentDocument,
  EditedContentEntryDocument,
  type EditedContentEntryQuery,
  type EditedContentQuery,
  MayWriteContentDocument,
  RemoveContentEntryDocument,
  SaveContentEntryDocument,
} from '../../kit/graphql/generated/general/graphql.ts';
import { generalApi, savedId } from '../../kit/graphql/index.ts';

export type ListedEntry = EditedContentQuery['editedContent'][number];
export type StoredEntry = EditedContentEntryQuery['editedContentEntry'];
export type StoredRevision = ContentRevisionsQuery['contentRevisions'][number];

const key = 'authoring';

/** Whether the person writes content. */
export const mayWriteQuery = queryOptions({
  queryKey: [key, 'mayWrite'],
  queryFn: async () => (await generalApi.request(MayWriteContentDocument, {})).mayWriteContent,
  staleTime: Number.POSITIVE_INFINITY,
});

/** All that is written of a kind, drafts among it. */
export const editedContentQuery = (kind: ContentKind, search: string) =>
  queryOptions({
    queryKey: [key, 'list', kind, search],
    queryFn: async () => (await generalApi.request(EditedContentDocument, { kind, search })).editedContent,
  });

/** One entry in all its languages; a failure NOT_FOUND where there is none. */
export const storedEntryQuery = (id: string) =>
  queryOptions({
    queryKey: [key, 'one', id],
    queryFn: async () => (await generalApi.request(EditedContentEntryDocument, { id })).editedContentEntry,
  });

/** The states that an entry was saved in, the newest first. */
export const revisionsQuery = (id: string) =>
  queryOptions({
    queryKey: [key, 'revisions', id],
    queryFn: async () => (await generalApi.request(ContentRevisionsDocument, { id })).contentRevisions,
  });

/** What readers said of an entry. */
export const commentsQuery = (id: string) =>
  queryOptions({
    queryKey: [key, 'comments', id],
    queryFn: async () => (await generalApi.request(ContentCommentsDocument, { id })).contentComments,
  });

/** Writes or changes an entry; gives its id. */
export const useSaveEntry = () =>
  useEdit(async (entry: ContentEntryInput) =>
    savedId((await generalApi.request(SaveContentEntryDocument, { entry })).saveContentEntry),
  );

/** Removes an entry. */
export const useRemoveEntry = () =>
  useEdit(async (entry: { id: string; version: number }) =>
    savedId((await generalApi.request(RemoveContentEntryDocument, entry)).removeContentEntry),
  );

function useEdit<Input>(run: (input: Input) => Promise<string>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: run,
    // Its readers' pages show it, too.
    onSuccess: () => client.invalidateQueries(),
  });
}
