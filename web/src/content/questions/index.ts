import type { Feature } from '../../kit/feature/index.ts';

/** Frequent questions with their answers (CNT-01). */
export const questions: Feature = {
  pages: [
    {
      path: '/apps/faq',
      load: () => import('./questions-page.tsx').then(({ QuestionsPage }) => ({ default: QuestionsPage })),
    },
  ],
};
