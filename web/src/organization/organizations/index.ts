import { organization } from '@tresen/domain/organization/organizations';
import { lazy } from 'react';
import type { Feature } from '../../kit/feature/index.ts';
import { OrganizationsDocument } from '../../kit/graphql/generated/general/graphql.ts';
import { generalApi } from '../../kit/graphql/index.ts';
import { recordVariables } from '../../kit/record-list/index.ts';

/** The organizations of one's company, for the profile. */
export const OwnOrganizations = lazy(() =>
  import('./own-organizations.tsx').then((module) => ({ default: module.OwnOrganizations })),
);

/** Organizations: to be managed below the settings, to be looked at below the profile (ORG-02, ORG-06). */
export const organizations: Feature = {
  search: {
    id: 'organizations',
    mayUse: 'Mutation.saveOrganization',
    load: () => import('./find-organizations.ts').then(({ foundOrganizations }) => foundOrganizations),
  },
  pages: [
    {
      path: '/setting/organizations',
      load: () =>
        import('./organizations-page.tsx').then(({ OrganizationsPage }) => ({ default: OrganizationsPage })),
      startRequests: (params) =>
        generalApi.startEarly(OrganizationsDocument, recordVariables(organization, params)),
    },
    {
      path: '/setting/organizations/:organizationId/:organizationHandle?',
      load: () =>
        import('./organization-page.tsx').then(({ OrganizationPage }) => ({ default: OrganizationPage })),
    },
    {
      path: '/profile/organizations/:organizationId/:organizationHandle?/:noAddress?',
      load: () =>
        import('./own-organization-page.tsx').then(({ OwnOrganizationPage }) => ({
          default: OwnOrganizationPage,
        })),
    },
  ],
};
