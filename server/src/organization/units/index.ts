export { addUnits } from './units.resolvers.ts';
export type { UnitsPort } from './units.service.ts';
export { findUnit, type OrganizationUnit } from './units.store.ts';
