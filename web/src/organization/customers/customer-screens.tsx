import { defineTexts } from '../../kit/i18n/index.ts';
import { ContactsOutlinedIcon } from '../../kit/icons/contacts-outlined.tsx';
import { recordScreens } from '../../master-data/record-lists/index.ts';
import { ToCustomerTenants } from '../customer-branches/index.ts';
import { customerKind } from './customer-kind.ts';
import { de } from './customers.de.ts';
import { en } from './customers.en.ts';
import { TenantCustomers } from './tenant-customers.tsx';

/** The list and the page of customers (ORG-26, decisions ORG-27). */
export const customerScreens = recordScreens({
  kind: customerKind,
  texts: defineTexts(de, en),
  icon: <ContactsOutlinedIcon />,
  columns: [
    'name',
    { field: 'lastName', isTableOnly: true, isExtra: true },
    { field: 'street', isTableOnly: true },
    { field: 'houseNumber', isTableOnly: true, isExtra: true },
    { field: 'zipCode', isTableOnly: true },
    'city',
    { field: 'country', isTableOnly: true, isExtra: true },
    { field: 'phone', isTableOnly: true },
    { field: 'externalCrmEntityId', isTableOnly: true },
  ],
  below: (
    <>
      <TenantCustomers />
      <ToCustomerTenants />
    </>
  ),
  sections: (t) => [
    {
      id: 'customer',
      title: t.customer,
      fields: [
        { name: 'company', isWide: true },
        'title',
        'firstName',
        'lastName',
        { name: 'externalCrmEntityId', hint: t.externalHint },
      ],
    },
    {
      id: 'place',
      title: t.place,
      fields: ['street', 'houseNumber', 'zipCode', 'city', { name: 'country', isWide: true }],
    },
    { id: 'contact', title: t.contact, fields: ['phone', 'fax'] },
  ],
});
