import type { DeviceDependencies } from '../../fleet/devices/index.ts';
import type { Feature } from '../../kit/features/index.ts';
import type { UnitsPort } from '../units/index.ts';
import { addCustomerBranches, addCustomerRegisters } from './customer-branches.resolvers.ts';

/** The branches of a reseller's customers. */
export const customerBranches: Feature<{ readonly units: UnitsPort }> = {
  at: 'general',
  fields: (kit, { units }) => addCustomerBranches(kit, units),
};

/** Their registers. */
export const customerRegisters: Feature<{ readonly devices: DeviceDependencies }> = {
  at: 'pos',
  fields: (kit, { devices }) => addCustomerRegisters(kit, devices),
};
