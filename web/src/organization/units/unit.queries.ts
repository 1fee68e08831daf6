import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  DeleteOrganizationUnitDocument,
  OrganizationUnitDeletionDocument,
  OrganizationUnitDocument,
  SetOrganizationUnitActiveDocument,
  type UnitFactsFragment,
  UnitHistoryDocument,
  type UnitHistoryQuery,
} from '../../kit/graphql/generated/general/graphql.ts';
import { generalApi } from '../../kit/graphql/index.ts';
import { useUnitsChanged } from './unit-tree.queries.ts';

/** A unit with all of its fields. */
export type StoredUnit = UnitFactsFragment;
export type UnitEntry = UnitHistoryQuery['auditLog']['nodes'][number];

const meta = { topics: ['units', 'devices'] } as const;

/** One unit; a failure NOT_FOUND where there is none. */
export const unitQuery = (id: string) =>
  queryOptions({
    queryKey: ['organizationUnits', 'one', id],
    queryFn: async () => (await generalApi.request(OrganizationUnitDocument, { id })).organizationUnit,
    meta,
  });

/** What deleting a unit would do, asked anew each time. */
export const unitDeletionQuery = (id: string) =>
  queryOptions({
    queryKey: ['organizationUnits', 'deletion', id],
    queryFn: async () =>
      (await generalApi.request(OrganizationUnitDeletionDocument, { id })).organizationUnitDeletion,
    gcTime: 0,
    meta: { topics: ['units', 'devices', 'masterData'] },
  });

/** Who changed a unit, the newest first. */
export const unitHistoryQuery = (id: string, version: number) =>
  infiniteQueryOptions({
    queryKey: ['organizationUnits', 'history', id, version],
    queryFn: async ({ pageParam }) =>
      (await generalApi.request(UnitHistoryDocument, { id, after: pageParam })).auditLog,
    initialPageParam: null as string | null,
    getNextPageParam: ({ pageInfo }) => (pageInfo.hasNextPage ? pageInfo.endCursor : undefined),
    select: ({ pages }) => pages.flatMap(({ nodes }) => nodes),
  });

/** Sets a unit active or inactive, with its registers. */
export const useSetUnitActive = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: { id: string; isActive: boolean }) =>
      generalApi.request(SetOrganizationUnitActiveDocument, input),
    // Registers and figures show it, too.
    onSuccess: () => client.invalidateQueries(),
  });
};

/** Deletes a unit. */
export const useDeleteUnit = () => {
  const changed = useUnitsChanged();
  return useMutation({
    mutationFn: (input: { id: string; anyway: boolean }) =>
      generalApi.request(DeleteOrganizationUnitDocument, input),
    onSuccess: changed,
  });
};
