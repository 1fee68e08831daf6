import Contacts from '@mui/icons-material/ContactsOutlined';
import { customer, customerWords } from '@tresen/domain/organization/customers';
import { defineTexts, useTexts } from '../../kit/i18n/index.ts';
import { RecordListPage } from '../../master-data/record-lists/index.ts';
import { recordPaths } from '../../master-data/records/index.ts';
import { ToCustomerTenants } from '../customer-branches/index.ts';
import { customerKind } from './customer-kind.ts';
import { de } from './customers-page.de.ts';
import { en } from './customers-page.en.ts';
import { TenantCustomers } from './tenant-customers.tsx';

const texts = defineTexts(de, en);

const columns = [
  'name',
  { field: 'lastName', isTableOnly: true, isExtra: true },
  { field: 'street', isTableOnly: true },
  { field: 'houseNumber', isTableOnly: true, isExtra: true },
  { field: 'zipCode', isTableOnly: true },
  'city',
  { field: 'country', isTableOnly: true, isExtra: true },
  { field: 'phone', isTableOnly: true },
  { field: 'externalCrmEntityId', isTableOnly: true },
] as const;

/** /setting/customers (ORG-26, decisions ORG-27). */
export const CustomersPage = () => (
  <>
    <RecordListPage
      name="customers"
      entity={customer}
      words={customerWords}
      query={customerKind.query}
      columns={columns}
      pathOf={recordPaths.customer.pathOf}
      texts={useTexts(texts)}
      icon={<Contacts />}
    />
    <TenantCustomers />
    <ToCustomerTenants />
  </>
);
