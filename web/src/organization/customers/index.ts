import { customer } from '@tresen/domain/organization/customers';
import { optional } from '../../kit/feature/index.ts';
import { CustomerDocument, CustomersDocument } from '../../kit/graphql/generated/general/graphql.ts';
import { ContactsOutlinedIcon } from '../../kit/icons/contacts-outlined.tsx';
import { FailedDialog } from '../../kit/states/index.ts';
import { defineRecordFeature } from '../../master-data/record-lists/index.ts';

/** Makes a customer where one is needed, such as at the checkout. */
export const NewCustomerDialog = optional(
  async () => (await import('./new-customer-dialog.tsx')).NewCustomerDialog,
  FailedDialog,
);

/** Customers of resellers (ORG-26). */
export const customers = defineRecordFeature({
  entity: customer,
  list: CustomersDocument,
  record: CustomerDocument,
  icon: ContactsOutlinedIcon,
  keywords: ['Kundschaft', 'CRM', 'Clients'],
  screens: () => import('./customer-screens.tsx').then(({ customerScreens }) => customerScreens),
});
