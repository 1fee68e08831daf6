export { addCustomerTenants } from './customer-tenants.resolvers.ts';
export { findCustomerName } from './customer-tenants.store.ts';
