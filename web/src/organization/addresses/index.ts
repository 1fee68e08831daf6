import { organizationAddress } from '@tresen/domain/organization/addresses';
import { lazy } from 'react';
import type { Feature } from '../../kit/feature/index.ts';
import { OrganizationAddressesDocument } from '../../kit/graphql/generated/general/graphql.ts';
import { generalApi } from '../../kit/graphql/index.ts';
import { recordVariables } from '../../kit/record-list/index.ts';

export { contactFields, placeFields } from './place-fields.ts';

/** The addresses of an organization, on its page; more can be added there. */
export const AddressesOf = lazy(() =>
  import('./addresses-of.tsx').then((module) => ({ default: module.AddressesOf })),
);

/** Addresses of organizations (ORG-16, ORG-18). */
export const addresses: Feature = {
  search: {
    id: 'organizationAddresses',
    mayUse: 'Mutation.saveOrganizationAddress',
    load: () => import('./find-addresses.ts').then((module) => module.foundOrganizationAddresses),
  },
  pages: [
    {
      path: '/setting/organizationAddresses',
      load: () => import('./addresses-page.tsx').then(({ AddressesPage }) => ({ default: AddressesPage })),
      startRequests: (params) =>
        generalApi.startEarly(OrganizationAddressesDocument, recordVariables(organizationAddress, params)),
    },
    {
      path: '/setting/organizationAddresses/:organizationAddressId/:organizationAddressHandle?',
      load: () => import('./address-page.tsx').then(({ AddressPage }) => ({ default: AddressPage })),
    },
    {
      path: '/profile/organizationAddresses/:organizationAddressId/:organizationAddressHandle?',
      load: () =>
        import('./own-address-page.tsx').then(({ OwnAddressPage }) => ({ default: OwnAddressPage })),
    },
  ],
};
