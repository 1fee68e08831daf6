import type { Feature } from '../../kit/feature/index.ts';
import { UnitTreeDocument } from '../../kit/graphql/generated/general/graphql.ts';
import { generalApi } from '../../kit/graphql/index.ts';

export { BranchFilter, chosenUnits } from './branch-filter.tsx';
export { startUnitsRequest } from './start-units-request.ts';
export { type Unit, useBranches, useSaveUnit, useUnits, useZone } from './units.queries.ts';

/** Branches, groups, events and warehouses. */
export const units: Feature = {
  search: {
    id: 'branches',
    mayUse: 'Query.organizationUnits',
    load: () => import('./find-branches.ts').then(({ branchKind }) => branchKind),
  },
  pages: [
    {
      path: '/setting/organizationUnits',
      load: () => import('./units-page.tsx').then(({ UnitsPage }) => ({ default: UnitsPage })),
      startRequests: () => generalApi.startEarly(UnitTreeDocument, {}),
    },
    {
      path: '/setting/organizationUnits/:organizationUnitId/:organizationUnitHandle?',
      load: () => import('./unit-page.tsx').then(({ UnitPage }) => ({ default: UnitPage })),
    },
  ],
};
