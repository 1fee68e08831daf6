import type { Feature } from '../../kit/feature/index.ts';

export { reportMailsAddress } from './report-mail-entry.ts';

/** Reports that are mailed by themselves. */
export const reportMails: Feature = {
  pages: [
    {
      path: '/dashboards/reportMails',
      load: () =>
        import('./report-mails-page.tsx').then(({ ReportMailsPage }) => ({ default: ReportMailsPage })),
    },
  ],
};
