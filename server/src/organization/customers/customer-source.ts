import { customer } from '@tresen/domain/organization/customers';
import { defineSource } from '../../kit/records/index.ts';

// answers customers, customer, customerNeighbours, customerDeletions, saveCustomer, deleteCustomers,
// restoreCustomers: kit/records
/** Customers (ORG-26). */
export const customerSource = defineSource({
  entity: customer,
  table: 'customers',
  type: 'Customer',
  plural: 'customers',
});
