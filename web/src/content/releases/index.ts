import type { Feature } from '../../kit/feature/index.ts';

/** What is new in each application, version by version (CNT-08). */
export const releases: Feature = {
  pages: [
    {
      path: '/software-applications',
      load: () =>
        import('./applications-page.tsx').then(({ ApplicationsPage }) => ({ default: ApplicationsPage })),
    },
    {
      path: '/release-notes/:softwareApplicationId',
      load: () => import('./releases-page.tsx').then(({ ReleasesPage }) => ({ default: ReleasesPage })),
    },
  ],
};
