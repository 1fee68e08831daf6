import { type AccessRule, both, either } from '../rules.ts';

export const organizationAccess: Readonly<Record<string, AccessRule>> = {
  'Query.customerTenants': both('reseller'),
  'Query.customerOrganization': both('reseller'),
  'Mutation.createCustomerBranch': both('reseller'),
  'Mutation.approveCustomerRegister': both('reseller'),
  'Query.organizationUnits': both('user'),
  'Query.organizationUnit': both('user'),
  'Query.organizationUnitDeletion': either('owner', 'admin'),
  'Mutation.saveOrganizationUnit': either('owner', 'admin'),
  'Mutation.setOpeningHours': either('owner', 'admin'),
  'Mutation.moveOrganizationUnit': either('owner', 'admin'),
  'Mutation.setOrganizationUnitActive': either('owner', 'admin'),
  // With data only by the admin group ('Delete Anyway', decisions ORG-22): its service checks that.
  'Mutation.deleteOrganizationUnit': either('owner', 'admin'),
  'Query.tenantCustomers': both('reseller'),
};
