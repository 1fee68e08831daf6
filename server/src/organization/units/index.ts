export type { UnitsPort } from './units.port.ts';
export { addUnits } from './units.resolvers.ts';
export { findUnit, type OrganizationUnit } from './units.store.ts';
