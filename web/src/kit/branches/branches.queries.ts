import { queryOptions, useQuery } from '@tanstack/react-query';
import { takesRegisters } from '@tresen/domain/organization/units';
import { useMemo } from 'react';
import { useFormats } from '../format/index.ts';
import {
  OrganizationUnitsDocument,
  type OrganizationUnitsQuery,
} from '../graphql/generated/general/graphql.ts';
import { generalApi } from '../graphql/index.ts';

export type Unit = OrganizationUnitsQuery['organizationUnits'][number];

/** All units of the tenant, which seldom change. */
export const unitsQuery = queryOptions({
  queryKey: ['organizationUnits'],
  queryFn: () => generalApi.request(OrganizationUnitsDocument, {}),
  initialData: () => generalApi.takeArrived(OrganizationUnitsDocument, {}),
  select: ({ organizationUnits }) => organizationUnits,
  // Their zones and names belong to the figures, without a connection, too.
  meta: { isKept: true, topics: ['units', 'devices'] },
  staleTime: 5 * 60_000,
});

const none: readonly Unit[] = [];

/** The units of the tenant; none while they load. */
export const useUnits = (): readonly Unit[] => useQuery(unitsQuery).data ?? none;

/** The units that sell: registers belong to them. */
export const useBranches = (): readonly Unit[] => useUnits().filter(({ type }) => type === 'branch');

/** The branches with the group that each stands in, for who chooses some of many. */
export const useGroupedBranches = () => {
  const units = useUnits();
  return useMemo(() => {
    const groups = new Map(
      units.flatMap(({ id, name, type }) => (type === 'group' ? [[id, name] as const] : [])),
    );
    return units
      .filter(({ type }) => type === 'branch')
      .map((branch) => ({ ...branch, group: groups.get(branch.parentId ?? '') }));
  }, [units]);
};

/** The same; undefined while they load, null when they cannot be loaded. */
export const useBranchesIfKnown = (): readonly Unit[] | null | undefined => {
  const { data, isError } = useQuery(unitsQuery);
  return data ? data.filter(({ type }) => type === 'branch') : isError ? null : undefined;
};

/** The same; undefined while they load, none when they cannot be loaded. */
export const useKnownBranches = (): readonly Unit[] | undefined => {
  const branches = useBranchesIfKnown();
  return branches === null ? none : branches;
};

/** The branches that registers can be linked to: inactive ones let nobody in. */
export const useOpenBranches = (): readonly Unit[] => useBranches().filter(takesRegisters);

/** Zone in which the figures of some branches are shown: the first one's. Undefined while units load. */
export const useZone = (unitIds: readonly string[]): string | undefined => {
  const branches = useBranches();
  return (branches.find(({ id }) => unitIds.includes(id)) ?? branches[0])?.zone;
};

/**
 * Writes an instant by the clock of a branch; with the name of its zone where the same instant reads otherwise in the
 * browser's, or in another branch. Without a zone it is the first branch's.
 */
export const useBranchTime = (): ((iso: string, zone: string | undefined) => string) => {
  const f = useFormats();
  const zones = new Set(useBranches().map((branch) => branch.zone));
  const [first] = zones;
  return (iso, zone = first) => {
    const written = f.dateTime(iso, zone);
    const isSame = [undefined, ...zones].every((other) => f.dateTime(iso, other) === written);
    return isSame ? written : `${written} ${f.zoneName(iso, zone)}`;
  };
};
