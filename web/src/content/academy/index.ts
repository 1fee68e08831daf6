import type { Feature } from '../../kit/feature/index.ts';

/** Courses, and how far everybody is in them (CNT-03). */
export const academy: Feature = {
  search: {
    id: 'academy',
    mayUse: 'Query.contentEntries',
    load: () => import('./find-courses.ts').then(({ courseKind }) => courseKind),
  },
  pages: [
    {
      path: '/apps/academy/courses',
      load: () => import('./courses-page.tsx').then(({ CoursesPage }) => ({ default: CoursesPage })),
    },
    {
      path: '/apps/academy/:slug',
      load: () => import('./course-page.tsx').then(({ CoursePage }) => ({ default: CoursePage })),
    },
  ],
};
