export { BranchFilter, chosenUnits } from './branch-filter.tsx';
export { startUnitsRequest } from './start-units-request.ts';
export { type Unit, useBranches, useSaveUnit, useUnits, useZone } from './units.queries.ts';
