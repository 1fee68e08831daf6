import type { Feature } from '../../kit/feature/index.ts';
import { MySessionsDocument, ProfileDocument } from '../../kit/graphql/generated/general/graphql.ts';
import { generalApi } from '../../kit/graphql/index.ts';

/** What people see and change of themselves. */
export const profile: Feature = {
  pages: [
    {
      path: '/profile',
      load: () => import('./profile-page.tsx').then(({ ProfilePage }) => ({ default: ProfilePage })),
      startRequests: () => {
        generalApi.startEarly(ProfileDocument, {});
        generalApi.startEarly(MySessionsDocument, {});
      },
    },
    {
      path: '/profile/edit',
      load: () =>
        import('./profile-edit-page.tsx').then(({ ProfileEditPage }) => ({ default: ProfileEditPage })),
      startRequests: () => generalApi.startEarly(ProfileDocument, {}),
    },
  ],
};
