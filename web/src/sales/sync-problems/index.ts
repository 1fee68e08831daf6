import type { Feature } from '../../kit/feature/index.ts';
import { startUnitsRequest } from '../../organization/units/index.ts';

/** Records that a register sent and that wait for a person (contract 17). */
export const syncProblems: Feature = {
  // The entry of the menu, and the other views.
  pages: ['/manage/syncProblems', '/manage/syncProblems/:view'].map((path) => ({
    path,
    load: () =>
      import('./sync-problems-page.tsx').then(({ SyncProblemsPage }) => ({ default: SyncProblemsPage })),
    startRequests: startUnitsRequest,
  })),
  badges: [
    {
      id: 'syncProblems',
      load: () =>
        import('./open-problems-count.tsx').then(({ OpenProblemsCount }) => ({ default: OpenProblemsCount })),
    },
  ],
};
