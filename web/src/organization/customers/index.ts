import { customer } from '@tresen/domain/organization/customers';
import { lazy } from 'react';
import type { Feature } from '../../kit/feature/index.ts';
import { CustomersDocument } from '../../kit/graphql/generated/general/graphql.ts';
import { generalApi } from '../../kit/graphql/index.ts';
import { recordVariables } from '../../kit/record-list/index.ts';

/** Makes a customer where one is needed, such as at the checkout. */
export const NewCustomerDialog = lazy(() =>
  import('./new-customer-dialog.tsx').then((code) => ({ default: code.NewCustomerDialog })),
);

/** Customers of resellers (ORG-26). */
export const customers: Feature = {
  search: {
    id: 'customers',
    mayUse: 'Query.customers',
    load: () => import('./find-customers.ts').then(({ foundCustomers }) => foundCustomers),
  },
  pages: [
    {
      path: '/setting/customers',
      load: () => import('./customers-page.tsx').then(({ CustomersPage }) => ({ default: CustomersPage })),
      startRequests: (params) => generalApi.startEarly(CustomersDocument, recordVariables(customer, params)),
    },
    {
      path: '/setting/customers/:customerId',
      load: () => import('./customer-page.tsx').then(({ CustomerPage }) => ({ default: CustomerPage })),
    },
  ],
};
