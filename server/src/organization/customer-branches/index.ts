export { addCustomerBranches, addCustomerRegisters } from './customer-branches.resolvers.ts';
