import { type Feature, pageOfRecord } from '../../kit/feature/index.ts';
import { OrganizationUnitDocument, UnitTreeDocument } from '../../kit/graphql/generated/general/graphql.ts';
import { generalApi } from '../../kit/graphql/index.ts';

// What all areas know of branches stands in the kit.
export {
  BranchFilter,
  chosenUnits,
  startUnitsRequest,
  type Unit,
  useBranches,
  useBranchTime,
  useOpenBranches,
  useUnits,
} from '../../kit/branches/index.ts';
export { useSaveUnit } from './units.queries.ts';

/** Branches, which the search finds for everybody; they lead to their figures. */
export const units: Feature = {
  search: {
    id: 'branches',
    mayUse: 'Query.organizationUnits',
    load: () => import('./find-branches.ts').then(({ branchKind }) => branchKind),
  },
};

const startTree = (): void => generalApi.startEarly(UnitTreeDocument, {});

/** The tree of branches, groups, events and warehouses, for who may change it. */
export const unitTree: Feature = {
  search: {
    id: 'units',
    mayUse: 'Mutation.saveOrganizationUnit',
    load: () => import('./find-units.ts').then(({ unitKind }) => unitKind),
  },
  pages: [
    {
      path: '/setting/organizationUnits',
      load: () => import('./units-page.tsx').then(({ UnitsPage }) => ({ default: UnitsPage })),
      startRequests: startTree,
    },
    pageOfRecord({
      path: '/setting/organizationUnits/:organizationUnitId/:organizationUnitHandle?',
      load: () => import('./unit-page.tsx').then(({ UnitPage }) => ({ default: UnitPage })),
      api: generalApi,
      record: OrganizationUnitDocument,
      startBeside: startTree,
    }),
  ],
};
