export { addUnits } from './units.resolvers.ts';
export { findUnit, type OrganizationUnit } from './units.store.ts';
