import type { Feature } from '../../kit/feature/index.ts';
import { startAnalyticsRequests, startHomeRequests } from './start-requests.ts';

/** Headline figures and charts from the roll-ups (DSH). */
export const dashboards: Feature = {
  pages: [
    {
      path: '/dashboards/home',
      load: () => import('./home-page.tsx').then(({ HomePage }) => ({ default: HomePage })),
      startRequests: startHomeRequests,
    },
    {
      path: '/dashboards/analytics',
      load: () => import('./analytics-page.tsx').then(({ AnalyticsPage }) => ({ default: AnalyticsPage })),
      startRequests: startAnalyticsRequests,
    },
  ],
};
