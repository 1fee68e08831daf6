import Contacts from '@mui/icons-material/ContactsOutlined';
import { customer } from '@tresen/domain/organization/customers';
import { lazy } from 'react';
import { CustomerDocument, CustomersDocument } from '../../kit/graphql/generated/general/graphql.ts';
import { defineRecordFeature } from '../../master-data/record-lists/index.ts';

/** Makes a customer where one is needed, such as at the checkout. */
export const NewCustomerDialog = lazy(() =>
  import('./new-customer-dialog.tsx').then((code) => ({ default: code.NewCustomerDialog })),
);

/** Customers of resellers (ORG-26). */
export const customers = defineRecordFeature({
  entity: customer,
  list: CustomersDocument,
  record: CustomerDocument,
  icon: Contacts,
  keywords: ['Kundschaft', 'CRM', 'Clients'],
  screens: () => import('./customer-screens.tsx').then(({ customerScreens }) => customerScreens),
});
