import type { Feature } from '../../kit/features/index.ts';
import { addCustomerTenants } from './customer-tenants.resolvers.ts';

export { findCustomerName } from './customer-tenants.store.ts';

/** The tenants that a reseller looks after. */
export const customerTenants: Feature = {
  at: 'general',
  fields: addCustomerTenants,
};
