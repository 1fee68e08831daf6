export type { UnitsPort } from './units.port.ts';
export { addUnits } from './units.resolvers.ts';
export { saveUnit } from './units.service.ts';
export { findUnit, listUnits, type OrganizationUnit } from './units.store.ts';
