import { organization } from '@tresen/domain/organization/organizations';
import { lazy } from 'react';
import type { Feature } from '../../kit/feature/index.ts';
import { OrganizationDocument, OrganizationsDocument } from '../../kit/graphql/generated/general/graphql.ts';
import { ApartmentIcon } from '../../kit/icons/apartment.tsx';
import { defineRecordFeature } from '../../master-data/record-lists/index.ts';

const OwnOrganizations = lazy(() =>
  import('./own-organizations.tsx').then((module) => ({ default: module.OwnOrganizations })),
);

const ownPage = '/profile/organizations/:organizationId/:organizationHandle?/:noAddress?';

const managed = defineRecordFeature({
  entity: organization,
  list: OrganizationsDocument,
  record: OrganizationDocument,
  icon: ApartmentIcon,
  foundBy: 'Mutation.saveOrganization',
  screens: () => import('./organization-screens.tsx').then((module) => module.organizationScreens),
  pages: [
    {
      path: ownPage,
      load: () =>
        import('./own-organization-page.tsx').then(({ OwnOrganizationPage }) => ({
          default: OwnOrganizationPage,
        })),
    },
  ],
});

/** Organizations: to be managed below the settings, to be looked at below the profile (ORG-02, ORG-06). */
export const organizations: Feature = {
  ...managed,
  profileParts: [{ page: ownPage, Part: OwnOrganizations }],
};
