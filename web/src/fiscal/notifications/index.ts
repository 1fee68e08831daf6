import type { Feature } from '../../kit/feature/index.ts';

/** What the tax office is told of registers (FIS-02, SHL-69). */
export const taxNotifications: Feature = {
  pages: [
    {
      path: '/manage/data/register',
      load: () =>
        import('./tax-registrations-page.tsx').then(({ TaxRegistrationsPage }) => ({
          default: TaxRegistrationsPage,
        })),
    },
    {
      path: '/manage/data/register/:tseRegistrationId',
      load: () =>
        import('./tax-registration-page.tsx').then(({ TaxRegistrationPage }) => ({
          default: TaxRegistrationPage,
        })),
    },
  ],
};
