import type { Feature } from '../../kit/features/index.ts';
import type { UnitsPort } from './units.port.ts';
import { addUnits } from './units.resolvers.ts';

export type { UnitsPort } from './units.port.ts';
export { saveUnit } from './units.service.ts';
export { findUnit, listUnits, type OrganizationUnit } from './units.store.ts';

/** The tree of branches. */
export const units: Feature<{ readonly units: UnitsPort }> = {
  at: 'general',
  fields: (kit, { units: port }) => addUnits(kit, port),
};
