import type { Feature } from '../../kit/feature/index.ts';

/** Files made of lists: those that are ready, and those under way. */
export const exportFiles: Feature = {
  pages: [
    {
      path: '/manage/exports',
      load: () => import('./exports-page.tsx').then(({ ExportsPage }) => ({ default: ExportsPage })),
    },
  ],
};
