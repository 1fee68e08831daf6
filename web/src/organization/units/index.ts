import type { Feature } from '../../kit/feature/index.ts';

export { BranchFilter, chosenUnits } from './branch-filter.tsx';
export { startUnitsRequest } from './start-units-request.ts';
export { type Unit, useBranches, useSaveUnit, useUnits, useZone } from './units.queries.ts';

/** Branches, which the search finds; they have no page of their own yet. */
export const units: Feature = {
  search: {
    id: 'branches',
    mayUse: 'Query.organizationUnits',
    load: () => import('./find-branches.ts').then(({ branchKind }) => branchKind),
  },
};
