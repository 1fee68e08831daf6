import type { Feature } from '../../kit/feature/index.ts';
import { startAnalyticsRequests, startHomeRequests } from './start-requests.ts';

export { useRangeText } from './analytics-widget.ts';
export { salesFilterOf } from './dashboard-address.ts';
export { FilterSelect } from './filter-select.tsx';
export { FoldedFilters, SalesFilters } from './sales-filters.tsx';
export { useRangeOptions } from './use-range-options.ts';
export { useReceiptsLink } from './use-receipts-link.ts';

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
