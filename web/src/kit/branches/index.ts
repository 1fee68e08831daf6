export { BranchFilter, chosenUnits } from './branch-filter.tsx';
export {
  type Unit,
  unitsQuery,
  useBranches,
  useBranchTime,
  useGroupedBranches,
  useKnownBranches,
  useOpenBranches,
  useUnits,
  useZone,
} from './branches.queries.ts';
export { startUnitsRequest } from './start-units-request.ts';
