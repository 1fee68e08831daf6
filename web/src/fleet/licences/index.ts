import { lazy } from 'react';
import type { Feature } from '../../kit/feature/index.ts';

/** The licences that a register uses, at its own page. */
export const DeviceLicences = lazy(() =>
  import('./device-licences.tsx').then((code) => ({ default: code.DeviceLicences })),
);

/** Licences of the register software (LIC-01, LIC-02). */
export const licences: Feature = {
  search: {
    id: 'licences',
    mayUse: 'Query.searchLicences',
    load: () => import('./find-licences.ts').then(({ foundLicences }) => foundLicences),
  },
  pages: [
    {
      path: '/setting/licences',
      load: () => import('./licences-page.tsx').then(({ LicencesPage }) => ({ default: LicencesPage })),
    },
    {
      path: '/setting/licences/:serial/:tabName?',
      load: () => import('./licence-page.tsx').then(({ LicencePage }) => ({ default: LicencePage })),
    },
    {
      path: '/setting/licenceUpdate/:licenceUpdateId/:serial?',
      load: () =>
        import('./licence-update-page.tsx').then(({ LicenceUpdatePage }) => ({
          default: LicenceUpdatePage,
        })),
    },
  ],
};
