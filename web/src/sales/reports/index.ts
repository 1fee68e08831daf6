import { type Feature, optional } from '../../kit/feature/index.ts';
import { FailedPart } from '../../kit/states/index.ts';

const PinnedReports = optional(async () => (await import('./pinned-reports.tsx')).PinnedReports, FailedPart);

/** The summary of any days, reports over any measure, and reports of one's own. */
export const reports: Feature = {
  homeParts: [{ id: 'pinnedReports', Part: PinnedReports }],
  pages: [
    {
      path: '/dashboards/reports/:report?',
      hasViews: true,
      load: () => import('./reports-page.tsx').then(({ ReportsPage }) => ({ default: ReportsPage })),
    },
  ],
};
