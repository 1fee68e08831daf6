export { addCustomerTenants } from './customer-tenants.resolvers.ts';
