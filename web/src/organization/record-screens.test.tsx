import { organizationAddress, organizationAddressWords } from '@tresen/domain/organization/addresses';
import { customer, customerWords } from '@tresen/domain/organization/customers';
import { organization, organizationWords } from '@tresen/domain/organization/organizations';
import {
  CustomersDocument,
  OrganizationAddressesDocument,
  OrganizationsDocument,
  TenantCustomersDocument,
} from '../kit/graphql/generated/general/graphql.ts';
import { describeRecordScreens } from '../kit/testing/record-screens.tsx';
import { addresses } from './addresses/index.ts';
import { customers } from './customers/index.ts';
import { organizations } from './organizations/index.ts';

describeRecordScreens({
  proves: 'ORG-16',
  feature: organizations,
  entity: organization,
  words: organizationWords.de,
  list: '/setting/organizations',
  record: ['/setting/organizations/:organizationId/:organizationHandle?', '/setting/organizations/new'],
  document: [OrganizationsDocument, 'organizations'],
  row: {
    name: 'Krone GmbH',
    address: null,
    zipCode: null,
    city: 'Wien',
    country: 'AT',
    phone: null,
    email: null,
  },
  create: 'Neue Organisation',
});

describeRecordScreens({
  proves: 'ORG-04',
  feature: addresses,
  entity: organizationAddress,
  words: organizationAddressWords.de,
  list: '/setting/organizationAddresses',
  record: [
    '/setting/organizationAddresses/:organizationAddressId/:organizationAddressHandle?',
    '/setting/organizationAddresses/new',
  ],
  document: [OrganizationAddressesDocument, 'organizationAddresses'],
  row: {
    ...{ name: 'Krone GmbH', kind: 'billing', isDefault: true, organization: { id: 'o', name: 'Krone' } },
    ...{ address: 'Markt 1', zipCode: '1010', city: 'Wien', country: 'AT', phone: null, email: null },
  },
  create: 'Neue Adresse',
});

describeRecordScreens({
  proves: 'ORG-26, ORG-27',
  feature: customers,
  entity: customer,
  words: customerWords.de,
  list: '/setting/customers',
  record: ['/setting/customers/:customerId', '/setting/customers/new'],
  document: [CustomersDocument, 'customers'],
  row: {
    name: 'Krone GmbH',
    street: null,
    zipCode: null,
    city: 'Graz',
    phone: null,
    externalCrmEntityId: 'K-1',
  },
  create: 'Neuer Kunde',
  operations: [
    [
      TenantCustomersDocument,
      () => ({ tenantCustomers: { nodes: [], pageInfo: { endCursor: null, hasNextPage: false } } }),
    ],
  ],
  // It follows from company and names.
  hidden: ['name'],
});
