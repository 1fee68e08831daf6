import { organizationAddress } from '@tresen/domain/organization/addresses';
import { lazy } from 'react';
import {
  OrganizationAddressDocument,
  OrganizationAddressesDocument,
} from '../../kit/graphql/generated/general/graphql.ts';
import { PlaceOutlinedIcon } from '../../kit/icons/place-outlined.tsx';
import { defineRecordFeature } from '../../master-data/record-lists/index.ts';

export { contactFields, placeFields } from './place-fields.ts';

/** The addresses of an organization, on its page; more can be added there. */
export const AddressesOf = lazy(() =>
  import('./addresses-of.tsx').then((module) => ({ default: module.AddressesOf })),
);

/** Addresses of organizations (ORG-16, ORG-18). */
export const addresses = defineRecordFeature({
  entity: organizationAddress,
  list: OrganizationAddressesDocument,
  record: OrganizationAddressDocument,
  icon: PlaceOutlinedIcon,
  foundBy: 'Mutation.saveOrganizationAddress',
  keywords: ['Rechnungsadresse', 'Lieferadresse', 'Billing', 'Delivery'],
  screens: () => import('./address-screens.tsx').then(({ addressScreens }) => addressScreens),
  pages: [
    {
      path: '/profile/organizationAddresses/:organizationAddressId/:organizationAddressHandle?',
      load: () =>
        import('./own-address-page.tsx').then(({ OwnAddressPage }) => ({ default: OwnAddressPage })),
    },
  ],
});
