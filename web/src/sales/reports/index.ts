import type { Feature } from '../../kit/feature/index.ts';

/** The summary of any days, reports over any measure, and reports of one's own. */
export const reports: Feature = {
  pages: [
    {
      path: '/dashboards/reports/:report?',
      load: () => import('./reports-page.tsx').then(({ ReportsPage }) => ({ default: ReportsPage })),
    },
  ],
};
