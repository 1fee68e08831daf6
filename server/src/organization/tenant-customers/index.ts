export { addTenantCustomers } from './tenant-customers.resolvers.ts';
