import type { Feature } from '../../kit/feature/index.ts';

/** Events and public holidays (CNT-01). */
export const calendar: Feature = {
  search: {
    id: 'calendar',
    mayUse: 'Query.searchCalendar',
    load: () => import('./find-events.ts').then(({ eventKind }) => eventKind),
  },
  pages: [
    {
      path: '/apps/calendar',
      load: () => import('./calendar-page.tsx').then(({ CalendarPage }) => ({ default: CalendarPage })),
    },
  ],
};
