import type { Feature } from '../../kit/feature/index.ts';
import { DataOverviewDocument } from '../../kit/graphql/generated/pos/graphql.ts';
import { posApi } from '../../kit/graphql/index.ts';

/** Branches with their registers, and what of the master data is where (MDA-02, MDA-03). */
export const overview: Feature = {
  pages: [
    {
      path: '/manage/data/overview',
      load: () => import('./overview-page.tsx').then(({ OverviewPage }) => ({ default: OverviewPage })),
      startRequests: () => posApi.startEarly(DataOverviewDocument, {}),
    },
  ],
};
