import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import {
  OpenChangeGroupsDocument,
  OpenChangesDocument,
  type OpenChangesQuery,
  ResendRecordsDocument,
} from '../../kit/graphql/generated/pos/graphql.ts';
import { posApi } from '../../kit/graphql/index.ts';

export type OpenChange = OpenChangesQuery['openChanges']['nodes'][number];

/** How the list is narrowed; empty texts do not. */
export interface OpenFilter {
  /** The kind of record. */
  readonly kind: string;
  readonly authorId: string;
  readonly deviceId: string;
  readonly onlyFailed: boolean;
}

const pageSize = 25;
const topics = ['masterData', 'devices'] as const;

/** What is saved and not yet on every register, newest first, page by page. */
export const openChangesQuery = ({ kind, authorId, deviceId, onlyFailed }: OpenFilter) =>
  infiniteQueryOptions({
    queryKey: ['openChanges', { kind, authorId, deviceId, onlyFailed }],
    queryFn: async ({ pageParam }) => {
      const filter = {
        entity: kind || null,
        authorId: authorId || null,
        deviceId: deviceId || null,
        onlyFailed,
      };
      const page = { first: pageSize, after: pageParam };
      return (await posApi.request(OpenChangesDocument, { ...filter, ...page })).openChanges;
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ pageInfo }) => (pageInfo.hasNextPage ? pageInfo.endCursor : null),
    select: ({ pages }) => pages.flatMap(({ nodes }) => nodes),
    placeholderData: keepPreviousData,
    meta: { topics: [...topics] },
  });

/** Who has changed what is open, and which registers lack it: the choices of the filters. */
export const openGroupsQuery = queryOptions({
  queryKey: ['openChanges', 'groups'],
  queryFn: () => posApi.request(OpenChangeGroupsDocument, {}),
  placeholderData: keepPreviousData,
  meta: { topics: [...topics] },
});

/** Sends one record to its registers again; without one, all that a register could not take. Gives their number. */
export const useResend = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (record: Pick<OpenChange, 'entity' | 'id'> | undefined) => {
      const records = record ? [{ entity: record.entity, id: record.id }] : null;
      return (await posApi.request(ResendRecordsDocument, { records })).resendRecords.count;
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['openChanges'] }),
  });
};
