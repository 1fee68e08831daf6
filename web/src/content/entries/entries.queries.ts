import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import type { ContentKind } from '@tresen/domain/content/entries';
import {
  ContentListDocument,
  type ContentListQuery,
  ContentReadingDocument,
  type ContentReadingQuery,
  ContentTextsDocument,
  type ContentTextsQuery,
  VoteOnContentDocument,
} from '../../kit/graphql/generated/general/graphql.ts';
import { generalApi, savedId } from '../../kit/graphql/index.ts';
import type { Language } from '../../kit/i18n/index.ts';

export type ListedContent = ContentListQuery['contentEntries']['nodes'][number];
export type ContentWithText = ContentTextsQuery['contentEntries']['nodes'][number];
export type ReadContent = ContentReadingQuery['contentEntry'];
export type DownloadFile = ReadContent['entry']['details']['files'][number];

/** Entries that are loaded at a time, and where all of them are read together. */
const sizes = { page: 30, all: 200 } as const;

interface Asked {
  readonly kind: ContentKind;
  readonly language: Language;
  /** Slug of what holds them together. */
  readonly parent?: string | null;
  readonly search?: string | null;
}

/** Entries of a kind in their order, page after page; of a search the best. */
export const contentListQuery = ({ kind, language, parent = null, search = null }: Asked) => {
  const variables = { kinds: [kind], language, parent, search, first: sizes.page };
  return infiniteQueryOptions({
    queryKey: ['content', 'list', variables],
    queryFn: ({ pageParam }) => generalApi.request(ContentListDocument, { ...variables, after: pageParam }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ contentEntries: { pageInfo } }) =>
      pageInfo.hasNextPage ? pageInfo.endCursor : undefined,
    placeholderData: keepPreviousData,
    meta: { isKept: true },
    select: ({ pages }) => pages.flatMap(({ contentEntries }) => contentEntries.nodes),
  });
};

/** Entries of a kind with all that they say, the first 200. */
export const contentTextsQuery = ({ kind, language, parent = null, search = null }: Asked) => {
  const variables = { kinds: [kind], language, parent, search, first: sizes.all };
  return queryOptions({
    queryKey: ['content', 'texts', variables],
    queryFn: async () => (await generalApi.request(ContentTextsDocument, variables)).contentEntries.nodes,
    placeholderData: keepPreviousData,
    meta: { isKept: true },
  });
};

/** One entry to read. */
export const contentReadingQuery = (kind: ContentKind, slug: string, language: Language) =>
  queryOptions({
    queryKey: ['content', 'one', kind, slug, language],
    queryFn: async () =>
      (await generalApi.request(ContentReadingDocument, { kind, slug, language })).contentEntry,
  });

interface Vote {
  readonly entryId: string;
  /** Null takes back what was said. */
  readonly isHelpful: boolean | null;
  readonly comment: string;
}

/** Tells the authors whether an entry helped; whoever opens it again sees what they said. */
export const useVote = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (vote: Vote) =>
      savedId((await generalApi.request(VoteOnContentDocument, vote)).voteOnContent),
    onSuccess: (_id, { entryId, isHelpful }) =>
      client.setQueriesData<ReadContent>({ queryKey: ['content', 'one'] }, (read) =>
        read?.entry.id === entryId ? { ...read, wasHelpful: isHelpful } : read,
      ),
  });
};
