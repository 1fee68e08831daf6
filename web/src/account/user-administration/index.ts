import type { Feature } from '../../kit/feature/index.ts';
import { UsersDocument } from '../../kit/graphql/generated/general/graphql.ts';
import { generalApi } from '../../kit/graphql/index.ts';
import { startInvitationsRequest } from '../invitations/index.ts';
import { usersVariables } from './users-address.ts';

/** Who signs in to a tenant, and who was asked to (USR-04 to USR-08). */
export const userAdministration: Feature = {
  search: {
    id: 'users',
    mayUse: 'Query.users',
    load: () => import('./find-users.ts').then(({ userKind }) => userKind),
  },
  pages: [
    {
      path: '/setting/users',
      load: () => import('./users-page.tsx').then(({ UsersPage }) => ({ default: UsersPage })),
      startRequests: (params) => {
        generalApi.startEarly(UsersDocument, usersVariables(params));
        startInvitationsRequest();
      },
    },
  ],
};
